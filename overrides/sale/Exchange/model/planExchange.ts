/** What a desk has chosen to exchange, as the page shows it before it is done. Amounts in minor units. Pure. */
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import {
  type Chosen,
  type PlannedRefund,
  planRefund,
  splitOut,
} from '../../../orders/Refund/model/planRefund.ts';
import { describeExchange } from '../model.ts';

export interface PlannedExchange
  extends Pick<PlannedRefund, 'lines' | 'places' | 'tickets' | 'out' | 'credit'> {
  /** What was paid for the old places. */
  readonly refunded: number;
  readonly toPay: number;
  readonly toGiveBack: number;
}

/**
 * @param plan `total`: what the places to take cost; `method`: id of the payment method by which what is left goes out;
 * undefined: it stays with the customer
 */
export function planExchange(plan: {
  readonly order: OrderRefundable;
  readonly chosen: Chosen;
  readonly total: number;
  readonly method: number | undefined;
}): PlannedExchange {
  const { order, chosen, total, method } = plan;
  const { lines, places, tickets, total: refunded } = planRefund(order, chosen, undefined);
  const { paid, due } = order;
  const { carried, toPay, toGiveBack } = describeExchange({ refunded, paid, due, total });
  const methods = order.methods.map((one) => ({ ...one, most: Math.min(one.most, paid - carried) }));
  const out = method === undefined ? [] : splitOut(toGiveBack, methods, method);
  const credit = toGiveBack - out.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, places, tickets, refunded, toPay, toGiveBack, out, credit };
}
