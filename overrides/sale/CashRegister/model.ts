/**
 * What a seller is doing at the register: the performances on offer, the lines chosen, the step reached. Pure: the
 * server holds the stock and computes every amount that is charged; the totals here only show the outcome early.
 */
import { foldText } from '../../../schema/foldText.ts';
import { MAX_QUANTITY } from '../Cart/model.ts';

export interface RegisterPrice {
  readonly iri: string;
  readonly name: string;
  readonly type: string | null;
  /** Minor units of the performance's currency. */
  readonly facialValue: number;
  /** Places left at this price over all layers; null when unlimited. */
  readonly bookableStock: number | null;
}

export interface RegisterPerformance {
  readonly iri: string;
  readonly title: string;
  readonly color: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly timezone: string;
  readonly currency: string;
  readonly venueName: string;
  /** Places left, those of contingents that are sold from included; null when unlimited. */
  readonly bookableStock: number | null;
  /** Of these, without the seats of contingents. */
  readonly forEverybody: number | null;
  /** Its seats can be chosen. */
  readonly isNumbered: boolean;
  /** As sold to everybody, or from the contingent chosen. */
  readonly prices: readonly RegisterPrice[];
  readonly contingents: readonly RegisterContingent[];
  /** Chosen to sell from. */
  readonly contingent?: RegisterContingent | undefined;
}

/** A part of a performance that is sold by itself. */
export interface RegisterContingent {
  /** Of the stock contingent. */
  readonly iri: string;
  readonly name: string;
  /** Sellers may choose it. */
  readonly isOffered: boolean;
  /** Places left over all layers; null when unlimited. */
  readonly bookableStock: number | null;
  /** As they are sold from it. */
  readonly prices: readonly RegisterPrice[];
}

/** One price in the cart, with what is needed to show it when its performance is no longer on the screen. */
export interface RegisterLine {
  readonly price: RegisterPrice;
  readonly performance: Pick<RegisterPerformance, 'iri' | 'title' | 'startDate' | 'timezone' | 'currency'>;
  /** Sold from it; absent for none. */
  readonly contingent?: Pick<RegisterContingent, 'iri' | 'name'> | undefined;
  readonly quantity: number;
  /** Those somebody chose, at most `quantity`; the best that are free are taken for the rest. */
  readonly seats?: readonly PickedSeat[];
}

export interface PickedSeat {
  /** Of the available seat. */
  readonly iri: string;
  readonly label: string;
}

/** A cart has one line of a price and a contingent. */
export const keyOf = (price: string, contingent?: string | null) => `${price}|${contingent ?? ''}`;

export const keyOfLine = ({ price, contingent }: Pick<RegisterLine, 'price' | 'contingent'>) =>
  keyOf(price.iri, contingent?.iri);

/** Places of a price that lines have as the performance is sold now. */
export const countOf = (
  lines: readonly RegisterLine[],
  { contingent }: RegisterPerformance,
  price: RegisterPrice,
): number => lines.find((line) => keyOfLine(line) === keyOf(price.iri, contingent?.iri))?.quantity ?? 0;

/**
 * Adds `by` places of a price (negative takes away). A line that reaches 0 leaves; the quantity stops at what is left
 * beyond what the cart holds already and at `MAX_QUANTITY`.
 */
export function changeQuantity(
  lines: readonly RegisterLine[],
  change: {
    readonly performance: RegisterPerformance;
    readonly price: RegisterPrice;
    readonly by: number;
    readonly held: number;
  },
): readonly RegisterLine[] {
  const { performance, price, by, held } = change;
  const { contingent } = performance;
  const current = lines.find((line) => keyOfLine(line) === keyOf(price.iri, contingent?.iri));
  const bound =
    price.bookableStock === null ? MAX_QUANTITY : Math.min(MAX_QUANTITY, price.bookableStock + held);
  const before = current?.quantity ?? 0;
  const quantity = by > 0 ? Math.max(before, Math.min(before + by, bound)) : Math.max(before + by, 0);
  if (!current) return quantity > 0 ? [...lines, { price, performance, contingent, quantity }] : lines;
  if (quantity === 0) return lines.filter((line) => line !== current);
  return lines.map((line) =>
    line === current
      ? { ...line, quantity, ...(line.seats && { seats: line.seats.slice(0, quantity) }) }
      : line,
  );
}

/** Seats of each line: those that were chosen, or else those it was given, by its key. */
export function nameSeats(
  lines: readonly RegisterLine[],
  given: ReadonlyMap<string, readonly PickedSeat[]>,
): readonly RegisterLine[] {
  return lines.map((line) => ({
    ...line,
    seats: (line.seats ?? given.get(keyOfLine(line)) ?? []).slice(0, line.quantity),
  }));
}

