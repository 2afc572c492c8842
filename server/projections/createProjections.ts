/** Keeps all projections up to date: a subscriber each, and a schedule for what the clock alone changes. */
import type { Host } from '../kit.ts';
import { followClock } from './followClock.ts';
import { findConcerned, refreshRecords } from './refreshRecords.ts';

const EACH_MINUTE = '* * * * *';

/** Before the server listens. @returns what computes new projections, once subscribers are registered */
export function createProjections({
  outbox,
  jobs,
  database,
  projections,
}: Pick<Host, 'outbox' | 'jobs' | 'database' | 'projections'>): () => Promise<void> {
  for (const projection of projections)
    outbox.subscribe(projection.name, {
      entities: projection.sources.map(({ entity }) => entity),
      async run(changes, { tx, contract }) {
        const ids = await findConcerned(tx, projection, { contract, changes });
        await refreshRecords(tx, projection, { contract, ids });
      },
    });
  const follow = async ({ signal }: { readonly signal?: AbortSignal } = {}) => {
    for (const projection of projections) await followClock(database, projection, signal);
  };
  if (projections.length > 0) jobs.schedule('projections', EACH_MINUTE, { timezone: 'UTC' }, follow);
  return () => follow();
}
