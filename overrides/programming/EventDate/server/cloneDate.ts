/** A performance once more: its settings, prices and contingents as a draft, with nothing sold, held or counted. */
import { defineAction } from '../../../../server/action.ts';
import { requestProblem, type WriteContext } from '../../../../server/kit.ts';
import { db, instant } from '../../../../server/sql.ts';
import { readSeating } from '../../../seating/SeatChoice/server/seatPerformance.ts';
import { copySeatGroups } from '../../TicketPrice/server/copySeatGroups.ts';
import { measureMove, moveMoment } from '../model/moveMoment.ts';

interface Copy {
  readonly from: number;
  readonly to: number;
}

/** Each price with its copy: the same price on another performance, whose sale window moves along. */
async function copyPrices(
  { tx, contract, write }: WriteContext,
  { from, to }: Copy,
  move: (at: string) => string,
) {
  const originals = await tx.query(
    db
      .selectFrom('ticket_price')
      .select((row) => [
        'id',
        'hash',
        instant(row.ref('sale_start_date')).as('opens'),
        instant(row.ref('sale_end_date')).as('closes'),
      ])
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', from)
      .orderBy('id'),
  );
  const copies = await write.copyMany(
    'TicketPrice',
    originals.map(({ id, hash, opens, closes }) => ({
      id,
      values: {
        eventDate: to,
        eventDatePattern: null,
        hash,
        saleStartDate: opens && move(opens),
        saleEndDate: closes && move(closes),
      },
    })),
  );
  return copies.map((copy, index) => ({ from: originals[index]?.id ?? 0, to: copy }));
}

/** Level by level, parents first: a contingent names its parent's copy. */
async function copyContingents({ tx, contract, write }: WriteContext, { from, to }: Copy): Promise<void> {
  const originals = await tx.query(
    db
      .selectFrom('stock_contingent')
      .select(['id', 'parent_id as parent'])
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', from)
      .orderBy('id'),
  );
  const copies = new Map<number | null, number | null>([[null, null]]);
  let level = originals.filter(({ parent }) => parent === null);
  while (level.length > 0) {
    const made = await write.copyMany(
      'StockContingent',
      level.map(({ id, parent }) => ({ id, values: { eventDate: to, parent: copies.get(parent) ?? null } })),
    );
    for (const [index, { id }] of level.entries()) copies.set(id, made[index] ?? null);
    level = originals.filter(({ id, parent }) => copies.has(parent) && !copies.has(id));
  }
}

const MOMENTS = [
  'startDate',
  'endDate',
  'startOfEventDay',
  'endOfEventDay',
  'saleStartDate',
  'saleEndDate',
] as const;

const readOriginal = (contract: number, id: number) =>
  db
    .selectFrom('event_date as e')
    .innerJoin('ticketing as t', (join) =>
      join.onRef('t.contract_id', '=', 'e.contract_id').onRef('t.id', '=', 'e.ticketing_id'),
    )
    .select((row) => [
      't.timezone',
      'e.logical_seat_config_id as logicalSeatConfig',
      'e.total_stock as totalStock',
      'e.unlimited_stock as unlimitedStock',
      instant(row.ref('e.start_date')).as('startDate'),
      instant(row.ref('e.end_date')).as('endDate'),
      instant(row.ref('e.start_of_event_day')).as('startOfEventDay'),
      instant(row.ref('e.end_of_event_day')).as('endOfEventDay'),
      instant(row.ref('e.sale_start_date')).as('saleStartDate'),
      instant(row.ref('e.sale_end_date')).as('saleEndDate'),
    ])
    .where('e.contract_id', '=', contract)
    .where('e.id', '=', id);

/** @param to when the copy starts: all of its moments move along; absent: as the original */
export async function copyDate(context: WriteContext, from: number, to?: string): Promise<number> {
  const { tx, contract, write } = context;
  const [original] = await tx.query(readOriginal(contract, from));
  if (!original) throw requestProblem('REQ-010', { entity: 'EventDate', id: from });
  const timezone = original.timezone ?? 'Europe/Paris';
  const minutes = to && original.startDate ? measureMove(original.startDate, to, timezone) : 0;
  const move = (at: string) => moveMoment(at, minutes, timezone);
  const moved = MOMENTS.flatMap((name) => {
    const at = original[name];
    return at && minutes !== 0 ? [[name, move(at)] as const] : [];
  });
  const copy = await write.copy('EventDate', from, {
    ...Object.fromEntries(moved),
    status: 'draft',
    pattern: null,
    representationNumber: null,
    isRepresentationNumberManuallyFixed: false,
  });
  const { logicalSeatConfig, totalStock, unlimitedStock } = original;
  // A new performance takes its stock from its configuration; of free seating the original's may be another by now.
  if (logicalSeatConfig !== null) {
    const { isNumberedSeating } = await readSeating(tx, contract, logicalSeatConfig);
    if (!isNumberedSeating) await write.update('EventDate', copy, { totalStock, unlimitedStock });
  }
  const prices = await copyPrices(context, { from, to: copy }, move);
  await copySeatGroups(context, prices);
  await copyContingents(context, { from, to: copy });
  return copy;
}

export const cloneActions = [
  defineAction('EventDate.clone', { run: async (context, { id }) => ({ id: await copyDate(context, id) }) }),
  defineAction('EventDate.cloneTo', {
    run: async (context, { id, body }) => ({ id: await copyDate(context, id, body.startDate) }),
  }),
];
