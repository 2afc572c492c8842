/** What a past sale was, for `orders/Order`, and what its rows carry beside what every sale has. */
import { labelPlace, type Place, type SoldLine, type SoldOrder } from '../../../orders/Order/model.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import { FEE_VAT_RATE, FRIENDS, POST_FEES, SHIPPING_IDS } from './buildOffers.ts';
import { CONTRACT, DEVICE_IDS, METHOD_IDS, type Row, SHOW_TAX, TIMEZONE } from './buildSeason.ts';
import { type Draw, drawBytes } from './draw.ts';
import type { Sale } from './drawSales.ts';

/** A sale with its id, where it was made, and what a gift card paid of it, in cents. */
export interface Sold extends Sale {
  readonly id: number;
  readonly session: number | null;
  readonly gift: number;
}

/** What a sale costs beside its tickets, after them in its lines. */
export const listFees = ({ isPosted }: Sale) => (isPosted ? POST_FEES : ([] as const));

/** Price of one place, after the offer. */
const priceOf = ({ hasOffer }: Sale, facialValue: number) =>
  hasOffer ? Math.round(facialValue * FRIENDS.share) : facialValue;

function listLines(sold: Sold): readonly SoldLine[] {
  const { performance, lines } = sold;
  const places = lines.map(({ price, quantity }) => {
    const place: Place = {
      ticketPrice: price.id,
      priceName: price.name,
      priceType: price.type,
      eventDate: performance.id,
      ticketing: performance.ticketing,
      title: performance.show.title,
      timezone: TIMEZONE,
      startDate: performance.startDate,
      endDate: performance.endDate,
      willGenerateTicket: true,
    };
    return {
      label: labelPlace(place),
      account: 'sale_suspense',
      quantity,
      facialValue: priceOf(sold, price.facialValue),
      retailValue: price.facialValue,
      vatRate: SHOW_TAX.rate,
      place,
    } as const;
  });
  const fees = listFees(sold).map(({ label, account, amount }) => ({
    label,
    account,
    quantity: 1,
    facialValue: amount,
    vatRate: FEE_VAT_RATE,
  }));
  return [...places, ...fees];
}

/** All of it was paid: by a gift card as far as that went, and by its method. */
export function toOrder(sold: Sold, draw: Draw): SoldOrder {
  const { seller, gift, method } = sold;
  const lines = listLines(sold);
  const total = lines.reduce((sum, { facialValue, quantity }) => sum + facialValue * quantity, 0);
  const paid = (name: keyof typeof METHOD_IDS, amount: number) => ({
    name,
    method: METHOD_IDS[name],
    amount,
  });
  return {
    currency: 'EUR',
    origin: seller ? 'desk' : 'minisite',
    provider: seller ? 'manual' : 'payline',
    lines,
    payments: [paid('cash_coupon', gift), paid(method, total - gift)],
    drawBarcode: () => drawBarcode((size) => drawBytes(draw, size)),
  };
}

const countCoupons = ({ hasOffer, gift }: Sold) => (hasOffer || gift > 0 ? 1 : 0);

/** Of every row of a sale. */
export const sharedRow = ({ boughtAt }: Sale): Row => ({ contract_id: CONTRACT, created_at: boughtAt });

/** Of the order: who sold it where to whom, and how its tickets reach them. */
export function orderRow(sold: Sold): Row {
  const { id, seller, session, boughtAt, customer, method, isPosted } = sold;
  const device = seller?.device ?? DEVICE_IDS.minisite;
  return {
    ...sharedRow(sold),
    updated_at: boughtAt,
    id,
    number: String(id),
    customer_id: customer,
    nb_coupons: countCoupons(sold),
    shipping_id: seller ? null : isPosted ? SHIPPING_IDS.mail : SHIPPING_IDS.eTicket,
    payment_id: id,
    wallet_id: seller ? null : 1,
    selling_device_id: device,
    selling_device_for_payment_id: device,
    desk_session_id: session,
    owner_id: seller?.id ?? null,
    payment_transaction_name: method,
  };
}

export function bookingRow(sold: Sold): Row {
  const { id, customer, method, boughtAt } = sold;
  return {
    ...sharedRow(sold),
    updated_at: boughtAt,
    id,
    order_id: id,
    customer_id: customer,
    nb_coupons: countCoupons(sold),
    entity_id: id,
    entity_name: String(id),
    created_at_timezone: TIMEZONE,
    payment_transaction_name: method,
  };
}

/** Of a line; those of places name the offer that lowered their price. */
export function itemRow(sold: Sold, isPlace: boolean): Row {
  const { id, hasOffer, boughtAt } = sold;
  return {
    ...sharedRow(sold),
    updated_at: boughtAt,
    order_id: id,
    offer_rule_id: isPlace && hasOffer ? FRIENDS.rule : null,
    application_id: isPlace && hasOffer ? `${FRIENDS.code}-${id}` : null,
    refunded: false,
    refunded_totally: false,
    total_refunded_amount: 0,
  };
}

/** Of a ticket: printed where it was sold at a desk. */
export function ticketRow(sold: Sold): Row {
  const { boughtAt, seller, id } = sold;
  return {
    ...sharedRow(sold),
    updated_at: boughtAt,
    order_id: id,
    bought_at: boughtAt,
    print_count: seller ? 1 : 0,
    last_printed_at: seller ? boughtAt : null,
  };
}
