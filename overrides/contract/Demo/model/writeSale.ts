/** Adds what one sale leaves behind to the tables. */
import type { EntryGroup } from '../../../money/Ledger/model.ts';
import { describeOrder, describeOrderMoney } from '../../../orders/Order/model.ts';
import { FEE_VAT_RATE, FRIENDS, GIFT } from './buildOffers.ts';
import { CONTRACT, type Row } from './buildSeason.ts';
import type { Draw } from './draw.ts';
import type { Sale } from './drawSales.ts';
import {
  bookingRow,
  itemRow,
  listFees,
  orderRow,
  type Sold,
  sharedRow,
  ticketRow,
  toOrder,
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

type Described = ReturnType<typeof describeOrder>;

/** @returns ids of the items, in the order of the lines */
function writeItems(sold: Sold, { items }: Described, rows: SaleRows): readonly number[] {
  const before = rows.order_item.length;
  rows.order_item.push(
    ...items.map((item, index) => ({
      id: before + 1 + index,
      ...itemRow(sold, item.type === 'default'),
      ...item,
    })),
  );
  return items.map((_, index) => before + 1 + index);
}

/** Tickets, each with its place in the booking. */
function writeTickets(sold: Sold, { tickets }: Described, items: readonly number[], rows: SaleRows): void {
  for (const { line, ticket, booked } of tickets) {
    const id = rows.ticket.length + 1;
    rows.ticket.push({ id, number: id, order_item_id: items[line], ...ticketRow(sold), ...ticket });
    rows.booking_item.push({ contract_id: CONTRACT, id, ticket_id: id, booking_id: sold.id, ...booked });
  }
}

/** What the lines carry: the code of an offer those of tickets, its kind a fee. */
function writeExtras(sold: Sold, items: readonly number[], rows: SaleRows): void {
  const fees = listFees(sold);
  for (const item of sold.hasOffer ? items.slice(0, sold.lines.length) : [])
    rows.coupon_applying_order_item_list.push({
      contract_id: CONTRACT,
      source_id: FRIENDS.coupon,
      target_id: item,
      position: rows.coupon_applying_order_item_list.length,
    });
  for (const [index, { type, amount }] of fees.entries())
    rows.order_fee_item.push({
      contract_id: CONTRACT,
      id: rows.order_fee_item.length + 1,
      order_item_id: items[sold.lines.length + index],
      type,
      amount,
      vat_rate: FEE_VAT_RATE,
      currency: 'EUR',
    });
}

/** A gift card pays the first lines first, each as far as it goes. */
function writeGift({ gift }: Sold, { items }: Described, ids: readonly number[], rows: SaleRows): void {
  let left = gift;
  for (const [index, { customer_paid_amount: paid }] of items.entries()) {
    const amount = Math.min(left, paid);
    if (amount === 0) return;
    left -= amount;
    rows.order_item_cash_coupon.push({
      contract_id: CONTRACT,
      id: rows.order_item_cash_coupon.length + 1,
      order_item_id: ids[index],
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
  const id = rows.order.length + 1;
  const sold: Sold = { ...sale, id, session, gift };
  const order = toOrder(sold, draw);
  const described = describeOrder(order);
  const items = writeItems(sold, described, rows);
  writeTickets(sold, described, items, rows);
  writeExtras(sold, items, rows);
  writeGift(sold, described, items, rows);
  rows.order.push({ ...described.order, ...orderRow(sold) });
  rows.payment.push({
    ...sharedRow(sold),
    id,
    order_id: id,
    wallet_id: sale.seller ? null : 1,
    ...described.payment,
  });
  rows.booking.push({ ...described.booking, ...bookingRow(sold) });
  rows.booking_ticketing_list.push({
    contract_id: CONTRACT,
    source_id: id,
    target_id: sale.performance.ticketing,
    position: 0,
  });
  return describeOrderMoney(order, {
    order: id,
    payment: id,
    items,
    at: sale.boughtAt,
    deskSession: session,
  });
}
