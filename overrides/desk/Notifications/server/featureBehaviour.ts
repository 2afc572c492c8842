/** `GET` and `PUT /contracts/{id}/features`: each feature as it stands for one organiser, and the organiser's choice. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { readContract, type Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { deskProblem } from '../../errors.ts';
import { readFeatures } from './readFeatures.ts';

async function answer(sql: Sql, contract: number) {
  const features = await readFeatures(sql, contract);
  return {
    members: features.map(({ id, ...feature }) => ({
      '@id': `/ticketing/v1/features/${id}`,
      '@type': 'Feature' as const,
      ...feature,
    })),
  };
}

const ofContract = defineAction('Feature.ofContract', {
  run: ({ tx, caller }, { params }) => answer(tx, readContract(caller, [params.id])),
});

/** `switched` is JSON by name of the feature. */
const switchFeature = sqlFile<{ readonly contract: number; readonly switched: string }>(
  import.meta.dirname,
  'switchFeature.sql',
);

/** Without `enabled`, the organiser's choice is taken back: as the product has it. */
const switchOne = defineAction('Feature.switch', {
  async run({ tx, caller }, { params, body: { name, enabled = null } }) {
    const contract = readContract(caller, [params.id]);
    const known = (await readFeatures(tx, contract)).map((feature) => feature.name);
    if (!known.includes(name)) throw deskProblem('DESK-007', { name, known: known.join(', ') });
    await tx.query(switchFeature({ contract, switched: JSON.stringify({ [name]: enabled }) }));
    return answer(tx, contract);
  },
});

export const featureBehaviour = defineBehaviour('Feature', { actions: [ofContract, switchOne] });
