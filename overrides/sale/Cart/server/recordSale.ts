/**
 * Writes a sale that has passed every check: order, items, tickets, payment and booking in one statement, then its entries
 * in the ledger, then the numbers. The counter row is locked last (R34), so that sales wait for one another only there.
 */
import { randomBytes } from 'node:crypto';
import type { CartCheckoutValues } from '../../../../schema/generated/sale/CartCheckout.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type Currency, describeSale } from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { drawNumbers } from '../../../money/NumberSeries/server/drawNumbers.ts';
import { splitVat, sumVat } from '../../../money/Vat/model.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import { findRevenueAccount, type Sellable } from '../../Sellable/model.ts';

import { computeLineTotal } from '../model.ts';
import type { CheckedPayment } from './checkPayments.ts';
import type { HeldItem } from './items.ts';

export interface Sale {
  readonly cart: number;
  readonly session: number;
  readonly currency: Currency;
  readonly total: number;
  readonly payments: readonly CheckedPayment[];
  readonly lines: readonly {
    readonly item: HeldItem & { readonly id: number };
    readonly sellable: Sellable;
  }[];
  readonly body: Pick<CartCheckoutValues, 'customer' | 'comment'>;
}

const describeLine = ({ title, priceName }: Sellable) => `${title} — ${priceName}`;

/** The rate in force when it is sold is stored on the line, with the net and the tax it makes (R13, R15). */
function describeLines({ lines }: Sale) {
  return lines.map(({ item, sellable }, index) => {
    const { gross, net, tax } = splitVat(computeLineTotal(item), sellable.vatRate);
    return {
      line: index,
      cart_item: item.id,
      ticket_price: item.ticketPrice,
      contingent: item.stockContingent ?? null,
      chain: item.occupies.stockContingents,
      excluded: item.occupies.excludedFromParentStock,
      event_date: sellable.eventDate,
      ticketing: sellable.ticketing,
      label: describeLine(sellable),
      quantity: item.quantity,
      facial_value: item.facialValue,
      total: gross,
      rate: sellable.vatRate,
      net,
      tax,
      price_name: sellable.priceName,
      price_type: sellable.priceType,
      title: sellable.title,
      timezone: sellable.timezone,
      starts: sellable.startDate,
      ends: sellable.endDate,
    };
  });
}

/** One ticket a place, each with a barcode of its own. */
function drawPlaces({ lines }: Sale) {
  return lines.flatMap(({ item, sellable }, line) =>
    sellable.willGenerateTicket
      ? Array.from({ length: item.quantity }, () => ({ line, barcode: drawBarcode(randomBytes) }))
      : [],
  );
}

/** Ids of what was written; the items in the order of the lines. */
interface Written {
  readonly order: number;
  readonly payment: number;
  readonly items: readonly number[];
}

/** `facts`, `lines` and `places` are JSON, whose members the statement names. */
const writeSale = sqlFile<
  {
    readonly contract: number;
    readonly cart: number;
    readonly now: string;
    readonly facts: string;
    readonly lines: string;
    readonly places: string;
  },
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

/** What was sold and how it was paid, for the ledger. */
function describeMoney(sale: Sale, { order, payment, items }: Written, now: Date) {
  return describeSale({
    currency: sale.currency,
    at: now.toISOString(),
    order,
    payment,
    deskSession: sale.session,
    provider: 'manual',
    parts: sale.lines.map(({ item, sellable }, index) => ({
      account: findRevenueAccount(sellable, now),
      amount: computeLineTotal(item),
      orderItem: items[index],
      label: describeLine(sellable),
    })),
    payments: sale.payments.map(({ code, ...part }) => ({ ...part, name: code })),
  });
}

/** @returns id of the order */
export async function recordSale({ tx, contract, caller, now }: WriteContext, sale: Sale): Promise<number> {
  const lines = describeLines(sale);
  const places = drawPlaces(sale);
  const { total } = sumVat(lines.map(({ total: gross, net, tax, rate }) => ({ gross, net, tax, rate })));
  const facts = {
    net: total.net,
    tax: total.tax,
    total: sale.total,
    tickets: places.length,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: sale.currency,
    session: sale.session,
    customer: sale.body.customer ?? null,
    comment: sale.body.comment ?? null,
    download_id: randomBytes(16).toString('hex'),
    email: caller.email,
  };
  const [row] = await tx.query(
    writeSale({
      contract,
      cart: sale.cart,
      now: now.toISOString(),
      facts: JSON.stringify(facts),
      lines: JSON.stringify(lines),
      places: JSON.stringify(places),
    }),
  );
  if (!row)
    throw new Error(`The cart "${sale.cart}" or the desk session "${sale.session}" is not there any more.`);
  await recordMoney(tx, contract, [describeMoney(sale, row, now)]);
  const { order, payment } = row;
  const { order: number, ticket } = await drawNumbers(tx, contract, { order: 1, ticket: places.length });
  await tx.query(numberSale({ contract, order, payment, number: String(number), ticket }));
  return order;
}
