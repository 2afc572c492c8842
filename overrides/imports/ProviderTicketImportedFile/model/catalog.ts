/** What of ours a row of a partner's file is held against: performances, prices, seats, and what their names mean. Pure. */
import { bareName } from './columns.ts';

export interface Performance {
  readonly id: number;
  readonly ticketing: number;
  readonly title: string;
  readonly timezone: string;
  readonly currency: string;
  /** ISO instants. */
  readonly startDate: string;
  readonly endDate: string | null;
  readonly isCancelled: boolean;
  readonly isNumbered: boolean;
}

export interface Price {
  readonly id: number;
  readonly eventDate: number;
  readonly name: string;
  readonly type: string | null;
  readonly facialValue: number;
  readonly excludedFromParentStock: boolean;
}

export interface Contingent {
  readonly id: number;
  readonly eventDate: number;
  readonly contingent: number | null;
  readonly name: string;
}

export interface SeatOfDate {
  /** Of the performance; `seat` is its place on the plan. */
  readonly id: number;
  readonly seat: number;
  readonly eventDate: number;
  readonly label: string;
  readonly row: string | null;
  readonly number: string | null;
  readonly groupLabel: string | null;
  readonly isFree: boolean;
}

/** What a name at the partner means here; without a target nobody has decided it yet. */
export interface Match {
  readonly id: number;
  readonly label: string;
  /** The event that it is meant in, where one is named. */
  readonly within: string | null;
  readonly target: number | null;
  /** Of a price: what it is called, for other performances of the show. */
  readonly targetName: string | null;
  readonly isIgnored: boolean;
  /** Of a contingent: of rows that name none. Of a plan: places are free. */
  readonly flag: boolean;
}

export interface Matches {
  readonly shows: readonly Match[];
  readonly prices: readonly Match[];
  readonly contingents: readonly Match[];
  readonly seats: readonly Match[];
  readonly plans: readonly Match[];
}

export interface Details {
  readonly prices: readonly Price[];
  readonly contingents: readonly Contingent[];
  readonly seats: readonly SeatOfDate[];
}

/** The match of a name, that of its event before that of any. */
export function findMatch(
  matches: readonly Match[],
  label: string,
  within?: string | undefined,
): Match | undefined {
  const same = matches.filter((match) => bareName(match.label) === bareName(label));
  return (
    same.find(
      (match) => match.within !== null && within !== undefined && bareName(match.within) === bareName(within),
    ) ?? same.find((match) => match.within === null || match.within === '')
  );
}
