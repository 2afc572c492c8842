/** The carts that the latest orders came from, with what an offer took off, and two offered to schools at a partner's. */
import { FRIENDS } from './buildOffers.ts';
import { CONTRACT, findInstant, own, type Performance, type Row, TIMEZONE } from './buildSeason.ts';
import type { SaleRows } from './writeSale.ts';

/** How many of the latest orders, and of the latest with an offer, still show their cart. */
const CARTS = 40;
const CARTS_WITH_OFFER = 6;
/** From the first place chosen to the payment. */
const CHOOSING_MINUTES = 4;

const sum = (rows: readonly Row[], column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);

function makeCart(order: Row, items: readonly Row[]): Row {
  const nbTickets = order.nb_tickets;
  const hasOffer = items.some(({ offer_rule_id }) => offer_rule_id);
  return {
    type: 'cart',
    status: 'accounted_for_order',
    currency: 'EUR',
    customer_id: order.customer_id,
    nb_tickets: nbTickets,
    total_item_number: nbTickets,
    total_ticket_number: nbTickets,
    customer_paid_amount: order.customer_paid_amount,
    customer_paid_amount_without_offer: Number(order.retail_value) + Number(order.order_only_fee_amount),
    retail_value: order.retail_value,
    facial_value: sum(items, 'customer_paid_amount'),
    facial_fee_value: order.order_only_fee_amount,
    coupon_code: hasOffer ? FRIENDS.code : null,
    coupon_id: hasOffer ? FRIENDS.coupon : null,
    selling_device_id: order.selling_device_id,
    owner_id: order.owner_id,
    desk_session_id: order.desk_session_id,
    origin_type: order.origin_type,
    is_hidden: false,
    created_at: new Date(Date.parse(String(order.created_at)) - CHOOSING_MINUTES * 60_000).toISOString(),
    updated_at: order.created_at,
  };
}

const makeItem = (item: Row, cart: number): Row => ({
  cart_id: cart,
  ticket_price_id: item.ticket_price_id,
  quantity: item.quantity,
  facial_value: item.facial_value,
  customer_paid_amount: item.customer_paid_amount,
  coupon_code: item.offer_rule_id ? FRIENDS.code : null,
  valid: true,
  ticket_price_valid: true,
});

const makeOffered = (item: Row, performance: Performance, ids: { cart: number; cartItem: number }): Row => ({
  cart_id: ids.cart,
  cart_item_id: ids.cartItem,
  name: item.label,
  ticket_price_id: item.ticket_price_id,
  offer_id: item.offer_rule_id,
  quantity: item.quantity,
  facial_value_without_offer: Number(item.retail_value) / Number(item.quantity),
  facial_value: item.facial_value,
  customer_paid_amount: item.customer_paid_amount,
  ticketing_title: performance.show.title,
  ticketing_timezone: TIMEZONE,
  date: performance.startDate,
  end_date: performance.endDate,
  buyable: true,
  valid: true,
  coupon_code: FRIENDS.code,
  application_id: item.application_id,
  offer_rule_use_application_id_quantity_map: { [String(item.application_id)]: item.quantity },
});

