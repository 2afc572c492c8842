/**
 * What a cart costs with offers, and why each other offer is not used. First the offers that are not combinable share the
 * places among themselves, so that most is saved; a place is taken by one of them (R41). Then the combinable ones, in their
 * order, each lower what is left, each in the best way at its turn, and each place once. What is paid already is no
 * place of the cart any more.
 */
import { type Application, type Assignment, assignPlaces, type Contender } from './assignPlaces.ts';
import { countUsesLeft, findObstacle } from './findObstacle.ts';
import {
  isEligible,
  lowerPlace,
  type Obstacle,
  type Offer,
  type OfferCart,
  type OfferPlace,
  type OfferUse,
  type PricedPlace,
} from './offer.ts';

export interface UnusedOffer {
  readonly offer: Offer;
  readonly obstacle: Obstacle;
}

export interface PricedCart {
  readonly places: readonly PricedPlace[];
  /** Before and after offers. */
  readonly totalWithoutOffer: number;
  readonly total: number;
  /** What each offer that is used saves, in the order of their positions. */
  readonly used: readonly {
    readonly offer: Offer;
    readonly saved: number;
    readonly places: number;
    readonly applications: number;
  }[];
  readonly unused: readonly UnusedOffer[];
  /** False where a cart had more possibilities than are tried. */
  readonly isProven: boolean;
}

const sumValues = (places: readonly { readonly value: number }[]) =>
  places.reduce((sum, { value }) => sum + value, 0);

/** Spreads an amount over values in proportion, whole; the cents that remain go to the first that have room (R14). */
export function spreadAmount(amount: number, values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (amount >= sum) return values;
  const parts = values.map((value) => Number((BigInt(amount) * BigInt(value)) / BigInt(sum)));
  let rest = amount - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => {
    const more = rest > 0 && part < (values[index] ?? 0) ? 1 : 0;
    rest -= more;
    return part + more;
  });
}

/** What an application takes off each of its places, which are in descending order of value. */
function lowerPlaces({ benefit }: Application, values: readonly number[]): readonly number[] {
  if (benefit.kind === 'groupFree')
    return values.map((value, rank) => (rank >= values.length - benefit.free ? value : 0));
  const sum = values.reduce((total, value) => total + value, 0);
  if (benefit.kind === 'groupPrice') return spreadAmount(sum - benefit.amount, values);
  if (benefit.kind === 'orderOff') return spreadAmount(benefit.amount, values);
  return values.map((value) => lowerPlace(benefit, value));
}

type OrderContender = Contender & {
  readonly benefit: { readonly kind: 'orderOff'; readonly amount: number };
};
const isOfOrder = (contender: Contender): contender is OrderContender =>
  contender.benefit.kind === 'orderOff';

/** Chooses which offers over whole orders are used beside the others: each takes all its places or none. */
function share(places: readonly OfferPlace[], contenders: readonly Contender[]): Assignment {
  const whole = contenders.filter(isOfOrder);
  const others = contenders.filter((contender) => !isOfOrder(contender));
  let best: Assignment | undefined;
  let isProven = true;
  const attempt = (
    at: number,
    free: readonly number[],
    chosen: readonly Application[],
    saved: number,
  ): void => {
    const contender = whole[at];
    if (contender) {
      const own = places.flatMap((place, index) => (isEligible(contender.offer, place) ? [index] : []));
      const amount = Math.min(
        contender.benefit.amount,
        sumValues(own.flatMap((index) => places[index] ?? [])),
      );
      if (amount > 0 && own.every((index) => free.includes(index))) {
        const left = free.filter((index) => !own.includes(index));
        const { offer, benefit } = contender;
        attempt(at + 1, left, [...chosen, { offer, benefit, places: own }], saved + amount);
      }
      attempt(at + 1, free, chosen, saved);
      return;
    }
    const rest = free.flatMap((index) => places[index] ?? []);
    if (best && saved + sumValues(rest) <= best.saved) return;
    const assigned = assignPlaces(rest, others);
    isProven &&= assigned.isProven;
    if (best && saved + assigned.saved <= best.saved) return;
    const applications = assigned.applications.map((application) => ({
      ...application,
      places: application.places.map((index) => free[index] ?? 0),
    }));
    best = { saved: saved + assigned.saved, applications: [...chosen, ...applications], isProven };
  };
  attempt(
    0,
    places.map((_, index) => index),
    [],
    0,
  );
  return { ...(best ?? { saved: 0, applications: [] }), isProven };
}

/** Puts applications onto the places; they number on from `from`. Those that save nothing are none. */
function apply(places: readonly PricedPlace[], applications: readonly Application[], from: number) {
  const next = [...places];
  let application = from;
  for (const chosen of applications) {
    const sorted = chosen.places.toSorted((a, b) => (next[b]?.paid ?? 0) - (next[a]?.paid ?? 0) || a - b);
    const offs = lowerPlaces(
      chosen,
      sorted.map((index) => next[index]?.paid ?? 0),
    );
    if (offs.every((off) => off === 0)) continue;
    const use: OfferUse = { offer: chosen.offer.id, application };
    application += 1;
    for (const [rank, index] of sorted.entries()) {
      const place = next[index];
      if (place) next[index] = { ...place, paid: place.paid - (offs[rank] ?? 0), uses: [...place.uses, use] };
    }
  }
  return { places: next, application };
}

const atPaid = (places: readonly PricedPlace[]) => places.map((place) => ({ ...place, value: place.paid }));

function describeUse(offer: Offer, places: readonly PricedPlace[], saved: number) {
  const own = places.flatMap(({ uses }) => uses.filter((use) => use.offer === offer.id));
  return {
    offer,
    saved,
    places: own.length,
    applications: new Set(own.map(({ application }) => application)).size,
  };
}

export function applyOffers(cart: OfferCart, offers: readonly Offer[]): PricedCart {
  const ordered = offers.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const unused: UnusedOffer[] = [];
  const contenders: Contender[] = [];
  for (const offer of ordered) {
    const obstacle = findObstacle(offer, cart);
    if (obstacle) unused.push({ offer, obstacle });
    else if (offer.benefit)
      contenders.push({ offer, benefit: offer.benefit, cap: countUsesLeft(offer, cart) });
  }
  const saved = new Map<number, number>();
  let places: readonly PricedPlace[] = cart.places.map((place) => ({
    ...place,
    paid: place.value,
    uses: [],
  }));
  let application = 1;
  let isProven = true;
  const step = (competing: readonly Contender[]) => {
    const assignment = share(atPaid(places), competing);
    isProven &&= assignment.isProven;
    for (const { offer } of competing) {
      const own = assignment.applications.filter((chosen) => chosen.offer === offer);
      const before = places.reduce((sum, { paid }) => sum + paid, 0);
      ({ places, application } = apply(places, own, application));
      saved.set(offer.id, before - places.reduce((sum, { paid }) => sum + paid, 0));
    }
  };
  step(contenders.filter(({ offer }) => !offer.combinable));
  for (const contender of contenders.filter(({ offer }) => offer.combinable)) step([contender]);
  const used = contenders.flatMap(({ offer }) => {
    const amount = saved.get(offer.id) ?? 0;
    if (amount > 0) return [describeUse(offer, places, amount)];
    unused.push({ offer, obstacle: { reason: 'bettered' } });
    return [];
  });
  const totalWithoutOffer = sumValues(cart.places);
  const total = places.reduce((sum, { paid }) => sum + paid, 0);
  return { places, totalWithoutOffer, total, used, unused, isProven };
}
