/** Writes the demo organiser into an empty database: one statement a table, nothing told to the outbox. */
import type { Service } from '../../../../server/kit.ts';
import { findLocalDay } from '../../../sale/CashRegister/model.ts';
import { buildDemo } from '../model/buildDemo.ts';
import { type Row, TIMEZONE } from '../model/buildSeason.ts';

/** Every column that some row fills; the others keep their defaults. */
const listColumns = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const quote = (name: string) => `"${name}"`;

/** One table's rows from a parameter of JSON. */
function renderInsert(table: string, rows: readonly Row[], parameter: string): string {
  const list = listColumns(rows).map(quote).join(', ');
  return `INSERT INTO ${quote(table)} (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::${quote(table)}, ${parameter}::json)`;
}

type Tables = ReturnType<typeof buildDemo>;

/** Orders and payments name each other: written in one statement, whose references are looked at when it has ended. */
function pairTables(tables: Tables): readonly Tables[] {
  const payments = tables.filter(([table]) => table === 'payment');
  return tables
    .filter(([table]) => table !== 'payment')
    .map((entry) => (entry[0] === 'order' ? [...payments, entry] : [entry]));
}

export const demo: Service = {
  name: 'demo',
  register: () => undefined,
  async seed({ database }) {
    const tables = buildDemo(findLocalDay(new Date(), TIMEZONE));
    await database.transaction('system', async (tx) => {
      await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
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
    });
  },
};
