/**
 * Which of several offers takes which places, so that most is saved: each place goes to one offer or to none. Exact, by
 * dynamic programming over the places from the most expensive down; what cannot reach the best that is known is left out.
 * In that order the places of an offer fall into its best groups by themselves: the n first are one, and so on.
 */
import { isEligible, lowerPlace, type Offer, type OfferBenefit, type OfferPlace } from './offer.ts';

/** An offer with how many places or groups it may lower. */
export interface Contender {
  readonly offer: Offer;
  readonly benefit: OfferBenefit;
  readonly cap: number;
}

/** Places of one application, by their index in what was given. */
export interface Application {
  readonly offer: Offer;
  readonly benefit: OfferBenefit;
  readonly places: readonly number[];
}

export interface Assignment {
  readonly saved: number;
  readonly applications: readonly Application[];
  /** False where there were too many possibilities to prove that nothing better exists. */
  readonly isProven: boolean;
}

/** Partial assignments kept at once: far more than carts of real life need, few enough to answer within milliseconds. */
const MAX_KEPT = 150;

const sizeOf = (benefit: OfferBenefit) => ('size' in benefit ? benefit.size : 1);

/** What the place adds that comes as number `count` to an offer's places. */
function addTo({ benefit }: Contender, count: number, value: number): number {
  if (!('size' in benefit)) return lowerPlace(benefit, value);
  const rank = count % benefit.size;
  if (benefit.kind === 'groupFree') return rank >= benefit.size - benefit.free ? value : 0;
  return rank === benefit.size - 1 ? value - benefit.amount : value;
}

/** No group saves more on average over its places. */
function boundOf({ benefit }: Contender, value: number): number {
  if (!('size' in benefit)) return lowerPlace(benefit, value);
  return benefit.kind === 'groupFree'
    ? (value * benefit.free) / benefit.size
    : Math.max(0, value - benefit.amount / benefit.size);
}

/** What a group that is begun may still add, whose next place costs `value` at most. */
function boundOfOpen({ benefit }: Contender, count: number, value: number): number {
  if (!('size' in benefit) || count % benefit.size === 0) return 0;
  const missing = benefit.size - (count % benefit.size);
  return benefit.kind === 'groupFree'
    ? Math.min(benefit.free, missing) * value
    : missing * value - benefit.amount;
}

interface Node {
  readonly saved: number;
  /** Places of each contender so far. */
  readonly counts: readonly number[];
  readonly taken: number;
  readonly parent: Node | undefined;
}

const NONE = -1;

interface Seat {
  readonly index: number;
  readonly value: number;
  /** The best offer without a limit that lowers it on its own, and by how much. */
  readonly free: Contender | undefined;
  readonly freeSaving: number;
  /** Contenders that count their places, by index in the contest. */
  readonly counted: readonly number[];
}

/** Solves places that share offers which count. `seats` from the most expensive down. */
function contest(seats: readonly Seat[], counted: readonly Contender[]) {
  const sumRest = (of: (seat: Seat) => number) => {
    const sums = [0];
    for (const seat of seats.toReversed()) sums.unshift((sums[0] ?? 0) + of(seat));
    return sums;
  };
  const contender = (index: number) => counted[index] as Contender;
  const bounds = sumRest((seat) =>
    Math.max(seat.freeSaving, ...seat.counted.map((index) => boundOf(contender(index), seat.value))),
  );
  const freeRest = sumRest(({ freeSaving }) => freeSaving);
  const isClosed = ({ counts }: Node) =>
    counts.every((count, index) => count % sizeOf(contender(index).benefit) === 0);
  let nodes: Node[] = [{ saved: 0, counts: counted.map(() => 0), taken: NONE, parent: undefined }];
  let isProven = true;
  let known = freeRest[0] ?? 0;
  for (const [at, seat] of seats.entries()) {
    const next = new Map<string, { node: Node; bound: number }>();
    const nextValue = seats[at + 1]?.value ?? 0;
    const left = seats.length - at - 1;
    const offerNode = (parent: Node, taken: number, saved: number, counts: readonly number[]) => {
      const key = counts.join();
      const same = next.get(key);
      if (same && same.node.saved >= saved) return;
      let bound = saved + (bounds[at + 1] ?? 0);
      for (const [index, count] of counts.entries()) {
        const size = sizeOf(contender(index).benefit);
        if (count % size > 0 && size - (count % size) > left) return;
        bound += boundOfOpen(contender(index), count, nextValue);
      }
      const node = { saved, counts, taken, parent };
      if (bound < known - 1e-6) return;
      if (isClosed(node)) known = Math.max(known, saved + (freeRest[at + 1] ?? 0));
      next.set(key, { node, bound });
    };
    for (const node of nodes) {
      offerNode(node, NONE, node.saved + seat.freeSaving, node.counts);
      for (const index of seat.counted) {
        const { benefit, cap } = contender(index);
        const size = sizeOf(benefit);
        const count = node.counts[index] ?? 0;
        if (count >= cap * size) continue;
        // Without a limit only the place within its group matters.
        const counts = node.counts.with(index, cap === Infinity ? (count + 1) % size : count + 1);
        offerNode(node, index, node.saved + addTo(contender(index), count, seat.value), counts);
      }
    }
    const kept = [...next.values()].filter(({ bound }) => bound >= known - 1e-6);
    if (kept.length > MAX_KEPT) {
      isProven = false;
      kept.sort((a, b) => b.bound - a.bound || b.node.saved - a.node.saved);
      kept.length = MAX_KEPT;
    }
    nodes = kept.map(({ node }) => node);
  }
  const best = nodes
    .filter(isClosed)
    .reduce<Node | undefined>((a, b) => (a && a.saved >= b.saved ? a : b), undefined);
  return { best, isProven };
}

