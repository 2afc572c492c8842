/**
 * What can be sold of a performance: to everybody, or from one of its contingents. Seats of a contingent are sold from it
 * alone; one without seats bounds a number, and takes its places from among everybody's.
 */
import type { RegisterContingent, RegisterPerformance, RegisterPrice } from '../model.ts';

export interface ContingentStock {
  readonly '@id': string;
  readonly name: string;
  readonly bookableStock: number | null;
  /** Null for one without seats. */
  readonly freeSeats: number | null;
  readonly parent: string | null;
  readonly isHidden: boolean;
  readonly draft: boolean | null;
}

/** The smaller of two bounds; null is none. */
export function boundStock(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}

const boundPrices = (prices: readonly RegisterPrice[], left: number | null) =>
  prices.map((price) => ({ ...price, bookableStock: boundStock(price.bookableStock, left) }));

/** What a contingent has left by itself and by those that contain it. */
function findLeft(contingent: ContingentStock, all: ReadonlyMap<string, ContingentStock>): number | null {
  const above = contingent.parent === null ? undefined : all.get(contingent.parent);
  return boundStock(contingent.bookableStock, above ? findLeft(above, all) : null);
}

/**
 * @param left places left of the performance, null for any number
 * @param prices with what is left of each alone
 */
export function offerStock(
  left: number | null,
  prices: readonly RegisterPrice[],
  contingents: readonly ContingentStock[],
): Pick<RegisterPerformance, 'bookableStock' | 'forEverybody' | 'prices' | 'contingents'> {
  const all = new Map(contingents.map((contingent) => [contingent['@id'], contingent]));
  const isOffered = ({ isHidden, draft }: ContingentStock) => !isHidden && !draft;
  const sumSeats = (of: readonly ContingentStock[]) =>
    of.reduce((sum, { freeSeats }) => sum + (freeSeats ?? 0), 0);
  const without = (seats: number) => (left === null ? null : Math.max(0, left - seats));
  const forEverybody = without(sumSeats(contingents));
  return {
    bookableStock: without(sumSeats(contingents.filter((one) => !isOffered(one)))),
    forEverybody,
    prices: boundPrices(prices, forEverybody),
    contingents: contingents.map((contingent): RegisterContingent => {
      const own = boundStock(contingent.freeSeats ?? forEverybody, findLeft(contingent, all));
      return {
        iri: contingent['@id'],
        name: contingent.name,
        isOffered: isOffered(contingent),
        bookableStock: own,
        prices: boundPrices(prices, own),
      };
    }),
  };
}

/** The performance as it is sold from a contingent of it; as it is to everybody where there is no such one to sell from. */
export function sellFrom(
  performance: RegisterPerformance,
  contingent: string | undefined,
): RegisterPerformance {
  const chosen = performance.contingents.find(({ iri, isOffered }) => isOffered && iri === contingent);
  return chosen ? { ...performance, prices: chosen.prices, contingent: chosen } : performance;
}
