/** Dates of a run from a pattern, and which of them are new, kept or gone. Pure; times are local: `2026-09-12T20:00`. */
import { instantToLocal } from '../../../../schema/localTime.ts';

export interface DatePattern {
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** `20:00` */
  readonly times: readonly string[];
  /** `2026-09-01`, both included. */
  readonly from: string;
  readonly until: string;
  /** Days that are left out. */
  readonly except: readonly string[];
}

const DAY = 86_400_000;
/** More than a year of days is a slip of the finger. */
const MAX_DAYS = 731;

/** @example weekdayOf('2026-09-07') // 0, a Monday */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** The day it is where a show plays, which near midnight is not that of UTC. */
export const findToday = (timezone: string, now: Date = new Date()): string =>
  instantToLocal(now.toISOString(), timezone).slice(0, 10);

/** Every day on these weekdays at each of these times, in order. Nothing where the pattern is not complete. */
export function listPattern({ weekdays, times, from, until, except }: DatePattern): readonly string[] {
  const span = (Date.parse(until) - Date.parse(from)) / DAY;
  if (!(span >= 0)) return [];
  const days = Array.from({ length: Math.min(span, MAX_DAYS) + 1 }, (_, index) => addDays(from, index));
  return days
    .filter((day) => weekdays.includes(weekdayOf(day)) && !except.includes(day))
    .flatMap((day) => times.map((time) => `${day}T${time}`))
    .toSorted();
}

/** Weeks of six rows at most, Monday first: every day that a month's page of a calendar shows. @param month `2026-09` */
export function listWeeks(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
}

/** @example addMonths('2026-11', 2) // '2027-01' */
export function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Which of a run's own dates begin before the one before them has ended. @param minutes how long each lasts */
export function listOverlaps(starts: readonly string[], minutes: number): readonly string[] {
  const sorted = [...new Set(starts)].toSorted();
  return sorted.filter((start, index) => {
    const before = sorted[index - 1];
    return before !== undefined && Date.parse(`${start}Z`) - Date.parse(`${before}Z`) < minutes * 60_000;
  });
}
