/**
 * The invariant behind the counters: each equals a count of the rows it stands for, by what those rows record of
 * themselves. Read in one statement, so that sales under way are wholly in it or not at all; in tests, every night and
 * by command (R44e), never on the way of a sale.
 */
import type { Sql } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { renderOrderTotals } from '../../../money/Ledger/server/orderTotals.ts';

/** A stored counter that differs from the facts. */
export interface Discrepancy {
  /** Table of the record. */
  readonly table: string;
  readonly id: number;
  /** Column of the counter. */
  readonly counter: string;
  readonly stored: number;
  readonly counted: number;
}

/** What each line of a live cart or an order stands for. Live carts occupy places; sold lines count the rest as well. */
const LINES = `
  "refunded" AS (
    SELECT r."order_item_id", sum(r."quantity") AS "quantity" FROM "refund_order_item" r
    WHERE r."contract_id" = :contract GROUP BY 1),
  "made" AS (
    SELECT t."order_item_id", count(*) AS "issued", count(*) FILTER (WHERE t."status" = 'payed') AS "sold",
      count(*) FILTER (WHERE t."status" = 'refunded') AS "refunded"
    FROM "ticket" t WHERE t."contract_id" = :contract GROUP BY 1),
  "line" AS MATERIALIZED (
    SELECT 'order' AS "of", i."id", i."order_id" AS "owner", i."ticket_price_id", i."event_date_id",
      i."excluded_from_parent_stock" AS "outside", i."quantity" AS "issued_items",
      CASE WHEN i."cancelled" THEN 0 ELSE i."quantity" - coalesce(r."quantity", 0) END AS "sold_items",
      CASE WHEN i."cancelled" THEN 0 ELSE i."quantity" - coalesce(r."quantity", 0) END AS "occupied",
      coalesce(r."quantity", 0) AS "refunded_items", coalesce(m."issued", 0) AS "issued_tickets",
      coalesce(m."sold", 0) AS "sold_tickets", coalesce(m."refunded", 0) AS "refunded_tickets",
      0 AS "imported_tickets", 0 AS "imported_items", i."customer_paid_amount" - coalesce(i."total_refunded_amount", 0) AS "amount"
    FROM "order_item" i
    LEFT JOIN "refunded" r ON r."order_item_id" = i."id" LEFT JOIN "made" m ON m."order_item_id" = i."id"
    WHERE i."contract_id" = :contract AND i."ticket_price_id" IS NOT NULL
    UNION ALL
    SELECT 'cart', i."id", i."cart_id", i."ticket_price_id", p."event_date_id", i."excluded_from_parent_stock",
      0, 0, i."quantity", 0, 0, 0, 0, 0, 0, 0
    FROM "cart_item" i
    JOIN "cart" c ON c."contract_id" = :contract AND c."id" = i."cart_id" AND c."status" = 'draft' AND c."deleted_at" IS NULL
    JOIN "ticket_price" p ON p."contract_id" = :contract AND p."id" = i."ticket_price_id"
    WHERE i."contract_id" = :contract
    UNION ALL
    SELECT 'import', i."id", i."imported_file_id", t."ticket_price_id", t."event_date_id", i."excluded_from_parent_stock",
      0, 0, CASE WHEN i."takes_stock" THEN 1 ELSE 0 END, 0, 0, 0, 0, 1, 1, 0
    FROM "imported_ticket" i JOIN "ticket" t ON t."contract_id" = :contract AND t."id" = i."ticket_id" AND t."status" IN ('payed', 'booked')
    WHERE i."contract_id" = :contract),
  "chain" AS (
    SELECT 'order' AS "of", o."source_id", o."target_id" FROM "order_item_occupied_contingent_list" o WHERE o."contract_id" = :contract
    UNION ALL
    SELECT 'import', o."source_id", o."target_id" FROM "imported_ticket_occupied_contingent_list" o WHERE o."contract_id" = :contract
    UNION ALL
    SELECT 'cart', o."source_id", o."target_id" FROM "cart_item_occupied_contingent_list" o WHERE o."contract_id" = :contract)`;

const sum = (column: string, where = 'true') => `sum(l."${column}") FILTER (WHERE ${where})`;

const COUNTS = [
  'issued_tickets',
  'issued_items',
  'sold_tickets',
  'sold_items',
  'refunded_tickets',
  'refunded_items',
  'imported_tickets',
  'imported_items',
];

const INSIDE = 'NOT l."outside"';

/** `sold_tickets` outside the event date's stock is `sold_ex_stock_tickets`. */
const nameOutside = (counter: string) => counter.replace('_', '_ex_stock_');

