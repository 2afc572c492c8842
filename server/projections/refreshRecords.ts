/** Brings records up to date: those that a change concerns, or any by their ids. */
import type { ProjectionSource } from '../kit/projection.ts';
import type { Projection, Sql, Subscriber } from '../kit.ts';

type Changes = Parameters<Subscriber['run']>[0];

/** Ids that a relation named before or after the changes. */
function listNamed(changes: Changes, column: string): readonly number[] {
  const named = changes.flatMap(({ changes: { [column]: sides } }) => sides ?? []);
  return named.filter((id) => typeof id === 'number');
}

async function findBySource(
  tx: Sql,
  { contract, source, changes }: { contract: number; source: ProjectionSource; changes: Changes },
): Promise<readonly number[]> {
  const now = await tx.query(source.find({ contract, ids: changes.map(({ entityId }) => entityId) }));
  const found = now.map(({ id }) => id);
  // Where a deleted or moved record led is in its changes alone.
  const named = source.column ? listNamed(changes, source.column) : [];
  if (!source.findFormer) return [...found, ...named];
  const former = named.length > 0 ? await tx.query(source.findFormer({ contract, ids: named })) : [];
  return [...found, ...former.map(({ id }) => id)];
}

/** @returns ids of the records that the changes concern */
export async function findConcerned(
  tx: Sql,
  projection: Projection,
  { contract, changes }: { readonly contract: number; readonly changes: Changes },
): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (const source of projection.sources) {
    // What the projection itself wrote concerns nobody.
    const own = changes.filter(({ entity, actor }) => entity === source.entity && actor !== projection.name);
    if (own.length > 0)
      for (const id of await findBySource(tx, { contract, source, changes: own })) ids.add(id);
  }
  return [...ids];
}

/**
 * In the open transaction. Records are locked before they are computed, so that who comes second computes from what is
 * there then.
 *
 * @returns ids of those that differed
 */
export async function refreshRecords(
  tx: Sql,
  projection: Projection,
  records: { readonly contract: number; readonly ids: readonly number[] },
): Promise<readonly number[]> {
  if (records.ids.length === 0) return [];
  await tx.query(projection.lock(records));
  const written = await tx.query(projection.write(records));
  return written.map(({ id }) => id);
}
