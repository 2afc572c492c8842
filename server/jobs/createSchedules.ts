/**
 * Work by the clock: each run once, by whichever server process comes first. When it is due is stored, so a run that was
 * missed while no server ran is made up for at the next start, once. Names no entity: the records are a service's.
 */
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import {
  type Host,
  type Jobs,
  type ScheduleContext,
  type ScheduledRun,
  type Sql,
  scheduledTasks,
} from '../kit.ts';
import { createClock } from './createClock.ts';

/** How late a run may begin. */
const LOOK_MS = 5000;
/** A process that runs something reports it this often; after a minute without it, another one begins anew. */
const SIGN_MS = 20_000;
/** What a run may take to end once the server stops. */
const LEAVE_MS = 1500;
/** After a failure, before the second and the third attempt; then it waits for its next time. */
const WAITS_MS = [60_000, 600_000];

interface Schedule {
  readonly cron: string;
  readonly timezone: string;
  readonly run: (context: ScheduleContext) => Promise<void>;
}

export interface Schedules extends Pick<Jobs, 'schedule'> {
  /** After the start. */
  watch(): void;
  leave(): void;
  stop(): Promise<void>;
}

type SchedulesHost = Pick<Host, 'database' | 'transaction' | 'metrics' | 'every' | 'use'> & {
  readonly app: Pick<Host['app'], 'log'>;
};

/**
 * When it is due again. Never before the moment it was due at: this clock may be behind the database's.
 *
 * @param failures in a row, this one included; 0 after a success
 */
export function findDue(
  findNext: (after: Date) => Date,
  { dueAt, now, failures }: { readonly dueAt: Date; readonly now: Date; readonly failures: number },
): Date {
  const next = findNext(dueAt > now ? dueAt : now);
  const wait = failures > 0 ? WAITS_MS[failures - 1] : undefined;
  return wait === undefined ? next : new Date(Math.min(next.getTime(), now.getTime() + wait));
}

export function createSchedules({
  database,
  transaction,
  metrics,
  every,
  use,
  app,
}: SchedulesHost): Schedules {
  const schedules = new Map<string, Schedule>();
  const clocks = new Map<string, (after: Date) => Date>();
  const running = new Map<string, Promise<void>>();
  const leaving = new AbortController();
  const records = () => use(scheduledTasks);
  const ended = metrics.counter({
    name: 'scheduled_runs_total',
    help: 'Runs of scheduled work on this server: succeeded, failed, cut off by a stop.',
    labels: ['name', 'outcome'],
  });

  /** Runs by the clock are no change that anybody made: no history. */
  const silently = <Result>(run: (tx: Sql) => Promise<Result>): Promise<Result> =>
    database.transaction('system', async (tx) => {
      await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
      return run(tx);
    });

  /** Their records, all at once. */
  async function prepare(): Promise<void> {
    if (clocks.size === schedules.size) return;
    const made = await Promise.all(
      [...schedules].map(async ([name, { cron, timezone }]) => {
        const findNext = await createClock(cron, timezone);
        return { name, cron, timezone, findNext };
      }),
    );
    await silently(async (tx) => {
      for (const { findNext, ...task } of made)
        await records().keep(tx, { ...task, dueAt: findNext(new Date()) });
    });
    for (const { name, findNext } of made) clocks.set(name, findNext);
  }

  async function attempt({ name }: ScheduledRun): Promise<'succeeded' | 'failed' | 'cut off'> {
    try {
      await schedules.get(name)?.run({
        signal: leaving.signal,
        transaction: (contract, write) => transaction({ contract, actor: name }, write),
      });
      return 'succeeded';
    } catch (error) {
      if (leaving.signal.aborted) return 'cut off';
      app.log.error({ err: error, name }, 'scheduled work failed');
      return 'failed';
    }
  }

  async function run(begun: ScheduledRun, findNext: (after: Date) => Date): Promise<void> {
    const signs = setInterval(() => {
      silently((tx) => records().giveSign(tx, begun)).catch(() => undefined);
    }, SIGN_MS);
    const is = await attempt(begun).finally(() => clearInterval(signs));
    ended.add({ name: begun.name, outcome: is.replace(' ', '_') });
    const dueAt = new Date(begun.dueAt);
    const failures = is === 'failed' ? begun.failures + 1 : 0;
    await silently((tx) =>
      records().end(tx, begun, {
        is,
        dueAt: is === 'cut off' ? dueAt : findDue(findNext, { dueAt, now: new Date(), failures }),
      }),
    );
  }

  async function look(): Promise<void> {
    await prepare();
    const idle = [...clocks.keys()].filter((name) => !running.has(name));
    if (leaving.signal.aborted || idle.length === 0) return;
    for (const begun of await silently((tx) => records().begin(tx, idle))) {
      const findNext = clocks.get(begun.name);
      if (!findNext) continue;
      const ending = run(begun, findNext)
        // Its record shows it as running, until the signs of life are too old.
        .catch((error: unknown) => isUnavailable(error) || app.log.error(error, 'the end of scheduled work'))
        .then(() => void running.delete(begun.name));
      running.set(begun.name, ending);
    }
  }

  return {
    schedule(name, cron, { timezone }, task) {
      if (schedules.has(name)) throw new Error(`The scheduled work "${name}" is there twice.`);
      schedules.set(name, { cron, timezone, run: task });
    },
    watch() {
      if (schedules.size === 0) return;
      every(LOOK_MS, 'schedules', look);
      // The database may close under the first look of a server that stops at once.
      look().catch(
        (error: unknown) => leaving.signal.aborted || app.log.error(error, 'looking for scheduled work'),
      );
    },
    leave: () => leaving.abort(new Error('The server stops.')),
    async stop() {
      leaving.abort(new Error('The server stops.'));
      const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS).unref());
      await Promise.race([Promise.all(running.values()), late]);
    },
  };
}
