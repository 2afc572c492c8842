/** Invoices of those who ask for one, organisations, and the credit notes of what was given back to them (R33, R35). */
import { own, type Row } from './buildSeason.ts';
import type { RefundRows } from './writeRefunds.ts';
import type { SaleRows } from './writeSale.ts';

const SELLER = {
  name: 'SCIC Théâtre des Lumières',
  address: '12 place des Arts, 69001 Lyon',
  licenceNumber: 'PLATESV-D-2026-000001',
};

interface Document {
  readonly order: Row;
  /** Of a credit note. */
  readonly refund?: Row;
  readonly at: string;
}

const minus = (amount: unknown) => 0 - Number(amount);

/** Oldest first: numbers follow the dates. */
function listDocuments(orders: readonly Row[], refunds: readonly Row[]): readonly Document[] {
  const invoiced = new Map(orders.map((order) => [order.id, order]));
  const documents: Document[] = [
    ...orders.map((order) => ({ order, at: String(order.created_at) })),
    ...refunds.flatMap((refund) => {
      const order = invoiced.get(refund.order_id);
      return order ? [{ order, refund, at: String(refund.created_at) }] : [];
    }),
  ];
  return documents.sort((a, b) => a.at.localeCompare(b.at));
}

const billLine = (item: Row): Row => ({
  label: item.label,
  quantity: item.quantity,
  unit_amount: item.facial_value,
  fee_amount: 0,
  vat_rate: item.vat_rate,
  net_amount: item.net_amount,
  vat_amount: item.vat_amount,
  order_item_id: item.id,
});

const creditLine = (item: Row, refunded: Row): Row => ({
  ...billLine(item),
  quantity: refunded.quantity,
  unit_amount: minus(item.facial_value),
  net_amount: minus(refunded.net_amount),
  vat_amount: minus(refunded.vat_amount),
});

/** @returns the documents, their lines, and the refunds with their credit note */
export function buildInvoices(
  { order: orders, order_item: items }: SaleRows,
  { refund: refunds, refund_order_item: refundedItems }: RefundRows,
  customers: readonly Row[],
) {
  const organizations = new Map(
    customers.flatMap((customer) => (customer.type === 'organization' ? [[customer.id, customer]] : [])),
  );
  const billed = orders.filter(
    (order) => organizations.has(order.customer_id) && Number(order.customer_paid_amount) > 0,
  );
  const documents = listDocuments(billed, refunds);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const linesOf = ({ order, refund }: Document): readonly Row[] =>
    refund
      ? refundedItems
          .filter(({ refund_id }) => refund_id === refund.id)
          .flatMap((one) => {
            const item = itemOf.get(one.order_item_id);
            return item ? [creditLine(item, one)] : [];
          })
      : items.filter(({ order_id }) => order_id === order.id).map(billLine);
  const numberOf = new Map(
    documents.flatMap(({ order, refund }, index) => (refund ? [] : [[order.id, index + 1]])),
  );
  const creditOf = new Map(
    documents.flatMap(({ refund }, index) => (refund ? [[refund.id, index + 1]] : [])),
  );
  const made = documents.map((document, index) => {
    const lines = linesOf(document);
    const { order, refund, at } = document;
    const customer = organizations.get(order.customer_id);
    const sum = (column: string) => lines.reduce((all, line) => all + Number(line[column]), 0);
    const invoice = {
      identifier: `F-${String(index + 1).padStart(6, '0')}`,
      type: refund ? 'refund_correction' : 'initial_payment',
      order_id: order.id,
      original_invoice_id: refund ? numberOf.get(order.id) : null,
      customer_name: customer?.display_name,
      customer_address: `${customer?.address}, ${customer?.zipcode} ${customer?.city}`,
      seller: SELLER,
      currency: 'EUR',
      total_amount: sum('net_amount') + sum('vat_amount'),
      net_amount: sum('net_amount'),
      vat_amount: sum('vat_amount'),
      cancelled: false,
      created_at: at,
    };
    return { invoice, lines: lines.map((line) => ({ invoice_id: index + 1, ...line })) };
  });
  return {
    invoice: own(made.map(({ invoice }) => invoice)),
    invoice_line: own(made.flatMap(({ lines }) => lines)),
    refund: refunds.map((refund) => ({ ...refund, invoice_id: creditOf.get(refund.id) ?? null })),
  };
}
