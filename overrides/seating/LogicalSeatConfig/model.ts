/** How a room is sold, as it is painted: a group and "for sale" a seat, both by the seat's index in the plan. Pure. */
import { findSeat, SEAT_STATES, type SeatPlan } from '../SeatMap/model/seatPlan.ts';
import type { WireGroup, WirePlan } from '../SeatMap/model/wire.ts';

/** What the server answers of a configuration. */
export interface WireSeating {
  readonly name: string;
  readonly isNumbered: boolean;
  /** Id of the plan. */
  readonly seatConfig: number | null;
  readonly planLabel: string | null;
  readonly totalStock: number | null;
  readonly isUnlimited: boolean;
  /** Of seats without a mark. */
  readonly defaultGroup: number | null;
  readonly groups: readonly WireGroup[];
  /** Seat, group or 0, 1 where it is for sale; by ascending seat. */
  readonly painted: readonly (readonly [seat: number, group: number, isForSale: number])[];
  /** To come, with this configuration. */
  readonly performances: number;
  /** null for free seating. */
  readonly plan: WirePlan | null;
}

export interface Painting {
  /** Ids, 0 for none. */
  readonly groups: Int32Array;
  /** Index into `SEAT_STATES`: free or blocked. */
  readonly states: Uint8Array;
}

const FREE = SEAT_STATES.indexOf('free');
const BLOCKED = SEAT_STATES.indexOf('blocked');

type Placed = Pick<SeatPlan, 'count' | 'seats'>;

/** A configuration without a mark is its plan as it stands; a seat drawn later has no mark and is not in it yet. */
export function readPainting(
  plan: Placed,
  { painted, defaultGroup }: Pick<WireSeating, 'painted' | 'defaultGroup'>,
): Painting {
  const groups = new Int32Array(plan.count).fill(defaultGroup ?? 0);
  const states = new Uint8Array(plan.count).fill(painted.length > 0 ? BLOCKED : FREE);
  for (const [id, group, isForSale] of painted) {
    const seat = findSeat(plan.seats.id, id);
    if (seat < 0) continue;
    groups[seat] = group;
    states[seat] = isForSale ? FREE : BLOCKED;
  }
  return { groups, states };
}

const isSame = (values: Int32Array | Uint8Array, seats: Iterable<number>, value: number) =>
  [...seats].every((seat) => values[seat] === value);

export function paintGroup(painting: Painting, seats: ReadonlySet<number>, group: number): Painting {
  if (isSame(painting.groups, seats, group)) return painting;
  const groups = painting.groups.slice();
  for (const seat of seats) groups[seat] = group;
  return { ...painting, groups };
}

export function paintForSale(painting: Painting, seats: ReadonlySet<number>, isForSale: boolean): Painting {
  const state = isForSale ? FREE : BLOCKED;
  if (isSame(painting.states, seats, state)) return painting;
  const states = painting.states.slice();
  for (const seat of seats) states[seat] = state;
  return { ...painting, states };
}

export interface GroupCount {
  readonly group: number;
  readonly forSale: number;
  readonly blocked: number;
}

/** By group, in no order; those without seats are left out. */
export function countGroups({ groups, states }: Painting): readonly GroupCount[] {
  const counts = new Map<number, { forSale: number; blocked: number }>();
  groups.forEach((group, seat) => {
    const count = counts.get(group) ?? { forSale: 0, blocked: 0 };
    if (states[seat] === BLOCKED) count.blocked += 1;
    else count.forSale += 1;
    counts.set(group, count);
  });
  return [...counts].map(([group, count]) => ({ group, ...count }));
}

interface Mark {
  readonly seatGroup?: string;
  readonly isForSale: boolean;
  readonly seats: number[];
}

/** Every seat, those painted alike together: what is saved. */
export function collectMarks({ seats }: Placed, { groups, states }: Painting): readonly Mark[] {
  const marks = new Map<string, Mark>();
  seats.id.forEach((id, seat) => {
    const [group, isForSale] = [groups[seat] ?? 0, states[seat] !== BLOCKED];
    const key = `${group} ${isForSale}`;
    const mark = marks.get(key) ?? {
      ...(group > 0 && { seatGroup: `/ticketing/v1/seat_groups/${group}` }),
      isForSale,
      seats: [],
    };
    mark.seats.push(id);
    marks.set(key, mark);
  });
  return [...marks.values()];
}
