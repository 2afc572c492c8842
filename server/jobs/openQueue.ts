/**
 * pg-boss on the server's own database. One queue for all work: what a job is is in its record. Loaded and opened when
 * there is work, so that a server without any pays nothing for it.
 */
import type { PgBoss } from 'pg-boss';
import type { Database, Sql } from '../kit.ts';

export interface Ticket {
  readonly contract: number;
  readonly job: number;
  /** How often the job was gone on with before: earlier tickets are void. */
  readonly turn?: number;
}

export interface Queue {
  /** Inside the transaction of `sql`: asked for when that commits. */
  send(sql: Sql, ticket: Ticket): Promise<void>;
  /** Looks for work now instead of at the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

export interface Handlers {
  run(ticket: Ticket): Promise<void>;
  /** Once for a ticket that failed as often as it is tried. */
  markFailed(ticket: Ticket): Promise<void>;
  onError(error: unknown): void;
}

const work = 'work';
const givenUp = 'given-up';
const schema = 'pgboss';

/** A job of a process that died is taken over once its heart has not beaten for so long. */
const HEARTBEAT_S = 15;
const WATCH_S = 5;
const POLL_S = 2;
const SIDE_BY_SIDE = 2;
const LONGEST_S = 6 * 3600;
const TRIES = { retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };

function executeOver(query: Sql['query']) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: (await query<Record<string, unknown>>(text, values)) ?? [],
    }),
  };
}

export async function openQueue(database: Database, handlers: Handlers): Promise<Queue> {
  const { PgBoss } = await import('pg-boss');
  const boss: PgBoss = new PgBoss({
    db: executeOver((text, params) => database.query('system', text, params)),
    backend: database.kind,
    schema,
    schedule: false,
    superviseIntervalSeconds: WATCH_S,
    monitorIntervalSeconds: WATCH_S,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', handlers.onError);
  const stop = () => boss.stop({ close: false, graceful: true, timeout: 1000 });
  try {
    await boss.start();
    await boss.createQueue(givenUp);
    await boss.createQueue(work, {
      deadLetter: givenUp,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: LONGEST_S,
      ...TRIES,
    });
  } catch (error) {
    // Its timers would go on beside those of the next try.
    await stop().catch(() => undefined);
    throw error;
  }
  const options = { pollingIntervalSeconds: POLL_S, localConcurrency: SIDE_BY_SIDE };
  const one = (handle: (ticket: Ticket) => Promise<void>) => async (jobs: readonly { data: Ticket }[]) => {
    for (const { data } of jobs) await handle(data);
  };
  const worker = await boss.work<Ticket>(work, options, one(handlers.run));
  await boss.work<Ticket>(givenUp, { pollingIntervalSeconds: POLL_S }, one(handlers.markFailed));
  return {
    async send(sql, ticket) {
      await boss.send(work, ticket, { db: executeOver((text, params) => sql.query(text, params)) });
    },
    wake: () => boss.notifyWorker(worker),
    stop,
  };
}

/** How much work waits and runs on all servers; none where there never was any. */
export async function countWork(database: Database): Promise<{ waiting: number; running: number }> {
  if (!(await hasQueue(database))) return { waiting: 0, running: 0 };
  const [row] = await database.query<{ waiting: number; running: number }>(
    'system',
    `SELECT count(*) FILTER (WHERE state < 'active') AS waiting, count(*) FILTER (WHERE state = 'active') AS running
     FROM ${schema}.job WHERE state < 'completed' AND name = '${work}'`,
  );
  return row ?? { waiting: 0, running: 0 };
}

async function hasQueue(database: Database): Promise<boolean> {
  const [table] = await database.query<{ found: boolean }>(
    'system',
    `SELECT to_regclass('${schema}.job') IS NOT NULL AS found`,
  );
  return table?.found ?? false;
}

/** Whether an earlier server, or another one, left work in the queue. */
export async function hasWork(database: Database): Promise<boolean> {
  if (!(await hasQueue(database))) return false;
  const [job] = await database.query<{ found: boolean }>(
    'system',
    `SELECT EXISTS (SELECT FROM ${schema}.job WHERE state < 'completed' AND name IN ('${work}', '${givenUp}')) AS found`,
  );
  return job?.found ?? false;
}
