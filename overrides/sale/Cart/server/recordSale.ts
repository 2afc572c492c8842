/**
 * Writes a sale that has passed every check: order, items, tickets, payment and booking in one statement, then its entries
 * in the ledger, then the numbers, then its record in the journal. Counters are locked last (R34), so that sales wait for
 * one another only there.
 */
import { randomBytes } from 'node:crypto';
import type { CartCheckoutValues } from '../../../../schema/generated/sale/CartCheckout.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import type { Currency } from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { drawNumbers } from '../../../money/NumberSeries/server/drawNumbers.ts';
import {
  describeOrder,
  describeOrderMoney,
  labelPlace,
  type SoldOrder,
} from '../../../orders/Order/model.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import { findRevenueAccount, type Sellable } from '../../Sellable/model.ts';
import type { CheckedPayment } from './checkPayments.ts';
import type { HeldItem } from './items.ts';

export interface Lowered {
  readonly retailValue: number;
  readonly offer: number | null;
  readonly application: string | null;
}

export interface Sale {
  readonly cart: number;
  readonly session: number;
  readonly currency: Currency;
  readonly payments: readonly CheckedPayment[];
  readonly lines: readonly {
    readonly item: HeldItem & { readonly id: number };
    readonly sellable: Sellable;
    /** Where offers lowered it: what one cost before, and by which application of which offer. */
    readonly lowered?: Lowered | undefined;
  }[];
  readonly body: Pick<CartCheckoutValues, 'customer' | 'comment'>;
}

function describeSold({ currency, lines, payments }: Sale, now: Date): SoldOrder {
  return {
    currency,
    origin: 'desk',
    provider: 'manual',
    lines: lines.map(({ item, sellable, lowered }) => ({
      label: labelPlace(sellable),
      account: findRevenueAccount(sellable, now),
      quantity: item.quantity,
      facialValue: item.facialValue,
      ...(lowered && { retailValue: lowered.retailValue }),
      vatRate: sellable.vatRate,
      place: sellable,
    })),
    payments: payments.map(({ code, ...part }) => ({ ...part, name: code })),
    drawBarcode: () => drawBarcode(randomBytes),
  };
}

/** The described rows, with where each line's places come from and, on numbered performances, the seat of each ticket. */
function renderRows({ lines, session, body }: Sale, described: ReturnType<typeof describeOrder>) {
  const { order, items, tickets, payment, booking } = described;
  const seats = lines.map(({ item }) => item.seats?.values());
  const rows = {
    order: {
      ...order,
      desk_session_id: session,
      customer_id: body.customer ?? null,
      comment: body.comment ?? null,
      download_id: randomBytes(16).toString('hex'),
    },
    items: items.map((item, line) => ({
      ...item,
      offer_rule_id: lines[line]?.lowered?.offer ?? null,
      application_id: lines[line]?.lowered?.application ?? null,
      stock_contingent_id: lines[line]?.item.stockContingent ?? null,
      excluded_from_parent_stock: lines[line]?.item.occupies.excludedFromParentStock,
    })),
    chains: lines.flatMap(({ item }, line) =>
      item.occupies.stockContingents.map((contingent, index) => ({ line, contingent, position: index + 1 })),
    ),
    tickets: tickets.map(({ line, ticket, booked }) => ({
      line,
      ticket: { ...ticket, cart_item_id: lines[line]?.item.id },
      booked,
      seat: seats[line]?.next().value ?? null,
    })),
    payment,
    booking,
  };
  const texts = Object.entries(rows).map(([name, row]) => [name, JSON.stringify(row)]);
  return Object.fromEntries(texts) as Readonly<Record<keyof typeof rows, string>>;
}

/** Ids of what was written; the items in the order of the lines. */
interface Written {
  readonly order: number;
  readonly payment: number;
  readonly items: readonly number[];
  /** How many seats of numbered performances are sold. */
  readonly seats: number;
}

/** What is not an id or an instant is JSON, whose members are columns. */
const writeSale = sqlFile<
  {
    readonly contract: number;
    readonly cart: number;
    readonly now: string;
  } & ReturnType<typeof renderRows>,
  Written
>(import.meta.dirname, 'recordSale.sql');

const numberSale = sqlFile<{
  readonly contract: number;
  readonly order: number;
  readonly payment: number;
  readonly number: string;
  /** Number of the first. */
  readonly ticket: number;
}>(import.meta.dirname, 'numberSale.sql');

/** What the journal keeps of it: free lines too (R2). */
function describeRecord(
  { currency, payments, session }: Sale,
  items: ReturnType<typeof describeOrder>['items'],
  document: string,
): JournalEvent {
  const lines = items.map((item) => ({
    label: item.label,
    quantity: item.quantity,
    unit: item.facial_value,
    gross: item.customer_paid_amount,
    net: item.net_amount,
    tax: item.vat_amount,
    rate: item.vat_rate,
  }));
  return {
    series: 'T',
    type: 'sale',
    document,
    currency,
    session,
    total: lines.reduce((sum, { gross }) => sum + gross, 0),
    lines,
    payments: payments.map(({ code, label = code, amount }) => ({ code, label, amount })),
  };
}

/** @returns id of the order */
export async function recordSale(context: WriteContext, sale: Sale): Promise<number> {
  const { tx, contract, now } = context;
  const sold = describeSold(sale, now);
  const described = describeOrder(sold);
  const at = now.toISOString();
  const rows = renderRows(sale, described);
  const [written] = await tx.query(writeSale({ contract, cart: sale.cart, now: at, ...rows }));
  if (!written)
    throw new Error(`The cart "${sale.cart}" or the desk session "${sale.session}" is not there any more.`);
  const places = sale.lines.filter(({ sellable }) => sellable.isNumbered);
  const seats = places.reduce((sum, { item }) => sum + item.quantity, 0);
  if (written.seats !== seats)
    throw new Error(`The cart "${sale.cart}" holds "${written.seats}" seats for "${seats}" places.`);
  await recordMoney(tx, contract, [describeOrderMoney(sold, { ...written, at, deskSession: sale.session })]);
  const { order, payment } = written;
  const drawn = await drawNumbers(tx, contract, { order: 1, ticket: described.tickets.length });
  const numbers = { number: String(drawn.order), ticket: drawn.ticket };
  await tx.query(numberSale({ contract, order, payment, ...numbers }));
  await journal(context, [describeRecord(sale, described.items, numbers.number)]);
  return order;
}
