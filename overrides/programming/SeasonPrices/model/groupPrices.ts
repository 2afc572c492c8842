/**
 * Prices of performances, by show and by what is the same price there: one that has the same hash. Pure. In the order of the
 * first performance of each show, and of the first price of each hash.
 */
import type { TicketPrice } from '../../../../schema/generated/programming/TicketPrice.ts';

type Counted = Pick<
  TicketPrice,
  '@id' | 'hash' | 'name' | 'facialValue' | 'currency' | 'enabled' | 'manualSort'
> & {
  readonly soldItems: number | null;
  readonly bookedItems: number | null;
  readonly reservedItems: number | null;
  readonly tax: { readonly '@id': string; readonly rate: number } | null;
  readonly withoutTaxReason: string | null;
  readonly eventDate: {
    readonly '@id': string;
    readonly startDate: string;
    readonly status: string | null;
    readonly ticketing: { readonly '@id': string; readonly title: string; readonly timezone: string };
  };
};

/** A price that is the same on some performances of a show. */
export interface SamePrice<Row> {
  readonly hash: string;
  readonly name: string;
  readonly currency: string;
  /** Minor units. */
  readonly lowest: number;
  readonly highest: number;
  /** Rates in percent, each once; null where there is no VAT. */
  readonly rates: readonly (number | null)[];
  readonly sold: number;
  /** On how many performances it is switched off. */
  readonly off: number;
  readonly rows: readonly Row[];
  /** Performances of the show that have other prices, and not this one. */
  readonly missing: readonly string[];
}

export interface ShowPrices<Row> {
  readonly id: string;
  readonly title: string;
  readonly timezone: string;
  readonly performances: number;
  readonly prices: readonly SamePrice<Row>[];
}

/** Places that somebody has: sold, or reserved in whatever way. */
export const countTaken = ({
  soldItems,
  bookedItems,
  reservedItems,
}: Pick<Counted, 'soldItems' | 'bookedItems' | 'reservedItems'>): number =>
  (soldItems ?? 0) + (bookedItems ?? 0) + (reservedItems ?? 0);

function describe<Row extends Counted>(
  hash: string,
  rows: readonly [Row, ...Row[]],
  dates: ReadonlySet<string>,
): SamePrice<Row> {
  const amounts = rows.map(({ facialValue }) => facialValue);
  const there = new Set(rows.map(({ eventDate }) => eventDate['@id']));
  return {
    hash,
    name: rows[0].name,
    currency: rows[0].currency,
    lowest: Math.min(...amounts),
    highest: Math.max(...amounts),
    rates: [...new Set(rows.map(({ tax }) => tax?.rate ?? null))],
    sold: rows.reduce((sum, { soldItems }) => sum + (soldItems ?? 0), 0),
    off: rows.filter(({ enabled }) => enabled === false).length,
    rows,
    missing: [...dates].filter((date) => !there.has(date)),
  };
}

const isSome = <Row>(rows: readonly Row[]): rows is readonly [Row, ...Row[]] => rows.length > 0;

/** @param rows in the order of their performances; those of cancelled ones are left out */
export function groupPrices<Row extends Counted>(rows: readonly Row[]): readonly ShowPrices<Row>[] {
  const open = rows.filter(({ eventDate }) => eventDate.status !== 'cancelled');
  const byShow = Map.groupBy(open, ({ eventDate }) => eventDate.ticketing['@id']);
  return [...byShow].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const { title, timezone } = first.eventDate.ticketing;
    const dates = new Set(own.map(({ eventDate }) => eventDate['@id']));
    const sorted = own.toSorted((a, b) => (a.manualSort ?? 0) - (b.manualSort ?? 0));
    const byHash = Map.groupBy(sorted, (row) => row.hash ?? row['@id']);
    const prices = [...byHash].flatMap(([hash, same]) => (isSome(same) ? [describe(hash, same, dates)] : []));
    return [{ id, title, timezone, performances: dates.size, prices }];
  });
}
