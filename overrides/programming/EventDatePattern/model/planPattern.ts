/**
 * What a pattern makes of a show's performances: those to add, those of its own that change or go, and those that stay because
 * they have begun, are cancelled, have places taken, or are none of the pattern's. Pure.
 */
import { localToInstant } from '../../../../schema/localTime.ts';
import { type DatePattern, listPattern } from '../../ShowProgramme/model/listDates.ts';
import { resolveBefore } from './resolveBefore.ts';

export interface Pattern {
  readonly schedule: DatePattern;
  readonly relativeSaleStartDate: string | null;
  readonly relativeSaleEndDate: string | null;
  readonly totalStock: number | null;
}

export interface ShowDate {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly totalStock: number | null;
  /** It was made by this pattern. */
  readonly isOwn: boolean;
  /** It is cancelled, or places are held or sold. */
  readonly isFixed: boolean;
}

export interface PlannedDate {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly action: 'create' | 'update' | 'delete' | 'keep';
}

const time = (instant: string | null) => (instant === null ? null : Date.parse(instant));

export function planPattern(
  pattern: Pattern,
  dates: readonly ShowDate[],
  { timezone, now }: { readonly timezone: string; readonly now: Date },
): readonly PlannedDate[] {
  const { schedule, relativeSaleStartDate, relativeSaleEndDate, totalStock } = pattern;
  const byStart = new Map(dates.map((date) => [Date.parse(date.startDate), date]));
  const wanted = listPattern(schedule).map((start): PlannedDate & { readonly at: number } => {
    const startDate = new Date(localToInstant(start, timezone) ?? 0).toISOString();
    const saleStartDate = resolveBefore(relativeSaleStartDate, start, timezone);
    const saleEndDate = resolveBefore(relativeSaleEndDate, start, timezone);
    const there = byStart.get(Date.parse(startDate));
    const planned = { startDate, endDate: null, saleStartDate, saleEndDate };
    const at = Date.parse(startDate);
    if (!there) return { ...planned, at, action: at > now.getTime() ? 'create' : 'keep' };
    if (!there.isOwn || there.isFixed || at <= now.getTime()) return { ...keep(there), at };
    const isSame =
      time(there.saleStartDate) === time(saleStartDate) &&
      time(there.saleEndDate) === time(saleEndDate) &&
      (totalStock === null || totalStock === there.totalStock);
    return isSame ? { ...keep(there), at } : { ...planned, endDate: there.endDate, at, action: 'update' };
  });
  const asked = new Set(wanted.map(({ at }) => at));
  const gone = dates
    .filter(({ isOwn, startDate }) => isOwn && !asked.has(Date.parse(startDate)))
    .map((date) => ({
      ...keep(date),
      at: Date.parse(date.startDate),
      ...(!date.isFixed && Date.parse(date.startDate) > now.getTime() && { action: 'delete' as const }),
    }));
  // A day of the schedule that has passed without a performance is none of the preview's.
  return [...wanted.filter(({ at, action }) => action !== 'keep' || byStart.has(at)), ...gone]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...planned }) => planned);
}

const keep = ({ startDate, endDate, saleStartDate, saleEndDate }: ShowDate): PlannedDate => ({
  startDate,
  endDate,
  saleStartDate,
  saleEndDate,
  action: 'keep',
});
