/**
 * When the sale of a performance begins or ends: never, at one moment for all, or some time before each. Pure. Local
 * times are `2026-09-12T20:00` on a clock where the show plays; instants are UTC.
 */
import type { SaleMoment, SaleMomentValues } from '../../../../schema/generated/programming/SaleMoment.ts';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';

const MINUTE = 60_000;
const DAY = 1440;

const minutesOf = { minutes: 1, hours: 60, days: DAY, weeks: 7 * DAY } as const;

/** Minutes between two readings of one clock. */
const between = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE;

const shiftLocal = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 16);

/**
 * The instant of a moment for a performance. Days and weeks are counted on the calendar, so that a week before 20:00 is
 * 20:00 though the clocks change in between; hours and minutes as they pass.
 *
 * @param start of the performance, local
 * @returns null without a limit
 */
export function resolveMoment(moment: SaleMomentValues, start: string, timezone: string): string | null {
  const { kind, at = '', amount = 0, unit = 'minutes' } = moment;
  if (kind === 'none') return null;
  if (kind === 'at') return localToInstant(at, timezone);
  const minutes = amount * minutesOf[unit];
  if (unit === 'days' || unit === 'weeks') return localToInstant(shiftLocal(start, -minutes), timezone);
  const instant = localToInstant(start, timezone);
  return instant && new Date(Date.parse(instant) - minutes * MINUTE).toISOString().replace('.000Z', 'Z');
}

/** Only what belongs to its kind is there, though the type of what is answered has every member. */
const answer = (moment: SaleMomentValues) => moment as SaleMoment;

/** The largest unit of which it is a whole number, e.g. 2880 minutes → 2 days. */
export function spellMinutes(minutes: number): SaleMoment {
  const units = ['weeks', 'days', 'hours'] as const;
  const unit = units.find((each) => minutes > 0 && minutes % minutesOf[each] === 0) ?? 'minutes';
  return answer({ kind: 'before', amount: minutes / minutesOf[unit], unit });
}

/** What the stored instants of a run have in common: one moment for all, else one distance from each start. */
export function findMoment(
  dates: readonly { readonly start: string; readonly at: string | null }[],
  timezone: string,
): SaleMoment {
  const [first] = dates;
  if (!first?.at) return answer({ kind: 'none' });
  const local = instantToLocal(first.at, timezone);
  const distance = between(local, first.start);
  const isOneMoment = dates.every(({ at }) => at !== null && Date.parse(at) === Date.parse(first.at ?? ''));
  const isRelative = distance >= 0 && (dates.length > 1 || distance === 0);
  if (!isRelative || (isOneMoment && dates.length > 1)) return answer({ kind: 'at', at: local });
  return spellMinutes(distance);
}
