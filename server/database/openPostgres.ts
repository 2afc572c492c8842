/** The store on a PostgreSQL server: a small pool, each connection remembering the scope it is in. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database, Scope, Statement, Transaction } from '../kit.ts';
import { readStatement } from '../sql/readStatement.ts';
import { MOST_WAITING_KB } from './cleanIndexes.ts';
import {
  DatabaseUnavailable,
  findShortage,
  isConnectionLost,
  isReading,
  isServerBusy,
} from './DatabaseUnavailable.ts';
import { PreparedQuery } from './preparedQuery.ts';
import { enterScope, type ScopeState } from './scope.ts';

const POOL_SIZE = 10;

/** A new connection knows no statement and no table: the first call of a quiet morning is not to pay for that. */
const IDLE_MS = 600_000;

/** Instants are read and written in UTC whatever the server's own zone; nothing asked may run for ever. */
const SESSION = `-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=30000 -c gin_pending_list_limit=${MOST_WAITING_KB}`;

/** int8 and numeric as numbers (amounts and ids stay below 2^53), instants and dates as PostgreSQL wrote them. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === 20 || oid === 1700) return Number;
    if (oid === 1082 || oid === 1114 || oid === 1184) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

const states = new WeakMap<pg.PoolClient, ScopeState>();

/** Connections that broke: they are not put back into the pool. */
const lost = new WeakSet<pg.PoolClient>();

async function enter(client: pg.PoolClient, scope: Scope): Promise<void> {
  const state = states.get(client) ?? { current: undefined };
  states.set(client, state);
  const sql = enterScope(state, scope);
  if (!sql) return;
  try {
    await ask(client, sql);
  } catch (error) {
    state.current = undefined;
    throw error;
  }
}

const names = new Map<string, string>();

/** The same text is prepared once a connection. Texts come from plans, so there are few; past 2000 the rest go unnamed. */
function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= 2000) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const readerOf = (type: number) => types.getTypeParser(type, 'text') as (text: string) => unknown;

/** An error of the server begins where an answer is parsed: it has to name who asked. */
function retrace(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error);
  throw error;
}

/** Without parameters a text may hold several statements: the rows of the last are answered. */
async function send<Row>(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<Row[]> {
  const name = values.length > 0 ? nameStatement(text) : undefined;
  if (name !== undefined)
    return new Promise<Row[]>((resolve, reject) => {
      client.query(new PreparedQuery({ name, text, values, readerOf, resolve, reject }));
    }).catch(retrace);
  const result = await client.query(text, values as unknown[]);
  return (Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows) as Row[];
}

interface Asking {
  /** Without an answer it is not known whether it was done. */
  readonly isCommit?: boolean;
}

/** @throws DatabaseUnavailable when the connection breaks meanwhile, or the server lacks what it takes */
async function guard<Result>(
  client: pg.PoolClient,
  run: () => Promise<Result>,
  { isCommit = false }: Asking = {},
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const shortage = findShortage(error);
    if (shortage) throw new DatabaseUnavailable({ reason: shortage, cause: error });
    if (!isConnectionLost(error)) throw error;
    lost.add(client);
    throw new DatabaseUnavailable({ reason: 'lost', mayBeWritten: isCommit, cause: error });
  }
}

function ask<Row>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
  asking?: Asking,
): Promise<Row[]> {
  return guard(client, () => send<Row>(client, text, values), asking);
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (pool.ending) throw error;
    const isLate = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
    const reason = isLate || isServerBusy(error) ? 'busy' : (findShortage(error) ?? 'lost');
    throw new DatabaseUnavailable({ reason, cause: error });
  }
}

/** @throws when the server cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    options: SESSION,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An idle connection that breaks is replaced at the next call. One in use has its call to report to; without a
  // listener of its own it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => void lost.add(client)));
  (await pool.connect()).release();

  async function withClient<Result>(
    scope: Scope,
    run: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const client = await connect(pool);
    try {
      await enter(client, scope);
      return await run(client);
    } finally {
      client.release(lost.has(client));
    }
  }

  return {
    kind: 'postgres',
    query<Row>(scope: Scope, statement: string | Statement<Row>, params: readonly unknown[] = []) {
      const { text, values } = readStatement(statement, params);
      // Each is its own commit.
      const asking = { isCommit: !isReading(text) };
      return withClient(scope, (client) => ask<Row>(client, text, values, asking));
    },
    transaction<Result>(scope: Scope, run: (tx: Transaction) => Promise<Result>) {
      return withClient(scope, async (client) => {
        await ask(client, 'BEGIN');
        try {
          const result = await run(openTransaction(client));
          await ask(client, 'COMMIT', [], { isCommit: true });
          return result;
        } catch (error) {
          if (!lost.has(client)) await ask(client, 'ROLLBACK').catch(() => void lost.add(client));
          throw error;
        }
      });
    },
    get waiting() {
      return pool.waitingCount;
    },
    get connections() {
      return { inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount };
    },
    async stop() {
      await pool.end();
    },
  };
}

function openTransaction(client: pg.PoolClient): Transaction {
  return {
    query<Row>(statement: string | Statement<Row>, params: readonly unknown[] = []) {
      const { text, values } = readStatement(statement, params);
      return ask<Row>(client, text, values);
    },
  };
}
