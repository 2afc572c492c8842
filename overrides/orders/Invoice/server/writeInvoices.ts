/** Stores invoices with their lines. The numbers are drawn first of all that is written here, and last of their transaction (R34). */
import type { InvoiceValues } from '../../../../schema/generated/orders/Invoice.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { drawNumbers } from '../../../money/NumberSeries/server/drawNumbers.ts';
import { type Buyer, type InvoiceLine, renderNumber, type Seller, sumInvoice } from '../model.ts';

export interface NewInvoice {
  readonly type: NonNullable<InvoiceValues['type']>;
  readonly order: number;
  readonly currency: NonNullable<InvoiceValues['currency']>;
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly group: string | null;
  /** Of a credit note: id of its invoice. */
  readonly original: number | null;
  readonly lines: readonly InvoiceLine[];
}

/** @returns ids in the order of the invoices, which is that of their numbers */
export async function writeInvoices(
  { tx, contract, now }: WriteContext,
  invoices: readonly NewInvoice[],
): Promise<readonly number[]> {
  if (invoices.length === 0) return [];
  const { invoice: first } = await drawNumbers(tx, contract, { invoice: invoices.length });
  const made: number[] = [];
  for (const [index, { buyer, lines, ...invoice }] of invoices.entries()) {
    const { net, vat, total } = sumInvoice(lines);
    const [row] = await tx.query(
      db
        .insertInto('invoice')
        .values({
          contract_id: contract,
          identifier: renderNumber(first + index),
          type: invoice.type,
          order_id: invoice.order,
          customer_name: buyer.name,
          customer_address: buyer.address,
          customer_additional_info: buyer.additionalInfo,
          customer_vat_number: buyer.vatNumber,
          customer_siret_number: buyer.siretNumber,
          seller: JSON.stringify(invoice.seller),
          currency: invoice.currency,
          total_amount: total,
          net_amount: net,
          vat_amount: vat,
          group_label: invoice.group,
          original_invoice_id: invoice.original,
          created_at: now.toISOString(),
        })
        .returning('id'),
    );
    if (!row) throw new Error(`The invoice of the order "${invoice.order}" was not written.`);
    await tx.query(
      db.insertInto('invoice_line').values(
        lines.map((line) => ({
          contract_id: contract,
          invoice_id: row.id,
          label: line.label,
          quantity: line.quantity,
          unit_amount: line.unitAmount,
          fee_amount: line.feeAmount,
          vat_rate: line.vatRate,
          net_amount: line.netAmount,
          vat_amount: line.vatAmount,
          order_item_id: line.orderItem,
        })),
      ),
    );
    made.push(row.id);
  }
  return made;
}
