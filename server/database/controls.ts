/**
 * Statements that steer a transaction: they name no table of an entity, or one that is known only when they run, so
 * nothing checks them beforehand. All of them are here.
 */
import type { Sql } from '../kit/database.ts';

/** What one server does while the others wait. The numbers are arbitrary, and shared by every server on a database. */
const LOCKS = {
  migrations: 7_164_301,
  'reference data': 7_164_302,
  defaults: 7_164_303,
  roles: 7_164_304,
  'outbox positions': 7_164_305,
} as const;

const quote = (name: string): string => `"${name}"`;

/** Until the transaction ends, no other server is in a transaction that waits for the same. */
export async function waitForLock(tx: Sql, name: keyof typeof LOCKS): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${LOCKS[name]})`);
}

/** A point to which the transaction can return. One of the same name hides the one before it. */
export async function setSavepoint(tx: Sql, name: string): Promise<void> {
  await tx.query(`SAVEPOINT ${quote(name)}`);
}

/** Undoes what was done since; the point stays. */
export async function returnTo(tx: Sql, name: string): Promise<void> {
  await tx.query(`ROLLBACK TO SAVEPOINT ${quote(name)}`);
}

/** Keeps what was done since. */
export async function releaseSavepoint(tx: Sql, name: string): Promise<void> {
  await tx.query(`RELEASE SAVEPOINT ${quote(name)}`);
}

/** @param limit how long each statement of the transaction may take from here on */
export async function limitStatements(tx: Sql, limit: '10min' | 'none'): Promise<void> {
  await tx.query(`SET LOCAL statement_timeout = ${limit === 'none' ? 0 : `'${limit}'`}`);
}

/** The next record gets the number after the highest, where records were written with numbers of their own. */
export async function continueIds(tx: Sql, table: string): Promise<void> {
  await tx.query(
    `SELECT setval(pg_get_serial_sequence('${quote(table)}', 'id'), (SELECT max("id") FROM ${quote(table)}))`,
  );
}

/** After many rows were written: without knowing how many there are, each would be looked for among all of them. */
export async function gatherStatistics(tx: Sql, table: string): Promise<void> {
  await tx.query(`ANALYZE ${quote(table)}`);
}
