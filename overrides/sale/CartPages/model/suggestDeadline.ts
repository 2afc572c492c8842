/** Until when places are kept for somebody, as a page suggests it. Pure. */

export interface KeptPlace {
  /** An instant. */
  readonly startDate: string;
  readonly timezone: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Reservations are usually asked to be there half an hour before; those nobody came for can still be sold then. */
const RESERVED_BEFORE_MS = 30 * MINUTE_MS;
/** A school answers within weeks; a fortnight before, the places can still be sold to others. */
const OPTION_BEFORE_MS = 14 * DAY_MS;

/**
 * @param suggestion `kept`: what it is kept until already, which stays
 * @returns the timezone of the first performance, and an instant from now up to its beginning
 */
export function suggestDeadline(
  places: readonly KeptPlace[],
  {
    kind,
    now,
    kept,
  }: { readonly kind: 'option' | 'reservation'; readonly now: number; readonly kept: string | null },
): { readonly zone: string; readonly deadline: string } {
  const [first] = [...places].sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  const zone = first?.timezone ?? 'UTC';
  if (kept !== null && Date.parse(kept) > now) return { zone, deadline: kept };
  const start = first ? Date.parse(first.startDate) : now;
  const before = [kind === 'option' ? OPTION_BEFORE_MS : RESERVED_BEFORE_MS, RESERVED_BEFORE_MS, 0];
  const deadline = before.map((ms) => start - ms).find((time) => time > now) ?? start;
  return { zone, deadline: new Date(deadline).toISOString() };
}
