/**
 * Moves a cart from one list of items to another: checks that every price may be sold, holds what is more, gives
 * back what is less, all or nothing. Stamps the price on every line (R41).
 */
import {
  Problem,
  returnTo,
  setSavepoint,
  type Violation,
  type WriteContext,
} from '../../../../server/kit.ts';
import { releaseSeats } from '../../../seating/SeatChoice/server/takeSeats.ts';
import {
  listRows,
  moveStock,
  type OccupiedLayers,
  type Shortage,
  type StockChange,
  sumRows,
} from '../../../seating/Stock/server/moveStock.ts';
import { type Contingents, readContingents } from '../../../seating/Stock/server/readContingents.ts';
import { saleProblem } from '../../errors.ts';
import { findSaleRefusal, type Sellable } from '../../Sellable/model.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { findInexactAmount, type PricedItem, type WantedItem } from '../model.ts';
import { takeExpired } from './expireCarts.ts';
import type { HeldItem } from './items.ts';

export interface HeldItems {
  readonly items: readonly HeldItem[];
  readonly currency: Sellable['currency'] | undefined;
  readonly sellables: ReadonlyMap<number, Sellable>;
  readonly before: readonly HeldItem[];
}

/** Refuses what must not be sold, in the order of the cart's lines. */
export function checkSellables(
  items: readonly WantedItem[],
  sellables: ReadonlyMap<number, Sellable>,
  now: Date,
): void {
  for (const [index, item] of items.entries()) {
    const sellable = sellables.get(item.ticketPrice);
    if (!sellable) {
      const values = { ticketPrice: item.ticketPrice };
      const propertyPath = `cartItemList[${item.at ?? index}].ticketPrice`;
      const violation = { propertyPath, message: 'There is no such ticket price.', code: 'relation' };
      throw saleProblem('SALE-004', values, { violations: [violation] });
    }
    const refusal = findSaleRefusal(sellable, now);
    if (!refusal) continue;
    const { reason } = refusal;
    const extra = { line: item.at ?? index };
    const { eventDate, title: ticketing, priceName: price } = sellable;
    if (refusal.what === 'eventDate')
      throw saleProblem('SALE-002', { eventDate, ticketing, reason }, { extra });
    throw saleProblem('SALE-003', { price, reason }, { extra });
  }
  const currencies = [...new Set(items.map((item) => sellables.get(item.ticketPrice)?.currency))];
  if (currencies.length > 1) throw saleProblem('SALE-013', { currencies: currencies.join(', ') });
}

/** What one place costs: the price's amount, or at a dynamic price what is asked for; one that is not asked for is its own. */
function readValue(
  { freeValue, at }: WantedItem,
  { facialValue, isDynamic, priceName }: Sellable,
  index: number,
): Pick<HeldItem, 'facialValue' | 'freeValue'> {
  if (isDynamic) return { facialValue: freeValue ?? facialValue, freeValue: freeValue ?? facialValue };
  if (freeValue === undefined || freeValue === null || freeValue === facialValue)
    return { facialValue, freeValue: null };
  const violation = {
    propertyPath: `cartItemList[${at ?? index}].facialValue`,
    message: `"${priceName}" costs "${facialValue}".`,
    code: 'price',
  };
  throw saleProblem('SALE-036', { price: priceName, value: freeValue }, { violations: [violation] });
}

/** The layers that places of a line occupy when they are taken now. */
function findLayers(item: WantedItem, sellable: Sellable, contingents: Contingents): OccupiedLayers {
  const chain = item.stockContingent ? contingents.get(item.stockContingent) : undefined;
  if (item.stockContingent && chain?.eventDate !== sellable.eventDate) {
    const propertyPath = `cartItemList[${item.at ?? 0}].stockContingent`;
    const violation = { propertyPath, message: 'It is of another event date.', code: 'relation' };
    const values = { stockContingent: item.stockContingent, price: sellable.priceName };
    throw saleProblem('SALE-014', values, { violations: [violation] });
  }
  return {
    eventDate: sellable.eventDate,
    ticketPrice: sellable.ticketPrice,
    stockContingents: chain?.ids ?? [],
    excludedFromParentStock: sellable.excludedFromParentStock,
  };
}

/** Amounts that would no longer be exact are refused before anything is stored with them. */
function refuseInexactAmount(items: readonly PricedItem[]): void {
  const inexact = findInexactAmount(items);
  if (!inexact) return;
  const { line, amount } = inexact;
  const max = Number.MAX_SAFE_INTEGER;
  const message = `At most ${max} minor units.`;
  const propertyPath =
    line === undefined ? 'cartItemList' : `cartItemList[${items[line]?.at ?? line}].quantity`;
  throw saleProblem(
    'SALE-017',
    { what: line === undefined ? 'the cart' : `line ${line + 1}`, amount, max },
    { violations: [{ propertyPath, message, code: 'max' }] },
  );
}

