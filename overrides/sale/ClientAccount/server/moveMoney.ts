/**
 * `POST /clients/{id}/credit` and `/debit`: money that a client puts on account, which is of no order, and what of it is paid
 * back. Both in the open session of who does it, with a record in the journal.
 */
import type { ClientMovementValues } from '../../../../schema/generated/customers/ClientMovement.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { lockPositions } from '../../../customers/Client/server/lockPositions.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import {
  describeDeposit,
  describeRepayment,
  type EventFacts,
  type MoneyPart,
} from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { checkPayments } from '../../Cart/server/checkPayments.ts';
import { clientProblem } from './errors.ts';

/** Methods that only carry money from one order to another. */
const CARRIED: readonly string[] = ['cash_coupon', 'reschedule', 'reschedule_online'];

interface Till {
  readonly facts: EventFacts;
  readonly payment: MoneyPart;
  /** On account and of no order. */
  readonly free: number;
}

/** Locks the account, so that of two who spend the same deposit the second waits. @throws Problem CLIENT-001, CLIENT-003 */
async function open(context: WriteContext, client: number, body: ClientMovementValues): Promise<Till> {
  const { tx, contract, caller, now } = context;
  const { id: deskSession, currency } = await requireOpenSession(context);
  const { deskPaymentMethod, amount, given, free: seen } = body;
  const [checked] = await checkPayments(context, {
    total: amount,
    currency,
    payments: [{ deskPaymentMethod, amount, given: given ?? null }],
  });
  if (!checked || CARRIED.includes(checked.code))
    throw clientProblem('CLIENT-003', { code: checked?.code ?? '' });
  const { code: name, ...payment } = checked;
  const positions = await lockPositions(tx, { contract, client, currency });
  const free = positions.find(({ order }) => order === null)?.amount ?? 0;
  if (typeof seen === 'number' && seen !== free) throw clientProblem('CLIENT-001', { client, free, seen });
  const { owner } = await readOwner(tx, contract, caller.email);
  return {
    payment: { ...payment, name },
    free,
    facts: {
      currency,
      at: now.toISOString(),
      client,
      deskSession,
      provider: 'manual',
      reason: body.reason?.trim() || undefined,
      owner,
    },
  };
}

const describeRecord = (
  type: Extract<JournalEvent['type'], 'deposit' | 'repayment'>,
  { facts: { currency, deskSession, reason, client }, payment }: Till,
): JournalEvent => {
  const amount = type === 'deposit' ? payment.amount : -payment.amount;
  return {
    series: 'P',
    type,
    document: `client ${client}`,
    currency,
    total: amount,
    session: deskSession ?? undefined,
    reason,
    payments: [{ code: payment.name, label: payment.label ?? payment.name, amount }],
  };
};

export const credit = defineAction('Client.credit', {
  async run(context, { id, body }) {
    const till = await open(context, id, body);
    const deposit = await context.write.create('Deposit', {
      client: id,
      accountType: 'client',
      currency: till.facts.currency,
      provider: 'manual',
    });
    const group = describeDeposit({ ...till.facts, deposit, payments: [till.payment] });
    await recordMoney(context.tx, context.contract, [group]);
    await journal(context, [describeRecord('deposit', till)]);
    return { id };
  },
});

export const debit = defineAction('Client.debit', {
  async run(context, { id, body }) {
    const till = await open(context, id, body);
    const { free, payment } = till;
    if (payment.amount > free)
      throw clientProblem('CLIENT-002', { client: id, amount: payment.amount, free });
    await recordMoney(context.tx, context.contract, [
      describeRepayment({ ...till.facts, payments: [payment] }),
    ]);
    await journal(context, [describeRecord('repayment', till)]);
    return { id };
  },
});