/** Classes that a partner lets choose a performance for schools; nothing is held for them before they do. */
function buildExported(
  performances: readonly Performance[],
  { today, taken, organizations }: { today: string; taken: number; organizations: readonly Row[] },
) {
  const chosen = performances
    .filter(({ day, prices }) => day > 2 && prices.some(({ type }) => type === 'scholar'))
    .slice(0, 2);
  const classes = [28, 31];
  const made = chosen.map((performance, index) => {
    const price = performance.prices.find(({ type }) => type === 'scholar');
    const quantity = classes[index] ?? 0;
    const total = quantity * (price?.facialValue ?? 0);
    const at = findInstant(today, -16 + index * 3, `${11 + index * 4}:${12 + index * 25}`);
    return { performance, price, quantity, total, at, id: taken + index + 1 };
  });
  return {
    carts: made.map(({ performance, quantity, total, at }, index) => ({
      type: 'cart',
      status: 'validated',
      comment: `Offre collective du pass Culture : ${performance.show.title}, une classe de ${quantity} élèves.`,
      currency: 'EUR',
      customer_id: organizations[index]?.id ?? null,
      nb_tickets: quantity,
      total_item_number: quantity,
      total_ticket_number: quantity,
      customer_paid_amount: total,
      customer_paid_amount_without_offer: total,
      retail_value: total,
      facial_value: total,
      facial_fee_value: 0,
      owner_id: 1,
      origin_type: 'provider',
      is_hidden: false,
      created_at: at,
      updated_at: at,
    })),
    items: made.map(({ id, price, quantity, total }) => ({
      cart_id: id,
      ticket_price_id: price?.id,
      quantity,
      facial_value: price?.facialValue,
      customer_paid_amount: total,
      valid: true,
      ticket_price_valid: true,
    })),
    exported: own(
      made.map(({ id, performance, quantity, total, at }, index) => ({
        provider_name: 'culture_pass',
        cart_id: id,
        provider_export_url: `https://passculture.example.test/offre/collective/${10_431 + index * 214}`,
        data: {
          title: performance.show.title,
          beginningDatetime: performance.startDate,
          numberOfTickets: quantity,
          totalPrice: total / 100,
          domains: [performance.show.category],
          studentLevels: index === 0 ? ['GENERAL2'] : ['COLLEGE4', 'COLLEGE3'],
        },
        created_at: at,
        updated_at: at,
      })),
    ),
  };
}

function listRecent(orders: readonly Row[], items: readonly Row[]): readonly Row[] {
  const offered = [...new Set(items.flatMap((item) => (item.offer_rule_id ? [item.order_id] : [])))];
  const kept = new Set([...orders.slice(-CARTS).map(({ id }) => id), ...offered.slice(-CARTS_WITH_OFFER)]);
  return orders.filter(({ id }) => kept.has(id));
}

/** @returns the carts, what is beside them, and the orders and tickets with the way back to their cart */
export function buildCarts(
  { order: orders, order_item: orderItems, ticket: tickets }: SaleRows,
  {
    customers,
    performances,
    today,
  }: {
    readonly customers: readonly Row[];
    readonly performances: readonly Performance[];
    readonly today: string;
  },
) {
  const recent = listRecent(orders, orderItems);
  const cartOf = new Map(recent.map((order, index) => [order.id, index + 1]));
  const lines = orderItems.filter((item) => cartOf.has(item.order_id) && item.type === 'default');
  const organizations = customers.filter(({ display_name: name }) => /^(Lycée|Collège)/.test(String(name)));
  const exported = buildExported(performances, { today, taken: recent.length, organizations });
  const itemOf = new Map(lines.map((item, index) => [item.id, index + 1]));
  const performanceOf = new Map(performances.map((performance) => [performance.id, performance]));
  return {
    carts: {
      cart: own([
        ...recent.map((order) =>
          makeCart(
            order,
            lines.filter(({ order_id }) => order_id === order.id),
          ),
        ),
        ...exported.carts,
      ]),
      cart_item: own([
        ...lines.map((item) => makeItem(item, cartOf.get(item.order_id) ?? 0)),
        ...exported.items,
      ]),
    },
    rows: {
      cart_item_with_offer: own(
        lines.flatMap((item, index) => {
          const performance = performanceOf.get(Number(item.event_date_id));
          return item.offer_rule_id && performance
            ? [makeOffered(item, performance, { cart: cartOf.get(item.order_id) ?? 0, cartItem: index + 1 })]
            : [];
        }),
      ),
      coupon_applying_cart_item_list: lines.flatMap((item, position) =>
        item.offer_rule_id
          ? [{ contract_id: CONTRACT, source_id: FRIENDS.coupon, target_id: itemOf.get(item.id), position }]
          : [],
      ),
      provider_exported_cart: exported.exported,
    },
    sold: {
      order: orders.map((order) => ({ ...order, cart_id: cartOf.get(order.id) ?? null })),
      ticket: tickets.map((ticket) => ({
        ...ticket,
        cart_item_id: itemOf.get(ticket.order_item_id) ?? null,
      })),
    },
  };
}
