/**
 * The whole demo as rows by table, the same for a given day: the programme, and three months of sales whose counters
 * are counted from the very tickets that are written.
 */

import type { EntryGroup, PostedEntry } from '../../../money/Ledger/model.ts';
import type { Series } from '../../../money/NumberSeries/model.ts';
import { hashPrice } from '../../../programming/TicketPrice/model/hashPrice.ts';
import { buildLettering, describeAccounts } from './buildAccounts.ts';
import { buildBooks } from './buildBooks.ts';
import { linkBuyers } from './buildContacts.ts';
import { buildHouse } from './buildHouse.ts';
import { buildImports } from './buildImports.ts';
import { buildMailings } from './buildMailings.ts';
import { buildOffers, GIFT } from './buildOffers.ts';
import { buildOrganiser } from './buildOrganiser.ts';
import { buildPapers } from './buildPapers.ts';
import { drawScans } from './buildScans.ts';
import {
  buildCatalogue,
  buildContingents,
  buildCustomers,
  buildPerformances,
  CONTRACT,
  findInstant,
  type Performance,
  type Row,
  SELLERS,
  SHOW_TAX,
} from './buildSeason.ts';
import { buildSeating, describeSeats, listSeated } from './buildSeating.ts';
import { dateRows } from './dateRows.ts';
import { createDraw, type Draw } from './draw.ts';
import { drawSales, type Sale } from './drawSales.ts';
import { writeRefunds } from './writeRefunds.ts';
import { SALE_TABLES, type SaleRows, writeSale } from './writeSale.ts';

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
  return {
    ids,
    rows,
    movements: buildMovements(
      sorted.map(([day = 0]) => day),
      today,
    ),
  };
}

/** Change fetched for the drawer every third session, paper for the printer bought from it every fifth. */
const MOVEMENTS = [
  { every: 3, direction: 'in', amount: 5000, reason: 'Appoint de monnaie', time: '14:10' },
  { every: 5, direction: 'out', amount: 1890, reason: 'Rouleaux de papier', time: '16:40' },
] as const;

/** Cash that went through a drawer without a sale. */
const buildMovements = (days: readonly number[], today: string): readonly Row[] =>
  days
    .flatMap((day, index) =>
      MOVEMENTS.filter(({ every }) => index % every === 0).map(({ direction, amount, reason, time }) => ({
        contract_id: CONTRACT,
        desk_session_id: index + 1,
        direction,
        amount,
        currency: 'EUR',
        reason,
        created_at: findInstant(today, day, time),
      })),
    )
    .map((row, index) => ({ ...row, id: index + 1 }));

interface Count {
  sold: number;
  refunded: number;
  scanned: number;
  turnover: number;
}

/** What was sold and given back of each date and price: the counters, counted from the tickets themselves. */
function countTickets(tickets: readonly Row[], key: 'event_date_id' | 'ticket_price_id') {
  const none: Count = { sold: 0, refunded: 0, scanned: 0, turnover: 0 };
  const counts = new Map<unknown, Count>();
  for (const ticket of tickets) {
    const count = counts.get(ticket[key]) ?? { ...none };
    if (ticket.status === 'refunded') count.refunded += 1;
    else {
      count.sold += 1;
      count.turnover += Number(ticket.facial_value);
      if (ticket.first_scanned_date) count.scanned += 1;
    }
    counts.set(ticket[key], count);
  }
  return (id: number): Count => counts.get(id) ?? none;
}

function countersOf({ sold, refunded }: Count) {
  return {
    occupied_stock: sold,
    sold_tickets: sold,
    sold_items: sold,
    refunded_tickets: refunded,
    refunded_items: refunded,
    issued_tickets: sold + refunded,
    issued_items: sold + refunded,
  };
}

