import { describe, expect, it } from 'vitest';
import { applyOffers, spreadAmount } from './applyOffers.ts';
import { findObstacle } from './findObstacle.ts';
import { isEligible, lowerPlace, type Offer, type OfferBenefit, type OfferCart } from './offer.ts';

const offer = (id: number, benefit: OfferBenefit | null, more: Partial<Offer> = {}): Offer => ({
  id,
  title: `Offer ${id}`,
  position: id,
  combinable: false,
  validFrom: null,
  validUntil: null,
  ticketPrices: [],
  weekdays: [],
  devices: [],
  customerStatuses: [],
  conditions: [],
  benefit,
  maxPerOrder: null,
  leftForCustomer: null,
  left: null,
  ...more,
});

const cartOf = (values: readonly number[], more: Partial<OfferCart> = {}): OfferCart => ({
  places: values.map((value, line) => ({
    line,
    ticketPrice: line + 1,
    ticketing: line + 1,
    weekday: 'friday',
    value,
  })),
  currency: 'EUR',
  now: 0,
  device: 'DESK',
  customerStatuses: [],
  codes: [],
  ...more,
});

/** The same numbers on every run. */
function drawFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The most that groups of `size` of these places save, by trying every way to form them. */
function bestGroups(
  values: readonly number[],
  cap: number,
  size: number,
  save: (group: readonly number[]) => number,
): number {
  if (cap === 0 || values.length < size) return 0;
  const [first = 0, ...rest] = values;
  let best = bestGroups(rest, cap, size, save);
  const pick = (from: number, group: readonly number[], left: readonly number[]): void => {
    if (group.length === size) {
      best = Math.max(best, save(group) + bestGroups(left, cap - 1, size, save));
      return;
    }
    for (let at = from; at < left.length; at += 1)
      pick(at, [...group, left[at] ?? 0], [...left.slice(0, at), ...left.slice(at + 1)]);
  };
  pick(0, [first], rest);
  return best;
}

function saveAlone(offer: Offer, values: readonly number[], eligible: number): number {
  const { benefit } = offer;
  const cap = offer.maxPerOrder ?? Infinity;
  if (!benefit || values.length === 0) return 0;
  if (benefit.kind === 'orderOff')
    return values.length === eligible
      ? Math.min(
          benefit.amount,
          values.reduce((a, b) => a + b, 0),
        )
      : 0;
  if (benefit.kind === 'groupFree')
    return bestGroups(values, cap, benefit.size, (group) =>
      group
        .toSorted((a, b) => a - b)
        .slice(0, benefit.free)
        .reduce((a, b) => a + b, 0),
    );
  if (benefit.kind === 'groupPrice')
    return bestGroups(
      values,
      cap,
      benefit.size,
      (group) => group.reduce((a, b) => a + b, 0) - benefit.amount,
    );
  const lowered = values.map((value) => lowerPlace(benefit, value)).sort((a, b) => b - a);
  return lowered.slice(0, cap === Infinity ? undefined : cap).reduce((a, b) => a + b, 0);
}

/** The most that is saved when every place is tried in every offer and in none. */
function bruteForce(cart: OfferCart, offers: readonly Offer[]): number {
  const open = offers.filter((one) => !findObstacle(one, cart));
  const eligible = open.map((one) => cart.places.filter((place) => isEligible(one, place)).length);
  const taken: number[][] = open.map(() => []);
  const attempt = (at: number): number => {
    const place = cart.places[at];
    if (!place)
      return open.reduce(
        (sum, one, index) => sum + saveAlone(one, taken[index] ?? [], eligible[index] ?? 0),
        0,
      );
    let best = attempt(at + 1);
    for (const [index, one] of open.entries()) {
      if (!isEligible(one, place)) continue;
      taken[index]?.push(place.value);
      best = Math.max(best, attempt(at + 1));
      taken[index]?.pop();
    }
    return best;
  };
  return attempt(0);
}

