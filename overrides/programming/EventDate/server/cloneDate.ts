/** A performance once more: its settings, prices and contingents as a draft, with nothing sold, held or counted. */
import { defineAction } from '../../../../server/action.ts';
import type { Transaction } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { readSeating, replaceSeats } from '../../../seating/SeatChoice/server/seatPerformance.ts';

/** What an organiser set; every counter starts anew from its default. */
const DATE_SETTINGS = [
  'ticketing_id',
  'seat_config_id',
  'logical_seat_config_id',
  'start_date',
  'end_date',
  'start_of_event_day',
  'end_of_event_day',
  'type',
  'sale_start_date',
  'sale_end_date',
  'on_sale_demo_mode',
  'is_reservable_online',
  'dynamic',
  'is_numbered_seating',
  'seating_name',
  'unlimited_stock',
  'total_stock',
  'base_stock',
  'overbooking_stock',
  'manually_set_stock',
] as const;

const PRICE_SETTINGS = [
  'name',
  'type',
  'description',
  'facial_value',
  'currency',
  'tax_id',
  'ticket_price_group_id',
  'wallet_id',
  'booking_track_id',
  'scan_track_id',
  'coupon_code_group_id',
  'slug',
  'enabled',
  'favorite',
  'hide_fees',
  'sale_start_date',
  'sale_end_date',
  'is_price_displayed',
  'online_max_quantity_per_cart',
  'is_hidden',
  'manual_sort',
  'unlimited_stock',
  'total_stock',
  'base_stock',
  'overbooking_stock',
  'manually_set_stock',
  'excluded_from_parent_stock',
  'behaviour',
  'will_generate_ticket',
  'ticket_expiration_interval',
  'dynamic',
  'images',
  'media',
] as const;

const CONTINGENT_SETTINGS = [
  'contingent_id',
  'logical_seat_config_id',
  'name',
  'color',
  'draft',
  'is_hidden',
  'unlimited_stock',
  'total_stock',
  'overbooking_stock',
] as const;

/** Prices are copied in the order of their ids, which is how each finds its copy. */
const copySeatGroups = sqlFile<{ readonly contract: number; readonly from: number; readonly to: number }>(
  import.meta.dirname,
  'copySeatGroups.sql',
);

interface Copy {
  readonly tx: Transaction;
  readonly contract: number;
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

async function copyPrices({ tx, contract, from, to, now }: Copy): Promise<void> {
  const at = now.toISOString();
  await tx.query(
    db
      .insertInto('ticket_price')
      .columns(['contract_id', 'event_date_id', 'created_at', 'updated_at', ...PRICE_SETTINGS])
      .expression((query) =>
        query
          .selectFrom('ticket_price')
          .select(({ val }) => [
            'contract_id',
            val(to).as('to'),
            val(at).as('created'),
            val(at).as('updated'),
            ...PRICE_SETTINGS,
          ])
          .where('contract_id', '=', contract)
          .where('event_date_id', '=', from)
          .orderBy('id'),
      ),
  );
}

/** One by one, parents first: a date has a handful, and each child must name its parent's copy. */
async function copyContingents({ tx, contract, from, to }: Copy): Promise<void> {
  const originals = await tx.query(
    db
      .selectFrom('stock_contingent')
      .select(['id', 'parent_id as parent'])
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', from)
      .orderBy('parent_id', (order) => order.nullsFirst())
      .orderBy('id'),
  );
  const copies = new Map<number, number>();
  for (const { id, parent } of originals) {
    const [copy] = await tx.query(
      db
        .insertInto('stock_contingent')
        .columns(['contract_id', 'event_date_id', 'parent_id', ...CONTINGENT_SETTINGS])
        .expression((query) =>
          query
            .selectFrom('stock_contingent')
            .select(({ val }) => [
              'contract_id',
              val(to).as('to'),
              val(parent === null ? null : (copies.get(parent) ?? null)).as('parent'),
              ...CONTINGENT_SETTINGS,
            ])
            .where('contract_id', '=', contract)
            .where('id', '=', id),
        )
        .returning('id'),
    );
    if (copy) copies.set(id, copy.id);
  }
}

/** The seats of its configuration as it is today. */
async function makeSeatsOf({ tx, contract, to }: Copy, configuration: number): Promise<void> {
  const { nbActiveSeats } = await readSeating(tx, contract, configuration);
  await tx.query(
    db
      .updateTable('event_date')
      .set({ nb_active_seats: nbActiveSeats, total_stock: nbActiveSeats })
      .where('contract_id', '=', contract)
      .where('id', '=', to),
  );
  await replaceSeats(tx, { contract, eventDate: to, configuration });
}

async function copyDate({ tx, contract, from, now }: Omit<Copy, 'to'>): Promise<number> {
  const at = now.toISOString();
  const [copy] = await tx.query(
    db
      .insertInto('event_date')
      .columns(['contract_id', 'status', 'created_at', 'updated_at', ...DATE_SETTINGS])
      .expression((query) =>
        query
          .selectFrom('event_date')
          .select(({ val }) => [
            'contract_id',
            val('draft').as('new_status'),
            val(at).as('created'),
            val(at).as('updated'),
            ...DATE_SETTINGS,
          ])
          .where('contract_id', '=', contract)
          .where('id', '=', from),
      )
      .returning('id'),
  );
  if (!copy) throw new Error(`The event date "${from}" is not there any more.`);
  return copy.id;
}

export const cloneDate = defineAction('EventDate.clone', {
  async run({ tx, contract, now }, { id: from, record }) {
    const to = await copyDate({ tx, contract, from, now });
    const whole = { tx, contract, from, to, now };
    await copyPrices(whole);
    await tx.query(copySeatGroups({ contract, from, to }));
    await copyContingents(whole);
    if (record.isNumberedSeating && record.logicalSeatConfig !== null)
      await makeSeatsOf(whole, record.logicalSeatConfig);
    return { id: to };
  },
});
