/**
 * Moves a cart from one list of items to another: checks that every price may be sold, holds what is more, gives
 * back what is less, all or nothing. Stamps the price on every line (R41).
 */
import { Problem, type Violation, type WriteContext } from '../../../../server/kit.ts';
import {
  listRows,
  moveStock,
  type Shortage,
  type StockChange,
} from '../../../seating/Stock/server/moveStock.ts';
import { findSaleRefusal, type Sellable } from '../../Sellable/model.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import '../../errors.ts';
import { diffItems, type PricedItem, type WantedItem } from '../model.ts';
import { takeExpired } from './expireCarts.ts';
import { type Contingents, readContingents } from './readContingents.ts';

export interface HeldItems {
  readonly items: readonly PricedItem[];
  readonly currency: string | undefined;
  readonly sellables: ReadonlyMap<number, Sellable>;
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
      const propertyPath = `cartItemList[${index}].ticketPrice`;
      const violation = { propertyPath, message: 'There is no such ticket price.', code: 'relation' };
      throw new Problem('SALE-004', values, { violations: [violation] });
    }
    const refusal = findSaleRefusal(sellable, now);
    if (refusal?.what === 'eventDate')
      throw new Problem('SALE-002', {
        eventDate: sellable.eventDate,
        ticketing: sellable.title,
        reason: refusal.reason,
      });
    if (refusal) throw new Problem('SALE-003', { price: sellable.priceName, reason: refusal.reason });
  }
  const currencies = [...new Set(items.map((item) => sellables.get(item.ticketPrice)?.currency))];
  if (currencies.length > 1) throw new Problem('SALE-013', { currencies: currencies.join(', ') });
}

/** A line of a cart as a change of stock; negative quantities give back. */
export function toStockChange(
  item: WantedItem & { readonly quantity: number },
  sellable: Sellable,
  contingents: Contingents,
): StockChange {
  const chain = item.stockContingent ? contingents.get(item.stockContingent) : undefined;
  if (item.stockContingent && chain?.eventDate !== sellable.eventDate)
    throw new Problem('SALE-014', { stockContingent: item.stockContingent, price: sellable.priceName });
  return {
    eventDate: sellable.eventDate,
    ticketPrice: sellable.ticketPrice,
    stockContingents: chain?.ids ?? [],
    excludedFromParentStock: sellable.excludedFromParentStock,
    quantity: item.quantity,
  };
}

/** Says which lines have how many left: what is free now and what the cart held of the same price already. */
function refuseShortage(
  shortage: Shortage,
  cart: { readonly before: readonly WantedItem[]; readonly after: readonly WantedItem[] },
  changes: readonly StockChange[],
  sellables: ReadonlyMap<number, Sellable>,
): Problem {
  const lines = cart.after.flatMap((item, index) => {
    const change = changes.find(
      ({ ticketPrice, quantity }) => ticketPrice === item.ticketPrice && quantity > 0,
    );
    const row = change && listRows(change, shortage.layer).find((id) => shortage.left.has(id));
    if (row === undefined) return [];
    const held = cart.before
      .filter(({ ticketPrice }) => ticketPrice === item.ticketPrice)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const left = (shortage.left.get(row) ?? 0) + held;
    const price = sellables.get(item.ticketPrice)?.priceName ?? String(item.ticketPrice);
    return [{ index, ticketPrice: item.ticketPrice, price, wanted: item.quantity, left }];
  });
  const violations: Violation[] = lines.map(({ index, price, wanted, left }) => ({
    propertyPath: `cartItemList[${index}].quantity`,
    message: `"${wanted}" wanted of "${price}", "${left}" left.`,
    code: 'stock',
  }));
  const [first] = lines;
  return new Problem(
    'SALE-001',
    { price: first?.price ?? '', wanted: first?.wanted ?? '', left: first?.left ?? 0 },
    { violations, extra: { left: lines.map(({ index: _, ...line }) => line) } },
  );
}

/**
 * @param cart its id once it has one, items held `before` (none once an expired cart gave its places back) and
 * wanted `after`.
 */
export async function holdPlaces(
  { tx, contract, now }: WriteContext,
  cart: {
    readonly id?: number;
    readonly before: readonly WantedItem[];
    readonly after: readonly WantedItem[];
  },
): Promise<HeldItems> {
  const prices = [...new Set([...cart.before, ...cart.after].map((item) => item.ticketPrice))];
  const sellables = await readSellables(tx, contract, prices);
  checkSellables(cart.after, sellables, now);
  const contingents = await readContingents(tx, contract, [...cart.before, ...cart.after]);
  const changes = diffItems(cart.before, cart.after).flatMap((change) => {
    const sellable = sellables.get(change.ticketPrice);
    return sellable ? [toStockChange({ ...change, quantity: change.difference }, sellable, contingents)] : [];
  });
  const isShort = (change: StockChange) => {
    const sellable = sellables.get(change.ticketPrice);
    const left = Math.min(sellable?.leftOnEventDate ?? Infinity, sellable?.leftOnPrice ?? Infinity);
    return change.quantity > left || (change.quantity > 0 && change.stockContingents.length > 0);
  };
  const dates = [...new Set(changes.filter(isShort).map(({ eventDate }) => eventDate))];
  // What expired carts still occupy is given back in the same move, so that its rows are taken in the same order.
  const expired =
    dates.length > 0
      ? await takeExpired(tx, { contract, now, eventDates: dates, except: cart.id ?? null })
      : [];
  const shortage = await moveStock(tx, contract, [...expired, ...changes]);
  if (shortage) throw refuseShortage(shortage, cart, changes, sellables);
  const items = cart.after.map((item) => ({
    ...item,
    facialValue: sellables.get(item.ticketPrice)?.facialValue ?? 0,
  }));
  return { items, currency: sellables.get(cart.after[0]?.ticketPrice ?? 0)?.currency, sellables };
}
