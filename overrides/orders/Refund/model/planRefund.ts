/** What a desk has chosen to give back, as the page shows it before it is done. Amounts in minor units. Pure. */
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';

type Line = OrderRefundable['lines'][number];
type Method = OrderRefundable['methods'][number];

/** Of a line: its tickets that are chosen, or where it has none, how many of its places. */
export interface ChosenLine {
  readonly tickets: readonly number[];
  readonly quantity: number;
}

/** By the line's id. */
export type Chosen = Readonly<Record<number, ChosenLine>>;

export interface PlannedRefund {
  readonly lines: readonly {
    readonly orderItem: string;
    readonly quantity: number;
    readonly tickets?: readonly string[];
    readonly left: number;
  }[];
  readonly total: number;
  readonly tickets: number;
  /** Places that are on sale again: fees are none. */
  readonly places: number;
  readonly out: readonly { readonly method: Method; readonly amount: number }[];
  /** What stays with the customer. */
  readonly credit: number;
  /** What was still due and is no longer. */
  readonly cancelled: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const countChosen = (line: Line, chosen: Chosen): number => {
  const one = chosen[line.orderItem];
  return (line.tickets.length > 0 ? one?.tickets.length : one?.quantity) ?? 0;
};

/** The method that was chosen gives what it may, the others in their order what is left. */
export function splitOut(amount: number, methods: readonly Method[], first: number): PlannedRefund['out'] {
  let left = amount;
  const isFirst = ({ deskPaymentMethod }: Method) => deskPaymentMethod === first;
  const inOrder = [...methods.filter(isFirst), ...methods.filter((method) => !isFirst(method))];
  return inOrder.flatMap((method) => {
    const part = Math.min(left, method.most);
    left -= part;
    return part > 0 ? [{ method, amount: part }] : [];
  });
}

/** @param method id of the payment method that the money goes out by; undefined: it stays with the customer */
export function planRefund(
  { lines: all, paid, due, methods }: OrderRefundable,
  chosen: Chosen,
  method: number | undefined,
): PlannedRefund {
  const lines = all
    .map((line) => ({ line, count: countChosen(line, chosen) }))
    .filter(({ count }) => count > 0);
  const total = sum(lines.map(({ line, count }) => sum(line.amounts.slice(0, count))));
  const cancelled = Math.max(0, Math.min(total, due));
  const payable = Math.max(0, Math.min(total - cancelled, paid));
  const out = method === undefined ? [] : splitOut(payable, methods, method);
  return {
    lines: lines.map(({ line, count }) => ({
      orderItem: String(line.orderItem),
      quantity: count,
      ...(line.tickets.length > 0 && { tickets: chosen[line.orderItem]?.tickets.map(String) ?? [] }),
      left: line.amounts.length,
    })),
    total,
    tickets: sum(lines.map(({ line, count }) => (line.tickets.length > 0 ? count : 0))),
    places: sum(lines.map(({ line, count }) => (line.isFee ? 0 : count))),
    out,
    credit: total - cancelled - sum(out.map(({ amount }) => amount)),
    cancelled,
  };
}
