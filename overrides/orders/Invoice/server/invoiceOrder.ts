/** `POST /orders/{id}/invoices`: bills what is on no invoice yet, in one press; seller and buyer are copied as they are now. */
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { orderProblem } from '../../errors.ts';
import { type BillableLine, groupLines } from '../model.ts';
import { readBuyer, readSeller } from './readParties.ts';
import { writeInvoices } from './writeInvoices.ts';

const readBillable = sqlFile<{ readonly contract: number; readonly order: number }, BillableLine>(
  import.meta.dirname,
  'readBillable.sql',
);

export const invoice = defineAction('Order.invoice', {
  async run(context, { id, record, body }) {
    const { tx, contract } = context;
    const lines = await tx.query(readBillable({ contract, order: id }));
    if (lines.length === 0) throw orderProblem('ORDER-007', { order: id });
    const buyer = await readBuyer(context, record.customer ?? null, {
      name: body.customerName,
      address: body.customerAddress,
      additionalInfo: body.customerAdditionalInfo,
      vatNumber: body.customerVatNumber,
      siretNumber: body.customerSiretNumber,
    });
    if (buyer.name === '') throw orderProblem('ORDER-008', { order: id });
    const seller = await readSeller(context);
    const made = groupLines(lines).map((part) => ({
      ...part,
      type: 'initial_payment' as const,
      order: id,
      currency: record.currency ?? 'EUR',
      buyer,
      seller,
      original: null,
    }));
    return { ids: await writeInvoices(context, made) };
  },
});
