/**
 * Counts places on every layer they occupy: those held that are sold now, which stay occupied, and those sold that are
 * refunded. Counters of items count places, whether a ticket is made for them or not; those of tickets the tickets made.
 */
import type { Sql } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { eachLayer, LAYERS, type Layer } from './layers.ts';
import { listRows, type StockChange } from './moveStock.ts';

export interface SoldPlaces extends StockChange {
  /** A ticket is made for each place. */
  readonly makesTickets: boolean;
  /** What is paid, or given back, for all of them, in minor units. */
  readonly amount: number;
}

interface Counts {
  tickets: number;
  items: number;
  /** The same outside the event date's stock. */
  exTickets: number;
  exItems: number;
  amount: number;
}

/** SQL: what is added to a counter of the row `l`. */
const add = (counter: string, count: string) => `"${counter}" = coalesce(l."${counter}", 0) + k."${count}"`;

/** SQL: what is taken off it. */
const take = (counter: string, count: string) => `"${counter}" = coalesce(l."${counter}", 0) - k."${count}"`;

const REFUNDED_PLACES = [
  take('sold_tickets', 'tickets'),
  take('sold_items', 'items'),
  add('refunded_tickets', 'tickets'),
  add('refunded_items', 'items'),
];

const SOLD_AND_ISSUED = [
  add('sold_tickets', 'tickets'),
  add('sold_items', 'items'),
  add('issued_tickets', 'tickets'),
  add('issued_items', 'items'),
];

type Counters = Readonly<Record<Layer, string>>;

const SOLD: Counters = {
  event_date: [
    ...SOLD_AND_ISSUED,
    add('sold_ex_stock_tickets', 'ex_tickets'),
    add('sold_ex_stock_items', 'ex_items'),
    add('issued_ex_stock_tickets', 'ex_tickets'),
    add('issued_ex_stock_items', 'ex_items'),
    add('turnover', 'amount'),
    add('order_income', 'amount'),
  ].join(', '),
  stock_contingent: add('sold_tickets', 'tickets'),
  ticket_price: SOLD_AND_ISSUED.join(', '),
};

const REFUNDED: Counters = {
  event_date: [
    ...REFUNDED_PLACES,
    take('sold_ex_stock_tickets', 'ex_tickets'),
    take('sold_ex_stock_items', 'ex_items'),
    add('refunded_ex_stock_tickets', 'ex_tickets'),
    add('refunded_ex_stock_items', 'ex_items'),
    take('turnover', 'amount'),
    take('order_income', 'amount'),
  ].join(', '),
  stock_contingent: take('sold_tickets', 'tickets'),
  ticket_price: REFUNDED_PLACES.join(', '),
};

/** Sold elsewhere: no money of ours. */
const IMPORTED: Counters = {
  event_date: [
    add('imported_tickets', 'tickets'),
    add('imported_items', 'items'),
    add('imported_ex_stock_tickets', 'ex_tickets'),
    add('imported_ex_stock_items', 'ex_items'),
  ].join(', '),
  // A contingent does not count them apart.
  stock_contingent: add('sold_tickets', 'amount'),
  ticket_price: [add('imported_tickets', 'tickets'), add('imported_items', 'items')].join(', '),
};

function sumSold(sold: readonly SoldPlaces[], layer: Layer): ReadonlyMap<number, Counts> {
  const rows = new Map<number, Counts>();
  for (const line of sold) {
    const isOutside = layer === 'event_date' && line.excludedFromParentStock;
    const tickets = line.makesTickets ? line.quantity : 0;
    for (const id of isOutside ? [line.eventDate] : listRows(line, layer)) {
      const row = rows.get(id) ?? { tickets: 0, items: 0, exTickets: 0, exItems: 0, amount: 0 };
      row[isOutside ? 'exTickets' : 'tickets'] += tickets;
      row[isOutside ? 'exItems' : 'items'] += line.quantity;
      row.amount += line.amount;
      rows.set(id, row);
    }
  }
  return rows;
}

const renderCount = (counters: Counters) =>
  eachLayer((layer) =>
    sqlText<{
      readonly contract: number;
      readonly ids: readonly number[];
      readonly tickets: readonly number[];
      readonly items: readonly number[];
      readonly exTickets: readonly number[];
      readonly exItems: readonly number[];
      readonly amounts: readonly number[];
    }>({
      file: import.meta.filename,
      text: `WITH "locked" AS MATERIALIZED (
         SELECT r."id", w."tickets", w."items", w."ex_tickets", w."ex_items", w."amount" FROM "${layer}" r
         JOIN unnest(:ids::bigint[], :tickets::bigint[], :items::bigint[], :exTickets::bigint[], :exItems::bigint[],
             :amounts::bigint[])
           AS w("id", "tickets", "items", "ex_tickets", "ex_items", "amount") ON w."id" = r."id"
         WHERE r."contract_id" = :contract ORDER BY r."id" FOR NO KEY UPDATE OF r)
       UPDATE "${layer}" l SET ${counters[layer]}
       FROM "locked" k WHERE l."contract_id" = :contract AND l."id" = k."id"`,
    }),
  );

const countOf = { sold: renderCount(SOLD), refunded: renderCount(REFUNDED), imported: renderCount(IMPORTED) };

async function count(
  sql: Sql,
  contract: number,
  { what, places: sold }: { readonly what: keyof typeof countOf; readonly places: readonly SoldPlaces[] },
): Promise<void> {
  for (const layer of LAYERS) {
    const rows = sumSold(sold, layer);
    if (rows.size === 0) continue;
    const columnOf = (name: keyof Counts) => [...rows.values()].map((row) => row[name]);
    await sql.query(
      countOf[what][layer]({
        contract,
        ids: [...rows.keys()],
        tickets: columnOf('tickets'),
        items: columnOf('items'),
        exTickets: columnOf('exTickets'),
        exItems: columnOf('exItems'),
        amounts: columnOf('amount'),
      }),
    );
  }
}

export const countSold = (sql: Sql, contract: number, places: readonly SoldPlaces[]): Promise<void> =>
  count(sql, contract, { what: 'sold', places });

/** Places whose stock is given back in the same transaction; quantities are positive. */
export const countRefunded = (sql: Sql, contract: number, places: readonly SoldPlaces[]): Promise<void> =>
  count(sql, contract, { what: 'refunded', places });

/** Tickets that were sold elsewhere; negative quantities of those that are taken back. */
export const countImported = (sql: Sql, contract: number, places: readonly StockChange[]): Promise<void> =>
  count(sql, contract, {
    what: 'imported',
    places: places.map((place) => ({ ...place, makesTickets: true, amount: 0 })),
  });