/** Names the lines that have too few places: what is free now and what the cart held of the same price already. */
function refuseShortage(
  shortage: Shortage,
  cart: { readonly before: readonly WantedItem[]; readonly after: readonly HeldItem[] },
  sellables: ReadonlyMap<number, Sellable>,
): Problem {
  const lines = cart.after.flatMap((item, index) => {
    const row = listRows(item.occupies, shortage.layer).find((id) => shortage.left.has(id));
    const held = cart.before
      .filter(({ ticketPrice }) => ticketPrice === item.ticketPrice)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (row === undefined || item.quantity <= held) return [];
    const left = (shortage.left.get(row) ?? 0) + held;
    const price = sellables.get(item.ticketPrice)?.priceName ?? String(item.ticketPrice);
    return [{ index: item.at ?? index, ticketPrice: item.ticketPrice, price, wanted: item.quantity, left }];
  });
  const violations: Violation[] = lines.map(({ index, price, wanted, left }) => ({
    propertyPath: `cartItemList[${index}].quantity`,
    message: `"${wanted}" wanted of "${price}", "${left}" left.`,
    code: 'stock',
  }));
  const [first] = lines;
  return saleProblem(
    'SALE-001',
    { price: first?.price ?? '', wanted: first?.wanted ?? '', left: first?.left ?? 0 },
    { violations, extra: { left: lines.map(({ index: _, ...line }) => line) } },
  );
}

/**
 * Event dates of which more places are wanted than their counters, or those of a price, have left; and those with numbered
 * seats, of which an expired cart may hold just the ones that are wanted.
 */
function findCrowded(
  changes: readonly StockChange[],
  sellables: ReadonlyMap<number, Sellable>,
): readonly number[] {
  const ofDates = sumRows(changes, 'event_date');
  const ofContingents = sumRows(changes, 'stock_contingent');
  const ofPrices = sumRows(changes, 'ticket_price');
  const isCrowded = ({ eventDate, ticketPrice, stockContingents }: StockChange) => {
    const sellable = sellables.get(ticketPrice);
    return (
      sellable?.isNumbered ||
      (ofDates.get(eventDate) ?? 0) > (sellable?.leftOnEventDate ?? Infinity) ||
      (ofPrices.get(ticketPrice) ?? 0) > (sellable?.leftOnPrice ?? Infinity) ||
      stockContingents.some((id) => (ofContingents.get(id) ?? 0) > 0)
    );
  };
  const crowded = changes.filter((change) => change.quantity > 0 && isCrowded(change));
  return [...new Set(crowded.map(({ eventDate }) => eventDate))];
}

/**
 * Moves the stock; where it may be short, what expired carts still occupy is given back in the same move, so that its
 * rows are taken in the same order. Carts that cannot give back are the sweep's concern: they refuse nobody a sale.
 */
async function moveForCart(
  context: WriteContext,
  cart: {
    readonly id?: number;
    readonly changes: readonly StockChange[];
    readonly crowded: readonly number[];
  },
): Promise<Shortage | undefined> {
  const { tx, contract } = context;
  if (cart.crowded.length === 0) return moveStock(tx, contract, cart.changes);
  await setSavepoint(tx, 'before expired');
  const expired = await takeExpired(context, { eventDates: cart.crowded, except: cart.id ?? null });
  if (expired.carts.length === 0) return moveStock(tx, contract, cart.changes);
  try {
    const shortage = await moveStock(tx, contract, [...expired.changes, ...cart.changes]);
    await releaseSeats(tx, contract, expired.carts);
    return shortage;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'STOCK-004') throw error;
    await returnTo(tx, 'before expired');
    return moveStock(tx, contract, cart.changes);
  }
}

/**
 * @param cart its id once it has one, items held `before` (none once an expired cart gave its places back) and
 * wanted `after`.
 */
export async function holdPlaces(
  context: WriteContext,
  cart: {
    readonly id?: number;
    readonly before: readonly HeldItem[];
    readonly after: readonly WantedItem[];
  },
): Promise<HeldItems> {
  const { tx, contract, now } = context;
  const sellables = await readSellables(tx, contract, [
    ...new Set(cart.after.map(({ ticketPrice }) => ticketPrice)),
  ]);
  checkSellables(cart.after, sellables, now);
  const contingents = await readContingents(tx, contract, cart.after);
  const items = cart.after.flatMap((item, index): HeldItem[] => {
    const sellable = sellables.get(item.ticketPrice);
    if (!sellable) return [];
    const occupies = findLayers(item, sellable, contingents);
    return [{ ...item, ...readValue(item, sellable, index), occupies }];
  });
  refuseInexactAmount(items);
  // What was held is given back by its record, whatever price and contingent are today.
  const changes = [
    ...cart.before.map(({ occupies, quantity }) => ({ ...occupies, quantity: -quantity })),
    ...items.map(({ occupies, quantity }) => ({ ...occupies, quantity })),
  ];
  const crowded = findCrowded(changes, sellables);
  const shortage = await moveForCart(context, { ...cart, changes, crowded });
  if (shortage) throw refuseShortage(shortage, { before: cart.before, after: items }, sellables);
  return {
    items,
    currency: sellables.get(cart.after[0]?.ticketPrice ?? 0)?.currency,
    sellables,
    before: cart.before,
  };
}
