/** A performance once more: its settings, prices and contingents as a draft, with nothing sold, held or counted. */
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readSeating } from '../../../seating/SeatChoice/server/seatPerformance.ts';
import { copySeatGroups } from '../../TicketPrice/server/copySeatGroups.ts';

interface Copy {
  readonly from: number;
  readonly to: number;
}

/** Each price with its copy: the same price on another performance. */
async function copyPrices({ tx, contract, write }: WriteContext, { from, to }: Copy) {
  const originals = await tx.query(
    db
      .selectFrom('ticket_price')
      .select(['id', 'hash'])
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', from)
      .orderBy('id'),
  );
  const copies = await write.copyMany(
    'TicketPrice',
    originals.map(({ id, hash }) => ({ id, values: { eventDate: to, eventDatePattern: null, hash } })),
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
