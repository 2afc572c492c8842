/** Adds what one sale leaves behind to the tables. */
import type { EntryGroup } from '../../../money/Ledger/model.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import { FEE_VAT_RATE, FRIENDS, GIFT, POST_FEES } from './buildOffers.ts';
import { CONTRACT, type Row } from './buildSeason.ts';
import { type Draw, drawBytes } from './draw.ts';
import type { Sale } from './drawSales.ts';
import {
  describeMoney,
  type Line,
  makeBooking,
  makeBookingItem,
  makeFee,
  makeItem,
  makeOrder,
  makePayment,
  makeTicket,
  priceOf,
  type Sold,
} from './saleRows.ts';

/** The tables a sale writes, in an order in which every row finds what it points to. */
export const SALE_TABLES = [
  'order',
  'order_item',
  'order_fee_item',
  'order_item_cash_coupon',
  'coupon_applying_order_item_list',
  'payment',
  'ticket',
  'booking',
  'booking_ticketing_list',
  'booking_item',
] as const;

export type SaleRows = Record<(typeof SALE_TABLES)[number], Row[]>;

/** The parts of a sale that are summed up once. */
function sumUp(sale: Sale, rest: Pick<Sold, 'id' | 'session' | 'gift'>): Sold {
  const fees = sale.isPosted ? POST_FEES : ([] as const);
  const ticketTotal = sale.lines.reduce((sum, line) => sum + priceOf(sale, line) * line.quantity, 0);
  return {
    ...sale,
    ...rest,
    fees,
    ticketTotal,
    total: ticketTotal + fees.reduce((sum, { amount }) => sum + amount, 0),
    retail: sale.lines.reduce((sum, { price, quantity }) => sum + price.facialValue * quantity, 0),
    nbTickets: sale.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Tickets of one line, each with its place in the booking. */
function writeTickets(sold: Sold, line: Line, item: number, rows: SaleRows, draw: Draw): void {
  for (let place = 0; place < line.quantity; place += 1) {
    const id = rows.ticket.length + 1;
    const barcode = drawBarcode((size) => drawBytes(draw, size));
    rows.ticket.push({ id, number: id, order_item_id: item, ...makeTicket(sold, line, barcode) });
    rows.booking_item.push({ id, ticket_id: id, ...makeBookingItem(sold, line, barcode) });
  }
}

function writeItems(sold: Sold, rows: SaleRows, draw: Draw): readonly (Row & { readonly id: number })[] {
  const items = [
    ...sold.lines.map((line) => makeItem(sold, line)),
    ...sold.fees.map((fee) => makeFee(sold, fee)),
  ].map((item, index) => ({ id: rows.order_item.length + 1 + index, ...item }));
  rows.order_item.push(...items);
  for (const [index, { id }] of items.entries()) {
    const line = sold.lines[index];
    const fee = sold.fees[index - sold.lines.length];
    if (line) writeTickets(sold, line, id, rows, draw);
    if (line && sold.hasOffer)
      rows.coupon_applying_order_item_list.push({
        contract_id: CONTRACT,
        source_id: FRIENDS.coupon,
        target_id: id,
        position: rows.coupon_applying_order_item_list.length,
      });
    if (fee)
      rows.order_fee_item.push({
        contract_id: CONTRACT,
        id: rows.order_fee_item.length + 1,
        order_item_id: id,
        type: fee.type,
        amount: fee.amount,
        vat_rate: FEE_VAT_RATE,
        currency: 'EUR',
      });
  }
  return items;
}

/** A gift card pays the first lines first, each as far as it goes. */
function writeGift({ gift }: Sold, items: readonly Row[], rows: SaleRows): void {
  let left = gift;
  for (const { id, customer_paid_amount } of items) {
    const amount = Math.min(left, Number(customer_paid_amount));
    if (amount === 0) return;
    left -= amount;
    rows.order_item_cash_coupon.push({
      contract_id: CONTRACT,
      id: rows.order_item_cash_coupon.length + 1,
      order_item_id: id,
      coupon_id: GIFT.coupon,
      amount,
    });
  }
}

/** Adds a sale's rows. Ids and numbers go on from the rows that are there. @returns its entries in the ledger */
export function writeSale(
  sale: Sale,
  rows: SaleRows,
  { session, gift, draw }: { readonly session: number | null; readonly gift: number; readonly draw: Draw },
): EntryGroup {
  const sold = sumUp(sale, { id: rows.order.length + 1, session, gift });
  const items = writeItems(sold, rows, draw);
  writeGift(sold, items, rows);
  rows.order.push(makeOrder(sold, items));
  rows.payment.push(makePayment(sold));
  rows.booking.push(makeBooking(sold));
  rows.booking_ticketing_list.push({
    contract_id: CONTRACT,
    source_id: sold.id,
    target_id: sold.performance.ticketing,
    position: 0,
  });
  return describeMoney(sold, items);
}
