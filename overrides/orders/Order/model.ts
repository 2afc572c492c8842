/**
 * What a sale becomes: the rows of an order, its items, tickets, payment and booking, by the names of their columns, and
 * its entries in the ledger. Pure, for every seller; who sold, ids and numbers are added by whoever stores them.
 */
import {
  type Currency,
  derivePaymentStatus,
  describeSale,
  type EventFacts,
  type MoneyPart,
  type SoldPart,
} from '../../money/Ledger/model.ts';
import { splitVat, sumVat } from '../../money/Vat/model.ts';

/** What the tickets of a line are for. Instants in ISO 8601. */
export interface Place {
  readonly ticketPrice: number;
  readonly priceName: string;
  readonly priceType: string | null;
  readonly eventDate: number;
  readonly ticketing: number;
  readonly title: string;
  readonly timezone: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly willGenerateTicket: boolean;
}

/** What a line of places is called. */
export const labelPlace = ({ title, priceName }: Pick<Place, 'title' | 'priceName'>) =>
  `${title} — ${priceName}`;

/** One line of a sale; amounts in minor units. */
export interface SoldLine {
  readonly label: string;
  readonly account: SoldPart['account'];
  readonly quantity: number;
  /** Of one, as it is paid. */
  readonly facialValue: number;
  /** Of one before offers, where they changed it. */
  readonly retailValue?: number;
  /** Percent, in force when it is sold (R15). */
  readonly vatRate: number;
  /** A fee has none. */
  readonly place?: Place;
}

export interface SoldOrder {
  readonly currency: Currency;
  readonly origin: 'desk' | 'minisite';
  /** Who moves the money, where any moves. */
  readonly provider: NonNullable<EventFacts['provider']>;
  readonly lines: readonly SoldLine[];
  readonly payments: readonly MoneyPart[];
  drawBarcode(): string;
}

/** The amount of a line, with the net and the tax it makes (R13). */
function describeItem({ label, quantity, facialValue, retailValue = facialValue, vatRate, place }: SoldLine) {
  const { gross, net, tax } = splitVat(facialValue * quantity, vatRate);
  return {
    type: place ? 'default' : 'fee',
    label,
    ticket_price_id: place?.ticketPrice ?? null,
    event_date_id: place?.eventDate ?? null,
    ticketing_id: place?.ticketing ?? null,
    quantity,
    facial_value: facialValue,
    retail_value: retailValue * quantity,
    customer_paid_amount: gross,
    vat_rate: vatRate,
    net_amount: net,
    vat_amount: tax,
  };
}

/** A ticket and its place in the booking; one for each place of a line, with a barcode of its own. */
function describeTicket(barcode: string, place: Place, { facialValue }: SoldLine, currency: Currency) {
  return {
    ticket: {
      barcode,
      status: 'payed',
      valid: true,
      ticket_price_id: place.ticketPrice,
      event_date_id: place.eventDate,
      facial_value: facialValue,
      facial_fee_value: 0,
      currency,
      ticket_price_name: place.priceName,
      ticket_price_type: place.priceType,
      ticketing_title: place.title,
      event_date_start_date: place.startDate,
      event_date_end_date: place.endDate,
      ticketing_timezone: place.timezone,
    },
    booked: {
      ticket_price_name: place.priceName,
      currency,
      ticket_price_facial_value: facialValue,
      ticket_barcode: barcode,
    },
  };
}

function listTickets({ lines, currency, drawBarcode }: SoldOrder) {
  return lines.flatMap((line, index) => {
    const { place, quantity } = line;
    if (!place?.willGenerateTicket) return [];
    return Array.from({ length: quantity }, () => ({
      line: index,
      ...describeTicket(drawBarcode(), place, line, currency),
    }));
  });
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** What its lines come to: over all, without fees, and before offers. */
function sumLines(items: readonly ReturnType<typeof describeItem>[]) {
  const { total } = sumVat(
    items.map((item) => ({
      gross: item.customer_paid_amount,
      net: item.net_amount,
      tax: item.vat_amount,
      rate: item.vat_rate,
    })),
  );
  const places = items.filter(({ type }) => type === 'default');
  return {
    total,
    placeTotal: sumOf(places, (item) => item.customer_paid_amount),
    retail: sumOf(places, (item) => item.retail_value),
    placeCount: sumOf(places, ({ quantity }) => quantity),
  };
}

/**
 * @returns one row each of order, payment and booking; items in the order of the lines; tickets with the index of their
 * line. A payment that is not complete leaves the rest due.
 */
export function describeOrder(sold: SoldOrder) {
  const { currency, origin, provider, payments } = sold;
  const items = sold.lines.map(describeItem);
  const tickets = listTickets(sold);
  const { total, placeTotal, retail, placeCount } = sumLines(items);
  const paid = sumOf(payments, ({ amount }) => amount);
  const due = total.gross - paid;
  const counted = { nb_tickets: tickets.length, retail_value: retail, currency };
  return {
    order: {
      ...counted,
      status: 'validated',
      payment_status: derivePaymentStatus({ sold: total.gross, refunded: 0, paid, due }),
      sold_ticket_quantity: tickets.length,
      customer_paid_amount: total.gross,
      current_retail_value: retail,
      net_amount: total.net,
      vat_amount: total.tax,
      order_only_fee_amount: total.gross - placeTotal,
      balance: due,
      bank_transaction_balance: paid,
      origin_type: origin,
      is_settled: true,
    },
    items,
    tickets,
    payment: {
      customer_paid_amount: paid,
      currency,
      order_status: 'payed',
      provider: paid === 0 ? 'none' : provider,
      origin_type: origin,
    },
    booking: {
      ...counted,
      type: 'order',
      status: 'validated',
      payment_status: 'booked',
      nb_valid_items: placeCount,
      payment_transaction_balance: paid,
      facial_value: placeTotal,
    },
  };
}

/** Ids of what was stored of a sale, the items in the order of the lines; and when, by which desk session. */
export type Stored = Pick<EventFacts, 'at' | 'deskSession'> & {
  readonly order: number;
  readonly payment: number;
  readonly items: readonly number[];
};

/** What was sold and how it was paid, for the ledger. A free order moves nothing. */
export function describeOrderMoney(sold: SoldOrder, { items, ...stored }: Stored) {
  const { currency, provider, lines, payments } = sold;
  return describeSale({
    ...stored,
    currency,
    provider,
    parts: lines.map(({ account, label, facialValue, quantity }, index) => ({
      account,
      label,
      amount: facialValue * quantity,
      orderItem: items[index],
    })),
    payments,
  });
}
