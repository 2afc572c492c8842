/** What the scanners ask a list of tickets: still good, changed since, of the performances of now. */
import type { Filters } from '../../../../server/behaviour.ts';
import { planProblem } from '../../../../server/kit.ts';

function refuse(parameter: string, value: string, expected: string): never {
  throw planProblem('PLAN-005', { parameter, value: value.slice(0, 80), expected });
}

function readFlag(parameter: string, value: string): boolean {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return refuse(parameter, value, 'true or false');
}

/** Milliseconds are enough, and what JavaScript reads PostgreSQL reads too. */
function readInstant(parameter: string, value: string): string {
  const time = Date.parse(value);
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(time))
    return refuse(parameter, value, 'an instant, e.g. 2026-11-21T19:30:00Z');
  return new Date(time).toISOString();
}

/**
 * `auto`: what may be at the door now. The specification gives only the word; we take every performance that starts
 * from twelve hours ago to a day and a half ahead, which covers a night and a whole festival day in any timezone.
 */
const AROUND_NOW = (start: string) =>
  `(${start} >= now() - interval '12 hours' AND ${start} < now() + interval '36 hours')`;

export const ticketFilters: Filters = {
  isValid: ({ row, value, param }) => `${row}."valid" = ${param(readFlag('isValid', value))}::boolean`,
  updatedSince: ({ row, value, param }) =>
    `${row}."updated_at" >= ${param(readInstant('updatedSince', value))}::timestamptz`,
  eventStartDate: ({ row, value, param }) => {
    const start = `${row}."event_date_start_date"`;
    return value === 'auto'
      ? AROUND_NOW(start)
      : `${start} >= ${param(readInstant('eventStartDate', value))}::timestamptz`;
  },
};
