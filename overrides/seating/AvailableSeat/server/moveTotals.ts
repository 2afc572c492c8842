/** What a performance sells follows its seats: as many places as are not kept from sale. */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';

/** Whoever sells waits here: places and seats change together. */
export async function lockDates(tx: Sql, contract: number, seats: readonly number[]): Promise<void> {
  await tx.query(
    db
      .selectFrom('event_date')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', 'in', (dates) =>
        dates
          .selectFrom('available_seat')
          .select('event_date_id')
          .where('contract_id', '=', contract)
          .where('id', '=', anyOf(seats)),
      )
      .orderBy('id')
      .forUpdate(),
  );
}

/** @param by event date, seats more for sale than before */
export async function moveTotals(tx: Sql, contract: number, by: ReadonlyMap<number, number>): Promise<void> {
  for (const [eventDate, seats] of by)
    if (seats !== 0)
      await tx.query(
        db
          .updateTable('event_date')
          .set((row) => ({
            total_stock: row('total_stock', '+', seats),
            nb_active_seats: row('nb_active_seats', '+', seats),
          }))
          .where('contract_id', '=', contract)
          .where('id', '=', eventDate),
      );
}