/** Adds a seat at a price, or takes it away where the cart has it; a line that reaches 0 leaves. */
export function toggleSeat(
  lines: readonly RegisterLine[],
  change: {
    readonly performance: RegisterPerformance;
    readonly price: RegisterPrice | undefined;
    readonly seat: PickedSeat;
    readonly given: ReadonlyMap<string, readonly PickedSeat[]>;
  },
): readonly RegisterLine[] {
  const { performance, price, seat, given } = change;
  const isOf = (line: RegisterLine) => line.performance.iri === performance.iri;
  const named = [...lines.filter((line) => !isOf(line)), ...nameSeats(lines.filter(isOf), given)];
  const has = named.find(({ seats }) => seats?.some(({ iri }) => iri === seat.iri));
  if (has) {
    const seats = has.seats?.filter(({ iri }) => iri !== seat.iri) ?? [];
    return named.flatMap((line) =>
      line !== has ? [line] : line.quantity > 1 ? [{ ...line, seats, quantity: line.quantity - 1 }] : [],
    );
  }
  if (!price) return lines;
  const { contingent } = performance;
  const current = named.find((line) => keyOfLine(line) === keyOf(price.iri, contingent?.iri));
  if (!current) return [...named, { price, performance, contingent, quantity: 1, seats: [seat] }];
  return named.map((line) =>
    line === current ? { ...line, quantity: line.quantity + 1, seats: [...(line.seats ?? []), seat] } : line,
  );
}

/** Sum of the lines, in minor units. */
export function sumLines(lines: readonly RegisterLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.price.facialValue, 0);
}

/** The seats that a cart holds, by the key of their line. */
export function listHeldSeats(
  items: readonly {
    readonly ticketPrice: string;
    readonly stockContingent: string | null;
    readonly availableSeatList: readonly { readonly '@id': string; readonly label: string | null }[];
  }[],
): ReadonlyMap<string, readonly PickedSeat[]> {
  const held = new Map<string, readonly PickedSeat[]>();
  for (const { ticketPrice, stockContingent, availableSeatList } of items) {
    const key = keyOf(ticketPrice, stockContingent);
    const seats = availableSeatList.map(({ '@id': iri, label }) => ({ iri, label: label ?? '' }));
    held.set(key, [...(held.get(key) ?? []), ...seats]);
  }
  return held;
}

/** What an offer takes off the places of one price. */
export interface Saving {
  readonly offer: string;
  /** Minor units. */
  readonly saved: number;
}

/** What offers take off a held cart, by the key of the line. */
export function listSavings(
  rows: readonly {
    readonly ticketPrice: string | null;
    readonly cartItem: { readonly stockContingent: string | null } | null;
    readonly quantity: number | null;
    readonly facialValue: number;
    readonly facialValueWithoutOffer: number;
    readonly offer: { readonly title: string } | null;
  }[],
): ReadonlyMap<string, readonly Saving[]> {
  const savings = new Map<string, readonly Saving[]>();
  for (const { ticketPrice, cartItem, quantity, facialValue, facialValueWithoutOffer, offer } of rows) {
    const saved = (facialValueWithoutOffer - facialValue) * (quantity ?? 0);
    if (!ticketPrice || !offer || saved === 0) continue;
    const key = keyOf(ticketPrice, cartItem?.stockContingent);
    const known = savings.get(key) ?? [];
    const same = known.find((saving) => saving.offer === offer.title);
    const sum = { offer: offer.title, saved: saved + (same?.saved ?? 0) };
    savings.set(key, [...known.filter((saving) => saving !== same), sum]);
  }
  return savings;
}

/** What offers go by beside the lines: the codes given, and the IRI of who buys. */
export interface CartTerms {
  readonly codes: readonly string[];
  readonly customer: string | null;
}

export const isSameTerms = (a: CartTerms, b: CartTerms): boolean =>
  a.customer === b.customer && a.codes.join('\n') === b.codes.join('\n');

export function countPlaces(lines: readonly RegisterLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The currency of a cart: one cart is paid in one currency. */
export function findCurrency(lines: readonly RegisterLine[], fallback: string): string {
  return lines[0]?.performance.currency ?? fallback;
}

/** Same prices and contingents in the same quantities and the same seats chosen, in any order: nothing to send to the server. */
export function isSameCart(a: readonly RegisterLine[], b: readonly RegisterLine[]): boolean {
  const write = (lines: readonly RegisterLine[]) =>
    lines
      .map((line) => `${keyOfLine(line)}×${line.quantity}:${line.seats?.map(({ iri }) => iri).sort() ?? ''}`)
      .sort()
      .join();
  return write(a) === write(b);
}

/** What the queue in front of the window wants: what starts next, or began within the hour and is not over. */
export function isNext(
  { startDate, endDate }: Pick<RegisterPerformance, 'startDate' | 'endDate'>,
  now: number,
) {
  if (endDate !== null && Date.parse(endDate) <= now) return false;
  return Date.parse(startDate) > now - 3_600_000;
}

/** Performances whose title or venue holds every word of the search; case and accents do not count. */
export function searchPerformances<P extends Pick<RegisterPerformance, 'title' | 'venueName'>>(
  performances: readonly P[],
  search: string,
): readonly P[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return performances.filter(({ title, venueName }) => {
    const text = foldText(`${title} ${venueName}`);
    return words.every((word) => text.includes(word));
  });
}

/** Today's date in a timezone, as YYYY-MM-DD. */
export function findLocalDay(instant: string | Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant));
}
