/**
 * An offer as it is applied, and the cart it is applied to. Amounts are minor units of one currency, instants are
 * milliseconds. What is stored is read into this by the server; the editor's trial cart makes it of its form.
 */

/** One place of a cart; a line of four is four of them. */
export interface OfferPlace {
  /** Index of the cart's line. */
  readonly line: number;
  readonly ticketPrice: number;
  readonly ticketing: number;
  /** Of the performance, in its own timezone. */
  readonly weekday: Weekday;
  /** What is paid for it before offers. */
  readonly value: number;
}

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** What the cart as a whole must hold of the offer's places, as it is before any offer; all of it. */
export type OfferCondition =
  | { readonly type: 'quantity'; readonly quantity: number }
  | { readonly type: 'ticketings'; readonly quantity: number }
  | { readonly type: 'amount'; readonly amount: number; readonly currency: string }
  | { readonly type: 'prices' }
  | { readonly type: 'coupon' };

/**
 * What it gives. `place`: each place is lowered on its own. `group`: places are taken by so many, the most expensive
 * first; a group costs one price, or its cheapest places are free. `order`: an amount off all its places at once.
 */
export type OfferBenefit =
  | { readonly kind: 'share'; readonly percent: number }
  | { readonly kind: 'off'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'price'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'groupPrice'; readonly size: number; readonly amount: number; readonly currency: string }
  | { readonly kind: 'groupFree'; readonly size: number; readonly free: number }
  | { readonly kind: 'orderOff'; readonly amount: number; readonly currency: string };

export interface Offer {
  readonly id: number;
  readonly title: string;
  readonly position: number;
  /** It lowers what others have left, after them; the others share the places among themselves. */
  readonly combinable: boolean;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  /** Prices, weekdays, kinds of selling device and customer statuses that it is for; an empty list is for all. */
  readonly ticketPrices: readonly number[];
  readonly weekdays: readonly Weekday[];
  readonly devices: readonly string[];
  readonly customerStatuses: readonly number[];
  readonly conditions: readonly OfferCondition[];
  /** Null where it changes no price. */
  readonly benefit: OfferBenefit | null;
  /** The most places or groups of an order, and what is left of all for this customer and for everybody. */
  readonly maxPerOrder: number | null;
  readonly leftForCustomer: number | null;
  readonly left: number | null;
}

export const COUPON_USAGES = ['cash', 'per_order', 'per_order_item', 'per_application'] as const;

/** A code that was given, valid by itself: the offers it opens, and how often it may still be used. */
export interface OfferCode {
  readonly code: string;
  readonly coupon: number;
  readonly usage: (typeof COUPON_USAGES)[number];
  readonly offers: readonly number[];
  readonly left: number | null;
}

export interface OfferCart {
  readonly places: readonly OfferPlace[];
  readonly currency: string;
  readonly now: number;
  /** Kind of the selling device. */
  readonly device: string;
  readonly customerStatuses: readonly number[];
  readonly codes: readonly OfferCode[];
}

/** Why an offer lowers nothing of a cart, with what it asks for and what there is. */
export type Obstacle =
  | { readonly reason: 'notStarted' | 'ended' | 'device' | 'customerStatus' | 'coupon' | 'currency' }
  | { readonly reason: 'noPlace' | 'limit' | 'noBenefit' | 'bettered' }
  | {
      readonly reason: 'quantity' | 'ticketings' | 'amount' | 'prices';
      readonly wanted: number;
      readonly has: number;
    };

/** An offer that lowers a place, and by which of its applications. */
export interface OfferUse {
  readonly offer: number;
  /** Counts those of this cart from 1: each group is one, and so are all places that an offer lowers one by one. */
  readonly application: number;
}

/** A place with what is paid for it and the offers that lowered it, in the order they did. */
export interface PricedPlace extends OfferPlace {
  readonly paid: number;
  readonly uses: readonly OfferUse[];
}

/** A place that costs nothing counts for no offer: an invitation does not make two tickets a group of three. */
export const isEligible = ({ ticketPrices, weekdays }: Offer, place: OfferPlace): boolean =>
  place.value > 0 &&
  (ticketPrices.length === 0 || ticketPrices.includes(place.ticketPrice)) &&
  (weekdays.length === 0 || weekdays.includes(place.weekday));

/** What a place is lowered by on its own; 0 for benefits of groups and orders. Shares are rounded half up. */
export function lowerPlace(benefit: OfferBenefit, value: number): number {
  if (benefit.kind === 'share') return Math.min(value, Math.round((value * benefit.percent) / 100));
  if (benefit.kind === 'off') return Math.min(value, benefit.amount);
  return benefit.kind === 'price' ? Math.max(0, value - benefit.amount) : 0;
}
