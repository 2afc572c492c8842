/** A performance once more: its settings, prices and contingents as a draft, with nothing sold, held or counted. */
import { defineAction } from '../../../../server/action.ts';
import type { Transaction } from '../../../../server/kit.ts';

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
];

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
];

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
];

const list = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

interface Copy {
  readonly tx: Transaction;
  readonly contract: number;
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

async function copyPrices({ tx, contract, from, to, now }: Copy): Promise<void> {
  const columns = list(PRICE_SETTINGS);
  await tx.query(
    `INSERT INTO "ticket_price" ("contract_id", "event_date_id", "created_at", "updated_at", ${columns})
     SELECT "contract_id", $3, $4, $4, ${columns} FROM "ticket_price"
     WHERE "contract_id" = $1 AND "event_date_id" = $2 ORDER BY "id"`,
    [contract, from, to, now.toISOString()],
  );
}

/** One by one, parents first: a date has a handful, and each child must name its parent's copy. */
async function copyContingents({ tx, contract, from, to }: Copy): Promise<void> {
  const columns = list(CONTINGENT_SETTINGS);
  const originals = await tx.query<{ id: number; parent: number | null }>(
    `SELECT "id", "parent_id" AS "parent" FROM "stock_contingent" WHERE "contract_id" = $1 AND "event_date_id" = $2
     ORDER BY "parent_id" NULLS FIRST, "id"`,
    [contract, from],
  );
  const copies = new Map<number, number>();
  for (const { id, parent } of originals) {
    const [copy] = await tx.query<{ id: number }>(
      `INSERT INTO "stock_contingent" ("contract_id", "event_date_id", "parent_id", ${columns})
       SELECT "contract_id", $3, $4, ${columns} FROM "stock_contingent" WHERE "contract_id" = $1 AND "id" = $2
       RETURNING "id"`,
      [contract, id, to, parent === null ? null : (copies.get(parent) ?? null)],
    );
    if (copy) copies.set(id, copy.id);
  }
}

export const cloneDate = defineAction('EventDate.clone', {
  async run({ tx, contract, now }, { id: from }) {
    const columns = list(DATE_SETTINGS);
    const [copy] = await tx.query<{ id: number }>(
      `INSERT INTO "event_date" ("contract_id", "status", "created_at", "updated_at", ${columns})
       SELECT "contract_id", 'draft', $3, $3, ${columns} FROM "event_date" WHERE "contract_id" = $1 AND "id" = $2
       RETURNING "id"`,
      [contract, from, now.toISOString()],
    );
    const id = Number(copy?.id);
    const whole = { tx, contract, from, to: id, now };
    await copyPrices(whole);
    await copyContingents(whole);
    return { id };
  },
});
