/**
 * The whole demo as rows by table, the same for a given day: the programme, and three months of sales whose counters
 * are counted from the very tickets that are written.
 */
import { splitVat } from '../../../money/Vat/model.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import {
  buildContingents,
  buildCustomers,
  buildPerformances,
  buildProgramme,
  DEVICE_IDS,
  findInstant,
  METHOD_IDS,
  type Performance,
  type Row,
  SELLERS,
  SHOW_TAX,
  type SoldPrice,
  TIMEZONE,
} from './buildSeason.ts';
import { createDraw, type Draw, drawBytes, drawInteger, drawItem } from './draw.ts';

const CONTRACT = 1;

/** How far back sales go, in days. */
const HISTORY_DAYS = 90;

interface Sale {
  readonly boughtAt: string;
  readonly day: number;
  readonly performance: Performance;
  readonly lines: readonly { readonly price: SoldPrice; readonly quantity: number }[];
  readonly customer: number | null;
  readonly seller: (typeof SELLERS)[number] | null;
  readonly method: keyof typeof METHOD_IDS;
}

/** Tickets sold by the start of today: all of a past date's, and the fewer the further off a coming one is. */
function countSold({ show, day, capacity }: Performance, draw: Draw): number {
  const mood = 0.88 + draw() * 0.24;
  const early = day < 0 ? 1 : Math.max(0.06, 0.7 - day / 40);
  // A whole house is some hundred orders; the demo keeps to a share of it, so that its first start stays short.
  return Math.min(Math.floor(capacity * 0.97), Math.round(capacity * show.success * mood * early * 0.5));
}

function drawLines(performance: Performance, most: number, draw: Draw): Sale['lines'] {
  const size = Math.min(most, drawItem(draw, [1, 2, 2, 2, 2, 3, 4, 4, 5, 8]));
  const [full, reduced = full, young = full] = performance.prices;
  if (!full || !reduced || !young) return [];
  const pick = draw();
  if (pick < 0.02) return [{ price: performance.prices.at(-1) ?? full, quantity: Math.min(2, size) }];
  if (pick < 0.55 || size === 1) return [{ price: pick < 0.4 ? full : reduced, quantity: size }];
  return [
    { price: full, quantity: size - 1 },
    { price: pick < 0.8 ? young : reduced, quantity: 1 },
  ];
}

function drawSale(performance: Performance, most: number, today: string, draw: Draw): Sale {
  const latest = Math.min(-1, performance.day);
  const day = Math.max(-HISTORY_DAYS, latest - Math.floor(draw() ** 2 * 35));
  const isDesk = draw() < 0.55;
  const hour = `${drawInteger(draw, 10, 18)}:${drawInteger(draw, 0, 59)}`;
  return {
    boughtAt: new Date(
      Date.parse(findInstant(today, day, hour)) + drawInteger(draw, 0, 59) * 1000,
    ).toISOString(),
    day,
    performance,
    lines: drawLines(performance, most, draw),
    customer: !isDesk || draw() < 0.4 ? drawInteger(draw, 1, 1000) : null,
    seller: isDesk ? drawItem(draw, SELLERS) : null,
    method: isDesk ? drawItem(draw, ['cash', 'card', 'card', 'card', 'check'] as const) : 'card_online',
  };
}

function drawSales(performances: readonly Performance[], today: string, draw: Draw): readonly Sale[] {
  const sales = performances.flatMap((performance) => {
    const list: Sale[] = [];
    let left = countSold(performance, draw);
    while (left > 0) {
      const sale = drawSale(performance, left, today, draw);
      left -= sale.lines.reduce((sum, line) => sum + line.quantity, 0);
      list.push(sale);
    }
    return list;
  });
  return sales.sort((a, b) => a.boughtAt.localeCompare(b.boughtAt));
}

