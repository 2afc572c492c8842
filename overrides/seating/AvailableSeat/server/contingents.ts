/** Contingents of seats: what one sells follows its seats, as what a performance sells does. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

const folder = import.meta.dirname;

interface OfSeats {
  readonly contract: number;
  readonly seats: readonly number[];
  /** Beside those of the performances of the seats. */
  readonly contingents: readonly number[];
}

interface Contingent {
  readonly id: number;
  readonly eventDate: number;
  readonly name: string;
}

const lock = sqlFile<OfSeats, Contingent>(folder, 'lockContingents.sql');

const count = sqlFile<{ readonly contract: number; readonly contingents: readonly number[] }>(
  folder,
  'countContingents.sql',
);

/** The caller has locked their event dates. */
export async function lockContingents(sql: Sql, of: OfSeats): Promise<ReadonlyMap<number, Contingent>> {
  const rows = await sql.query(lock(of));
  return new Map(rows.map((contingent) => [contingent.id, contingent]));
}

/** @param contingents those whose seats changed; null for none */
export async function countContingents(
  sql: Sql,
  contract: number,
  contingents: readonly (number | null)[],
): Promise<void> {
  const ids = [...new Set(contingents.flatMap((id) => id ?? []))];
  if (ids.length > 0) await sql.query(count({ contract, contingents: ids }));
}
