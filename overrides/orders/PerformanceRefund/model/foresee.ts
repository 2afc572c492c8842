/** What a refund of a whole performance will come to, before it is done. Minor units. Pure. */
import type { PerformanceRefundOrder } from '../../../../schema/generated/orders/PerformanceRefundOrder.ts';
import { planReturn } from '../model.ts';

export type Way = 'credit' | 'original';

export interface ForeseenOrder {
  readonly order: PerformanceRefundOrder;
  readonly out: number;
  readonly credit: number;
  /** Its money would stay with nobody. */
  readonly isBlocked: boolean;
}

export function foreseeOrder(order: PerformanceRefundOrder, way: Way): ForeseenOrder {
  const { amount, paid, due, online, customer } = order;
  const { out, credit } = planReturn({ way, amount, paid, due, methods: online });
  return {
    order,
    out: out.reduce((sum, part) => sum + part.amount, 0),
    credit,
    isBlocked: credit > 0 && !customer,
  };
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

export function foresee(orders: readonly PerformanceRefundOrder[], way: Way) {
  const left = orders.filter(({ places }) => places > 0).map((order) => foreseeOrder(order, way));
  const open = left.filter(({ isBlocked }) => !isBlocked);
  return {
    left,
    open,
    blocked: left.length - open.length,
    places: sumOf(open, ({ order }) => order.places),
    out: sumOf(open, ({ out }) => out),
    credit: sumOf(open, ({ credit }) => credit),
    mailable: open.filter(({ order }) => order.hasEmail).length,
    amountLeft: sumOf(left, ({ order }) => order.amount),
    placesLeft: sumOf(left, ({ order }) => order.places),
    given: sumOf(orders, ({ refunded }) => refunded),
  };
}

export type Foreseen = ReturnType<typeof foresee>;
