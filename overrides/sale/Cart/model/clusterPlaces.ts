/** A cart's lines as the places that offers lower, and those put together again: places of a line that cost the same by the same offers. */
import type { PricedCart } from '../../../offers/OfferRule/model/applyOffers.ts';
import {
  type Obstacle,
  type OfferCode,
  type OfferPlace,
  type OfferUse,
  type PricedPlace,
  WEEKDAYS,
  type Weekday,
} from '../../../offers/OfferRule/model/offer.ts';
import type { PricedItem } from '../model.ts';

/** What of a sellable price its places are. */
export interface PlaceFacts {
  readonly ticketing: number;
  readonly startDate: string;
  readonly timezone: string;
}

export interface Cluster {
  readonly line: number;
  readonly quantity: number;
  /** Of one, before and after offers. */
  readonly value: number;
  readonly paid: number;
  readonly uses: readonly OfferUse[];
}

export function findWeekday(instant: string, timezone: string): Weekday {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: timezone, weekday: 'long' })
    .format(new Date(instant))
    .toLowerCase();
  return WEEKDAYS.find((weekday) => weekday === day) ?? 'monday';
}

export function listPlaces(
  items: readonly PricedItem[],
  facts: ReadonlyMap<number, PlaceFacts>,
): readonly OfferPlace[] {
  return items.flatMap(({ ticketPrice, facialValue: value, quantity }, line) => {
    const fact = facts.get(ticketPrice);
    if (!fact) return [];
    const weekday = findWeekday(fact.startDate, fact.timezone);
    return Array.from({ length: quantity }, () => ({
      line,
      ticketPrice,
      ticketing: fact.ticketing,
      weekday,
      value,
    }));
  });
}

/** In the order of the lines, the dearest of each first. */
export function clusterPlaces(places: readonly PricedPlace[]): readonly Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const { line, value, paid, uses } of places) {
    const key = `${line}/${paid}/${uses.map(({ offer, application }) => `${offer}x${application}`).join()}`;
    const known = clusters.get(key);
    clusters.set(
      key,
      known ? { ...known, quantity: known.quantity + 1 } : { line, quantity: 1, value, paid, uses },
    );
  }
  return [...clusters.values()].sort((a, b) => a.line - b.line || b.paid - a.paid);
}

export interface CodeVerdict {
  readonly valid: boolean;
  readonly reason?: string;
  /** The offer that the code opens, and what it wants and finds where that is a number. */
  readonly offer?: string;
  readonly wanted?: number;
  readonly has?: number;
}

const describeObstacle = (offer: string, obstacle: Obstacle): CodeVerdict => ({
  valid: false,
  offer,
  ...obstacle,
});

/** What became of a code that is good by itself: used, or why none of its offers is. */
export function judgeCode(code: OfferCode, priced: PricedCart): CodeVerdict {
  const used = priced.used.find(({ offer }) => code.offers.includes(offer.id));
  if (used) return { valid: true, offer: used.offer.title };
  const unused = priced.unused.find(({ offer }) => code.offers.includes(offer.id));
  return unused
    ? describeObstacle(unused.offer.title, unused.obstacle)
    : { valid: false, reason: 'opensNothing' };
}
