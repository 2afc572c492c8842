/**
 * The whole demo as rows by table, the same for a given day: the programme, and three months of sales whose counters
 * are counted from the very tickets that are written.
 */

import { buildBooks } from './buildBooks.ts';
import { buildHouse } from './buildHouse.ts';
import { buildImports } from './buildImports.ts';
import { buildOffers } from './buildOffers.ts';
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
import { buildSeating, findSeated } from './buildSeating.ts';
import { createDraw } from './draw.ts';
import { drawSales, type Sale } from './drawSales.ts';
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
  return { ids, rows };
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
  const rows = Object.fromEntries(SALE_TABLES.map((table) => [table, []])) as unknown as SaleRows;
  for (const sale of sales) {
    const session = sale.seller ? (sessions.ids.get(`${sale.day}/${sale.seller.id}`) ?? null) : null;
    writeSale(sale, rows, { session, draw });
  }
  const { dates, prices } = buildDates(performances, rows.ticket);
  const doors = drawScans(performances, rows.ticket, draw);
  const seated = findSeated(performances);
  const seatedTickets = doors.tickets.filter((ticket) => ticket.event_date_id === seated?.id);
  return [
    ...Object.entries(buildOrganiser()),
    ...Object.entries(buildCatalogue(today)),
    ...Object.entries(buildHouse(today)),
    ['customer', customers],
    ['event_date', dates],
    ['stock_contingent', buildContingents(performances, draw)],
    ['ticket_price', prices],
    ['desk_session', sessions.rows],
    ...Object.entries(buildOffers(today)),
    ...SALE_TABLES.map((table): [string, readonly Row[]] => [
      table,
      table === 'ticket' ? doors.tickets : rows[table],
    ]),
    ...Object.entries(doors.rows),
    ...Object.entries(buildSeating(seated, seatedTickets)),
    ...Object.entries(buildPapers(rows, customers)),
    ...Object.entries(buildImports(today)),
    ...Object.entries(buildBooks(today)),
    [
      'number_counter',
      [
        { contract_id: CONTRACT, series: 'order', value: sales.length },
        { contract_id: CONTRACT, series: 'ticket', value: rows.ticket.length },
        { contract_id: CONTRACT, series: 'desk_session', value: sessions.rows.length },
      ],
    ],
  ];
}
