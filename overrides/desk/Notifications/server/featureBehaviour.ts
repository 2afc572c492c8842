/** `GET /contracts/{id}/features`: each feature as it stands for one organiser, whose own say goes before. */
import { type Behaviour, readContract } from '../../../../server/kit.ts';
import { isEnabled } from '../model.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean;
  readonly own: unknown;
}

const text = `SELECT "f"."id", "f"."name", "f"."label", "f"."enabled",
    (SELECT "c"."features" FROM "contract" "c" WHERE "c"."contract_id" = $1 AND "c"."id" = $1) AS "own"
  FROM "feature" "f" WHERE "f"."contract_id" = 0 ORDER BY "f"."name"`;

export const featureBehaviour: Behaviour = {
  entity: 'Feature',
  actions: {
    async ofContract({ params, caller, host }) {
      const contract = readContract(caller, [params.id]);
      const rows = await host.database.query<Row>({ contract }, text, [contract]);
      return {
        json: {
          '@id': `/ticketing/v1/contracts/${contract}/features`,
          '@type': 'Collection',
          totalItems: rows.length,
          member: rows.map(({ id, name, label, enabled, own }) => ({
            '@id': `/ticketing/v1/features/${id}`,
            '@type': 'Feature',
            name,
            label,
            enabled: isEnabled(name, enabled, own),
          })),
        },
      };
    },
  },
};
