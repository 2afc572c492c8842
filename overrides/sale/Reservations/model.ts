/** What is to be collected of one performance, of reservations and of orders that are not fully paid. Pure. */

/** Places of one price. */
export interface CollectLine {
  readonly price: string;
  readonly quantity: number;
  readonly seats: readonly string[];
}

/** Amounts are minor units. */
export interface ToCollect {
  readonly id: string;
  readonly kind: 'reservation' | 'order';
  readonly name: string;
  readonly number: string;
  readonly lines: readonly CollectLine[];
  /** The whole of it: a cart or an order may have places of other performances as well. */
  readonly price: number;
  readonly deposit: number;
  readonly due: number;
  readonly currency: string;
  readonly until: string | null;
  readonly comment: string;
}

/** What is left to pay is never less than nothing: what was paid too much is given back, not collected. */
export function splitDue(price: number, due: number): Pick<ToCollect, 'price' | 'deposit' | 'due'> {
  const left = Math.max(0, Math.min(due, price));
  return { price, deposit: price - left, due: left };
}

export const countPlaces = (list: readonly ToCollect[]): number =>
  list.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

/** What is due, by currency, in the order in which currencies come up. */
export function sumDue(
  list: readonly ToCollect[],
): readonly { readonly currency: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, due } of list) sums.set(currency, (sums.get(currency) ?? 0) + due);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
