/**
 * What is given back of lines that were sold, in integer minor units: what was paid for each place after offers, the others
 * keep their price (R31). Pure, for the refund, for the page that shows it before, and for an exchange.
 */
import type { JournalEvent } from '../../fiscal/Journal/model.ts';
import type { MoneyPart } from '../../money/Ledger/model.ts';
import { splitAmount, splitVat } from '../../money/Vat/model.ts';

/** A line of an order as it is now. */
export interface SoldItem {
  readonly id: number;
  readonly label: string;
  readonly isFee: boolean;
  readonly quantity: number;
  /** What was paid for all of it. */
  readonly amount: number;
  /** The same before offers. */
  readonly retail: number;
  /** Percent. */
  readonly vatRate: number;
  readonly refundedQuantity: number;
  readonly refundedAmount: number;
  /** Those that still let somebody in. */
  readonly tickets: readonly { readonly id: number }[];
}

/** Places of a line that somebody wants to give back. */
export interface WantedLine {
  readonly orderItem: number;
  readonly quantity: number;
  readonly tickets?: readonly number[] | null;
  /** Places that were left when it was decided. */
  readonly left?: number | null;
}

export interface RefundedLine {
  readonly item: number;
  readonly quantity: number;
  readonly amount: number;
  /** Of it, what is a fee. */
  readonly fee: number;
  readonly net: number;
  readonly vat: number;
  readonly retail: number;
  readonly isWhole: boolean;
  readonly tickets: readonly number[];
}

export const countLeft = ({ quantity, refundedQuantity }: SoldItem): number => quantity - refundedQuantity;

/** Of each place that is left, in the order in which they are given back; they sum to what is left exactly (R14). */
export const listAmounts = ({ amount, quantity, refundedQuantity }: SoldItem): readonly number[] =>
  quantity < 1 ? [] : splitAmount(amount, quantity).slice(refundedQuantity);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Net and tax are what is left of the line's own, so that the refunds of a line end at its cent (R13). */
export function describeLine(
  item: SoldItem,
  { quantity, tickets }: Pick<WantedLine, 'quantity' | 'tickets'>,
): RefundedLine {
  const amount = sum(listAmounts(item).slice(0, quantity));
  const before = splitVat(item.refundedAmount, item.vatRate);
  const after = splitVat(item.refundedAmount + amount, item.vatRate);
  const retail = sum(
    splitAmount(item.retail, item.quantity).slice(item.refundedQuantity, item.refundedQuantity + quantity),
  );
  return {
    item: item.id,
    quantity,
    amount,
    fee: item.isFee ? amount : 0,
    net: after.net - before.net,
    vat: after.tax - before.tax,
    retail,
    isWhole: item.refundedQuantity + quantity === item.quantity,
    tickets: tickets ?? item.tickets.map(({ id }) => id),
  };
}

/** What the journal keeps of a refund: amounts below 0, at the rate of the sale (R15, R20). */
export function describeRefundRecord(
  {
    lines,
    payments,
    ...facts
  }: Pick<JournalEvent, 'document' | 'currency' | 'session' | 'reason'> & {
    readonly lines: readonly RefundedLine[];
    readonly payments: readonly MoneyPart[];
  },
  items: ReadonlyMap<number, SoldItem>,
): JournalEvent {
  return {
    ...facts,
    series: 'T',
    type: 'refund',
    total: -sum(lines.map(({ amount }) => amount)),
    lines: lines.map(({ item, quantity, amount, net, vat }) => ({
      label: items.get(item)?.label ?? '',
      quantity: -quantity,
      unit: Math.round(amount / quantity),
      gross: -amount,
      net: -net,
      tax: -vat,
      rate: items.get(item)?.vatRate ?? 0,
    })),
    payments: payments.map(({ name, label = name, amount }) => ({ code: name, label, amount: -amount })),
  };
}

/** What is no longer as it was when the refund was decided (R40). */
export interface OrderChange {
  readonly orderItem: number;
  readonly label: string;
  readonly property: 'left' | 'ticket';
  readonly from: number;
  readonly to: number | null;
}

/** Fewer or more places left than were seen, fewer than are wanted, or a ticket that is no longer good. */
export function findChanges(
  items: ReadonlyMap<number, SoldItem>,
  lines: readonly WantedLine[],
): readonly OrderChange[] {
  return lines.flatMap((line) => {
    const item = items.get(line.orderItem);
    if (!item) return [];
    const { id: orderItem, label } = item;
    const to = countLeft(item);
    const from = line.left ?? Math.max(line.quantity, to);
    const isChanged = from !== to || line.quantity > to;
    const good = new Set(item.tickets.map(({ id }) => id));
    const gone = (line.tickets ?? []).filter((ticket) => !good.has(ticket));
    return [
      ...(isChanged
        ? [{ orderItem, label, property: 'left' as const, from: line.left ?? line.quantity, to }]
        : []),
      ...gone.map((ticket) => ({ orderItem, label, property: 'ticket' as const, from: ticket, to: null })),
    ];
  });
}

/** Each line names as many tickets as places, unless all that are left go. */
export function findUnclearLine(
  items: ReadonlyMap<number, SoldItem>,
  lines: readonly WantedLine[],
): WantedLine | undefined {
  return lines.find(({ orderItem, quantity, tickets }) => {
    const good = items.get(orderItem)?.tickets.length ?? 0;
    const named = !tickets ? good : new Set(tickets).size;
    return good > 0 && named !== quantity;
  });
}

/** A method that money may go out by, and how much at most. */
export interface RefundMethod {
  readonly method: number;
  readonly code: string;
  readonly label: string;
  readonly most: number;
}

/** What a method took, less what went out by it. */
export interface TakenByMethod extends Omit<RefundMethod, 'most'> {
  readonly taken: number;
}

/** The methods that were used, and cash: a till can always give back what came in otherwise. */
export function listMethods(methods: readonly TakenByMethod[], paid: number): readonly RefundMethod[] {
  return methods
    .map(({ taken, ...method }) => ({
      ...method,
      most: Math.max(0, method.code === 'cash' ? paid : Math.min(taken, paid)),
    }))
    .filter(({ most }) => most > 0);
}

/** What stays with the customer: of what is given back, that which was paid and does not go out. */
export const findCredit = ({
  due,
  total,
  out,
}: {
  readonly due: number;
  readonly total: number;
  readonly out: number;
}): number => Math.max(0, total - out - Math.max(0, due));
