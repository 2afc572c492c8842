/** Why an offer cannot be used on a cart at all, and how often it may be. What the others leave to it is not asked here. */
import {
  isEligible,
  type Obstacle,
  type Offer,
  type OfferCart,
  type OfferCondition,
  type OfferPlace,
} from './offer.ts';

const codesOf = (offer: Offer, cart: OfferCart) =>
  cart.codes.filter(({ offers }) => offers.includes(offer.id));

function findBenefitCurrency({ benefit }: Offer): string | undefined {
  return benefit && 'currency' in benefit ? benefit.currency : undefined;
}

/** How many places a use of the offer takes: what a code that counts places is used up by. */
const sizeOf = ({ benefit }: Offer) => (benefit && 'size' in benefit ? benefit.size : 1);

function leftOfCodes(offer: Offer, cart: OfferCart): number {
  if (!offer.conditions.some(({ type }) => type === 'coupon')) return Infinity;
  const left = codesOf(offer, cart).map((code) => {
    if (code.left === null) return Infinity;
    if (code.usage === 'per_order_item') return Math.floor(code.left / sizeOf(offer));
    // Places that are lowered one by one are one application.
    const isCounted = code.usage === 'per_application' && sizeOf(offer) > 1;
    return isCounted || code.left < 1 ? code.left : Infinity;
  });
  return Math.max(0, ...left);
}

/** @returns how many places or groups it may lower in this cart; Infinity without a limit */
export function countUsesLeft(offer: Offer, cart: OfferCart): number {
  return Math.min(
    offer.maxPerOrder ?? Infinity,
    offer.leftForCustomer ?? Infinity,
    offer.left ?? Infinity,
    leftOfCodes(offer, cart),
  );
}

function findUnmet(
  condition: OfferCondition,
  {
    offer,
    cart,
    places,
  }: { readonly offer: Offer; readonly cart: OfferCart; readonly places: readonly OfferPlace[] },
): Obstacle | undefined {
  const atLeast = (reason: 'quantity' | 'ticketings' | 'amount' | 'prices', wanted: number, has: number) =>
    has < wanted ? { reason, wanted, has } : undefined;
  switch (condition.type) {
    case 'quantity':
      return atLeast('quantity', condition.quantity, places.length);
    case 'ticketings':
      return atLeast(
        'ticketings',
        condition.quantity,
        new Set(places.map(({ ticketing }) => ticketing)).size,
      );
    case 'amount':
      if (condition.currency !== cart.currency) return { reason: 'currency' };
      return atLeast(
        'amount',
        condition.amount,
        places.reduce((sum, { value }) => sum + value, 0),
      );
    case 'prices':
      return atLeast(
        'prices',
        offer.ticketPrices.length,
        new Set(places.map(({ ticketPrice }) => ticketPrice)).size,
      );
    case 'coupon':
      return codesOf(offer, cart).length === 0 ? { reason: 'coupon' } : undefined;
  }
}

function findOutside(offer: Offer, cart: OfferCart): Obstacle | undefined {
  const { validFrom, validUntil, devices, customerStatuses } = offer;
  if (validFrom !== null && cart.now < validFrom) return { reason: 'notStarted' };
  if (validUntil !== null && cart.now >= validUntil) return { reason: 'ended' };
  if (devices.length > 0 && !devices.includes(cart.device)) return { reason: 'device' };
  if (
    customerStatuses.length > 0 &&
    !customerStatuses.some((status) => cart.customerStatuses.includes(status))
  )
    return { reason: 'customerStatus' };
  const currency = findBenefitCurrency(offer);
  return currency !== undefined && currency !== cart.currency ? { reason: 'currency' } : undefined;
}

/** The first thing that keeps the offer from the cart, or nothing. A missing code comes before what the cart holds. */
export function findObstacle(offer: Offer, cart: OfferCart): Obstacle | undefined {
  if (offer.benefit === null) return { reason: 'noBenefit' };
  const outside = findOutside(offer, cart);
  if (outside) return outside;
  const places = cart.places.filter((place) => isEligible(offer, place));
  const ordered = offer.conditions.toSorted(
    (a, b) => Number(b.type === 'coupon') - Number(a.type === 'coupon'),
  );
  for (const condition of ordered) {
    const unmet = findUnmet(condition, { offer, cart, places });
    if (unmet) return unmet;
  }
  if (places.length === 0) return { reason: 'noPlace' };
  const size = sizeOf(offer);
  if (places.length < size) return { reason: 'quantity', wanted: size, has: places.length };
  return countUsesLeft(offer, cart) < 1 ? { reason: 'limit' } : undefined;
}
