/** An instant some time before a start, by an ISO 8601 duration: days and longer on the calendar, the rest as it passes. Pure. */
import { localToInstant } from '../../../../schema/localTime.ts';

const PARTS = /^-?P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * @param start local, `2026-09-12T20:00`
 * @returns null without a duration
 * @example resolveBefore('P30D', '2026-09-12T20:00', 'Europe/Paris') // '2026-08-13T18:00:00.000Z'
 */
export function resolveBefore(
  duration: string | null | undefined,
  start: string,
  timezone: string,
): string | null {
  const parts = duration ? PARTS.exec(duration) : null;
  if (!parts) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const clock = new Date(`${start}:00Z`);
  const day = clock.getUTCDate();
  clock.setUTCDate(1);
  clock.setUTCMonth(clock.getUTCMonth() - 12 * years - months);
  // A month before the 31st is the last day of a shorter one.
  const last = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0)).getUTCDate();
  clock.setUTCDate(Math.min(day, last));
  clock.setUTCDate(clock.getUTCDate() - 7 * weeks - days);
  const instant = localToInstant(clock.toISOString().slice(0, 16), timezone);
  const passing = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return instant && new Date(Date.parse(instant) - passing).toISOString();
}
