/** The store as everything else sees it: statements, transactions, and in whose name they run. */
import type { CompiledQuery } from 'kysely';

/**
 * In whose name the database is asked. `{ contract }` puts row-level security on: only rows of that contract and
 * global rows are seen. `system` is for migrations, sign-in, sweeps and the demo: it sees all.
 */
export type Scope =
  | {
      readonly contract: number;
      readonly actor?: string;
      /** What is asked writes many rows by a statement. */
      readonly rows?: 'many';
    }
  | 'system';

/** A statement whose tables and columns are checked: of `db`, `sqlFile` or `sqlText` of `server/sql.ts`. */
export interface Statement<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Something that runs SQL: a checked statement, or a text whose parameters are $1, $2 …; int8 and numeric come back as
 * numbers, json parsed.
 */
export interface Sql {
  query<Row = Record<string, unknown>>(
    statement: string | Statement<Row>,
    params?: readonly unknown[],
  ): Promise<Row[]>;
}

/** An open transaction: what is asked through it is committed together, or not at all. */
export type Transaction = Sql;

/** The store behind everything: PostgreSQL by pool, or the embedded PGlite in its worker thread. */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** One statement, committed by itself. */
  query<Row = Record<string, unknown>>(
    scope: Scope,
    statement: string | Statement<Row>,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  /** All or nothing: commits when `run` resolves, rolls back when it throws. */
  transaction<Result>(scope: Scope, run: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  readonly connections: { readonly inUse: number; readonly idle: number };
  stop(): Promise<void>;
}
