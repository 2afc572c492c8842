/**
 * How a room is sold: which seat is of which group, and which are not for sale. Read and saved as a whole. A performance
 * got its own seats of it when it was made; those that are free follow where that is asked, all others stay.
 */
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll, rightsProblem } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import { readPlan } from '../../SeatConfig/server/drawPlan.ts';
import type { WireSeating } from '../model.ts';

const folder = import.meta.dirname;

interface OfConfiguration {
  readonly contract: number;
  readonly configuration: number;
}

const readSeating = sqlFile<OfConfiguration & { readonly now: string }, Omit<WireSeating, 'plan'>>(
  folder,
  'readSeating.sql',
);

const writeMarks = sqlFile<OfConfiguration & { readonly seats: string }, { readonly seats: number }>(
  folder,
  'writeMarks.sql',
);

const regroupFree = sqlFile<OfConfiguration & { readonly now: string }>(folder, 'regroupFree.sql');

export const seating = defineAction('LogicalSeatConfig.seating', {
  async run({ tx, contract, now }, { id }) {
    const [found] = await tx.query(readSeating({ contract, configuration: id, now: now.toISOString() }));
    if (!found?.seatConfig) return { value: { ...found, plan: null } };
    const [plan] = await tx.query(readPlan({ contract, plan: found.seatConfig }));
    return { value: { ...found, plan } };
  },
});

/** @throws Problem SEAT-018 */
export const paintSeats = defineAction('LogicalSeatConfig.paintSeats', {
  async run({ tx, contract, now, caller }, { id, record, body }) {
    if (body.isForPerformances && !holdsForAll(caller, ['stock.write']))
      throw rightsProblem('RIGHT-001', { call: 'update', entity: 'AvailableSeat', policy: 'stock.write' });
    const of = { contract, configuration: id };
    const marks = new Map(
      body.marks.flatMap(({ seats, seatGroup, isForSale }) =>
        seats.map((seat) => [
          seat,
          { seat, seatGroup: seatGroup ?? null, status: isForSale === false ? 'dismissed' : 'available' },
        ]),
      ),
    );
    const [written] = await tx.query(writeMarks({ ...of, seats: JSON.stringify([...marks.values()]) }));
    const missing = marks.size - (written?.seats ?? 0);
    if (missing > 0) throw seatProblem('SEAT-018', { count: missing, name: record.name });
    if (body.isForPerformances) await tx.query(regroupFree({ ...of, now: now.toISOString() }));
    return { id };
  },
});
