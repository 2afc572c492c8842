/** The plan of a room as the map draws it, and how its seats stand: flat arrays, a seat goes by its index everywhere. */
import type { Named, PlanBlock, SeatColumns, WireGroup, WirePlan, WireStates } from './wire.ts';

/** Later ones go before earlier ones where several hold (R44h); the digits that the server answers. */
export const SEAT_STATES = ['free', 'held', 'reserved', 'sold', 'blocked', 'house', 'contingent'] as const;

export type SeatState = (typeof SEAT_STATES)[number];

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface SeatPlan {
  readonly count: number;
  readonly seats: SeatColumns;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly angle: Float32Array;
  readonly floors: readonly Named[];
  readonly zones: readonly Named[];
  readonly groups: readonly WireGroup[];
  readonly blocks: readonly PlanBlock[];
  /** Of all seats and blocks, with half a seat around. */
  readonly bounds: Bounds;
}

export interface SeatStanding {
  readonly version: string;
  readonly plan: string;
  /** Index into `SEAT_STATES`. */
  readonly states: Uint8Array;
  /** Ids of seat groups, 0 for none. */
  readonly groups: Int32Array;
  /** Ids of stock contingents, 0 for none. */
  readonly contingents: Int32Array;
}

function measure({ seats, blocks }: Pick<WirePlan, 'seats' | 'blocks'>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  for (let index = 0; index < seats.x.length; index += 1) {
    const [x, y] = [seats.x[index] ?? 0, seats.y[index] ?? 0];
    include(x - 0.5, y - 0.5);
    include(x + 0.5, y + 0.5);
  }
  for (const { x, y, width, height } of blocks) {
    include(x, y);
    include(x + width, y + height);
  }
  return left > right ? { left: 0, top: 0, right: 10, bottom: 10 } : { left, top, right, bottom };
}

export function readPlan(wire: WirePlan): SeatPlan {
  const { seats } = wire;
  return {
    ...wire,
    count: seats.id.length,
    x: Float32Array.from(seats.x),
    y: Float32Array.from(seats.y),
    angle: Float32Array.from(seats.angle),
    bounds: measure(wire),
  };
}

/** A whole answer; undefined where only changes were answered. */
export function readStanding({
  version,
  plan,
  states,
  groups,
  contingents,
}: WireStates): SeatStanding | undefined {
  if (states === null) return undefined;
  return {
    version,
    plan,
    states: Uint8Array.from(states, Number),
    groups: Int32Array.from(groups ?? []),
    contingents: contingents ? Int32Array.from(contingents) : new Int32Array(states.length),
  };
}

/** The place of an id in ascending ids; -1 where it is not among them. */
export function findSeat(ids: readonly number[], id: number): number {
  let [from, to] = [0, ids.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/**
 * The states of the seats after an answer to `since`: a new value, the same one where nothing changed.
 *
 * @returns undefined where it cannot be known from the changes, and all is to be asked for
 */
export function applyStates(
  before: SeatStanding,
  answer: WireStates,
  ids: readonly number[],
): SeatStanding | undefined {
  const whole = readStanding(answer);
  if (answer.plan !== before.plan) return undefined;
  if (whole) return whole;
  const states = before.states.slice();
  const groups = before.groups.slice();
  const contingents = before.contingents.slice();
  let isChanged = false;
  for (const [seat, state, group, contingent] of answer.changes) {
    const index = findSeat(ids, seat);
    if (index < 0) return undefined;
    isChanged ||= states[index] !== state || groups[index] !== group || contingents[index] !== contingent;
    states[index] = state;
    groups[index] = group;
    contingents[index] = contingent;
  }
  return isChanged ? { ...before, version: answer.version, states, groups, contingents } : before;
}

export const stateOf = (states: Uint8Array, index: number): SeatState =>
  SEAT_STATES[states[index] ?? 0] ?? 'free';
