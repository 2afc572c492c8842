/** `POST /orders/{id}/refund`, and what the desk reads before it decides: `GET /orders/{id}/refundable`. */
import { defineAction } from '../../../../server/action.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { countLeft, listAmounts } from '../model.ts';
import { prepareRefund, readCustomer } from './prepareRefund.ts';
import { readMethods } from './readEntries.ts';
import { readSold } from './readSold.ts';
import { storeRefund } from './storeRefund.ts';

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
    const prepared = await prepareRefund(context, { id, record, lines: body.lines });
    const { refund: made, event } = await storeRefund(context, prepared, { ...body, carried: [] });
    await journal(context, [event]);
    return { id: made };
  },
});
