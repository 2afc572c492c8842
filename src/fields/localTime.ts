/** Between an instant in UTC and what a clock on the wall of a timezone shows. Pure. */
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** @example instantToLocal('2026-11-21T19:30:00Z', 'Europe/Paris') // '2026-11-21T20:30' */
export function instantToLocal(instant: string, timezone: string): string {
  const date = new TZDate(instant, timezone);
  return Number.isNaN(date.getTime()) ? '' : format(date, "yyyy-MM-dd'T'HH:mm");
}

/**
 * A time that a change to summer time skips moves on by what was skipped.
 *
 * @returns null for an empty or half-typed value
 * @example localToInstant('2026-11-21T20:30', 'Europe/Paris') // '2026-11-21T19:30:00Z'
 */
export function localToInstant(local: string, timezone: string): string | null {
  const match = /^(\d{4,})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number);
  const time = new TZDate(year, month - 1, day, hour, minute, timezone).getTime();
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
