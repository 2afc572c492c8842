/**
 * Statements whose tables and columns are checked before they run. Ordinary ones are built on `db`: a column that is gone
 * does not compile. Long ones are `.sql` files, and those of fixed parts are `sqlText`; both are prepared against the
 * migrated tables by `npm run check-sql`, as are the examples that `sampleSql` registers for statements that are assembled
 * when they run. All are run by `query` of the kit's `Sql`.
 */
import {
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { EntityTables } from './generated/database.ts';
import type { OwnTables } from './sql/ownTables.ts';

export { sqlFile } from './sql/sqlFile.ts';
export { sampleSql, sqlText } from './sql/sqlText.ts';

/**
 * Kysely without a connection. Names are those of the database; int8 and numeric are numbers, instants and days the
 * texts that PostgreSQL writes, JSON is read parsed and written as text.
 *
 * @example await tx.query(db.selectFrom('order').select('number').where('contract_id', '=', contract))
 */
export const db = new Kysely<EntityTables & OwnTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** `= any($1)`: one text however many values there are, so that it is prepared once; `in` makes one for each length. */
export const anyOf = <Value>(values: readonly Value[]) => sql<Value>`any(${values})`;

/** An instant as the API writes it, `2026-11-23T20:00:00+00:00`, where PostgreSQL's own text has a space. */
export const instant = <Value extends string | null>(column: Expression<Value>) =>
  sql<Value>`to_json(${column}) #>> '{}'`;

/** The instant at which the transaction began. */
export const now = sql<string>`now()`;

/** @param interval a constant of the code, e.g. `-14 days` */
export const fromNow = (interval: string) => sql<string>`now() + ${sql.lit(interval)}::interval`;

/** What the open transaction writes from here on is no line of history, and is reported to nobody. */
export const muteOutbox = db.selectNoFrom(sql`set_config('app.outbox', 'off', true)`.as('muted'));
