/** The money of an exchange, in integer minor units: what was paid for the old places pays for the new ones. Pure. */

/** How the bank calls what leaves one order for another: it goes through no till. */
export const RESCHEDULE = 'reschedule';

export interface ExchangeMoney {
  /** Of what was paid, that which pays for the new places. */
  readonly carried: number;
  /** What the new ones cost beyond it. */
  readonly toPay: number;
  /** What is left of the old ones. */
  readonly toGiveBack: number;
}

/** @param exchange `refunded`: what the old places were; `paid`, `due`: of their order; `total`: what the new ones cost */
export function describeExchange(exchange: {
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly total: number;
}): ExchangeMoney {
  const { refunded, paid, due, total } = exchange;
  // What was never paid is no longer due, and pays for nothing.
  const available = Math.max(0, Math.min(refunded - Math.max(0, due), paid));
  const carried = Math.min(available, total);
  return { carried, toPay: total - carried, toGiveBack: available - carried };
}
