/** `POST /orders/{id}/invoices`: bills what is on no invoice yet, in one press; seller and buyer are copied as they are now. */
import type { OrderInvoiceValues } from '../../../../schema/generated/orders/OrderInvoice.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { orderProblem } from '../../errors.ts';
import { type BillableLine, type Buyer, groupLines, type Seller } from '../model.ts';
import { writeInvoices } from './writeInvoices.ts';

const readBillable = sqlFile<{ readonly contract: number; readonly order: number }, BillableLine>(
  import.meta.dirname,
  'readBillable.sql',
);

const joinAddress = (lines: readonly (readonly (string | null | undefined)[])[]): string | null =>
  lines
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join('\n') || null;

/** What the caller names, else what the customer has. */
async function readBuyer(
  { tx, contract }: WriteContext,
  { customer: id, body }: { readonly customer: number | null; readonly body: OrderInvoiceValues },
): Promise<Buyer | undefined> {
  const [customer] = await tx.query(
    db
      .selectFrom('customer')
      .select(['display_name as name', 'address', 'zipcode', 'city'])
      .where('contract_id', '=', contract)
      .where('id', '=', id),
  );
  const name = body.customerName?.trim() || customer?.name;
  if (!name) return undefined;
  const known = customer ? joinAddress([[customer.address], [customer.zipcode, customer.city]]) : null;
  return {
    name,
    address: body.customerAddress?.trim() || known,
    additionalInfo: body.customerAdditionalInfo?.trim() || null,
    vatNumber: body.customerVatNumber?.trim() || null,
    siretNumber: body.customerSiretNumber?.trim() || null,
  };
}

async function readSeller({ tx, contract }: WriteContext): Promise<Seller> {
  const [row] = await tx.query(
    db
      .selectFrom('contract')
      .select([
        'company_name as name',
        'company_legal_form as legalForm',
        'company_capital as capital',
        'company_address as street',
        'company_postal_code as zipcode',
        'company_city as city',
        'company_country as country',
        'company_vat_number as vatNumber',
        'company_record_number as recordNumber',
        'company_record_place as recordPlace',
        'licence_number as licenceNumber',
      ])
      .where('id', '=', contract),
  );
  if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
  const { street, zipcode, city, country, ...seller } = row;
  return { ...seller, address: joinAddress([[street], [zipcode, city], [country]]) };
}

export const invoice = defineAction('Order.invoice', {
  async run(context, { id, record, body }) {
    const { tx, contract } = context;
    const lines = await tx.query(readBillable({ contract, order: id }));
    if (lines.length === 0) throw orderProblem('ORDER-007', { order: id });
    const buyer = await readBuyer(context, { customer: record.customer ?? null, body });
    if (!buyer) throw orderProblem('ORDER-008', { order: id });
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
