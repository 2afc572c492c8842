/**
 * A pattern's schedule, as it is stored: days of the week by their codes (RFC 5545), start times, the first and the last day,
 * days left out. The specification names it alone; this is what the product writes. Pure.
 */
import type { DatePattern } from '../../ShowProgramme/model/listDates.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const listTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

/** @example readSchedule({ days: ['FR'], time: '20:30', from: '2026-09-01', until: '2026-09-30' }) */
export function readSchedule(schedule: unknown): DatePattern | undefined {
  if (typeof schedule !== 'object' || schedule === null) return undefined;
  const { days, time, times, from, until, except } = schedule as Readonly<Record<string, unknown>>;
  const weekdays = listTexts(days).map((code) => WEEKDAYS.indexOf(code));
  const starts = [...new Set([...listTexts(times), ...listTexts(time)])];
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
  const isWhole =
    weekdays.length > 0 &&
    !weekdays.includes(-1) &&
    starts.length > 0 &&
    starts.every((each) => TIME.test(each)) &&
    isDay(from) &&
    isDay(until) &&
    from <= until;
  return isWhole ? { weekdays, times: starts, from, until, except: listTexts(except) } : undefined;
}
