/** Decides how the money of a prepared refund goes out, and writes all of it, in the transaction of whoever gives back. */
import type { CheckoutPaymentValues } from '../../../../schema/generated/sale/CheckoutPayment.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import type { MoneyPart } from '../../../money/Ledger/model.ts';
import { creditRefund } from '../../Invoice/server/creditRefund.ts';
import { settleHolder } from '../../Settlement/server/settleHolder.ts';
import { describeRefundRecord, findCredit } from '../model.ts';
import { decidePayments } from './decideRefund.ts';
import { type PreparedRefund, readCustomer } from './prepareRefund.ts';
import { readMethods } from './readEntries.ts';
import { recordRefund } from './recordRefund.ts';

export interface RefundMoney {
  readonly payments: readonly CheckoutPaymentValues[];
  /** What goes over to another order, and through no till. */
  readonly carried: readonly MoneyPart[];
  readonly reason?: string | null | undefined;
  /** No money goes over a counter: it is counted in no session. */
  readonly isAtTill?: boolean;
}

/** What was written, and what the journal is to have of it: for whoever ends the transaction, after all other numbers. */
export interface StoredRefund {
  readonly refund: number;
  readonly event: JournalEvent;
}

/**
 * @returns id of the refund, and its event
 * @throws Problem ORDER-004 to ORDER-006, DESK-001
 */
export async function storeRefund(
  context: WriteContext,
  prepared: PreparedRefund,
  { payments: wanted, carried, reason, isAtTill = true }: RefundMoney,
): Promise<StoredRefund> {
  const { tx, contract, caller, now } = context;
  const { order, record, items, lines, posted, total, paid, due } = prepared;
  const { owner, deskSession } = await readOwner(tx, contract, caller.email);
  // Money that goes over the counter is counted in a session.
  const isMoved = isAtTill && (wanted.length > 0 || carried.length > 0);
  const session = isMoved ? (await requireOpenSession(context)).id : deskSession;
  const [customer] = await tx.query(readCustomer(contract, record.customer ?? null));
  const left = paid - carried.reduce((sum, { amount }) => sum + amount, 0);
  const methods = await readMethods(tx, { contract, order, paid: left });
  const hasCustomer = customer !== undefined;
  const payments = decidePayments({
    order,
    total,
    paid,
    due,
    hasCustomer,
    methods,
    carried,
    payments: wanted,
  });
  const currency = record.currency ?? 'EUR';
  const out = payments.reduce((sum, { amount }) => sum + amount, 0);
  const isNeeded = findCredit({ due, total, out }) > 0;
  const client = await settleHolder(context, {
    order,
    currency,
    customer: record.customer ?? null,
    isNeeded,
  });
  const refund = await recordRefund(tx, {
    contract,
    order,
    payment: record.payment ?? null,
    currency,
    client,
    items,
    posted,
    lines,
    payments,
    reason: reason ?? null,
    owner,
    session,
    now,
  });
  await creditRefund(context, { order, refund, lines });
  const event = describeRefundRecord(
    {
      document: record.number ?? String(order),
      currency,
      session: session ?? undefined,
      reason: reason ?? undefined,
      lines,
      payments,
    },
    items,
  );
  return { refund, event };
}
