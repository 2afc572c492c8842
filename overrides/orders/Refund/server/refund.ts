/** `POST /orders/{id}/refund`, and what the desk reads before it decides: `GET /orders/{id}/refundable`. */
import { defineAction } from '../../../../server/action.ts';
import { db } from '../../../../server/sql.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import { sumOrder } from '../../../money/Ledger/model.ts';
import { countLeft, listAmounts } from '../model.ts';
import { decideLines, decidePayments } from './decideRefund.ts';
import { lockEntries, readMethods } from './readEntries.ts';
import { readSold } from './readSold.ts';
import { recordRefund } from './recordRefund.ts';

const readCustomer = (contract: number, id: number | null) =>
  db
    .selectFrom('customer')
    .select(['display_name as name', 'client_id as client'])
    .where('contract_id', '=', contract)
    .where('id', '=', id);

export const refundable = defineAction('Order.refundable', {
  async run({ tx, contract }, { id, record }) {
    const items = await readSold(tx, contract, id);
    const paid = record.bankTransactionBalance ?? 0;
    const methods = await readMethods(tx, { contract, order: id, paid });
    const [customer] = await tx.query(readCustomer(contract, record.customer ?? null));
    const lines = [...items.values()]
      .filter((item) => countLeft(item) > 0)
      .map(({ id: orderItem, label, isFee, quantity, startDate, timezone, tickets, ...item }) => ({
        orderItem,
        label,
        isFee,
        quantity,
        startDate,
        timezone,
        amounts: listAmounts({ ...item, id: orderItem, label, isFee, quantity, tickets }),
        tickets: tickets.map(({ id: ticket, ...rest }) => ({ ticket, ...rest })),
      }));
    return {
      value: {
        currency: record.currency ?? 'EUR',
        paid,
        due: record.balance ?? 0,
        customer: customer?.name ?? null,
        lines,
        methods: methods.map(({ method, ...rest }) => ({ deskPaymentMethod: method, ...rest })),
      },
    };
  },
});

export const refund = defineAction('Order.refund', {
  async run(context, { id, record, body }) {
    const { tx, contract, caller, now } = context;
    const { owner, deskSession } = await readOwner(tx, contract, caller.email);
    // Money that goes over the counter is counted in a session.
    const session = body.payments.length > 0 ? (await requireOpenSession(context)).id : deskSession;
    const items = await readSold(tx, contract, id);
    const lines = decideLines(id, items, body.lines);
    const posted = await lockEntries(tx, contract, id);
    const { paid, due } = sumOrder(posted);
    const [customer] = await tx.query(readCustomer(contract, record.customer ?? null));
    const payments = decidePayments({
      order: id,
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      paid,
      due,
      hasCustomer: customer !== undefined,
      methods: await readMethods(tx, { contract, order: id, paid }),
      payments: body.payments,
    });
    const made = await recordRefund(tx, {
      contract,
      order: id,
      payment: record.payment ?? null,
      currency: record.currency ?? 'EUR',
      client: customer?.client ?? null,
      items,
      posted,
      lines,
      payments,
      reason: body.reason ?? null,
      owner,
      session,
      now,
    });
    return { id: made };
  },
});