function drawBenefit(draw: (below: number) => number): OfferBenefit {
  const size = 2 + draw(2);
  const benefits: readonly OfferBenefit[] = [
    { kind: 'share', percent: [10, 25, 33, 50, 100][draw(5)] ?? 10 },
    { kind: 'off', amount: 100 * (1 + draw(8)), currency: 'EUR' },
    { kind: 'price', amount: 100 * draw(12), currency: 'EUR' },
    { kind: 'groupPrice', size, amount: 100 * (4 + draw(30)), currency: 'EUR' },
    { kind: 'groupFree', size, free: 1 + draw(size - 1) },
    { kind: 'orderOff', amount: 100 * (1 + draw(30)), currency: 'EUR' },
  ];
  return benefits[draw(benefits.length)] ?? { kind: 'share', percent: 10 };
}

function drawOffer(draw: (below: number) => number, id: number, combinable: boolean): Offer {
  return offer(id, drawBenefit(draw), {
    combinable,
    ticketPrices: draw(2) ? [1, 2, 3, 4, 5].filter(() => draw(2)) : [],
    maxPerOrder: draw(3) ? null : 1 + draw(2),
    conditions: draw(3) ? [] : [{ type: 'quantity', quantity: 1 + draw(4) }],
  });
}

const drawCart = (draw: (below: number) => number) =>
  cartOf(Array.from({ length: 1 + draw(5) }, () => 150 * draw(14) + draw(3)));

describe('applyOffers', () => {
  it('saves as much as the best of all ways, on thousands of small carts', () => {
    const draw = drawFrom(22);
    for (let round = 0; round < 4000; round += 1) {
      const cart = drawCart(draw);
      const offers = Array.from({ length: 1 + draw(3) }, (_, index) => drawOffer(draw, index + 1, false));
      const priced = applyOffers(cart, offers);
      const described = JSON.stringify({ round, values: cart.places.map(({ value }) => value), offers });
      expect(priced.totalWithoutOffer - priced.total, described).toBe(bruteForce(cart, offers));
      expect(priced.isProven, described).toBe(true);
    }
  });

  it('lets one combinable offer save as much as the best of all ways', () => {
    const draw = drawFrom(7);
    for (let round = 0; round < 2000; round += 1) {
      const cart = drawCart(draw);
      const one = drawOffer(draw, 1, true);
      const priced = applyOffers(cart, [one]);
      expect(priced.totalWithoutOffer - priced.total, JSON.stringify({ round, one })).toBe(
        bruteForce(cart, [one]),
      );
    }
  });

  it('R41: takes a place once for an offer, and for one offer that is not combinable', () => {
    const draw = drawFrom(41);
    for (let round = 0; round < 2000; round += 1) {
      const cart = drawCart(draw);
      const offers = Array.from({ length: 5 }, (_, index) => drawOffer(draw, index + 1, draw(2) === 1));
      const priced = applyOffers(cart, offers);
      for (const { paid, value, uses } of priced.places) {
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(value);
        const ids = uses.map((use) => use.offer);
        expect(new Set(ids).size).toBe(ids.length);
        expect(
          offers.filter(({ id, combinable }) => !combinable && ids.includes(id)).length,
        ).toBeLessThanOrEqual(1);
      }
      const named = [...priced.used, ...priced.unused].map((entry) => entry.offer.id).sort();
      expect(named).toEqual([1, 2, 3, 4, 5]);
      expect(priced.used.reduce((sum, { saved }) => sum + saved, 0)).toBe(
        priced.totalWithoutOffer - priced.total,
      );
    }
  });

  const paidOf = (cart: OfferCart, offers: readonly Offer[]) =>
    applyOffers(cart, offers).places.map(({ paid }) => paid);

  it.each<[string, OfferCart, Offer[], number[]]>([
    [
      'three for two gives the cheapest',
      cartOf([3000, 2000, 2500]),
      [offer(1, { kind: 'groupFree', size: 3, free: 1 })],
      [3000, 0, 2500],
    ],
    [
      'a pass of three costs 60.00, its cents on the first places',
      cartOf([2500, 2500, 2500]),
      [offer(1, { kind: 'groupPrice', size: 3, amount: 6001, currency: 'EUR' })],
      [2000, 2000, 2001],
    ],
    [
      '20 % and then 5 % on what is left',
      cartOf([1000]),
      [
        offer(1, { kind: 'share', percent: 20 }),
        offer(2, { kind: 'share', percent: 5 }, { combinable: true }),
      ],
      [760],
    ],
    [
      'the better of two shares',
      cartOf([1000]),
      [offer(1, { kind: 'share', percent: 20 }), offer(2, { kind: 'share', percent: 30 })],
      [700],
    ],
    [
      'two places at most, the most expensive',
      cartOf([1000, 3000, 2000]),
      [offer(1, { kind: 'share', percent: 50 }, { maxPerOrder: 2 })],
      [1000, 1500, 1000],
    ],
    [
      '10.00 off the order, in proportion',
      cartOf([3000, 1000]),
      [offer(1, { kind: 'orderOff', amount: 1000, currency: 'EUR' })],
      [2250, 750],
    ],
    [
      'a price never raises one that is lower',
      cartOf([1000, 500]),
      [offer(1, { kind: 'price', amount: 800, currency: 'EUR' })],
      [800, 500],
    ],
    [
      'a free place stays free (R38)',
      cartOf([0, 1000]),
      [offer(1, { kind: 'off', amount: 300, currency: 'EUR' })],
      [0, 700],
    ],
  ])('%s', (_, cart, offers, want) => expect(paidOf(cart, offers)).toEqual(want));
});

