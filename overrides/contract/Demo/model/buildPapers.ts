/** What follows a sale: the carts it came from, invoices for those who asked, a group's master ticket, a link to pay. */
import { CONTRACT, own, type Row } from './buildSeason.ts';
import type { SaleRows } from './writeSale.ts';

const CARTS = 25;
const INVOICES = 8;

const euros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');

function buildCarts(orders: readonly Row[], items: readonly Row[]): Record<string, readonly Row[]> {
  const recent = orders.slice(-CARTS);
  const carts = own(
    recent.map((order) => ({
      type: 'cart',
      status: 'accounted_for_order',
      currency: 'EUR',
      customer_id: order.customer_id,
      nb_tickets: order.nb_tickets,
      total_item_number: order.nb_tickets,
      total_ticket_number: order.nb_tickets,
      customer_paid_amount: order.customer_paid_amount,
      customer_paid_amount_without_offer: order.customer_paid_amount,
      retail_value: order.retail_value,
      facial_value: order.retail_value,
      selling_device_id: order.selling_device_id,
      owner_id: order.owner_id,
      desk_session_id: order.desk_session_id,
      origin_type: order.origin_type,
      is_hidden: false,
      created_at: order.created_at,
      updated_at: order.updated_at,
    })),
  );
  const cartOf = new Map(recent.map((order, index) => [order.id, index + 1]));
  const lines = items
    .filter((item) => cartOf.has(item.order_id))
    .map((item) => ({
      cart_id: cartOf.get(item.order_id),
      ticket_price_id: item.ticket_price_id,
      quantity: item.quantity,
      facial_value: item.facial_value,
      customer_paid_amount: item.customer_paid_amount,
      valid: true,
      ticket_price_valid: true,
    }));
  return { cart: carts, cart_item: own(lines) };
}

function buildInvoices(orders: readonly Row[], items: readonly Row[], customers: readonly Row[]) {
  const billed = orders.filter((order) => order.customer_id !== null).slice(-INVOICES);
  const nameOf = new Map(customers.map((customer) => [customer.id, String(customer.display_name)]));
  const invoices = own(
    billed.map((order, index) => ({
      identifier: `F-${String(index + 1).padStart(6, '0')}`,
      type: 'initial_payment',
      order_id: order.id,
      customer_name: nameOf.get(order.customer_id) ?? '',
      currency: 'EUR',
      total_amount: order.customer_paid_amount,
      net_amount: order.net_amount,
      vat_amount: order.vat_amount,
      cancelled: false,
      created_at: order.created_at,
    })),
  );
  const invoiceOf = new Map(billed.map((order, index) => [order.id, index + 1]));
  const lines = items
    .filter((item) => invoiceOf.has(item.order_id))
    .map((item) => ({
      invoice_id: invoiceOf.get(item.order_id),
      label: item.label,
      quantity: item.quantity,
      unit_amount: item.facial_value,
      fee_amount: 0,
      vat_rate: item.vat_rate,
      net_amount: item.net_amount,
      vat_amount: item.vat_amount,
      order_item_id: item.id,
    }));
  return { invoice: invoices, invoice_line: own(lines) };
}

/** The biggest order came as a group: one barcode lets all of it in. */
function buildGroup(orders: readonly Row[], tickets: readonly Row[]) {
  const group = orders.reduce((a, b) => (Number(b.nb_tickets) > Number(a.nb_tickets) ? b : a));
  const own_tickets = tickets.filter((ticket) => ticket.order_id === group.id);
  return {
    master_ticket: own([
      {
        barcode: 'GROUPE-0001',
        order_id: group.id,
        created_at: group.created_at,
        updated_at: group.created_at,
      },
    ]),
    master_ticket_tickets: own_tickets.map((ticket, position) => ({
      contract_id: CONTRACT,
      source_id: 1,
      target_id: ticket.id,
      position,
    })),
    order_item_invoice_group: own([{ label: 'Billets du groupe', order_id: group.id }]),
    payment_attempt: own([
      {
        order_id: orders.at(-1)?.id,
        amount: orders.at(-1)?.customer_paid_amount,
        currency: 'EUR',
        status: 'succeeded',
        created_at: orders.at(-1)?.created_at,
        updated_at: orders.at(-1)?.created_at,
      },
    ]),
    payment_link: own([
      {
        amount: 18_400,
        buyer_email: 'intendance@jv.example',
        url: 'https://paiement.example.test/l/7fQ2',
        payment_page_message: `Classe de 3e B, 23 places : ${euros(18_400)} €.`,
        notify_buyer: true,
        notify_pro: true,
        is_hidden: false,
        created_at: orders.at(-1)?.created_at,
      },
    ]),
  };
}

export function buildPapers(
  { order, order_item, ticket }: Pick<SaleRows, 'order' | 'order_item' | 'ticket'>,
  customers: readonly Row[],
): Record<string, readonly Row[]> {
  return {
    ...buildCarts(order, order_item),
    ...buildInvoices(order, order_item, customers),
    ...buildGroup(order, ticket),
  };
}
