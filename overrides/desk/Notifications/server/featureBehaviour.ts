/** `GET` and `PUT /contracts/{id}/features`: each feature as it stands for one organiser, and the organiser's say. */
import {
  type ActionAnswer,
  type ActionRequest,
  type Behaviour,
  Problem,
  readContract,
  type Sql,
} from '../../../../server/kit.ts';
import { readFeatures } from './readFeatures.ts';

async function answer(sql: Pick<Sql, 'query'>, contract: number): Promise<ActionAnswer> {
  const features = await readFeatures(sql, contract);
  return {
    json: {
      '@id': `/ticketing/v1/contracts/${contract}/features`,
      '@type': 'Collection',
      totalItems: features.length,
      member: features.map(({ id, ...feature }) => ({
        '@id': `/ticketing/v1/features/${id}`,
        '@type': 'Feature',
        ...feature,
      })),
    },
  };
}

const switchText = `UPDATE "contract" SET "features" = jsonb_strip_nulls(coalesce("features", '{}') || $2::jsonb)
  WHERE "contract_id" = $1 AND "id" = $1`;

/** `enabled` null takes the organiser's say back: as the product has it. */
async function switchOne({ params, body, caller, transaction }: ActionRequest): Promise<ActionAnswer> {
  const contract = readContract(caller, [params.id]);
  const { name, enabled } = body as { readonly name: string; readonly enabled: boolean | null };
  return transaction(async ({ tx }) => {
    const known = (await readFeatures(tx, contract)).map((feature) => feature.name);
    if (!known.includes(name)) throw new Problem('DESK-007', { name, known: known.join(', ') });
    await tx.query(switchText, [contract, JSON.stringify({ [name]: enabled })]);
    return answer(tx, contract);
  });
}

export const featureBehaviour: Behaviour = {
  entity: 'Feature',
  actions: {
    async ofContract({ params, caller, host }) {
      const contract = readContract(caller, [params.id]);
      const query = <Row>(text: string, values?: readonly unknown[]) =>
        host.database.query<Row>({ contract }, text, values);
      return answer({ query }, contract);
    },
    switch: switchOne,
  },
};
