/**
 * What a cart comes to, how long it holds, and how two versions of it differ. Pure: the register shows with it
 * what the server enforces with it. Stock and prices themselves are the server's.
 */

/** A line as the seller asks for it. */
export interface WantedItem {
  readonly ticketPrice: number;
  readonly stockContingent?: number | null;
  readonly quantity: number;
  /** Seats of a numbered performance that were chosen for it, at most `quantity`. */
  readonly seats?: readonly number[];
  /** Lines that differ in these are lines of their own; undefined: those of the line that is there already. */
  readonly groupKey?: string | null | undefined;
  readonly couponCode?: string | null | undefined;
  readonly participant?: number | null | undefined;
  /** What is asked for at a dynamic price, in minor units. */
  readonly freeValue?: number | null | undefined;
  readonly data?: unknown;
  /** Where it stands in the body that asked for it. */
  readonly at?: number;
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

/** Kept for somebody until a deadline, and shown by a booking. */
export const isKept = ({ type }: { readonly type?: string | null | undefined }): boolean =>
  type === 'reservation' || type === 'option';

/** Until when a cart holds what it is changed to: one that is kept until its deadline, any other for another half hour. */
export function extendHold(
  cart: { readonly type?: string | null | undefined; readonly expiresAt?: Date | string | null | undefined },
  now: Date,
): Date {
  const { expiresAt } = cart;
  const stays = isKept(cart) && expiresAt && !isExpired({ expiresAt }, now);
  return stays ? new Date(expiresAt) : computeExpiry(now);
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

function merge<Item extends WantedItem>(known: Item, item: Item): Item {
  const seats = [...(known.seats ?? []), ...(item.seats ?? [])];
  return {
    ...known,
    quantity: known.quantity + item.quantity,
    ...(seats.length > 0 && { seats }),
    ...(item.data === undefined ? {} : { data: item.data }),
  };
}

const placeOf = (item: WantedItem) => `${item.ticketPrice}/${item.stockContingent ?? ''}`;

/** What makes a line: places of one price and contingent, for one group, code, participant and amount. */
export const keyOfItem = (item: WantedItem): string =>
  JSON.stringify([
    placeOf(item),
    item.groupKey ?? null,
    item.couponCode ?? null,
    item.participant ?? null,
    item.freeValue ?? null,
  ]);

const TERMS = ['groupKey', 'couponCode', 'participant', 'freeValue'] as const;

/** A line that leaves out whose it is means the only one there is of its price and contingent. */
export function keepTerms<Item extends WantedItem>(
  items: readonly Item[],
  before: readonly WantedItem[],
): readonly Item[] {
  return items.map((item) => {
    const [known, other] = before.filter((one) => placeOf(one) === placeOf(item));
    if (!known || other) return item;
    const kept = TERMS.filter((name) => item[name] === undefined).map((name) => [name, known[name]] as const);
    return { ...item, ...Object.fromEntries(kept) };
  });
}

/** The same lines with equal price, contingent and terms put together, in the order they were first named. */
export function mergeItems<Item extends WantedItem>(items: readonly Item[]): readonly Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const known = merged.get(keyOfItem(item));
    merged.set(keyOfItem(item), known ? merge(known, item) : item);
  }
  return [...merged.values()];
}

/** An amount that is no longer exact: of a line by its place in the list, or of the cart as a whole. */
export interface InexactAmount {
  readonly line?: number;
  readonly amount: number;
}

/** Amounts are whole numbers up to 2^53 − 1; a sum or product above that is not the true one. */
export function findInexactAmount(
  items: readonly { readonly facialValue: number; readonly quantity: number }[],
): InexactAmount | undefined {
  const totals = items.map(computeLineTotal);
  const line = totals.findIndex((amount) => !Number.isSafeInteger(amount));
  if (line >= 0) return { line, amount: totals[line] ?? 0 };
  const amount = computeCartTotal(items);
  return Number.isSafeInteger(amount) ? undefined : { amount };
}

/** A line whose price is not what the cart held it at. */
export interface PriceChange {
  readonly ticketPrice: number;
  readonly quantity: number;
  readonly from: number;
  readonly to: number;
}

/** What the buyer must know when an expired cart is priced again (R41). */
export function diffPrices(
  items: readonly PricedItem[],
  current: ReadonlyMap<number, number>,
): readonly PriceChange[] {
  return items.flatMap((item) => {
    const to = current.get(item.ticketPrice) ?? item.facialValue;
    const isAsked = item.freeValue !== undefined && item.freeValue !== null;
    return isAsked || to === item.facialValue
      ? []
      : [{ ticketPrice: item.ticketPrice, quantity: item.quantity, from: item.facialValue, to }];
  });
}
