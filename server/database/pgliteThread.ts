/**
 * The thread in which the embedded database runs: statements go in, rows come out. One that never ends is cut off with
 * its thread, and the database opened again in a new one.
 */
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './pgliteWorker.ts';

type Statement = Omit<WorkerRequest, 'id'>;

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

interface ThreadOptions {
  /** Milliseconds a statement may take. */
  readonly statementTimeout: number;
  /** Told when a thread is given up, before another is opened: what its connection remembered is gone. */
  onReplace(): void;
}

const STOP: Statement = { kind: 'stop', text: '', params: [], arrays: false };

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

  async send(statement: Statement): Promise<unknown[]> {
    await this.#reopening;
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<unknown[]>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    const { statementTimeout } = this.#options;
    const watch = setTimeout(
      () => this.#replace({ message: `A statement took more than ${statementTimeout} ms.`, code: '57014' }),
      statementTimeout,
    );
    this.#worker?.postMessage({ ...statement, id } satisfies WorkerRequest);
    return answer.finally(() => clearTimeout(watch));
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
      const caller = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) caller?.reject(new EmbeddedError(error));
      else caller?.resolve(rows ?? []);
    });
    const replace = (message: string) => {
      if (next === this.#worker && !this.#isStopped) this.#replace({ message, code: 'XX000' });
    };
    next.on('error', (error) => replace(`The embedded database failed: ${String(error)}`));
    next.on('exit', () => replace('The embedded database ended.'));
    return next;
  }

  #replace(error: Readonly<Record<string, unknown>>): void {
    this.#reopening ??= (async () => {
      this.#generation += 1;
      this.#options.onReplace();
      await this.#worker?.terminate();
      for (const caller of this.#waiting.values()) caller.reject(new EmbeddedError(error));
      this.#waiting.clear();
      this.#worker = await this.#start();
    })().finally(() => {
      this.#reopening = undefined;
    });
    // Whoever asks next gets the failure of opening; here it has no one to go to.
    this.#reopening.catch(() => undefined);
  }
}

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
  });
  worker.removeAllListeners('error');
  return worker;
}
