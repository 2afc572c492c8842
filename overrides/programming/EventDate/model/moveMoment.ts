/** A moment that moves with a performance, on the clock where it plays: 20:00 stays 20:00 though the clocks change. Pure. */
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';

const MINUTE = 60_000;

export const DAY_MINUTES = 1440;

/** Minutes on the clock from one moment to another. */
export function measureMove(from: string, to: string, timezone: string): number {
  const read = (instant: string) => Date.parse(`${instantToLocal(instant, timezone)}Z`);
  return (read(to) - read(from)) / MINUTE;
}

/** @example moveMoment('2026-10-23T18:00:00Z', 7 * 1440, 'Europe/Paris') // '2026-10-30T19:00:00Z' */
export function moveMoment(instant: string, minutes: number, timezone: string): string {
  if (minutes === 0) return instant;
  const local = Date.parse(`${instantToLocal(instant, timezone)}Z`) + minutes * MINUTE;
  return localToInstant(new Date(local).toISOString().slice(0, 16), timezone) ?? instant;
}