function buildDates(
  performances: readonly Performance[],
  { tickets, seated }: { readonly tickets: readonly Row[]; readonly seated: readonly Performance[] },
) {
  const ofDate = countTickets(tickets, 'event_date_id');
  const ofPrice = countTickets(tickets, 'ticket_price_id');
  const dates = performances.map((performance) => {
    const { id, ticketing, startDate, endDate, capacity, show, day } = performance;
    const count = ofDate(id);
    return {
      contract_id: CONTRACT,
      id,
      ticketing_id: ticketing,
      start_date: startDate,
      end_date: endDate,
      status: day < 0 ? 'closed' : 'opened',
      seating_name: show.venue === 2 ? 'Grande Scène' : show.venue === 1 ? 'Studio Molière' : 'Grande Salle',
      ...describeSeats(seated.includes(performance)),
      unlimited_stock: false,
      total_stock: capacity,
      base_stock: capacity,
      ...countersOf(count),
      turnover: count.turnover,
      order_income: count.turnover,
      scanned_ticket_count: count.scanned,
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
      hash: hashPrice({ name, type, facialValue, currency: 'EUR' }),
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

/** The desk sale on which a gift card was used up in part: one with a buyer and more to pay than was left on it. */
const findGiftSale = (sales: readonly Sale[], used: number) =>
  sales.find(
    ({ customer, seller, hasOffer, day, lines }) =>
      customer !== null &&
      seller !== null &&
      !hasOffer &&
      day > -60 &&
      lines.reduce((sum, { price, quantity }) => sum + price.facialValue * quantity, 0) > used,
  );

/** Orders and what follows them, as rows. */
function writeSales(sales: readonly Sale[], today: string, draw: Draw) {
  const sessions = buildSessions(sales, today);
  const rows = Object.fromEntries(SALE_TABLES.map((table) => [table, []])) as unknown as SaleRows;
  const findSession = (day: number, seller: number) => sessions.ids.get(`${day}/${seller}`);
  const used = GIFT.value - GIFT.left;
  const giftSale = findGiftSale(sales, used);
  const sold = sales.map((sale) => {
    const session = sale.seller ? (findSession(sale.day, sale.seller.id) ?? null) : null;
    return writeSale(sale, rows, { session, gift: sale === giftSale ? used : 0, draw });
  });
  const posted = postEntries(sold);
  const refunds = writeRefunds(sales, rows, { today, posted, findSession, draw });
  return {
    rows,
    refunds: refunds.made,
    sessions: sessions.rows,
    movements: sessions.movements,
    ledger: [...sold, ...refunds.ledger],
  };
}

/** The entries by order, with the ids that the first entries of a ledger get. */
function postEntries(groups: readonly EntryGroup[]): ReadonlyMap<unknown, readonly PostedEntry[]> {
  let id = 0;
  return new Map(
    groups.map(({ order, entries }) => [order, entries.map((entry) => ({ ...entry, id: ++id }))]),
  );
}

/** When each customer bought for the first time. */
function findFirstOrders(orders: readonly Row[]): ReadonlyMap<unknown, string> {
  const first = new Map<unknown, string>();
  for (const { customer_id, created_at } of orders)
    if (customer_id !== null && !first.has(customer_id)) first.set(customer_id, String(created_at));
  return first;
}

/** Rows by table, in an order in which every row finds what it points to. */
export type Tables = readonly (readonly [table: string, rows: readonly Row[]])[];

/**
 * @param today YYYY-MM-DD in the theatre's timezone
 * @returns rows; what they have in the ledger; how many numbers they have of each series; and rows that point to the ledger
 */
export function buildDemo(today: string): {
  readonly tables: Tables;
  readonly ledger: readonly EntryGroup[];
  readonly numbers: Readonly<Record<Series, number>>;
  readonly after: Tables;
} {
  const draw = createDraw(Number(today.replaceAll('-', '')));
  const performances = buildPerformances(today);
  const sales = drawSales(performances, today, draw);
  const { rows, refunds, sessions, movements, ledger: traded } = writeSales(sales, today, draw);
  const ledger = [...traded, ...describeAccounts(today)];
  const customers = linkBuyers(buildCustomers(today, findFirstOrders(rows.order), draw));
  const doors = drawScans(performances, rows, draw);
  const seated = listSeated(performances);
  const seating = buildSeating(seated, doors.sold);
  const sold: SaleRows = { ...rows, ...doors.sold, ...seating.sold };
  const { dates, prices } = buildDates(performances, { tickets: sold.ticket, seated });
  const papers = buildPapers(sold, refunds, { customers, performances, today, draw });
  const tables: Tables = [
    ...Object.entries(buildOrganiser(sessions)),
    ...Object.entries(buildCatalogue(today)),
    ...Object.entries(buildHouse(today, { ledger, buyers: customers })),
    ['customer', customers],
    ...Object.entries(seating.room),
    ['event_date', dates],
    ['stock_contingent', buildContingents(performances, draw)],
    ['ticket_price', prices],
    ['desk_session', sessions],
    ['cash_movement', movements],
    ...Object.entries(buildOffers(today, sales.filter(({ hasOffer }) => hasOffer).length)),
    ...Object.entries(papers.carts),
    ...SALE_TABLES.map((table): [string, readonly Row[]] => [table, papers.sold[table] ?? sold[table]]),
    ...Object.entries(doors.rows),
    ...Object.entries(seating.rows),
    ...Object.entries(papers.rows),
    ...Object.entries(buildImports(today, { tickets: rows.ticket.length })),
    ...Object.entries(buildBooks(today, { sold, performances })),
    ...Object.entries(buildMailings(today)),
  ];
  return {
    tables: tables.map(([table, list]) => [table, dateRows(table, list, today)]),
    ledger,
    numbers: {
      order: rows.order.length,
      ticket: rows.ticket.length,
      desk_session: sessions.length,
      invoice: papers.rows.invoice.length,
    },
    after: buildLettering(today, ledger),
  };
}
