/** How the money of an order goes back when its performance is given up, without anybody at a till. Minor units. Pure. */
import { splitOut } from '../Refund/model/planRefund.ts';

/** Methods whose money can go back without the customer; all other stays theirs as a credit. */
export const ONLINE: readonly string[] = ['card_online', 'sepa'];

export interface OnlineMethod {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
  readonly most: number;
}

export interface WantedReturn {
  readonly way: 'credit' | 'original';
  /** What is given back. */
  readonly amount: number;
  readonly paid: number;
  readonly due: number;
  readonly methods: readonly OnlineMethod[];
}

export interface PlannedReturn {
  readonly out: readonly { readonly method: OnlineMethod; readonly amount: number }[];
  /** What stays with the customer. */
  readonly credit: number;
}

export function planReturn({ way, amount, paid, due, methods }: WantedReturn): PlannedReturn {
  const cancelled = Math.max(0, Math.min(amount, due));
  const payable = Math.max(0, Math.min(amount - cancelled, paid));
  const online = methods.filter(({ code }) => ONLINE.includes(code));
  const out = way === 'credit' ? [] : splitOut(payable, online, online[0]?.deskPaymentMethod ?? 0);
  const given = out.reduce((sum, part) => sum + part.amount, 0);
  return { out, credit: amount - cancelled - given };
}