/** Places linked by offers that count are one contest; the others do not concern each other. */
function splitContests(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  let groups: { seats: Seat[]; counted: Set<number> }[] = [];
  for (const seat of seats) {
    const joined = groups.filter(({ counted }) => seat.counted.some((index) => counted.has(index)));
    const merged = {
      seats: [...joined.flatMap((group) => group.seats), seat],
      counted: new Set([...joined.flatMap(({ counted }) => [...counted]), ...seat.counted]),
    };
    groups = [...groups.filter((group) => !joined.includes(group)), merged];
  }
  return groups.map((group) => group.seats.toSorted((a, b) => b.value - a.value || a.index - b.index));
}

/** An offer that lowers places one by one and has enough for all of them needs no counting. */
const needsCounting = ({ benefit, cap }: Contender, places: number) => 'size' in benefit || cap < places;

function describeSeats(
  places: readonly OfferPlace[],
  contenders: readonly Contender[],
  counted: readonly Contender[],
) {
  return places.map(({ value, ...place }, index): Seat => {
    const fits = (contender: Contender) => isEligible(contender.offer, { ...place, value });
    let free: Contender | undefined;
    let freeSaving = 0;
    for (const contender of contenders) {
      if (counted.includes(contender) || !fits(contender)) continue;
      const saving = lowerPlace(contender.benefit, value);
      if (saving > freeSaving) [free, freeSaving] = [contender, saving];
    }
    const competing = counted.flatMap((contender, at) => {
      // A place that an unlimited offer lowers at least as much never needs a limited one.
      const isUseful = 'size' in contender.benefit || lowerPlace(contender.benefit, value) > freeSaving;
      return isUseful && fits(contender) ? [at] : [];
    });
    return { index, value, free, freeSaving, counted: competing };
  });
}

function listApplications({ offer, benefit }: Contender, places: readonly number[]): readonly Application[] {
  const size = sizeOf(benefit);
  if (size === 1) return places.length > 0 ? [{ offer, benefit, places }] : [];
  return Array.from({ length: Math.floor(places.length / size) }, (_, group) => ({
    offer,
    benefit,
    places: places.slice(group * size, (group + 1) * size),
  }));
}

/** @param contenders offers that lower places or groups, none of them a whole order, in the order of their position */
export function assignPlaces(places: readonly OfferPlace[], contenders: readonly Contender[]): Assignment {
  const counted = contenders.filter((contender) => needsCounting(contender, places.length));
  const taken = new Map<Contender, number[]>();
  const take = (contender: Contender, index: number) =>
    taken.set(contender, [...(taken.get(contender) ?? []), index]);
  let saved = 0;
  let isProven = true;
  for (const seats of splitContests(describeSeats(places, contenders, counted))) {
    const used = [...new Set(seats.flatMap((seat) => seat.counted))].sort((a, b) => a - b);
    const local = seats.map((seat) => ({
      ...seat,
      counted: seat.counted.map((index) => used.indexOf(index)),
    }));
    const competing = used.flatMap((index) => counted[index] ?? []);
    const solved = contest(local, competing);
    isProven &&= solved.isProven;
    saved += solved.best?.saved ?? 0;
    let node = solved.best;
    for (const seat of local.toReversed()) {
      const contender = node === undefined || node.taken === NONE ? seat.free : competing[node.taken];
      if (contender) take(contender, seat.index);
      node = node?.parent;
    }
  }
  const byValue = (a: number, b: number) => (places[b]?.value ?? 0) - (places[a]?.value ?? 0) || a - b;
  const applications = contenders.flatMap((contender) =>
    listApplications(contender, (taken.get(contender) ?? []).toSorted(byValue)),
  );
  return { saved, applications, isProven };
}
