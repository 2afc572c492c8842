/**
 * What a cart comes to, how long it holds, and how two versions of it differ. Pure: the register shows with it
 * what the server enforces with it. Stock and prices themselves are the server's.
 */

/** A line as the seller asks for it. */
export interface WantedItem {
  readonly ticketPrice: number;
  readonly stockContingent?: number | null;
  readonly quantity: number;
}

/** A line with its price stamped when its places were held (R41), in minor units, tax included. */
export interface PricedItem extends WantedItem {
  readonly facialValue: number;
}

/**
 * A desk's cart holds for half an hour: long enough for a group that counts its children at the window, finite so
 * that a register left alone over lunch gives its places back (R43).
 */
const DESK_CART_MINUTES = 30;

export function computeExpiry(now: Date): Date {
  return new Date(now.getTime() + DESK_CART_MINUTES * 60_000);
}

export function isExpired(cart: { readonly expiresAt: Date | string }, now: Date): boolean {
  return new Date(cart.expiresAt).getTime() <= now.getTime();
}

/** The most places one line may ask for: a bound against a slip of the keyboard, not a rule of the organiser's. */
export const MAX_QUANTITY = 1000;

export function computeLineTotal(item: { readonly facialValue: number; readonly quantity: number }): number {
  return item.facialValue * item.quantity;
}

/** A total is the sum of its lines. */
export function computeCartTotal(
  items: readonly { readonly facialValue: number; readonly quantity: number }[],
): number {
  return items.reduce((sum, item) => sum + computeLineTotal(item), 0);
}

const keyOf = (item: WantedItem) => `${item.ticketPrice}/${item.stockContingent ?? ''}`;

/** The same lines with equal price and contingent put together, in the order they were first named. */
export function mergeItems<Item extends WantedItem>(items: readonly Item[]): readonly Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const known = merged.get(keyOf(item));
    merged.set(keyOf(item), known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}

/** How many places more (or, negative, fewer) a line holds; lines that do not change are left out. */
export interface HoldChange {
  readonly ticketPrice: number;
  readonly stockContingent: number | null;
  readonly difference: number;
}

/** What has to be held and given back to get from one list of items to another, sorted by price and contingent. */
export function diffItems(
  before: readonly WantedItem[],
  after: readonly WantedItem[],
): readonly HoldChange[] {
  const changes = new Map<
    string,
    { ticketPrice: number; stockContingent: number | null; difference: number }
  >();
  const add = (item: WantedItem, sign: 1 | -1) => {
    const change = changes.get(keyOf(item)) ?? {
      ticketPrice: item.ticketPrice,
      stockContingent: item.stockContingent ?? null,
      difference: 0,
    };
    change.difference += sign * item.quantity;
    changes.set(keyOf(item), change);
  };
  for (const item of before) add(item, -1);
  for (const item of after) add(item, 1);
  return [...changes.values()]
    .filter((change) => change.difference !== 0)
    .sort((a, b) => a.ticketPrice - b.ticketPrice || (a.stockContingent ?? 0) - (b.stockContingent ?? 0));
}

/** A line whose price is not what the cart held it at. */
export interface PriceChange {
  readonly ticketPrice: number;
  readonly quantity: number;
  readonly from: number;
  readonly to: number;
}

/** What the buyer must be told when an expired cart is priced again (R41). */
export function diffPrices(
  items: readonly PricedItem[],
  current: ReadonlyMap<number, number>,
): readonly PriceChange[] {
  return items.flatMap((item) => {
    const to = current.get(item.ticketPrice) ?? item.facialValue;
    return to === item.facialValue
      ? []
      : [{ ticketPrice: item.ticketPrice, quantity: item.quantity, from: item.facialValue, to }];
  });
}
