/**
 * How a sale at the desk is paid: change, whether payments cover the total, and how much cash the law lets one
 * order take. Pure: the register shows with it what the server enforces with it.
 */

/** One way a sale is paid. `amount` is what counts towards the total; `given` what the buyer put on the counter. */
export interface PaymentPart {
  /** Code of the desk payment method: `cash`, `card`, `check` … */
  readonly code: string;
  readonly amount: number;
  readonly given?: number | null | undefined;
}

/** Code of the method whose money lies in the drawer. */
export const CASH = 'cash';

export type PaymentRefusal =
  | { readonly kind: 'notCovered'; readonly total: number; readonly paid: number }
  | { readonly kind: 'amount'; readonly index: number; readonly amount: number }
  | { readonly kind: 'given'; readonly index: number; readonly amount: number; readonly given: number }
  | { readonly kind: 'cashLimit'; readonly cash: number; readonly limit: number };

/**
 * The most cash one order may take from a resident, by currency, in minor units (R30c: splitting does not help,
 * the sum over the order counts). Law, so a row a period: `until` is the first day on which it no longer holds.
 */
const CASH_LIMITS: readonly {
  readonly currency: string;
  readonly from: string;
  readonly until?: string;
  readonly amount: number;
}[] = [
  { currency: 'EUR', from: '2010-06-18', until: '2015-09-01', amount: 300_000 },
  { currency: 'EUR', from: '2015-09-01', amount: 100_000 },
];

/** The limit in force on a day (`YYYY-MM-DD`), if the law of that currency has one. */
export function findCashLimit(currency: string, day: string): number | undefined {
  return CASH_LIMITS.find(
    (limit) => limit.currency === currency && limit.from <= day && (!limit.until || day < limit.until),
  )?.amount;
}

/** Change due for cash; 0 when it is not known what was given. */
export function computeChange(part: {
  readonly amount: number;
  readonly given?: number | null | undefined;
}): number {
  return Math.max(0, (part.given ?? part.amount) - part.amount);
}

/** The first reason why these payments do not pay this total, or nothing. A total of 0 is paid by no payment. */
export function refusePayments(sale: {
  readonly total: number;
  readonly payments: readonly PaymentPart[];
  readonly currency: string;
  readonly day: string;
}): PaymentRefusal | undefined {
  let paid = 0;
  let cash = 0;
  for (const [index, part] of sale.payments.entries()) {
    if (!Number.isSafeInteger(part.amount) || part.amount <= 0)
      return { kind: 'amount', index, amount: part.amount };
    if (typeof part.given === 'number' && part.given < part.amount)
      return { kind: 'given', index, amount: part.amount, given: part.given };
    paid += part.amount;
    if (part.code === CASH) cash += part.amount;
  }
  if (paid !== sale.total) return { kind: 'notCovered', total: sale.total, paid };
  const limit = findCashLimit(sale.currency, sale.day);
  return limit !== undefined && cash > limit ? { kind: 'cashLimit', cash, limit } : undefined;
}
