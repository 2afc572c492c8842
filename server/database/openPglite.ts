/**
 * The embedded store: PGlite in a worker thread behind the same interface as PostgreSQL. One connection, so calls wait
 * for one another, and a transaction has it to itself.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Scope, Statement, Transaction } from '../kit.ts';
import { readStatement } from '../sql/readStatement.ts';
import { DatabaseUnavailable, isReading } from './DatabaseUnavailable.ts';
import { lockFolder } from './lockFolder.ts';
import { makeDatabase, PgliteThread } from './pgliteThread.ts';
import { copyPrepared } from './preparedFolder.ts';
import { enterScope, type ScopeState } from './scope.ts';
import { writeParameter } from './writeParameter.ts';

const COMMIT = 'COMMIT';

/** @param options.statementTimeout milliseconds a statement may take */
export async function openPglite(
  varDir: string,
  { statementTimeout = 30_000 }: { readonly statementTimeout?: number } = {},
): Promise<Database> {
  const unlock = lockFolder(varDir);
  const state: ScopeState = { current: undefined };
  const thread = await openFolder(join(varDir, 'data'), {
    statementTimeout,
    onReplace: () => {
      state.current = undefined;
    },
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return serveConnection(thread, state, unlock);
}

/** @throws Error with what to do about a folder that cannot be opened */
async function openFolder(
  folder: string,
  options: Parameters<typeof PgliteThread.open>[1],
): Promise<PgliteThread> {
  try {
    await makeFolder(folder);
    return await PgliteThread.open(folder, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database in "${folder}" cannot be opened: ${reason}. Put a copy of the folder back, or give another one as VAR_DIR.`,
    );
  }
}

/** Where there is no database yet: a copy of the prepared one, else a new one, whole or not at all. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')) || copyPrepared(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await makeDatabase(unfinished);
  renameSync(unfinished, folder);
}

/** Everybody's calls over the one connection, in the order in which they were made. */
function serveConnection(thread: PgliteThread, state: ScopeState, unlock: () => void): Database {
  let tail: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  let waiting = 0;
  let inUse = 0;

  const exec = (text: string, isCommit = false) => thread.send({ kind: 'exec', text, params: [] }, isCommit);
  const ask = (text: string, params: readonly unknown[], isCommit = false) =>
    params.length === 0
      ? exec(text, isCommit)
      : thread.send({ kind: 'query', text, params: params.map(writeParameter) }, isCommit);

  /** Runs after all that was asked before: the one connection belongs to `run` until it ends. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (isStopped) return Promise.reject(new Error('The database is stopped.'));
    waiting += 1;
    const turn = tail.then(() => {
      waiting -= 1;
      inUse = 1;
      return run();
    });
    tail = turn
      .catch(() => undefined)
      .then(() => {
        inUse = 0;
      });
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
    const begun = thread.generation;
    return {
      query<Row>(statement: string | Statement<Row>, params: readonly unknown[] = []) {
        if (begun !== thread.generation) return Promise.reject(new DatabaseUnavailable({ reason: 'lost' }));
        const { text, values } = readStatement(statement, params);
        return ask(text, values, text === COMMIT) as Promise<Row[]>;
      },
    };
  }

  async function runTransaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    await exec('BEGIN');
    try {
      const transaction = openTransaction();
      const result = await run(transaction);
      await transaction.query(COMMIT);
      return result;
    } catch (error) {
      await exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  return {
    kind: 'pglite',
    query: <Row>(scope: Scope, statement: string | Statement<Row>, params: readonly unknown[] = []) =>
      inTurn(async () => {
        await enter(scope);
        const { text, values } = readStatement(statement, params);
        // Each is its own commit.
        return (await ask(text, values, !isReading(text))) as Row[];
      }),
    transaction: (scope, run) =>
      inTurn(async () => {
        await enter(scope);
        return runTransaction(run);
      }),
    get waiting() {
      return waiting;
    },
    get connections() {
      return { inUse, idle: 1 - inUse };
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await thread.stop(tail);
      unlock();
    },
  };
}
