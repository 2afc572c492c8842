/**
 * The thread in which the embedded database runs: statements go in, rows come out. One that never ends is cut off with
 * its thread, and the database opened again in a new one.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable, findShortage } from './DatabaseUnavailable.ts';
import { hasRoom } from './diskRoom.ts';
import type { WorkerAnswer, WorkerRequest } from './pgliteWorker.ts';

type Statement = Omit<WorkerRequest, 'id'>;

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

interface ThreadOptions {
  /** Milliseconds a statement may take. */
  readonly statementTimeout: number;
  /** Called when a thread is given up, before another is opened: what its connection remembered is gone. */
  onReplace(): void;
}

/** Between two tries to open a database that could not be opened again. */
const REOPEN_MS = 1000;

/** How a transaction lifts the limit for what it does afterwards, on either database. */
const UNLIMITED = 'SET LOCAL statement_timeout = 0';

const STOP: Statement = { kind: 'stop', text: '', params: [] };

/** An error of the database with the members that `pg` gives it too. */
export class EmbeddedError extends Error {
  constructor(members: Readonly<Record<string, unknown>>) {
    super(String(members.message));
    Object.assign(this, members);
  }
}

export class PgliteThread {
  readonly #folder: string;
  readonly #options: ThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #isStopped = false;
  #isUnlimited = false;
  #generation = 0;
  /** Set while the thread is replaced: what is asked meanwhile waits for the new one. */
  #reopening: Promise<void> | undefined;

  private constructor(folder: string, options: ThreadOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** @returns the thread, its database open */
  static async open(folder: string, options: ThreadOptions): Promise<PgliteThread> {
    const thread = new PgliteThread(folder, options);
    thread.#worker = await thread.#start();
    return thread;
  }

  /** Counts the threads, so that a transaction never goes on in a database opened after it began. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * @param isCommit without an answer it is not known whether it was done
   * @throws DatabaseUnavailable when the thread dies meanwhile, none can be opened, or there is no room for a write
   */
  async send(statement: Statement, isCommit = false): Promise<unknown[]> {
    await this.#reopening;
    if (!this.#worker) await this.#reopen();
    this.#lastId += 1;
    const id = this.#lastId;
    const generation = this.#generation;
    const answer = new Promise<unknown[]>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    if (statement.text === UNLIMITED) this.#isUnlimited = true;
    else if (/^(?:COMMIT|ROLLBACK)$/.test(statement.text)) this.#isUnlimited = false;
    const watch = this.#isUnlimited ? undefined : this.#watch();
    this.#worker?.postMessage({ ...statement, id } satisfies WorkerRequest);
    try {
      return await answer;
    } catch (error) {
      const isLost = error instanceof DatabaseUnavailable && this.generation !== generation;
      if (!isCommit || !isLost) throw error;
      throw new DatabaseUnavailable({ ...lostBy(error.cause), mayBeWritten: true });
    } finally {
      clearTimeout(watch);
    }
  }

  /** Nothing is replaced any more from when `closing` begins; the database is closed once what was asked is done. */
  async stop(closing: Promise<unknown>): Promise<void> {
    this.#isStopped = true;
    await closing;
    await this.send(STOP).catch(() => undefined);
    await this.#worker?.terminate();
  }

  async #start(): Promise<Worker> {
    const next = await openWorker(this.#folder);
    next.on('message', ({ id, rows, error }: WorkerAnswer) => {
      // PostgreSQL ends and starts again after such an error. PGlite would go on, with what is in its memory in doubt.
      if (next === this.#worker && isFatal(error)) return this.#replace(outageOf(new EmbeddedError(error)));
      const caller = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) caller?.reject(errorOf(new EmbeddedError(error)));
      else caller?.resolve(rows ?? []);
    });
    const replace = (reason: unknown) => {
      if (next === this.#worker) this.#replace(new DatabaseUnavailable(lostBy(reason)));
    };
    next.on('error', replace);
    next.on('exit', (code) => replace(endedWith(code)));
    return next;
  }

  #watch(): NodeJS.Timeout {
    const { statementTimeout } = this.#options;
    const message = `A statement took more than ${statementTimeout} ms.`;
    return setTimeout(() => this.#replace(new EmbeddedError({ message, code: '57014' })), statementTimeout);
  }

  /** Whoever waits gets the error; whoever asks from now on waits for the new thread. */
  #replace(error: Error): void {
    if (this.#reopening) return;
    const ended = this.#worker;
    this.#worker = undefined;
    this.#generation += 1;
    this.#isUnlimited = false;
    this.#options.onReplace();
    for (const caller of this.#waiting.values()) caller.reject(error);
    this.#waiting.clear();
    this.#reopen(ended).catch(() => undefined);
  }

  /** One that fails is tried again by the next call, after a pause in which calls wait. */
  #reopen(ended?: Worker): Promise<void> {
    this.#reopening ??= (async () => {
      await ended?.terminate();
      if (this.#isStopped) throw new Error('The database is stopped.');
      try {
        this.#worker = await this.#start();
      } catch (error) {
        await pause(REOPEN_MS);
        throw new DatabaseUnavailable(
          hasRoom(this.#folder) ? lostBy(error) : { reason: 'full', cause: error },
        );
      }
    })().finally(() => {
      this.#reopening = undefined;
    });
    return this.#reopening;
  }
}

type MembersOfError = NonNullable<WorkerAnswer['error']>;

function isFatal(error: WorkerAnswer['error']): error is MembersOfError {
  return error?.severity === 'PANIC' || error?.severity === 'FATAL';
}

const outageOf = (cause: EmbeddedError) =>
  new DatabaseUnavailable({ reason: findShortage(cause) ?? 'lost', cause });

const errorOf = (error: EmbeddedError) => (findShortage(error) ? outageOf(error) : error);

const lostBy = (cause: unknown) => ({ reason: 'lost', cause }) as const;

const endedWith = (code: number) => new Error(`the thread of the embedded database ended with ${code}`);

/** Makes the database where there is none, and closes it: a folder that is whole. */
export async function makeDatabase(folder: string): Promise<void> {
  const worker = await openWorker(folder);
  const ended = new Promise((resolve) => worker.once('message', resolve));
  worker.postMessage({ ...STOP, id: 1 } satisfies WorkerRequest);
  await ended;
  await worker.terminate();
}

/** @returns the worker, its database open */
async function openWorker(folder: string): Promise<Worker> {
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { folder } });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(endedWith(code)));
  });
  worker.removeAllListeners('error');
  return worker;
}
