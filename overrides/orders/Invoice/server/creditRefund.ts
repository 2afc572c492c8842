/** What is given back of lines that are on an invoice makes a credit note of it, in the refund's transaction (R33, R35). */
import type { InvoiceValues } from '../../../../schema/generated/orders/Invoice.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import type { RefundedLine } from '../../Refund/model.ts';
import { type Buyer, describeCredit, type InvoiceLine, type Seller } from '../model.ts';
import { type NewInvoice, writeInvoices } from './writeInvoices.ts';

interface Billed {
  readonly invoice: number;
  readonly currency: NonNullable<InvoiceValues['currency']>;
  readonly seller: Seller | null;
  readonly group: string | null;
  readonly buyer: Buyer;
  readonly line: InvoiceLine;
}

const readBilled = sqlFile<
  { readonly contract: number; readonly order: number; readonly items: readonly number[] },
  Billed
>(import.meta.dirname, 'readBilled.sql');

/** One credit note for each invoice; the refund names the first. */
export async function creditRefund(
  context: WriteContext,
  {
    order,
    refund,
    lines,
  }: { readonly order: number; readonly refund: number; readonly lines: readonly RefundedLine[] },
): Promise<void> {
  const { tx, contract } = context;
  const given = new Map(lines.map((line) => [line.item, line]));
  const billed = await tx.query(readBilled({ contract, order, items: [...given.keys()] }));
  const notes = [...Map.groupBy(billed, ({ invoice }) => invoice)].flatMap(
    ([original, rows]): NewInvoice[] => {
      const [first] = rows;
      if (!first) return [];
      const { currency, buyer, group } = first;
      const credited = rows.flatMap(({ line }) => {
        const one = given.get(line.orderItem);
        return one ? [describeCredit(line, one)] : [];
      });
      const seller = first.seller ?? {};
      return [
        { type: 'refund_correction', order, currency, buyer, seller, group, original, lines: credited },
      ];
    },
  );
  const [first] = await writeInvoices(context, notes);
  if (first === undefined) return;
  await tx.query(
    db
      .updateTable('refund')
      .set({ invoice_id: first })
      .where('contract_id', '=', contract)
      .where('id', '=', refund),
  );
}