/** One desk session a seller and day with sales, opened at ten, closed at half past seven. */
function buildSessions(sales: readonly Sale[], today: string) {
  const keys = [...new Set(sales.flatMap(({ seller, day }) => (seller ? [`${day}/${seller.id}`] : [])))];
  const sorted = keys
    .map((key) => key.split('/').map(Number))
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  const ids = new Map(sorted.map(([day, seller], index) => [`${day}/${seller}`, index + 1]));
  const rows = sorted.map(([day = 0, sellerId], index) => {
    const seller = SELLERS.find(({ id }) => id === sellerId);
    return {
      contract_id: CONTRACT,
      id: index + 1,
      session_number: index + 1,
      user_email: seller?.email,
      selling_device_id: seller?.device,
      start_date: findInstant(today, day, '9:55'),
      end_date: findInstant(today, day, '19:30'),
    };
  });
  return { ids, rows };
}

type Tables = Record<string, Row[]>;

function writeSale(sale: Sale, id: number, session: number | undefined, tables: Tables, draw: Draw): void {
  const { performance, lines, seller, method, boughtAt, customer } = sale;
  const total = lines.reduce((sum, { price, quantity }) => sum + price.facialValue * quantity, 0);
  const nbTickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const shared = { contract_id: CONTRACT, created_at: boughtAt };
  const number = String(id);
  const splits = lines.map(({ price, quantity }) => splitVat(price.facialValue * quantity, SHOW_TAX.rate));
  const device = seller?.device ?? DEVICE_IDS.minisite;
  tables.order?.push({
    ...shared,
    updated_at: boughtAt,
    id,
    number,
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
    desk_session_id: session ?? null,
    owner_id: seller?.id ?? null,
    origin_type: seller ? 'desk' : 'minisite',
    is_settled: true,
    payment_transaction_name: method,
  });
  tables.payment?.push({
    ...shared,
    id,
    order_id: id,
    customer_paid_amount: total,
    currency: 'EUR',
    order_status: 'payed',
    provider: seller ? 'manual' : 'stripe',
    origin_type: seller ? 'desk' : 'minisite',
  });
  const entry = {
    ...shared,
    order_id: id,
    payment_id: id,
    desk_session_id: session ?? null,
    currency: 'EUR',
    value_date: boughtAt,
  };
  tables.transaction?.push({
    ...entry,
    id: id * 2 - 1,
    name: 'sale',
    account_type: 'sale',
    operation_type: 'sale',
    debit: 0,
    credit: total,
    desk_payment_method_id: null,
  });
  tables.transaction?.push({
    ...entry,
    id: id * 2,
    name: method,
    account_type: 'bank',
    operation_type: 'payment',
    debit: total,
    credit: 0,
    desk_payment_method_id: METHOD_IDS[method],
  });
  tables.booking?.push({
    ...shared,
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
    entity_name: number,
    created_at_timezone: TIMEZONE,
    payment_transaction_name: method,
  });
  for (const [index, { price, quantity }] of lines.entries()) {
    const itemId = (tables.order_item?.length ?? 0) + 1;
    const split = splits[index];
    tables.order_item?.push({
      ...shared,
      updated_at: boughtAt,
      id: itemId,
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
    });
    for (let place = 0; place < quantity; place += 1) {
      const ticketId = (tables.ticket?.length ?? 0) + 1;
      const barcode = drawBarcode((size) => drawBytes(draw, size));
      tables.ticket?.push({
        ...shared,
        updated_at: boughtAt,
        id: ticketId,
        number: ticketId,
        barcode,
        status: 'payed',
        order_id: id,
        order_item_id: itemId,
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
      });
      tables.booking_item?.push({
        contract_id: CONTRACT,
        id: ticketId,
        booking_id: id,
        ticket_id: ticketId,
        ticket_price_name: price.name,
        currency: 'EUR',
        ticket_price_facial_value: price.facialValue,
        ticket_barcode: barcode,
      });
    }
  }
}

