/**
 * `PUT /available_seats/bulk`: seats are kept from sale and released, for a reason, and go to another seat group. What is
 * held or sold stays as it is: carts and orders change that. All or none, seats locked by ascending id after their event
 * dates; a performance sells as many places as it has seats that are not blocked.
 */
import { defineAction } from '../../../../server/action.ts';
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import { type KeptSeat, planChange, type SeatChange } from '../model.ts';

const folder = import.meta.dirname;

interface LockedSeat extends KeptSeat {
  readonly eventDate: number;
}

const lockBlocks = sqlFile<{ readonly contract: number; readonly seats: readonly number[] }, LockedSeat>(
  folder,
  'lockBlocks.sql',
);

const writeBlocks = sqlFile<{ readonly contract: number; readonly now: string; readonly seats: string }>(
  folder,
  'writeBlocks.sql',
);

/** Whoever sells waits here: places and seats change together. */
async function lockDates(tx: Sql, contract: number, seats: readonly number[]): Promise<void> {
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
async function moveTotals(tx: Sql, contract: number, by: ReadonlyMap<number, number>): Promise<void> {
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

export const changeSeats = defineAction('AvailableSeat.updateMany', {
  async run({ tx, contract, now }, { body }) {
    const changes = new Map(body.member.map((change) => [change.id, change as SeatChange]));
    const ids = [...changes.keys()];
    await lockDates(tx, contract, ids);
    const locked = await tx.query(lockBlocks({ contract, seats: ids }));
    const planned = locked.map((seat) => ({ seat, ...planChange(seat, changes.get(seat.id) ?? {}) }));
    const refused = planned.filter(({ refusal }) => refusal);
    const label = (code: string) =>
      refused
        .filter(({ refusal }) => refusal === code)
        .map(({ seat }) => seat.label)
        .join('", "');
    if (label('taken')) throw seatProblem('SEAT-009', { seats: label('taken') });
    if (label('elsewhere')) throw seatProblem('SEAT-010', { seats: label('elsewhere') });
    const written = planned.flatMap(({ next }) => (next ? [next] : []));
    if (written.length > 0)
      await tx.query(writeBlocks({ contract, now: now.toISOString(), seats: JSON.stringify(written) }));
    const by = new Map<number, number>();
    for (const { seat, next } of planned)
      if (next && next.status !== seat.status)
        by.set(seat.eventDate, (by.get(seat.eventDate) ?? 0) + (next.status === 'available' ? 1 : -1));
    await moveTotals(tx, contract, by);
    return { ids };
  },
});
