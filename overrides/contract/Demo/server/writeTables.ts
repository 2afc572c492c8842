/** Rows as they are, a statement a table; nothing is normalized and no hook runs. */
import { continueIds, type Sql } from '../../../../server/kit.ts';
import type { Tables } from '../model/buildDemo.ts';
import type { Row } from '../model/buildSeason.ts';

/** Every column that some row fills; the others keep their defaults. */
const listColumns = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const quote = (name: string) => `"${name}"`;

/** One table's rows from a parameter of JSON. */
function renderInsert(table: string, rows: readonly Row[], parameter: string): string {
  const list = listColumns(rows).map(quote).join(', ');
  return `INSERT INTO ${quote(table)} (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::${quote(table)}, ${parameter}::json)`;
}

/** Orders and payments name each other: written in one statement, whose references are looked at when it has ended. */
function pairTables(tables: Tables): readonly Tables[] {
  const payments = tables.filter(([table]) => table === 'payment');
  return tables
    .filter(([table]) => table !== 'payment')
    .map((entry) => (entry[0] === 'order' ? [...payments, entry] : [entry]));
}

export async function writeTables(tx: Sql, tables: Tables): Promise<void> {
  for (const pair of pairTables(tables)) {
    const inserts = pair.map(([table, rows], index) => renderInsert(table, rows, `$${index + 1}`));
    const [first, second] = inserts;
    await tx.query(
      second ? `WITH "first" AS (${first}) ${second}` : `${first}`,
      pair.map(([, rows]) => JSON.stringify(rows)),
    );
  }
  for (const [table, rows] of tables) if (rows[0]?.id !== undefined) await continueIds(tx, table);
}
