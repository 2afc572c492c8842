/** `POST /orders/{id}/debit`: what is due of an order is taken at the desk, and from what its customer has on account. */
import type { OrderDebitValues } from '../../../../schema/generated/orders/OrderDebit.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { lockPositions } from '../../../customers/Client/server/lockPositions.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import {
  describePayment,
  describeUseOfAccount,
  type EntryGroup,
  type MoneyPart,
  ON_ACCOUNT,
} from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { orderProblem } from '../../../orders/errors.ts';
import { findDueChange, sumAmounts, takePositions } from '../../../orders/Settlement/model.ts';
import {
  describeFacts,
  describeRecord,
  refuseChanges,
  type SettledOrder,
} from '../../../orders/Settlement/server/postSettlement.ts';
import { settleHolder } from '../../../orders/Settlement/server/settleHolder.ts';
import { checkPayments } from '../../Cart/server/checkPayments.ts';
import { saleProblem } from '../../errors.ts';
import { CASH, findCashLimit } from '../../Payment/model.ts';

const readCash = sqlFile<{ readonly contract: number; readonly order: number }, { readonly cash: number }>(
  import.meta.dirname,
  'readCash.sql',
);

/** The limit of the law holds for all cash of the order, in however many parts (R30c). @throws Problem SALE-011 */
async function checkCash(
  { tx, contract, now }: WriteContext,
  { id, record }: SettledOrder,
  parts: readonly MoneyPart[],
): Promise<void> {
  const limit = findCashLimit(record.currency ?? 'EUR', now.toISOString().slice(0, 10));
  const more = sumAmounts(parts.filter(({ name }) => name === CASH));
  if (limit === undefined || more === 0) return;
  const [row] = await tx.query(readCash({ contract, order: id }));
  const cash = (row?.cash ?? 0) + more;
  if (cash > limit) throw saleProblem('SALE-011', { cash, limit });
}

/** @throws Problem SALE-009 to SALE-012 */
async function checkParts(
  context: WriteContext,
  order: SettledOrder,
  payments: OrderDebitValues['payments'],
): Promise<readonly MoneyPart[]> {
  const currency = order.record.currency ?? 'EUR';
  const checked = await checkPayments(context, { total: sumAmounts(payments), currency, payments });
  const parts = checked.map(({ code, ...part }) => ({ ...part, name: code }));
  await checkCash(context, order, parts);
  return parts;
}

/** @throws Problem ORDER-010 */
async function takeFromAccount(
  { tx, contract }: WriteContext,
  { id, record }: SettledOrder,
  { client, amount }: { readonly client: number | null; readonly amount: number },
) {
  const currency = record.currency ?? 'EUR';
  const positions = client === null ? [] : await lockPositions(tx, { contract, client, currency });
  const others = positions.filter(({ order }) => order !== id);
  const taken = takePositions(others, amount);
  if (!taken) throw orderProblem('ORDER-010', { order: id, amount, account: sumAmounts(others) });
  return taken;
}

export const debit = defineAction('Order.debit', {
  async run(context, { id, record, body }) {
    const order = { id, record };
    const due = record.balance ?? 0;
    const account = body.account ?? 0;
    refuseChanges(id, findDueChange(body.due, due));
    const amount = sumAmounts(body.payments) + account;
    if (amount < 1 || amount > due) throw orderProblem('ORDER-009', { order: id, amount, due });
    const parts = await checkParts(context, order, body.payments);
    const customer = record.customer ?? null;
    const currency = record.currency ?? 'EUR';
    const client = await settleHolder(context, { order: id, currency, customer, isNeeded: account > 0 });
    const facts = await describeFacts(context, {
      order,
      client,
      reason: body.reason,
      isAtTill: parts.length > 0,
    });
    const groups: EntryGroup[] = [];
    const events: JournalEvent[] = [];
    if (parts.length > 0) {
      groups.push(describePayment({ ...facts, payments: parts }));
      events.push(describeRecord('payment', order, facts, parts));
    }
    if (account > 0) {
      const positions = await takeFromAccount(context, order, { client, amount: account });
      groups.push(describeUseOfAccount({ ...facts, positions }));
      events.push(describeRecord('payment', order, facts, [{ name: ON_ACCOUNT, amount: account }]));
    }
    await recordMoney(context.tx, context.contract, groups);
    await journal(context, events);
    return { id };
  },
});
