/**
 * Long work for the rest of the server: asked for in one transaction with the record people watch, run in the contract
 * and the name of who asked, tried again when a server dies under it. Names no entity: the record is a service's.
 */
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import { isRefusal } from '../errors.ts';
import { problemBody } from '../http/problemBody.ts';
import { type Host, type JobRecords, type JobRun, type Jobs, jobRecords, type Sql } from '../kit.ts';
import { actorOf } from '../transaction/actorOf.ts';
import { createSchedules } from './createSchedules.ts';
import { jobRunProblem } from './errors.ts';
import { hasWork, openQueue, type Queue, type Ticket } from './openQueue.ts';

type Result = Readonly<Record<string, unknown>>;

/** How often a server without an open queue looks whether another one left work behind. */
const LOOK_MS = 15_000;
/** What a run may take to reach a safe place once the server stops. */
const LEAVE_MS = 1500;

export interface JobsOfServer extends Jobs {
  /** After the start: goes on with what an earlier server left, now or later. */
  watch(): void;
  /** The server is about to stop: runs leave at their next safe place. */
  leave(): void;
  stop(): Promise<void>;
}

export function createJobs(host: Omit<Host, 'jobs'>): JobsOfServer {
  const schedules = createSchedules(host);
  const kinds = new Map<string, (job: JobRun) => Promise<Result>>();
  const finished = host.metrics.counter({
    name: 'jobs_total',
    help: 'Runs of jobs on this server: done, refused for good, failed (they are tried again).',
    labels: ['kind', 'outcome'],
  });
  const leaving = new AbortController();
  const running = new Set<Promise<void>>();
  let queue: Promise<Queue> | undefined;
  const whole = (): Host => ({ ...host, jobs });
  const records = (): JobRecords => host.use(jobRecords);

  function open(): Promise<Queue> {
    queue ??= openQueue(host.database, {
      run(ticket) {
        const run = runJob(
          {
            host: whole(),
            records: records(),
            kinds,
            signal: leaving.signal,
            onEnd: (kind, outcome) => finished.add({ kind, outcome }),
          },
          ticket,
        );
        const ended = run.catch(() => undefined).then(() => void running.delete(ended));
        running.add(ended);
        return run;
      },
      markFailed: (ticket) => markFailed(host, records(), ticket),
      // The server's timers report that the database is away, once.
      onError: (error) => isUnavailable(error) || host.app.log.error(error, 'the queue of jobs'),
    }).catch((error: unknown) => {
      queue = undefined;
      throw error;
    });
    return queue;
  }

  const look = async (): Promise<void> => {
    if (queue || leaving.signal.aborted || kinds.size === 0 || !(await hasWork(host.database))) return;
    await open();
  };

  const jobs: JobsOfServer = {
    schedule: schedules.schedule,
    define(name, run) {
      if (kinds.has(name)) throw new Error(`The job "${name}" is defined twice.`);
      kinds.set(name, run);
    },
    async start({ name, contract, caller, parameters, along }) {
      if (!kinds.has(name)) throw new Error(`No job "${name}" is defined.`);
      const opened = await open();
      // Rights are asked for again when the job runs.
      const { rights: _rights, ...person } = caller;
      const id = await host.database.transaction('system', async (tx) => {
        await tx.query("SELECT set_config('app.actor', $1, true)", [actorOf(caller)]);
        const made = await records().create(tx, { contract, name, caller: person, parameters });
        await opened.send(tx, { contract, job: made });
        await along?.(tx, records().iri(made));
        return made;
      });
      opened.wake();
      return { id, iri: records().iri(id) };
    },
    async goOn({ id, contract, caller }) {
      const key = { contract, id };
      const opened = await open();
      const isOpen = await host.database.transaction('system', async (tx) => {
        await tx.query("SELECT set_config('app.actor', $1, true)", [actorOf(caller)]);
        const record = await records().read(tx, key);
        const { cancelled: _, problem: __, ...result } = record?.result ?? {};
        const turn = turnOf(result) + 1;
        if (!(await records().reopen(tx, key, { ...result, turn }))) return false;
        await opened.send(tx, { contract, job: id, turn });
        return true;
      });
      opened.wake();
      return isOpen;
    },
    watch() {
      schedules.watch();
      if (kinds.size === 0) return;
      host.every(LOOK_MS, 'jobs', look);
      look().catch((error: unknown) => host.app.log.error(error, 'looking for jobs'));
    },
    leave() {
      schedules.leave();
      leaving.abort(new Error('The server stops.'));
    },
    async stop() {
      jobs.leave();
      await schedules.stop();
      const opened = await queue?.catch(() => undefined);
      const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS).unref());
      await Promise.race([Promise.all(running), late]);
      await opened?.stop();
    },
  };
  return jobs;
}

interface Running {
  readonly host: Host;
  readonly records: JobRecords;
  readonly kinds: ReadonlyMap<string, (job: JobRun) => Promise<Result>>;
  readonly signal: AbortSignal;
  onEnd(kind: string, outcome: 'done' | 'refused' | 'failed'): void;
}

/** How often a job was gone on with, which its result keeps. */
const turnOf = (result: Result | undefined): number => Number(result?.turn ?? 0);

async function runJob(
  { host, records, kinds, signal, onEnd }: Running,
  { contract, job: id, turn = 0 }: Ticket,
): Promise<void> {
  const key = { contract, id };
  const plain: Sql = { query: (text, params) => host.database.query({ contract }, text, params) };
  const record = await records.read(plain, key);
  // A ticket without an open record was worked off before its server could record it.
  if (!record || record.state === 'done' || record.state === 'failed') return;
  if (turn !== turnOf(record.result)) return;
  const run = kinds.get(record.name);
  if (!run) throw new Error(`No job "${record.name}" is defined here.`);
  signal.throwIfAborted();
  const scope = { contract, actor: actorOf(record.caller) };
  const sql: Sql = { query: (text, params) => host.database.query(scope, text, params) };
  await records.write(sql, key, { state: 'running' });
  let last: Result | null = record.result ?? null;
  const inTurn = (result: Result): Result => (turn === 0 ? result : { ...result, turn });
  const write = async (change: Parameters<JobRecords['write']>[2], tx: Sql): Promise<void> => {
    if (!(await records.write(tx, key, { ...change, after: last })))
      throw new Error(`The job ${id} of the contract ${contract} was taken over by another server.`);
  };
  try {
    const result = await run({
      id,
      contract,
      caller: record.caller,
      parameters: record.parameters,
      saved: record.result,
      host,
      signal,
      async save({ progress, result: saved }, tx = sql) {
        const own = inTurn(saved);
        await write({ progress, result: own }, tx);
        last = own;
      },
    });
    await write({ state: 'done', progress: 100, result: inTurn(result) }, sql);
    onEnd(record.name, 'done');
  } catch (error) {
    onEnd(record.name, isRefusal(error) ? 'refused' : 'failed');
    if (!isRefusal(error)) throw error;
    await write({ state: 'failed', result: { ...last, problem: problemBody(error) } }, sql);
  }
}

async function markFailed(
  { database }: Pick<Host, 'database'>,
  records: JobRecords,
  { contract, job: id, turn = 0 }: Ticket,
): Promise<void> {
  const key = { contract, id };
  const sql: Sql = { query: (text, params) => database.query({ contract }, text, params) };
  const record = await records.read(sql, key);
  if (!record || record.state === 'done' || record.state === 'failed') return;
  if (turn !== turnOf(record.result)) return;
  const problem = problemBody(jobRunProblem('JOB-001', { name: record.name }));
  await records.write(sql, key, { state: 'failed', result: { ...record.result, problem } });
}
