/**
 * The embedded store: PGlite in a worker thread behind the same interface as PostgreSQL. One connection, so calls wait
 * for one another; a statement that never ends is cut off with its thread, and the database opened again.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Scope, Transaction } from '../kit.ts';
import { drizzleOver } from './drizzleOver.ts';
import { lockFolder } from './lockFolder.ts';
import type { WorkerAnswer, WorkerRequest } from './pgliteWorker.ts';
import { copyPrepared } from './preparedFolder.ts';
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
  let lastId = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let worker = await makeFolder(folder)
    .then(startWorker)
    .catch((error: unknown) => {
      unlock();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The database in "${folder}" cannot be opened: ${reason}. Put a copy of the folder back, or give another one as VAR_DIR.`,
      );
    });
  /** Set while the thread is replaced: what is asked meanwhile waits for the new one. */
  let reopening: Promise<void> | undefined;
  /** Counts the threads, so that a transaction never goes on in a database opened after it began. */
  let generation = 0;

  async function startWorker(): Promise<Worker> {
    const next = await openWorker(folder);
    next.on('message', ({ id, rows, error }: WorkerAnswer) => {
      const caller = waiting.get(id);
      waiting.delete(id);
      if (error) caller?.reject(new EmbeddedError(error));
      else caller?.resolve(rows ?? []);
    });
    const replace = (message: string) => {
      if (next === worker && !isStopped) reopen({ message, code: 'XX000' });
    };
    next.on('error', (error) => replace(`The embedded database failed: ${String(error)}`));
    next.on('exit', () => replace('The embedded database ended.'));
    return next;
  }

  function reopen(error: Readonly<Record<string, unknown>>) {
    reopening ??= (async () => {
      generation += 1;
      state.current = undefined;
      await worker.terminate();
      for (const caller of waiting.values()) caller.reject(new EmbeddedError(error));
      waiting.clear();
      worker = await startWorker();
    })().finally(() => {
      reopening = undefined;
    });
    // Whoever asks next gets the failure of opening; here it has no one to go to.
    reopening.catch(() => undefined);
  }

  async function send(request: Omit<WorkerRequest, 'id'>): Promise<unknown[]> {
    await reopening;
    lastId += 1;
    const id = lastId;
    const answer = new Promise<unknown[]>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const watch = setTimeout(
      () => reopen({ message: `A statement took more than ${statementTimeout} ms.`, code: '57014' }),
      statementTimeout,
    );
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

  function openTransaction(): Transaction {
    const begun = generation;
    const askInside = (text: string, params: readonly unknown[], arrays: boolean) =>
      begun === generation
        ? ask(text, params, arrays)
        : Promise.reject(new EmbeddedError({ message: 'The transaction was cut off.', code: '25P02' }));
    return {
      query: <Row>(text: string, params: readonly unknown[] = []) =>
        askInside(text, params, false) as Promise<Row[]>,
      get drizzle() {
        return drizzleOver((text, params) => askInside(text, params, true) as Promise<unknown[][]>);
      },
    };
  }

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
          const transaction = openTransaction();
          const result = await run(transaction);
          await transaction.query('COMMIT');
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

/** Where there is no database yet: a copy of the prepared one, else a new one, whole or not at all. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')) || copyPrepared(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const worker = await openWorker(unfinished);
  const ended = new Promise((resolve) => worker.once('message', resolve));
  worker.postMessage({ id: 1, kind: 'stop', text: '', params: [], arrays: false } satisfies WorkerRequest);
  await ended;
  await worker.terminate();
  renameSync(unfinished, folder);
}

/** @returns the thread, its database open */
async function openWorker(folder: string): Promise<Worker> {
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { folder } });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.removeAllListeners('error');
  return worker;
}
