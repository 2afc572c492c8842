/** New days for performances: the first of them is on each day that is chosen, the others keep their distance to it. Pure. */
import { dayOf } from './filterDates.ts';

const DAY = 86_400_000;

interface Dated {
  readonly startDate: string;
}

export const firstDayOf = (dates: readonly Dated[], timezone: string): string | undefined =>
  dates.map(({ startDate }) => dayOf(startDate, timezone)).toSorted()[0];

/** @returns by how many days each copy is later */
export function shiftDays(
  dates: readonly Dated[],
  days: readonly string[],
  timezone: string,
): readonly number[] {
  const first = firstDayOf(dates, timezone);
  if (!first) return [];
  return days.map((day) => Math.round((Date.parse(day) - Date.parse(first)) / DAY));
}
