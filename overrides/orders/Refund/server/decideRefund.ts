/** What of an order is given back and how its money goes out, held against the order as it is now (R40). */
import type { CheckoutPaymentValues } from '../../../../schema/generated/sale/CheckoutPayment.ts';
import type { MoneyPart } from '../../../money/Ledger/model.ts';
import { orderProblem } from '../../errors.ts';
import {
  describeLine,
  findChanges,
  findCredit,
  findUnclearLine,
  type RefundedLine,
  type RefundMethod,
  type WantedLine,
} from '../model.ts';
import type { StoredItem } from './readSold.ts';

/** @throws Problem ORDER-001 to ORDER-003 */
export function decideLines(
  order: number,
  items: ReadonlyMap<number, StoredItem>,
  wanted: readonly WantedLine[],
): readonly RefundedLine[] {
  const twice = wanted.find(
    (line, index) => wanted.findIndex((one) => one.orderItem === line.orderItem) !== index,
  );
  const unknown = twice ?? wanted.find(({ orderItem }) => !items.has(orderItem));
  if (unknown) throw orderProblem('ORDER-002', { item: unknown.orderItem, order });
  const changes = findChanges(items, wanted);
  if (changes.length > 0)
    throw orderProblem('ORDER-001', { order, count: changes.length }, { extra: { changes } });
  const unclear = findUnclearLine(items, wanted);
  if (unclear)
    throw orderProblem('ORDER-003', {
      item: unclear.orderItem,
      quantity: unclear.quantity,
      tickets: unclear.tickets?.length ?? 0,
    });
  return wanted.flatMap((line) => {
    const item = items.get(line.orderItem);
    return item ? [describeLine(item, line)] : [];
  });
}

export interface DecidedMoney {
  readonly order: number;
  /** What is given back in all. */
  readonly total: number;
  /** Of the order: came in less went out, and what is still due. */
  readonly paid: number;
  readonly due: number;
  readonly hasCustomer: boolean;
  readonly methods: readonly RefundMethod[];
  /** What goes over to another order. */
  readonly carried: readonly MoneyPart[];
  readonly payments: readonly CheckoutPaymentValues[];
}

/** @throws Problem ORDER-004 to ORDER-006 */
export function decidePayments({
  order,
  total,
  paid,
  due,
  hasCustomer,
  methods,
  carried,
  payments,
}: DecidedMoney): readonly MoneyPart[] {
  const out = payments.reduce((sum, { amount }) => sum + amount, 0);
  const moved = carried.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(0, Math.min(total, paid) - moved);
  if (out > most) throw orderProblem('ORDER-004', { out, order, most });
  const byMethod = Map.groupBy(payments, ({ deskPaymentMethod }) => deskPaymentMethod);
  const parts = [...byMethod].map(([id, each]): MoneyPart => {
    const method = methods.find((one) => one.method === id);
    const amount = each.reduce((sum, part) => sum + part.amount, 0);
    if (!method || amount > method.most)
      throw orderProblem('ORDER-005', { amount, method: id, most: method?.most ?? 0, order });
    return { name: method.code, method: id, label: method.label, amount };
  });
  const credit = findCredit({ due, total, out: out + moved });
  if (credit > 0 && !hasCustomer) throw orderProblem('ORDER-006', { order, credit });
  return [...carried, ...parts];
}
