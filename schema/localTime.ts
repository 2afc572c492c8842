/**
 * Between an instant in UTC and what a clock on the wall of a timezone shows. Pure. From the engine's own calendar of
 * timezones: a library's would be as large as the forms it is for.
 */

const DAY = 24 * 60 * 60 * 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  } as const;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-US', { ...options, timeZone: timezone });
  } catch {
    clock = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
  clocks.set(timezone, clock);
  return clock;
}

/** By how many milliseconds the clock is ahead of UTC at an instant. */
function offsetAt(instant: number, timezone: string): number {
  const parts = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** @example instantToLocal('2026-11-21T19:30:00Z', 'Europe/Paris') // '2026-11-21T20:30' */
export function instantToLocal(instant: string, timezone: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  return new Date(time + offsetAt(time, timezone)).toISOString().slice(0, 16);
}

/**
 * A time that a change to summer time skips moves on by what was skipped; one that comes twice is the first.
 *
 * @returns null for an empty or half-typed value
 * @example localToInstant('2026-11-21T20:30', 'Europe/Paris') // '2026-11-21T19:30:00Z'
 */
export function localToInstant(local: string, timezone: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local);
  if (!match) return null;
  const wall = Date.parse(`${match[0]}:00Z`);
  if (Number.isNaN(wall)) return null;
  const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near, timezone));
  const shows = (time: number | undefined) => time !== undefined && time + offsetAt(time, timezone) === wall;
  const time = (shows(before) || !shows(after) ? before : after) ?? wall;
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