interface Counted {
  readonly table: string;
  /** SQL: the rows that are counted, and the record of the table that each belongs to. */
  readonly facts: string;
  readonly record: string;
  /** By column: what is counted of these rows. */
  readonly counters: Readonly<Record<string, string>>;
  /** SQL: which records `t` have the counters. */
  readonly only?: string;
}

const SOLD_LINES = `"line" l WHERE l."of" = 'order'`;

/** Counters that nothing moves yet (booked, reserved, groups, options) have no facts to compare. */
const COUNTED: readonly Counted[] = [
  {
    table: 'event_date',
    facts: '"line" l',
    record: 'l."event_date_id"',
    counters: {
      occupied_stock: sum('occupied', INSIDE),
      ...Object.fromEntries(COUNTS.map((counter) => [counter, sum(counter, INSIDE)])),
      ...Object.fromEntries(COUNTS.map((counter) => [nameOutside(counter), sum(counter, 'l."outside"')])),
      turnover: sum('amount'),
      order_income: sum('amount'),
    },
  },
  {
    table: 'event_date',
    facts: `"available_seat" a WHERE a."contract_id" = :contract`,
    record: 'a."event_date_id"',
    counters: { nb_active_seats: `count(*) FILTER (WHERE a."status" <> 'dismissed')` },
  },
  {
    // Each place that is held or sold there has a seat, unless a price has places of its own.
    table: 'event_date',
    facts: `"available_seat" a WHERE a."contract_id" = :contract`,
    record: 'a."event_date_id"',
    counters: { occupied_stock: `count(*) FILTER (WHERE a."status" NOT IN ('available', 'dismissed'))` },
    only: `t."nb_active_seats" > 0 AND NOT EXISTS (
      SELECT 1 FROM "line" l WHERE l."event_date_id" = t."id" AND l."outside" AND l."occupied" > 0)`,
  },
  {
    table: 'stock_contingent',
    facts: '"chain" c JOIN "line" l ON l."of" = c."of" AND l."id" = c."source_id"',
    record: 'c."target_id"',
    counters: { occupied_stock: sum('occupied'), sold_tickets: sum('sold_tickets') },
  },
  {
    table: 'ticket_price',
    facts: '"line" l',
    record: 'l."ticket_price_id"',
    counters: {
      occupied_stock: sum('occupied'),
      ...Object.fromEntries(COUNTS.map((counter) => [counter, sum(counter)])),
    },
  },
  {
    table: 'order',
    facts: SOLD_LINES,
    record: 'l."owner"',
    counters: { nb_tickets: sum('issued_tickets'), sold_ticket_quantity: sum('sold_tickets') },
  },
  {
    table: 'order',
    facts: `(${renderOrderTotals('t."order_id" IS NOT NULL')}) l`,
    record: 'l."order"',
    counters: { balance: sum('due'), bank_transaction_balance: sum('paid') },
  },
  {
    table: 'booking',
    facts: `"booking" b JOIN "line" l ON l."of" = 'order' AND l."owner" = b."order_id" WHERE b."contract_id" = :contract`,
    record: 'b."id"',
    counters: { nb_tickets: sum('issued_tickets'), nb_valid_items: sum('sold_items') },
    only: 't."order_id" IS NOT NULL',
  },
  {
    table: 'cart',
    facts: '"cart_item" l WHERE l."contract_id" = :contract',
    record: 'l."cart_id"',
    counters: { total_item_number: sum('quantity') },
  },
];

function renderCounted({ table, facts, record, counters, only = 'true' }: Counted): string {
  const names = Object.keys(counters);
  const columns = names.map((name) => `${counters[name]} AS "${name}"`).join(', ');
  const pairs = names.map((name) => `('${name}', t."${name}", f."${name}")`).join(', ');
  return `SELECT '${table}' AS "table", t."id", v."counter", coalesce(v."stored", 0)::bigint AS "stored",
      coalesce(v."counted", 0)::bigint AS "counted"
    FROM "${table}" t LEFT JOIN (SELECT ${record} AS "record", ${columns} FROM ${facts} GROUP BY 1) f ON f."record" = t."id"
    CROSS JOIN LATERAL (VALUES ${pairs}) AS v("counter", "stored", "counted")
    WHERE t."contract_id" = :contract AND ${only} AND coalesce(v."stored", 0) <> coalesce(v."counted", 0)`;
}

/** The tables whose counters are compared, in the order in which their rows are locked. */
export const COUNTED_TABLES: readonly string[] = [...new Set(COUNTED.map(({ table }) => table))];

const compareAll = sqlText<{ readonly contract: number }, Discrepancy>({
  file: import.meta.filename,
  text: `WITH ${LINES}
    ${COUNTED.map(renderCounted).join(' UNION ALL ')} ORDER BY 1, 2, 3`,
});

export async function countFacts(sql: Sql, contract: number): Promise<readonly Discrepancy[]> {
  return sql.query(compareAll({ contract }));
}
