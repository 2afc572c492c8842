/** What a desk is about to take for an order, as its page shows it before it is done. Amounts in minor units. Pure. */
import { computeChange } from '../../Payment/model.ts';

export interface WantedDebit {
  readonly due: number;
  /** From the customer's account. */
  readonly account: number;
  /** At the desk; undefined where what was typed is no amount. */
  readonly amount: number | undefined;
  readonly isCash: boolean;
  /** On the counter; null: exactly the amount. */
  readonly given: number | null | undefined;
}

export interface PlannedDebit {
  readonly total: number;
  readonly left: number;
  readonly change: number;
  readonly isReady: boolean;
}

export function planDebit(wanted: WantedDebit): PlannedDebit {
  const { due, account, amount = 0, isCash, given } = wanted;
  const total = account + amount;
  const counted = isCash && typeof given === 'number' ? given : amount;
  const isTyped = wanted.amount !== undefined || account > 0;
  return {
    total,
    left: due - total,
    change: isCash && counted >= amount ? computeChange({ amount, given: counted }) : 0,
    isReady: isTyped && total > 0 && total <= due && (!isCash || (given !== undefined && counted >= amount)),
  };
}
