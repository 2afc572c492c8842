/** The rows of one sale, one by one: order, lines, fees, tickets, payment, booking; and its entries in the ledger. */
import { describeSale, type EntryGroup } from '../../../money/Ledger/model.ts';
import { splitVat } from '../../../money/Vat/model.ts';
import { FEE_VAT_RATE, FRIENDS, type POST_FEES, SHIPPING_IDS } from './buildOffers.ts';
import { CONTRACT, DEVICE_IDS, METHOD_IDS, type Row, SHOW_TAX, TIMEZONE } from './buildSeason.ts';
import type { Sale } from './drawSales.ts';

/** A sale with what is computed of it once. Amounts in cents. */
export interface Sold extends Sale {
  readonly id: number;
  readonly session: number | null;
  /** What the tickets come to, after the offer. */
  readonly ticketTotal: number;
  readonly fees: typeof POST_FEES | readonly [];
  readonly total: number;
  /** Before the offer. */
  readonly retail: number;
  readonly nbTickets: number;
  /** What a gift card paid of it. */
  readonly gift: number;
}

export type Line = Sale['lines'][number];

/** Price of one place, after the offer. */
export const priceOf = ({ hasOffer }: Sale, { price }: Line) =>
  hasOffer ? Math.round(price.facialValue * FRIENDS.share) : price.facialValue;

const shared = ({ boughtAt }: Sale) => ({ contract_id: CONTRACT, created_at: boughtAt });

export function makeOrder(sold: Sold, items: readonly Row[]): Row {
  const { id, seller, session, total, retail, nbTickets, boughtAt, customer, method, hasOffer } = sold;
  const device = seller?.device ?? DEVICE_IDS.minisite;
  const sum = (column: string) => items.reduce((all, item) => all + Number(item[column]), 0);
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
    nb_coupons: hasOffer || sold.gift > 0 ? 1 : 0,
    customer_paid_amount: total,
    retail_value: retail,
    current_retail_value: retail,
    net_amount: sum('net_amount'),
    vat_amount: sum('vat_amount'),
    order_only_fee_amount: total - sold.ticketTotal,
    bank_transaction_balance: total,
    shipping_id: seller ? null : sold.isPosted ? SHIPPING_IDS.mail : SHIPPING_IDS.eTicket,
    payment_id: id,
    wallet_id: seller ? null : 1,
    selling_device_id: device,
    selling_device_for_payment_id: device,
    desk_session_id: session,
    owner_id: seller?.id ?? null,
    origin_type: seller ? 'desk' : 'minisite',
    is_settled: true,
    payment_transaction_name: method,
  };
}

export function makePayment(sold: Sold): Row {
  const { id, seller, total } = sold;
  return {
    ...shared(sold),
    id,
    order_id: id,
    customer_paid_amount: total,
    currency: 'EUR',
    order_status: 'payed',
    wallet_id: seller ? null : 1,
    provider: total === 0 ? 'none' : seller ? 'manual' : 'payline',
    origin_type: seller ? 'desk' : 'minisite',
  };
}

/** What was sold and what was paid for it. A free order moves nothing. */
export function describeMoney(sold: Sold, items: readonly (Row & { readonly id: number })[]): EntryGroup {
  const { id, session, total, lines, fees, gift, method, boughtAt, seller } = sold;
  const paid = (name: keyof typeof METHOD_IDS, amount: number) => ({
    name,
    method: METHOD_IDS[name],
    amount,
  });
  return describeSale({
    currency: 'EUR',
    at: boughtAt,
    order: id,
    payment: id,
    deskSession: session,
    provider: seller ? 'manual' : 'payline',
    parts: items.map((item, index) => ({
      account: fees[index - lines.length]?.account ?? 'sale_suspense',
      amount: Number(item.customer_paid_amount),
      orderItem: item.id,
      label: String(item.label),
    })),
    payments: [paid('cash_coupon', gift), paid(method, total - gift)],
  });
}

export function makeBooking(sold: Sold): Row {
  const { id, ticketTotal, retail, nbTickets, customer, method, boughtAt } = sold;
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
    nb_coupons: sold.hasOffer || sold.gift > 0 ? 1 : 0,
    facial_value: ticketTotal,
    retail_value: retail,
    currency: 'EUR',
    entity_id: id,
    entity_name: String(id),
    created_at_timezone: TIMEZONE,
    payment_transaction_name: method,
  };
}

export function makeItem(sold: Sold, line: Line): Row {
  const { performance, boughtAt, id, hasOffer } = sold;
  const { price, quantity } = line;
  const paid = priceOf(sold, line) * quantity;
  const { net, tax } = splitVat(paid, SHOW_TAX.rate);
  return {
    ...shared(sold),
    updated_at: boughtAt,
    order_id: id,
    type: 'default',
    label: `${performance.show.title} · ${price.name}`,
    ticket_price_id: price.id,
    event_date_id: performance.id,
    ticketing_id: performance.ticketing,
    offer_rule_id: hasOffer ? FRIENDS.rule : null,
    application_id: hasOffer ? `${FRIENDS.code}-${id}` : null,
    quantity,
    facial_value: priceOf(sold, line),
    retail_value: price.facialValue * quantity,
    customer_paid_amount: paid,
    vat_rate: SHOW_TAX.rate,
    net_amount: net,
    vat_amount: tax,
    refunded: false,
    refunded_totally: false,
    total_refunded_amount: 0,
  };
}

export function makeFee(sold: Sold, { label, amount }: (typeof POST_FEES)[number]): Row {
  const { net, tax } = splitVat(amount, FEE_VAT_RATE);
  return {
    ...shared(sold),
    updated_at: sold.boughtAt,
    order_id: sold.id,
    type: 'fee',
    label,
    quantity: 1,
    facial_value: amount,
    retail_value: amount,
    customer_paid_amount: amount,
    vat_rate: FEE_VAT_RATE,
    net_amount: net,
    vat_amount: tax,
    refunded: false,
    refunded_totally: false,
    total_refunded_amount: 0,
  };
}

export function makeTicket(sold: Sold, line: Line, barcode: string): Row {
  const { performance, boughtAt, seller, id } = sold;
  const { price } = line;
  return {
    ...shared(sold),
    updated_at: boughtAt,
    barcode,
    status: 'payed',
    valid: true,
    order_id: id,
    ticket_price_id: price.id,
    event_date_id: performance.id,
    facial_value: priceOf(sold, line),
    currency: 'EUR',
    bought_at: boughtAt,
    ticket_price_name: price.name,
    ticket_price_type: price.type,
    ticketing_title: performance.show.title,
    event_date_start_date: performance.startDate,
    event_date_end_date: performance.endDate,
    ticketing_timezone: TIMEZONE,
    print_count: seller ? 1 : 0,
    last_printed_at: seller ? boughtAt : null,
  };
}

export function makeBookingItem(sold: Sold, line: Line, barcode: string): Row {
  return {
    contract_id: CONTRACT,
    booking_id: sold.id,
    ticket_price_name: line.price.name,
    currency: 'EUR',
    ticket_price_facial_value: priceOf(sold, line),
    ticket_barcode: barcode,
  };
}
