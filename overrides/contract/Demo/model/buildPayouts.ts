/** What the payment provider took online and paid out: each month's takings, on the second of the next. */
import type { EntryGroup } from '../../../money/Ledger/model.ts';
import { findInstant, own, type Row } from './buildSeason.ts';

/** @returns the payouts, and what was taken since the last of them */
export function buildPayouts(
  today: string,
  ledger: readonly EntryGroup[],
): { readonly payouts: readonly Row[]; readonly balance: number } {
  const months = new Map<string, { taken: number; given: number }>();
  for (const { at, entries } of ledger)
    for (const { debit, credit } of entries.filter(({ name }) => name === 'card_online')) {
      const month = at.slice(0, 7);
      const sums = months.get(month) ?? { taken: 0, given: 0 };
      months.set(month, { taken: sums.taken + debit, given: sums.given + credit });
    }
  const isPaidOut = (month: string) => dueOf(month) < today;
  const past = [...months].filter(([month]) => isPaidOut(month));
  const open = [...months].filter(([month]) => !isPaidOut(month));
  return {
    payouts: own(
      past.map(([month, { taken, given }], index) => ({
        payout_ref: `V-${String(index + 1).padStart(4, '0')}`,
        wallet_id: 1,
        type: 'automatic',
        status: 'paid',
        provider: 'payline',
        credited_funds: taken - given,
        has_refunds: given > 0,
        created_at: findInstant(dueOf(month), 0, '6:00'),
        paid_at: findInstant(dueOf(month), 0, '7:10'),
      })),
    ),
    balance: open.reduce((sum, [, { taken, given }]) => sum + taken - given, 0),
  };
}

/** The second of the month after `YYYY-MM`. */
function dueOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 2)).toISOString().slice(0, 10);
}
