/**
 * The threads that draw documents and read files, so that the server's own thread goes on answering: as many as the
 * settings allow, started with the first work, fair between contracts, ended when they are not needed. Names no task.
 */
import type { WorkCounts, Workers, WorkersSettings, WorkTask } from '../kit.ts';
import { workerProblem } from './errors.ts';
import { FairQueue } from './FairQueue.ts';
import { findBuffers } from './findBuffers.ts';
import { PoolThread, ThreadEnded } from './PoolThread.ts';

/** Of everything that waits: uploads are in memory until their turn. */
const MOST_WAITING_BYTES = 256 * 1_048_576;
/** A thread is replaced after so many pieces: packages in native code keep some memory of each. */
const PIECES_OF_THREAD = 500;
/** What an idle thread holds is worth more than the third of a second that its start takes. */
const IDLE_MS = 300_000;
/** A piece that nobody waits for is left so long to end by itself: a drawing is done before its thread were replaced. */
const LEAVE_MS = 1000;

interface Piece {
  readonly task: WorkTask<(input: never) => unknown>;
  readonly input: unknown;
  readonly contract: number;
  readonly bytes: number;
  readonly signal: AbortSignal | undefined;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface PoolLog {
  error(details: unknown, message: string): void;
}

export class WorkerPool implements Workers {
  readonly #settings: WorkersSettings;
  readonly #log: PoolLog;
  readonly #waiting: FairQueue<Piece>;
  readonly #threads = new Set<PoolThread>();
  /** Each with the timer that ends it. */
  readonly #idle = new Map<PoolThread, ReturnType<typeof setTimeout>>();
  #running = 0;
  #done = 0;
  #failed = 0;
  #refused = 0;
  #isStopped = false;

  constructor(settings: WorkersSettings, log: PoolLog) {
    this.#settings = settings;
    this.#log = log;
    this.#waiting = new FairQueue({ pieces: settings.waiting, bytes: MOST_WAITING_BYTES });
  }

  run<Run extends (input: never) => unknown>(
    task: WorkTask<Run>,
    input: Parameters<Run>[0],
    { contract, signal }: { readonly contract: number; readonly signal?: AbortSignal },
  ): Promise<Awaited<ReturnType<Run>>> {
    const bytes = findBuffers(input).reduce((sum, { byteLength }) => sum + byteLength, 0);
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Run>>>();
    const piece: Piece = {
      task,
      input,
      contract,
      bytes,
      signal,
      resolve: resolve as Piece['resolve'],
      reject,
    };
    const leave = () => {
      this.#waiting.remove(piece);
      reject(signal?.reason);
    };
    if (signal?.aborted) reject(signal.reason);
    else if (this.#isStopped) reject(workerProblem('WORK-004'));
    else if (!this.#waiting.add(piece)) {
      this.#refused += 1;
      reject(workerProblem('WORK-001', { task: task.name }));
    } else {
      signal?.addEventListener('abort', leave);
      // Where a thread is free, it is taken out of the queue at once.
      this.#startNext();
    }
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  counts(): WorkCounts {
    return {
      waiting: this.#waiting.length,
      running: this.#running,
      done: this.#done,
      failed: this.#failed,
      refused: this.#refused,
    };
  }

  /** What waits fails, and so does what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (let piece = this.#waiting.take(); piece; piece = this.#waiting.take())
      piece.reject(workerProblem('WORK-004'));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, workerProblem('WORK-004'))));
  }

  #startNext(): void {
    while (this.#running < this.#settings.threads) {
      const piece = this.#waiting.take();
      if (!piece) return;
      void this.#work(piece);
    }
  }

  async #work({ task: { name, file, timeLimit }, input, signal, resolve, reject }: Piece): Promise<void> {
    this.#running += 1;
    const thread = this.#takeThread();
    const late = setTimeout(() => {
      const problem = workerProblem('WORK-003', { task: name, seconds: timeLimit / 1000 });
      // Native code ends when it returns, and its thread with it.
      reject(problem);
      void this.#end(thread, problem);
    }, timeLimit);
    let left: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      left = setTimeout(() => void this.#end(thread, signal?.reason), LEAVE_MS);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      resolve(await thread.run({ name, file: file.href, input }));
      this.#done += 1;
    } catch (error) {
      this.#failed += 1;
      if (error instanceof ThreadEnded) {
        this.#log.error(
          { err: error.cause ?? error, task: name },
          'a thread of the pool ended under its work',
        );
        reject(workerProblem('WORK-002', { task: name }));
      } else reject(error);
    } finally {
      clearTimeout(late);
      clearTimeout(left);
      signal?.removeEventListener('abort', leave);
      this.#running -= 1;
      this.#putBack(thread);
      this.#startNext();
    }
  }

  #takeThread(): PoolThread {
    for (const [thread, timer] of this.#idle) {
      this.#idle.delete(thread);
      clearTimeout(timer);
      if (!thread.hasEnded) return thread;
      this.#threads.delete(thread);
    }
    const thread = new PoolThread(this.#settings.memory);
    this.#threads.add(thread);
    return thread;
  }

  #putBack(thread: PoolThread): void {
    if (thread.hasEnded || thread.pieces >= PIECES_OF_THREAD || this.#isStopped) void this.#end(thread);
    else this.#idle.set(thread, setTimeout(() => void this.#end(thread), IDLE_MS).unref());
  }

  async #end(thread: PoolThread, reason?: unknown): Promise<void> {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    this.#threads.delete(thread);
    await thread.end(reason);
  }
}
