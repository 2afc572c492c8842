/** `POST /orders/{id}/credit`: money that an order has in credit goes out, by a method that took it, or in cash. */
import { defineAction } from '../../../../server/action.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { describeRepayment } from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { orderProblem } from '../../errors.ts';
import { decidePayments } from '../../Refund/server/decideRefund.ts';
import { readMethods } from '../../Refund/server/readEntries.ts';
import { findDueChange, sumAmounts } from '../model.ts';
import { describeFacts, describeRecord, refuseChanges } from './postSettlement.ts';
import { settleHolder } from './settleHolder.ts';

export const credit = defineAction('Order.credit', {
  async run(context, { id, record, body }) {
    const { tx, contract } = context;
    const order = { id, record };
    const due = record.balance ?? 0;
    refuseChanges(id, findDueChange(body.due, due));
    const amount = sumAmounts(body.payments);
    const most = Math.max(0, -due);
    if (amount > most) throw orderProblem('ORDER-011', { order: id, amount, most });
    const paid = record.bankTransactionBalance ?? 0;
    const methods = await readMethods(tx, { contract, order: id, paid });
    // What stays is on the account already: nobody has to be named for it.
    const payments = decidePayments({
      order: id,
      total: amount,
      paid,
      due: 0,
      hasCustomer: true,
      methods,
      carried: [],
      payments: body.payments,
    });
    const customer = record.customer ?? null;
    const currency = record.currency ?? 'EUR';
    const client = await settleHolder(context, { order: id, currency, customer, isNeeded: false });
    const facts = await describeFacts(context, { order, client, reason: body.reason, isAtTill: true });
    await recordMoney(tx, contract, [describeRepayment({ ...facts, payments })]);
    const out = payments.map((part) => ({ ...part, amount: -part.amount }));
    await journal(context, [describeRecord('repayment', order, facts, out)]);
    return { id };
  },
});
