/** What the server answers of a seat map. */

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface WireGroup extends Named {
  /** `#rrggbb`. */
  readonly color: string | null;
}

/** A stage, a control booth, a text: in units of a seat's width, from its left upper corner. */
export interface PlanBlock {
  readonly info: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** Columns of equal length, seats by ascending id. `floor` and `zone` are ids, 0 for none. */
export interface SeatColumns {
  readonly id: readonly number[];
  readonly label: readonly string[];
  readonly row: readonly string[];
  readonly number: readonly string[];
  readonly type: readonly string[];
  /** The seat's middle, in units of a seat's width. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Degrees, clockwise. */
  readonly angle: readonly number[];
  readonly floor: readonly number[];
  readonly zone: readonly number[];
  readonly info: readonly string[];
  readonly isObstructed: readonly boolean[];
}

export interface WirePlan {
  readonly seats: SeatColumns;
  readonly floors: readonly Named[];
  readonly zones: readonly Named[];
  readonly groups: readonly WireGroup[];
  readonly blocks: readonly PlanBlock[];
}

export interface WireStates {
  /** To ask for what changed since. */
  readonly version: string;
  /** Another one: the plan is another one. */
  readonly plan: string;
  /** One digit a seat, see `SeatState`; null where only changes are answered. */
  readonly states: string | null;
  /** Ids, 0 for none. */
  readonly groups: readonly number[] | null;
  /** Ids, 0 for none; null where no seat is of a contingent. */
  readonly contingents: readonly number[] | null;
  readonly changes: readonly (readonly [seat: number, state: number, group: number, contingent: number])[];
}

/** Seats kept from sale alike: of one kind, for one reason, by one person, until one moment. */
export interface WireHold {
  readonly kind: 'house' | 'kill';
  readonly reason: string | null;
  /** Name or e-mail. */
  readonly heldBy: string | null;
  /** ISO 8601, as the start is by now; null where it is released by hand. */
  readonly releasesAt: string | null;
  readonly releaseMinutes: number | null;
  /** Ids. */
  readonly seats: readonly number[];
}

/** Seats that only sales of a contingent take. */
export interface WireContingent extends Named {
  /** Ids. */
  readonly seats: readonly number[];
  /** How many of them nobody has. */
  readonly free: number;
}

export interface WireHolds {
  readonly holds: readonly WireHold[];
  readonly contingents: readonly WireContingent[];
}
