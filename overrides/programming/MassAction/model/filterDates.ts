/** Which performances a mass action is about: by day, day of the week, state and places. Pure. */
import { instantToLocal } from '../../../../schema/localTime.ts';

export interface DateFilter {
  /** `YYYY-MM-DD` on the show's calendar; empty: no bound. */
  readonly from: string;
  readonly to: string;
  /** 1: Monday to 7: Sunday; none: each. */
  readonly weekdays: readonly number[];
  readonly status: string;
}

interface Filtered {
  readonly startDate: string;
  readonly status: string | null;
}

export const dayOf = (startDate: string, timezone: string): string =>
  instantToLocal(startDate, timezone).slice(0, 10);

export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

export function filterDates<Date extends Filtered>(
  dates: readonly Date[],
  { from, to, weekdays, status }: DateFilter,
  timezone: string,
): readonly Date[] {
  return dates.filter((date) => {
    const day = dayOf(date.startDate, timezone);
    return (
      (!from || day >= from) &&
      (!to || day <= to) &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) &&
      (!status || date.status === status)
    );
  });
}
