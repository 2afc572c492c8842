/** Writes the demo organiser into an empty database: one statement a table, nothing told to the outbox. */
import type { Service } from '../../../../server/kit.ts';
import { findLocalDay } from '../../../sale/CashRegister/model.ts';
import { buildDemo } from '../model/buildDemo.ts';
import { type Row, TIMEZONE } from '../model/buildSeason.ts';

/** Every column that some row fills; the others keep their defaults. */
const listColumns = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const quote = (name: string) => `"${name}"`;

export const demo: Service = {
  name: 'demo',
  register: () => undefined,
  async seed({ database }) {
    const tables = buildDemo(findLocalDay(new Date(), TIMEZONE));
    await database.transaction('system', async (tx) => {
      await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
      // Orders and payments name each other: the order is written first, its payment filled in after.
      for (const [table, rows] of tables) {
        const columns = listColumns(rows).filter((column) => !(table === 'order' && column === 'payment_id'));
        const list = columns.map(quote).join(', ');
        await tx.query(
          `INSERT INTO ${quote(table)} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${quote(table)}, $1::json)`,
          [JSON.stringify(rows)],
        );
        if (columns.includes('id'))
          await tx.query(
            `SELECT setval(pg_get_serial_sequence('${quote(table)}', 'id'), (SELECT max("id") FROM ${quote(table)}))`,
          );
      }
      await tx.query('UPDATE "order" SET "payment_id" = "id"');
    });
  },
};