/** What was sold of each date and price: the counters, counted from the tickets themselves. */
function countTickets(tickets: readonly Row[], key: 'event_date_id' | 'ticket_price_id') {
  const counts = new Map<unknown, { sold: number; turnover: number }>();
  for (const ticket of tickets) {
    const count = counts.get(ticket[key]) ?? { sold: 0, turnover: 0 };
    counts.set(ticket[key], { sold: count.sold + 1, turnover: count.turnover + Number(ticket.facial_value) });
  }
  return (id: number) => counts.get(id) ?? { sold: 0, turnover: 0 };
}

function countersOf({ sold }: { readonly sold: number }) {
  return {
    occupied_stock: sold,
    sold_tickets: sold,
    sold_items: sold,
    issued_tickets: sold,
    issued_items: sold,
  };
}

function buildDates(performances: readonly Performance[], tickets: readonly Row[]) {
  const ofDate = countTickets(tickets, 'event_date_id');
  const ofPrice = countTickets(tickets, 'ticket_price_id');
  const dates = performances.map(({ id, ticketing, startDate, endDate, capacity, show, day }) => {
    const count = ofDate(id);
    return {
      contract_id: CONTRACT,
      id,
      ticketing_id: ticketing,
      start_date: startDate,
      end_date: endDate,
      status: day < 0 ? 'closed' : 'opened',
      seating_name: show.venue === 2 ? 'Grande Scène' : show.venue === 1 ? 'Studio Molière' : 'Grande Salle',
      unlimited_stock: false,
      total_stock: capacity,
      base_stock: capacity,
      ...countersOf(count),
      turnover: count.turnover,
      order_income: count.turnover,
    };
  });
  const prices = performances.flatMap(({ prices: list }) =>
    list.map(({ id, eventDate, name, type, facialValue }, index) => ({
      contract_id: CONTRACT,
      id,
      event_date_id: eventDate,
      name,
      type,
      facial_value: facialValue,
      currency: 'EUR',
      tax_id: SHOW_TAX.id,
      ticket_price_group_id: groupOf(type),
      unlimited_stock: type !== 'exempted',
      total_stock: type === 'exempted' ? 40 : null,
      manual_sort: index,
      ...countersOf(ofPrice(id)),
    })),
  );
  return { dates, prices };
}

function groupOf(type: string): number {
  if (type === 'full_price') return 1;
  if (type === 'scholar') return 3;
  return type === 'exempted' ? 4 : 2;
}

/**
 * @param today YYYY-MM-DD in the theatre's timezone
 * @returns rows by table, in an order in which every row finds what it points to
 */
export function buildDemo(today: string): readonly (readonly [table: string, rows: readonly Row[]])[] {
  const draw = createDraw(Number(today.replaceAll('-', '')));
  const customers = buildCustomers(draw);
  const performances = buildPerformances(today);
  const sales = drawSales(performances, today, draw);
  const sessions = buildSessions(sales, today);
  const tables: Tables = {
    order: [],
    order_item: [],
    payment: [],
    transaction: [],
    ticket: [],
    booking: [],
    booking_item: [],
  };
  for (const [index, sale] of sales.entries())
    writeSale(
      sale,
      index + 1,
      sale.seller ? sessions.ids.get(`${sale.day}/${sale.seller.id}`) : undefined,
      tables,
      draw,
    );
  const { dates, prices } = buildDates(performances, tables.ticket ?? []);
  return [
    ...Object.entries(buildProgramme(today)),
    ['customer', customers],
    ['event_date', dates],
    ['stock_contingent', buildContingents(performances, draw)],
    ['ticket_price', prices],
    ['desk_session', sessions.rows],
    ...Object.entries(tables),
    [
      'number_counter',
      [
        { contract_id: CONTRACT, series: 'order', value: sales.length },
        { contract_id: CONTRACT, series: 'ticket', value: tables.ticket?.length ?? 0 },
        { contract_id: CONTRACT, series: 'desk_session', value: sessions.rows.length },
      ],
    ],
  ];
}
