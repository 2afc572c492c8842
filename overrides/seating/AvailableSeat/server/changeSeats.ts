/**
 * `PUT /available_seats/bulk`: seats are kept from sale, for a reason and perhaps until a moment, released, and go to another seat group. What is
 * held or sold stays as it is: carts and orders change that. All or none, seats locked by ascending id after their event
 * dates; a performance sells as many places as it has seats that are not blocked.
 */
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import { type KeptSeat, planChange, type SeatChange } from '../model.ts';
import { countContingents, lockContingents } from './contingents.ts';
import { lockDates, moveTotals } from './moveTotals.ts';

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

/** Of a refusal of the model, the first that one of the seats has. */
const REFUSALS = {
  taken: 'SEAT-009',
  elsewhere: 'SEAT-010',
  lifted: 'SEAT-019',
  twice: 'SEAT-020',
} as const;

type Refusal = keyof typeof REFUSALS;

function refuse(planned: readonly { readonly seat: KeptSeat; readonly refusal?: Refusal }[]): void {
  for (const code of ['taken', 'elsewhere', 'lifted', 'twice'] as const) {
    const labels = planned.filter(({ refusal }) => refusal === code).map(({ seat }) => seat.label);
    if (labels.length > 0) throw seatProblem(REFUSALS[code], { seats: labels.join('", "') });
  }
}

export const changeSeats = defineAction('AvailableSeat.updateMany', {
  async run({ tx, contract, now, caller }, { body }) {
    const changes = new Map(body.member.map((change) => [change.id, change as SeatChange]));
    const ids = [...changes.keys()];
    await lockDates(tx, contract, ids);
    const wanted = [...changes.values()].flatMap(({ stockContingent }) => stockContingent ?? []);
    const contingents = await lockContingents(tx, { contract, seats: ids, contingents: wanted });
    const locked = await tx.query(lockBlocks({ contract, seats: ids }));
    const planned = locked.map((seat) => ({
      seat,
      ...planChange(seat, changes.get(seat.id) ?? {}, caller.email),
    }));
    refuse(planned);
    for (const { seat, next } of planned) {
      const contingent = next?.stockContingent;
      if (contingent != null && contingents.get(contingent)?.eventDate !== seat.eventDate)
        throw seatProblem('SEAT-021', { seat: seat.label, contingent });
    }
    const written = planned.flatMap(({ next }) => (next ? [next] : []));
    if (written.length > 0)
      await tx.query(writeBlocks({ contract, now: now.toISOString(), seats: JSON.stringify(written) }));
    const by = new Map<number, number>();
    for (const { seat, next } of planned)
      if (next && next.status !== seat.status)
        by.set(seat.eventDate, (by.get(seat.eventDate) ?? 0) + (next.status === 'available' ? 1 : -1));
    await moveTotals(tx, contract, by);
    const moved = planned.flatMap(({ seat, next }) =>
      next && (next.status !== seat.status || next.stockContingent !== seat.stockContingent)
        ? [seat.stockContingent, next.stockContingent]
        : [],
    );
    await countContingents(tx, contract, moved);
    return { ids };
  },
});
