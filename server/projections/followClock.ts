/**
 * What changes in a projection though nobody writes anything, such as which performances are still to come. Up to when the
 * clock was followed is stored, so that nothing is passed over while no server runs.
 */
import { listContracts } from '../database/listContracts.ts';
import type { Database, Projection } from '../kit.ts';
import { asSystem, readMeta, writeMeta } from '../meta.ts';
import { rebuildProjection } from './rebuildProjection.ts';
import { refreshRecords } from './refreshRecords.ts';

/** A delivery computes by the instant at which it began, and may end later: looked at once more. */
const OVERLAP = `interval '2 minutes'`;
/** Records in one transaction. */
const PAGE = 500;

async function readNow(database: Database): Promise<string> {
  const [row] = await database.query<{ at: string }>('system', `SELECT (now() - ${OVERLAP})::text AS "at"`);
  if (!row) throw new Error('The database does not answer what time it is.');
  return row.at;
}

/** @returns ids by contract */
async function findTurned(
  database: Database,
  projection: Projection,
  since: string,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const turned = await database.query('system', projection.turned({ since }));
  return new Map(
    [...Map.groupBy(turned, ({ contract }) => contract)].map(([contract, rows]) => [
      contract,
      rows.map(({ id }) => id),
    ]),
  );
}

/** Computes all values of a projection that is new here, and of others those that the clock has turned. */
export async function followClock(
  database: Database,
  projection: Projection,
  signal?: AbortSignal,
): Promise<void> {
  const system = asSystem(database);
  const since = await readMeta(system, projection.clock);
  const now = await readNow(database);
  if (since === undefined)
    for (const contract of await listContracts(database)) {
      signal?.throwIfAborted();
      await rebuildProjection(database, projection, contract);
    }
  else
    for (const [contract, ids] of await findTurned(database, projection, since))
      for (let at = 0; at < ids.length; at += PAGE) {
        signal?.throwIfAborted();
        await database.transaction({ contract, actor: projection.name }, (tx) =>
          refreshRecords(tx, projection, { contract, ids: ids.slice(at, at + PAGE) }),
        );
      }
  await writeMeta(system, projection.clock, now);
}
