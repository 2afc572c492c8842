/** Writes the demo organiser into an empty database: one statement a table, nothing written to the outbox. */
import type { Service, Sql } from '../../../../server/kit.ts';
import { muteOutbox } from '../../../../server/sql.ts';
import { earnPerformances } from '../../../money/Ledger/server/earnPerformances.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { drawNumbers } from '../../../money/NumberSeries/server/drawNumbers.ts';
import { findLocalDay } from '../../../sale/CashRegister/model.ts';
import { buildDemo, type Tables } from '../model/buildDemo.ts';
import { CONTRACT, type Row, TIMEZONE } from '../model/buildSeason.ts';

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

async function writeTables(tx: Sql, tables: Tables): Promise<void> {
  for (const pair of pairTables(tables)) {
    const inserts = pair.map(([table, rows], index) => renderInsert(table, rows, `$${index + 1}`));
    const [first, second] = inserts;
    await tx.query(
      second ? `WITH "first" AS (${first}) ${second}` : `${first}`,
      pair.map(([, rows]) => JSON.stringify(rows)),
    );
  }
  for (const [table, rows] of tables)
    if (rows[0]?.id !== undefined)
      await tx.query(
        `SELECT setval(pg_get_serial_sequence('${quote(table)}', 'id'), (SELECT max("id") FROM ${quote(table)}))`,
      );
}

export const demo: Service = {
  name: 'demo',
  register: () => undefined,
  async seed({ database }) {
    const now = new Date();
    const { tables, ledger, numbers, after } = buildDemo(findLocalDay(now, TIMEZONE));
    await database.transaction('system', async (tx) => {
      await tx.query(muteOutbox);
      await writeTables(tx, tables);
      await drawNumbers(tx, CONTRACT, numbers);
      await recordMoney(tx, CONTRACT, ledger);
      await earnPerformances(tx, CONTRACT, now);
      await writeTables(tx, after);
    });
  },
};
