/** Compares what records keep of others with what it should be, beside the counters. */
import type { Host } from '../../../../server/kit.ts';
import { compareProjection, type Difference, refreshRecords } from '../../../../server/projection.ts';

type Store = Pick<Host, 'database' | 'projections'>;

/** What one projection differs in; `differences` is undefined where its subscriber has not taken everything. */
export interface Projected {
  readonly projection: Host['projections'][number];
  readonly differences: readonly Difference[] | undefined;
}

/** @returns those that differ, or cannot be compared */
export async function compareProjections(
  { database, projections }: Store,
  contract: number,
): Promise<readonly Projected[]> {
  const compared: Projected[] = [];
  for (const projection of projections) {
    const differences = await compareProjection(database, projection, contract);
    if (differences?.length !== 0) compared.push({ projection, differences });
  }
  return compared;
}

/** A line a value. */
export function printProjected(
  contract: number,
  { projection: { name, entity }, differences }: Projected,
): readonly string[] {
  if (!differences)
    return [`contract ${contract}, ${name}: not compared, changes wait for its subscriber; start the server`];
  return differences.map(
    ({ id, property, stored, computed }) =>
      `contract ${contract}, ${entity} ${id}, ${property}: stored ${stored}, computed ${computed}`,
  );
}

export async function repairProjections(
  { database }: Pick<Store, 'database'>,
  contract: number,
  compared: readonly Projected[],
): Promise<void> {
  for (const { projection, differences = [] } of compared)
    await database.transaction({ contract, actor: 'check-counters' }, (tx) =>
      refreshRecords(tx, projection, { contract, ids: [...new Set(differences.map(({ id }) => id))] }),
    );
}
