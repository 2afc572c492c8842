/** What plays when and where, from performances as they are listed: local times, days, rooms and clashes. Pure. */
import { instantToLocal } from '../../../../schema/localTime.ts';
import { addDays, addMonths, listWeeks, weekdayOf } from '../../ShowProgramme/model/listDates.ts';

export const VIEWS = ['month', 'week', 'day', 'venues'] as const;

export type View = (typeof VIEWS)[number];

export const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);

/** A performance with as much as its place in a calendar needs. Instants are UTC. */
export interface ListedDate {
  readonly '@id': string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly status: string | null;
  readonly seatConfig: string | null;
  readonly logicalSeatConfig: { readonly name: string; readonly seatConfig: string | null } | null;
  readonly ticketing: {
    readonly title: string;
    readonly timezone: string;
    readonly venue: { readonly '@id': string; readonly name: string } | null;
  };
}

export interface PlannedDate<Listed extends ListedDate = ListedDate> {
  readonly listed: Listed;
  /** By the clock of the show's venue: `2026-09-12` and `20:00`. */
  readonly day: string;
  readonly time: string;
  readonly venue: { readonly id: string; readonly name: string } | null;
  /** Titles of what plays in the same room at the same time. */
  readonly clashes: readonly string[];
}

const USUAL_LENGTH = 2 * 3_600_000;

const startOf = ({ startDate }: ListedDate) => Date.parse(startDate);

/** One without an end is taken to last two hours, as where a run's dates are checked. */
const endOf = (date: ListedDate) => (date.endDate ? Date.parse(date.endDate) : startOf(date) + USUAL_LENGTH);

const planOf = ({ seatConfig, logicalSeatConfig }: ListedDate) =>
  seatConfig ?? logicalSeatConfig?.seatConfig ?? null;

/** The same venue, unless both name a plan of seats and these differ: a house with two rooms has two. */
function shareRoom(one: ListedDate, other: ListedDate): boolean {
  const venue = one.ticketing.venue?.['@id'];
  if (venue === undefined || venue !== other.ticketing.venue?.['@id']) return false;
  const [here, there] = [planOf(one), planOf(other)];
  return here === null || there === null || here === there;
}

/** In order of their start. What is cancelled stays in the calendar and takes no room. */
export function planDates<Listed extends ListedDate>(
  listed: readonly Listed[],
): readonly PlannedDate<Listed>[] {
  const sorted = listed.toSorted((one, other) => startOf(one) - startOf(other));
  const clashes = new Map<Listed, string[]>();
  const playing = sorted.filter(({ status }) => status !== 'cancelled');
  for (const [index, one] of playing.entries()) {
    for (const other of playing.slice(index + 1)) {
      if (startOf(other) >= endOf(one)) break;
      if (!shareRoom(one, other)) continue;
      clashes.set(one, [...(clashes.get(one) ?? []), other.ticketing.title]);
      clashes.set(other, [...(clashes.get(other) ?? []), one.ticketing.title]);
    }
  }
  return sorted.map((date) => {
    const { timezone, venue } = date.ticketing;
    const local = instantToLocal(date.startDate, timezone);
    return {
      listed: date,
      day: local.slice(0, 10),
      time: local.slice(11),
      venue: venue && { id: venue['@id'], name: venue.name },
      clashes: clashes.get(date) ?? [],
    };
  });
}

/** Days that a view shows around a day, in weeks of seven but for the day itself. */
export function listDays(view: View, day: string): readonly string[] {
  if (view === 'month') return listWeeks(day.slice(0, 7)).flat();
  if (view === 'day') return [day];
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The day one step on or back; a month's last days stay within the month. */
export function moveDay(view: View, day: string, by: 1 | -1): string {
  if (view === 'day') return addDays(day, by);
  if (view !== 'month') return addDays(day, 7 * by);
  return `${addMonths(day.slice(0, 7), by)}-01`;
}

const DAY = 86_400_000;

/**
 * Instants between which everything lies that any timezone's clock shows on these days, and what began up to a day
 * before them and may still be on.
 */
export function findSpan(days: readonly string[]): { readonly from: string; readonly until: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return {
    from: new Date(Date.parse(`${first}T00:00Z`) - DAY).toISOString(),
    until: new Date(Date.parse(`${last}T00:00Z`) + 2 * DAY).toISOString(),
  };
}
