/** Days as people mean them → the instants a list is filtered by, in a timezone. Pure. */
import { instantToLocal, localToInstant } from '../../../schema/localTime.ts';

/** @example addDays('2026-11-30', 1) // '2026-12-01' */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The first moment of a day. */
export const dayStart = (day: string, zone: string): string => localToInstant(`${day}T00:00`, zone) ?? '';

/** The last moment of a day, so that a range includes the day it ends with. */
export function dayEnd(day: string, zone: string): string {
  const next = localToInstant(`${addDays(day, 1)}T00:00`, zone);
  return next ? new Date(Date.parse(next) - 1).toISOString() : '';
}

export const dayOf = (instant: string, zone: string): string => instantToLocal(instant, zone).slice(0, 10);

export type Period = 'today' | 'thisWeek' | 'thisMonth' | 'last30' | 'next30';

export const periods: readonly Period[] = ['today', 'thisWeek', 'thisMonth', 'last30', 'next30'];

/** The days a period begins and ends with; a week begins on Monday. */
export function periodDays(period: Period, today: string): { readonly from: string; readonly to: string } {
  const date = new Date(`${today}T00:00:00Z`);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'thisWeek': {
      const from = addDays(today, -((date.getUTCDay() + 6) % 7));
      return { from, to: addDays(from, 6) };
    }
    case 'thisMonth': {
      const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
      return { from: `${today.slice(0, 7)}-01`, to: addDays(next.toISOString().slice(0, 10), -1) };
    }
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'next30':
      return { from: today, to: addDays(today, 29) };
  }
}