describe('why an offer does not apply', () => {
  const half: OfferBenefit = { kind: 'share', percent: 50 };
  const code = { code: 'SPRING', coupon: 9, usage: 'per_order', offers: [1], left: 0 } as const;
  it.each<[string, OfferCart, Offer, ReturnType<typeof findObstacle>]>([
    ['not begun', cartOf([1000]), offer(1, half, { validFrom: 5 }), { reason: 'notStarted' }],
    ['over at its end', cartOf([1000], { now: 5 }), offer(1, half, { validUntil: 5 }), { reason: 'ended' }],
    ['another channel', cartOf([1000]), offer(1, half, { devices: ['WWW'] }), { reason: 'device' }],
    [
      'no such status',
      cartOf([1000], { customerStatuses: [3] }),
      offer(1, half, { customerStatuses: [4] }),
      { reason: 'customerStatus' },
    ],
    [
      'another currency',
      cartOf([1000]),
      offer(1, { kind: 'off', amount: 1, currency: 'CHF' }),
      { reason: 'currency' },
    ],
    [
      'too few places',
      cartOf([1000]),
      offer(1, half, { conditions: [{ type: 'quantity', quantity: 3 }] }),
      { reason: 'quantity', wanted: 3, has: 1 },
    ],
    [
      'too few shows',
      cartOf([1000, 1000]),
      offer(1, half, { conditions: [{ type: 'ticketings', quantity: 3 }] }),
      { reason: 'ticketings', wanted: 3, has: 2 },
    ],
    [
      'too small an amount',
      cartOf([1000]),
      offer(1, half, { conditions: [{ type: 'amount', amount: 5000, currency: 'EUR' }] }),
      { reason: 'amount', wanted: 5000, has: 1000 },
    ],
    [
      'one of its prices is missing',
      cartOf([1000]),
      offer(1, half, { ticketPrices: [1, 2], conditions: [{ type: 'prices' }] }),
      { reason: 'prices', wanted: 2, has: 1 },
    ],
    [
      'the code is missing',
      cartOf([1000]),
      offer(1, half, { conditions: [{ type: 'coupon' }] }),
      { reason: 'coupon' },
    ],
    [
      'the code is used up',
      cartOf([1000], { codes: [code] }),
      offer(1, half, { conditions: [{ type: 'coupon' }] }),
      { reason: 'limit' },
    ],
    ['another weekday', cartOf([1000]), offer(1, half, { weekdays: ['monday'] }), { reason: 'noPlace' }],
    [
      'nothing left for this customer',
      cartOf([1000]),
      offer(1, half, { leftForCustomer: 0 }),
      { reason: 'limit' },
    ],
    ['gives nothing', cartOf([1000]), offer(1, null), { reason: 'noBenefit' }],
  ])('%s', (_, cart, one, want) => expect(findObstacle(one, cart)).toEqual(want));
});

describe('spreadAmount', () => {
  it('sums exactly and takes no place below nothing', () => {
    expect(spreadAmount(1000, [1, 999, 1000])).toEqual([1, 499, 500]);
    expect(spreadAmount(50, [10, 20])).toEqual([10, 20]);
  });
});
