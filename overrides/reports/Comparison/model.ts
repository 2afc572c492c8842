/** A period beside the same one of the season before: the same weekdays, 52 weeks earlier. Pure. */
import { addDays } from '../Takings/model.ts';

const WEEKS_OF_A_YEAR = 364;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** @example lastSeason({ from: '2026-11-20', to: '2026-11-21' }) // 21 and 22 November 2025, a Friday and a Saturday too */
export const lastSeason = ({ from, to }: Days): Days => ({
  from: addDays(from, -WEEKS_OF_A_YEAR),
  to: addDays(to, -WEEKS_OF_A_YEAR),
});

/** @returns 0.1 where it is a tenth more; undefined where there was nothing to compare with */
export const findChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before);

interface Row {
  readonly key: string | null;
  readonly currency: string;
}

/**
 * Finds a row of the season before. Days are compared with the same weekday, all else by its key; a performance is
 * there once, and has nothing before it.
 */
export function findBefore<One extends Row>(
  before: readonly One[],
  by: string,
  { key, currency }: Row,
): One | undefined {
  if (by === 'performance') return undefined;
  const wanted = by === 'day' && key !== null ? addDays(key, -WEEKS_OF_A_YEAR) : key;
  return before.find((one) => one.key === wanted && one.currency === currency);
}
