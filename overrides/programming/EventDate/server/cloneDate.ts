/** A performance once more: its settings, prices and contingents as a draft, with nothing sold, held or counted. */
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { readSeating } from '../../../seating/SeatChoice/server/seatPerformance.ts';

interface Copy {
  readonly from: number;
  readonly to: number;
}

/** By the id of each price, that of its copy. */
async function copyPrices({ tx, contract, write }: WriteContext, { from, to }: Copy) {
  const originals = await tx.query(
    db
      .selectFrom('ticket_price')
      .select('id')
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', from)
      .orderBy('id'),
  );
  const values = { eventDate: to, eventDatePattern: null };
  const copies = await write.copyMany(
    'TicketPrice',
    originals.map(({ id }) => ({ id, values })),
  );
  return new Map(originals.map(({ id }, index) => [id, copies[index]]));
}

async function copySeatGroups(
  { tx, contract, write }: WriteContext,
  prices: ReadonlyMap<number, number | undefined>,
): Promise<void> {
  const originals = await tx.query(
    db
      .selectFrom('ticket_price_seat_group')
      .select(['id', 'ticket_price_id as price'])
      .where('contract_id', '=', contract)
      .where('ticket_price_id', '=', anyOf([...prices.keys()]))
      .orderBy('id'),
  );
  await write.copyMany(
    'TicketPriceSeatGroup',
    originals.map(({ id, price }) => ({ id, values: { ticketPrice: prices.get(price) } })),
  );
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

export const cloneDate = defineAction('EventDate.clone', {
  async run(context, { id: from, record }) {
    const { tx, contract, write } = context;
    const { logicalSeatConfig, totalStock, unlimitedStock } = record;
    const to = await write.copy('EventDate', from, {
      status: 'draft',
      pattern: null,
      representationNumber: null,
      isRepresentationNumberManuallyFixed: false,
    });
    // A new performance takes its stock from its configuration; of free seating the original's may be another by now.
    if (logicalSeatConfig !== null) {
      const { isNumberedSeating } = await readSeating(tx, contract, logicalSeatConfig);
      if (!isNumberedSeating) await write.update('EventDate', to, { totalStock, unlimitedStock });
    }
    const prices = await copyPrices(context, { from, to });
    await copySeatGroups(context, prices);
    await copyContingents(context, { from, to });
    return { id: to };
  },
});
