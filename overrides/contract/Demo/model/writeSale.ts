/** One sale as the rows it leaves behind: order, lines, tickets, payment, entries, booking. */
import { splitVat, type VatSplit } from '../../../money/Vat/model.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import { CONTRACT, DEVICE_IDS, METHOD_IDS, type Row, SHOW_TAX, TIMEZONE } from './buildSeason.ts';
import { type Draw, drawBytes } from './draw.ts';
import type { Sale } from './drawSales.ts';

/** The tables a sale writes, in an order in which every row finds what it points to. */
export const SALE_TABLES = [
  'order',
  'order_item',
  'payment',
  'transaction',
  'ticket',
  'booking',
  'booking_item',
] as const;

export type SaleRows = Record<(typeof SALE_TABLES)[number], Row[]>;

/** A sale with what is computed of it once. */
interface Sold extends Sale {
  readonly id: number;
  readonly session: number | null;
  readonly total: number;
  readonly nbTickets: number;
  readonly splits: readonly VatSplit[];
}

const shared = ({ boughtAt }: Sale) => ({ contract_id: CONTRACT, created_at: boughtAt });

function makeOrder(sold: Sold): Row {
  const { id, seller, session, total, nbTickets, splits, boughtAt, customer, method } = sold;
  const device = seller?.device ?? DEVICE_IDS.minisite;
  return {
    ...shared(sold),
    updated_at: boughtAt,
    id,
    number: String(id),
    status: 'validated',
    payment_status: 'payed',
    currency: 'EUR',
    customer_id: customer,
    nb_tickets: nbTickets,
    sold_ticket_quantity: nbTickets,
    customer_paid_amount: total,
    retail_value: total,
    current_retail_value: total,
    net_amount: splits.reduce((sum, { net }) => sum + net, 0),
    vat_amount: splits.reduce((sum, { tax }) => sum + tax, 0),
    payment_id: id,
    selling_device_id: device,
    selling_device_for_payment_id: device,
    desk_session_id: session,
    owner_id: seller?.id ?? null,
    origin_type: seller ? 'desk' : 'minisite',
    is_settled: true,
    payment_transaction_name: method,
  };
}

function makePayment(sold: Sold): Row {
  const { id, seller, total } = sold;
  return {
    ...shared(sold),
    id,
    order_id: id,
    customer_paid_amount: total,
    currency: 'EUR',
    order_status: 'payed',
    provider: seller ? 'manual' : 'stripe',
    origin_type: seller ? 'desk' : 'minisite',
  };
}

/** What was sold and what was paid for it: the two sides of one sum. */
function makeEntries(sold: Sold): readonly Row[] {
  const { id, session, total, method, boughtAt } = sold;
  const entry = {
    ...shared(sold),
    order_id: id,
    payment_id: id,
    desk_session_id: session,
    currency: 'EUR',
    value_date: boughtAt,
  };
  return [
    {
      ...entry,
      id: id * 2 - 1,
      name: 'sale',
      account_type: 'sale',
      operation_type: 'sale',
      debit: 0,
      credit: total,
      desk_payment_method_id: null,
    },
    {
      ...entry,
      id: id * 2,
      name: method,
      account_type: 'bank',
      operation_type: 'payment',
      debit: total,
      credit: 0,
      desk_payment_method_id: METHOD_IDS[method],
    },
  ];
}

function makeBooking(sold: Sold): Row {
  const { id, total, nbTickets, customer, method, boughtAt } = sold;
  return {
    ...shared(sold),
    updated_at: boughtAt,
    id,
    type: 'order',
    order_id: id,
    customer_id: customer,
    status: 'validated',
    payment_status: 'booked',
    nb_tickets: nbTickets,
    nb_valid_items: nbTickets,
    facial_value: total,
    retail_value: total,
    currency: 'EUR',
    entity_id: id,
    entity_name: String(id),
    created_at_timezone: TIMEZONE,
    payment_transaction_name: method,
  };
}

type Line = Sale['lines'][number];

function makeItem(sold: Sold, { price, quantity }: Line, split: VatSplit | undefined): Row {
  const { performance, boughtAt, id } = sold;
  return {
    ...shared(sold),
    updated_at: boughtAt,
    order_id: id,
    type: 'default',
    label: `${performance.show.title} · ${price.name}`,
    ticket_price_id: price.id,
    event_date_id: performance.id,
    ticketing_id: performance.ticketing,
    quantity,
    facial_value: price.facialValue,
    retail_value: price.facialValue * quantity,
    customer_paid_amount: price.facialValue * quantity,
    vat_rate: SHOW_TAX.rate,
    net_amount: split?.net,
    vat_amount: split?.tax,
  };
}

function makeTicket(sold: Sold, { price }: Line, barcode: string): Row {
  const { performance, boughtAt, seller, id } = sold;
  return {
    ...shared(sold),
    updated_at: boughtAt,
    barcode,
    status: 'payed',
    order_id: id,
    ticket_price_id: price.id,
    event_date_id: performance.id,
    facial_value: price.facialValue,
    currency: 'EUR',
    bought_at: boughtAt,
    ticket_price_name: price.name,
    ticket_price_type: price.type,
    ticketing_title: performance.show.title,
    event_date_start_date: performance.startDate,
    event_date_end_date: performance.endDate,
    ticketing_timezone: TIMEZONE,
    print_count: seller ? 1 : 0,
  };
}

function makeBookingItem(sold: Sold, { price }: Line, barcode: string): Row {
  return {
    contract_id: CONTRACT,
    booking_id: sold.id,
    ticket_price_name: price.name,
    currency: 'EUR',
    ticket_price_facial_value: price.facialValue,
    ticket_barcode: barcode,
  };
}

/** Adds a sale's rows. Ids and numbers go on from the rows that are there. */
export function writeSale(
  sale: Sale,
  rows: SaleRows,
  { session, draw }: { readonly session: number | null; readonly draw: Draw },
): void {
  const sold: Sold = {
    ...sale,
    id: rows.order.length + 1,
    session,
    total: sale.lines.reduce((sum, { price, quantity }) => sum + price.facialValue * quantity, 0),
    nbTickets: sale.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    splits: sale.lines.map(({ price, quantity }) => splitVat(price.facialValue * quantity, SHOW_TAX.rate)),
  };
  rows.order.push(makeOrder(sold));
  rows.payment.push(makePayment(sold));
  rows.transaction.push(...makeEntries(sold));
  rows.booking.push(makeBooking(sold));
  for (const [index, line] of sale.lines.entries()) {
    const item = rows.order_item.length + 1;
    rows.order_item.push({ id: item, ...makeItem(sold, line, sold.splits[index]) });
    for (let place = 0; place < line.quantity; place += 1) {
      const id = rows.ticket.length + 1;
      const barcode = drawBarcode((size) => drawBytes(draw, size));
      rows.ticket.push({ id, number: id, order_item_id: item, ...makeTicket(sold, line, barcode) });
      rows.booking_item.push({ id, ticket_id: id, ...makeBookingItem(sold, line, barcode) });
    }
  }
}
