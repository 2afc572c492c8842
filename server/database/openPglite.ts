/**
 * The embedded store: PGlite in a worker thread behind the same interface as PostgreSQL. One connection, so calls wait
 * for one another; a statement that never ends is cut off with its thread, and the database opened again.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Scope, Transaction } from '../kit.ts';
import { drizzleOver } from './drizzleOver.ts';
import { lockFolder } from './lockFolder.ts';
import type { WorkerAnswer, WorkerRequest } from './pgliteWorker.ts';
import { enterScope, type ScopeState } from './scope.ts';
import { writeParameter } from './writeParameter.ts';

/** An error of the database with the members that `pg` gives it too. */
class EmbeddedError extends Error {
  constructor(members: Readonly<Record<string, unknown>>) {
    super(String(members.message));
    Object.assign(this, members);
  }
}

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/** @param options.statementTimeout milliseconds a statement may take */
export async function openPglite(
  varDir: string,
  options: { readonly statementTimeout?: number } = {},
): Promise<Database> {
  const { statementTimeout = 30_000 } = options;
  const unlock = lockFolder(varDir);
  const folder = join(varDir, 'data');
  const waiting = new Map<number, Waiting>();
  const state: ScopeState = { current: undefined };
  let worker = await startWorker().catch((error: unknown) => {
    unlock();
    throw error;
  });
  let lastId = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function startWorker(): Promise<Worker> {
    const next = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { folder } });
    await new Promise<void>((resolve, reject) => {
      next.once('message', () => resolve());
      next.once('error', reject);
    });
    next.on('message', ({ id, rows, error }: WorkerAnswer) => {
      const caller = waiting.get(id);
      waiting.delete(id);
      if (error) caller?.reject(new EmbeddedError(error));
      else caller?.resolve(rows ?? []);
    });
    next.on('error', failAll);
    return next;
  }

  function failAll(error: unknown) {
    state.current = undefined;
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  }

  async function reopen() {
    await worker.terminate();
    failAll(
      new EmbeddedError({ message: `A statement took more than ${statementTimeout} ms.`, code: '57014' }),
    );
    worker = await startWorker();
  }

  async function send(request: Omit<WorkerRequest, 'id'>): Promise<unknown[]> {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<unknown[]>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const watch = setTimeout(() => void reopen(), statementTimeout);
    worker.postMessage({ ...request, id } satisfies WorkerRequest);
    return answer.finally(() => clearTimeout(watch));
  }

  const exec = (text: string) => send({ kind: 'exec', text, params: [], arrays: false });
  const ask = (text: string, params: readonly unknown[], arrays: boolean) =>
    params.length === 0 && !arrays
      ? exec(text)
      : send({ kind: 'query', text, params: params.map(writeParameter), arrays });

  /** Runs after all that was asked before: the one connection belongs to `run` until it ends. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (isStopped) return Promise.reject(new Error('The database is stopped.'));
    const turn = tail.then(run);
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function enter(scope: Scope) {
    const sql = enterScope(state, scope);
    if (!sql) return;
    await exec(sql).catch((error: unknown) => {
      state.current = undefined;
      throw error;
    });
  }

  const transaction: Transaction = {
    query: <Row>(text: string, params: readonly unknown[] = []) => ask(text, params, false) as Promise<Row[]>,
    drizzle: drizzleOver((text, params) => ask(text, params, true) as Promise<unknown[][]>),
  };

  return {
    kind: 'pglite',
    query: <Row>(scope: Scope, text: string, params: readonly unknown[] = []) =>
      inTurn(async () => {
        await enter(scope);
        return (await ask(text, params, false)) as Row[];
      }),
    transaction: (scope, run) =>
      inTurn(async () => {
        await enter(scope);
        await exec('BEGIN');
        try {
          const result = await run(transaction);
          await exec('COMMIT');
          return result;
        } catch (error) {
          await exec('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await tail;
      await send({ kind: 'stop', text: '', params: [], arrays: false }).catch(() => undefined);
      await worker.terminate();
      unlock();
    },
  };
}
