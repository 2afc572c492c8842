/** One thread of the pool from the side of the server: one piece at a time, until it is ended or ends by itself. */
import { Worker } from 'node:worker_threads';
import { reviveProblem } from '../errors.ts';
import type { WorkAnswer, WorkRequest } from './workerThread.ts';

interface Waiting {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** The thread ended under its work, by nobody's wish. */
export class ThreadEnded extends Error {}

export class PoolThread {
  readonly #worker: Worker;
  #waiting: Waiting | undefined;
  /** Why it ends or ended. */
  #reason: unknown;
  hasEnded = false;
  /** Pieces it was given. */
  pieces = 0;

  /** @param memory megabytes that its JavaScript may take; past them it ends, and the server goes on */
  constructor(memory: number) {
    this.#worker = new Worker(new URL('./workerThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    this.#worker.on('message', (answer: WorkAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => {
      this.#reason ??= new ThreadEnded('The thread failed.', { cause: error });
    });
    this.#worker.on('exit', (code) => {
      this.hasEnded = true;
      this.#waiting?.reject(this.#reason ?? new ThreadEnded(`The thread exited with ${code}.`));
      this.#waiting = undefined;
    });
  }

  /** Rejects with what the work threw, with the reason of `end`, or with `ThreadEnded`. */
  run(request: WorkRequest): Promise<unknown> {
    this.pieces += 1;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(request);
    });
  }

  /** @param reason what the piece under way fails with */
  async end(reason?: unknown): Promise<void> {
    this.#reason ??= reason;
    await this.#worker.terminate();
  }

  #settle(answer: WorkAnswer): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if ('output' in answer) waiting?.resolve(answer.output);
    else if ('problem' in answer) {
      waiting?.reject(reviveProblem(answer.problem));
    } else waiting?.reject(Object.assign(new Error(answer.error.message), { stack: answer.error.stack }));
  }
}
