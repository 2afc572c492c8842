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
  readonly bookableStock: number | null;
  /** Its seats can be chosen. */
  readonly isNumbered: boolean;
  readonly prices: readonly RegisterPrice[];
}

/** One price in the cart, with what is needed to show it when its performance is no longer on the screen. */
export interface RegisterLine {
  readonly price: RegisterPrice;
  readonly performance: Pick<RegisterPerformance, 'iri' | 'title' | 'startDate' | 'timezone' | 'currency'>;
  readonly quantity: number;
  /** Those somebody chose, at most `quantity`; the best that are free are taken for the rest. */
  readonly seats?: readonly PickedSeat[];
}

export interface PickedSeat {
  /** Of the available seat. */
  readonly iri: string;
  readonly label: string;
}

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
  const current = lines.find((line) => line.price.iri === price.iri);
  const bound =
    price.bookableStock === null ? MAX_QUANTITY : Math.min(MAX_QUANTITY, price.bookableStock + held);
  const before = current?.quantity ?? 0;
  const quantity = by > 0 ? Math.max(before, Math.min(before + by, bound)) : Math.max(before + by, 0);
  if (!current) return quantity > 0 ? [...lines, { price, performance, quantity }] : lines;
  if (quantity === 0) return lines.filter((line) => line !== current);
  return lines.map((line) =>
    line === current
      ? { ...line, quantity, ...(line.seats && { seats: line.seats.slice(0, quantity) }) }
      : line,
  );
}

/** Seats of each line: those that were chosen, or else those it was given, by the IRI of its price. */
export function nameSeats(
  lines: readonly RegisterLine[],
  given: ReadonlyMap<string, readonly PickedSeat[]>,
): readonly RegisterLine[] {
  return lines.map((line) => ({
    ...line,
    seats: (line.seats ?? given.get(line.price.iri) ?? []).slice(0, line.quantity),
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
  const current = named.find((line) => line.price.iri === price.iri);
  if (!current) return [...named, { price, performance, quantity: 1, seats: [seat] }];
  return named.map((line) =>
    line === current ? { ...line, quantity: line.quantity + 1, seats: [...(line.seats ?? []), seat] } : line,
  );
}

/** Sum of the lines, in minor units. */
export function sumLines(lines: readonly RegisterLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.price.facialValue, 0);
}

/** The seats that a cart holds, by the IRI of their price. */
export function listHeldSeats(
  items: readonly {
    readonly ticketPrice: string;
    readonly availableSeatList: readonly { readonly '@id': string; readonly label: string | null }[];
  }[],
): ReadonlyMap<string, readonly PickedSeat[]> {
  const held = new Map<string, readonly PickedSeat[]>();
  for (const { ticketPrice, availableSeatList } of items) {
    const seats = availableSeatList.map(({ '@id': iri, label }) => ({ iri, label: label ?? '' }));
    held.set(ticketPrice, [...(held.get(ticketPrice) ?? []), ...seats]);
  }
  return held;
}

/** What an offer takes off the places of one price. */
export interface Saving {
  readonly offer: string;
  /** Minor units. */
  readonly saved: number;
}

/** What offers take off a held cart, by the IRI of the price. */
export function listSavings(
  rows: readonly {
    readonly ticketPrice: string | null;
    readonly quantity: number | null;
    readonly facialValue: number;
    readonly facialValueWithoutOffer: number;
    readonly offer: { readonly title: string } | null;
  }[],
): ReadonlyMap<string, readonly Saving[]> {
  const savings = new Map<string, readonly Saving[]>();
  for (const { ticketPrice, quantity, facialValue, facialValueWithoutOffer, offer } of rows) {
    const saved = (facialValueWithoutOffer - facialValue) * (quantity ?? 0);
    if (!ticketPrice || !offer || saved === 0) continue;
    const known = savings.get(ticketPrice) ?? [];
    const same = known.find((saving) => saving.offer === offer.title);
    const sum = { offer: offer.title, saved: saved + (same?.saved ?? 0) };
    savings.set(ticketPrice, [...known.filter((saving) => saving !== same), sum]);
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

/** Same prices in the same quantities and the same seats chosen, in any order: nothing to send to the server. */
export function isSameCart(a: readonly RegisterLine[], b: readonly RegisterLine[]): boolean {
  const write = (lines: readonly RegisterLine[]) =>
    lines
      .map(
        ({ price, quantity, seats }) =>
          `${price.iri}×${quantity}:${seats?.map(({ iri }) => iri).sort() ?? ''}`,
      )
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

/** What the seller takes: cash (with what was handed over), card, or cash for a part and card for the rest. */
export interface Tender {
  readonly method: 'cash' | 'card' | 'both';
  /** Minor units handed over in cash; with `both`, what is paid in cash. */
  readonly cash: number;
}

/** How a tender settles a total: what each method pays, the change due, and what is still missing (0 when settled). */
export function settle(
  total: number,
  tender: Tender,
): { cash: number; card: number; change: number; missing: number } {
  if (tender.method === 'card') return { cash: 0, card: total, change: 0, missing: 0 };
  const cash = Math.min(tender.cash, total);
  if (tender.method === 'both') return { cash, card: total - cash, change: 0, missing: 0 };
  return {
    cash,
    card: 0,
    change: Math.max(tender.cash - total, 0),
    missing: Math.max(total - tender.cash, 0),
  };
}

/**
 * Reads an amount typed by a person, with a comma or a point, into minor units; undefined when it is no amount.
 *
 * @example parseAmount('46,5', 2) // 4650
 */
export function parseAmount(text: string, fractionDigits: number): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d*))?$/.exec(text.trim().replace(/[\s\u00a0\u202f]/g, ''));
  if (!match) return undefined;
  const fraction = match[2] ?? '';
  if (fraction.length > fractionDigits) return undefined;
  return Number(match[1]) * 10 ** fractionDigits + Number(fraction.padEnd(fractionDigits, '0') || 0);
}

/** Notes people pay with, in minor units, by currency; francs without cents where there are none. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  CHF: [1000, 2000, 5000, 10_000, 20_000],
  MAD: [2000, 5000, 10_000, 20_000],
  XPF: [500, 1000, 5000, 10_000],
};
const COMMON_NOTES: readonly number[] = [500, 1000, 2000, 5000, 10_000];

/**
 * What a buyer is likely to hand over for an amount: the exact sum, then the next round sums made of one kind of
 * note, ascending, at most `count`. Minor units; empty for a free sale.
 *
 * @example suggestGiven(3700, 'EUR') // [3700, 4000, 5000, 10000]
 */
export function suggestGiven(amount: number, currency: string, count = 4): readonly number[] {
  if (amount <= 0) return [];
  const notes = NOTES[currency] ?? COMMON_NOTES;
  const rounded = notes.map((note) => Math.ceil(amount / note) * note);
  return [...new Set([amount, ...rounded])].sort((a, b) => a - b).slice(0, count);
}
