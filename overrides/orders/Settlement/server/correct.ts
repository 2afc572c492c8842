/**
 * `POST /orders/{id}/transactions/correct`: an entry of the bank was recorded by the wrong method, or on the wrong day. It is
 * undone by a counter-entry and written anew (R20). Where its session is open, both belong to it, so that its drawer is
 * counted as it is; the figures of a closed one stay.
 */
import type { OrderCorrectionValues } from '../../../../schema/generated/orders/OrderCorrection.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db, instant } from '../../../../server/sql.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import {
  type Corrected,
  describeCorrection,
  findState,
  type PostedEntry,
} from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { orderProblem } from '../../errors.ts';
import { lockEntries } from '../../Refund/server/readEntries.ts';
import { describeFacts, describeRecord, refuseChanges } from './postSettlement.ts';

/** Methods by which money goes from one order to another: no till has it. */
export const isBetweenOrders = (code: string): boolean => code.startsWith('reschedule');

/** An entry of the ledger's bank with where and when it was counted. */
interface WrongEntry extends PostedEntry {
  readonly valueDate: string;
  readonly deskSession: number | null;
}

/** @throws Problem ORDER-001 where it was corrected meanwhile, ORDER-012 where it is no payment of the order */
async function readWrong({ tx, contract }: WriteContext, order: number, id: number): Promise<WrongEntry> {
  const posted = await lockEntries(tx, contract, order);
  const entry = posted.find((one) => one.id === id);
  if (entry?.account !== 'bank' || !entry.method || isBetweenOrders(entry.name))
    throw orderProblem('ORDER-012', { order, transaction: id });
  if (findState(posted, entry) !== 'valid')
    refuseChanges(order, [{ property: 'transaction', from: id, to: null }]);
  const [row] = await tx.query(
    db
      .selectFrom('transaction as t')
      .leftJoin('desk_session as s', (join) =>
        join
          .onRef('s.contract_id', '=', 't.contract_id')
          .onRef('s.id', '=', 't.desk_session_id')
          .on('s.end_date', 'is', null),
      )
      .select((row) => [instant(row.ref('t.value_date')).as('valueDate'), 's.id as deskSession'])
      .where('t.contract_id', '=', contract)
      .where('t.id', '=', id),
  );
  return { ...entry, valueDate: row?.valueDate ?? '', deskSession: row?.deskSession ?? null };
}

/** @throws Problem ORDER-013 where nothing would be otherwise, or no such method may take money */
async function describeRight(
  { tx, contract }: WriteContext,
  wrong: WrongEntry,
  { deskPaymentMethod, valueDate }: OrderCorrectionValues,
): Promise<Corrected> {
  const [method] = await tx.query(
    db
      .selectFrom('desk_payment_method')
      .select(['id as method', 'code as name', 'label'])
      .where('contract_id', '=', contract)
      .where('id', '=', deskPaymentMethod ?? wrong.method ?? null),
  );
  const isOtherMethod = method !== undefined && method.method !== wrong.method;
  const isOtherDay = Boolean(valueDate) && Date.parse(valueDate ?? '') !== Date.parse(wrong.valueDate);
  if (!method || isBetweenOrders(method.name) || !(isOtherMethod || isOtherDay))
    throw orderProblem('ORDER-013', { transaction: wrong.id });
  const other = isOtherMethod ? method : {};
  return isOtherDay && valueDate ? { ...other, valueDate } : other;
}

export const correctTransaction = defineAction('Order.correctTransaction', {
  async run(context, { id, record, body }) {
    const { tx, contract } = context;
    const order = { id, record };
    const wrong = await readWrong(context, id, body.transaction);
    const corrected = await describeRight(context, wrong, body);
    const shared = await describeFacts(context, {
      order,
      client: null,
      reason: body.reason,
      isAtTill: false,
    });
    const facts = { ...shared, deskSession: wrong.deskSession };
    const { deskSession: _, ...original } = wrong;
    await recordMoney(tx, contract, [
      describeCorrection({ ...facts, original, corrected, reason: body.reason }),
    ]);
    const amount = wrong.debit - wrong.credit;
    const event = describeRecord('correction', order, facts, [
      { name: wrong.name, label: wrong.label, amount: -amount },
      { name: corrected.name ?? wrong.name, label: corrected.label ?? wrong.label, amount },
    ]);
    await journal(context, [event]);
    return { id };
  },
});
