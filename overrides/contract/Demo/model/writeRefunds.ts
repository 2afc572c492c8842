/**
 * Orders given back, wholly or by one place, before they were played: entries of their own beside the sale, whose
 * rows only take the marks of it (R20). What was paid for a line is what is given back; the others keep their price (R31).
 */
import {
  describeCancellation,
  describeRefund,
  type EntryGroup,
  type PostedEntry,
} from '../../../money/Ledger/model.ts';
import { splitVat } from '../../../money/Vat/model.ts';
import { FRIENDS } from './buildOffers.ts';
import { CONTRACT, findInstant, METHOD_IDS, type Row, SELLERS } from './buildSeason.ts';
import { type Draw, drawInteger, drawItem } from './draw.ts';
import type { Sale } from './drawSales.ts';
import type { SaleRows } from './writeSale.ts';

const SHARE = 0.02;
/** Who gives back what was bought online: the box office's manager. */
const MANAGER = 1;

const REASONS = [
  'Client souffrant, certificat reçu.',
  'Erreur de date à la commande.',
  'Empêchement professionnel.',
  'Enfant malade, ne vient plus.',
  'Places achetées deux fois.',
  'Train supprimé.',
] as const;
const PARTIAL_REASONS = [
  'Une personne de moins.',
  'Un enfant malade.',
  'Une place achetée en trop.',
] as const;

export interface RefundRows {
  readonly refund: Row[];
  readonly refund_order_item: Row[];
  readonly refund_order_item_ticket_list: Row[];
}

interface Giving {
  readonly id: number;
  readonly order: Row;
  readonly at: string;
  readonly amount: number;
  /** The same before the offer. */
  readonly retail: number;
  readonly isWhole: boolean;
  readonly session: number | null;
  readonly owner: number;
}

/** One place of the last line, or all. */
function pickTickets(tickets: readonly Row[], isWhole: boolean): readonly Row[] {
  return isWhole ? tickets : tickets.slice(-1);
}

function mark(rows: Row[], id: unknown, changes: Row): void {
  const at = Number(id) - 1;
  rows[at] = { ...rows[at], ...changes };
}

function markSale(
  rows: SaleRows,
  { order, at, amount, retail, isWhole }: Giving,
  tickets: readonly Row[],
): void {
  const method = order.payment_transaction_name;
  for (const { id } of tickets)
    mark(rows.ticket, id, { status: 'refunded', refunded_at: at, valid: false, updated_at: at });
  mark(rows.order, order.id, {
    payment_status: isWhole ? 'refunded_totally' : 'refunded_partially',
    sold_ticket_quantity: Number(order.nb_tickets) - tickets.length,
    current_retail_value: Number(order.retail_value) - retail,
    refund_transaction_name: method,
    updated_at: at,
  });
  mark(rows.booking, order.id, {
    nb_valid_items: Number(order.nb_tickets) - tickets.length,
    payment_transaction_balance: Number(order.customer_paid_amount) - amount,
    refund_transaction_name: method,
    updated_at: at,
  });
}

/** What is given back of each line, by the method it was paid by; an order given back whole is cancelled. */
function describeMoney(
  { order, at, amount, session, isWhole }: Giving,
  tickets: readonly Row[],
  posted: readonly PostedEntry[],
): EntryGroup {
  const method = order.payment_transaction_name as keyof typeof METHOD_IDS;
  const refund = {
    currency: 'EUR',
    at,
    order: Number(order.id),
    payment: Number(order.payment_id),
    deskSession: session,
    provider: order.wallet_id ? 'payline' : 'manual',
    payments: [{ name: method, method: METHOD_IDS[method], amount }],
    posted,
  } as const;
  if (isWhole) return describeCancellation(refund);
  return describeRefund({
    ...refund,
    parts: posted
      .filter(({ orderItem }) => orderItem !== undefined)
      .map((original) => ({
        original,
        amount: sumTickets(tickets.filter(({ order_item_id }) => order_item_id === original.orderItem)),
      })),
  });
}

const sumTickets = (tickets: readonly Row[]) =>
  tickets.reduce((sum, ticket) => sum + Number(ticket.facial_value), 0);

function writeItem(
  item: Row,
  giving: Giving,
  tickets: readonly Row[],
  rows: SaleRows,
  made: RefundRows,
): void {
  const amount = sumTickets(tickets);
  const { net, tax } = splitVat(amount, Number(item.vat_rate));
  const id = made.refund_order_item.length + 1;
  mark(rows.order_item, item.id, {
    refunded: true,
    refunded_totally: tickets.length === item.quantity,
    total_refunded_amount: amount,
    updated_at: giving.at,
  });
  made.refund_order_item.push({
    contract_id: CONTRACT,
    id,
    refund_id: giving.id,
    order_item_id: item.id,
    quantity: tickets.length,
    amount,
    net_amount: net,
    vat_amount: tax,
    broken_offer_choice: item.offer_rule_id && !giving.isWhole ? 'keep' : null,
  });
  for (const [position, ticket] of tickets.entries())
    made.refund_order_item_ticket_list.push({
      contract_id: CONTRACT,
      source_id: id,
      target_id: ticket.id,
      position,
    });
}

/** Whether a sale can still be taken back by yesterday: paid, without what a post or a gift card complicates. */
const isReturnable = (sale: Sale, order: Row) =>
  Number(order.customer_paid_amount) > 0 &&
  !sale.isPosted &&
  (order.nb_coupons === 0 || sale.hasOffer) &&
  Math.min(-1, sale.performance.day - 1) > sale.day;

/** Rows of one order, found once: the demo looks through thousands. */
function groupByOrder(rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.order_id) ?? [];
    group.push(row);
    groups.set(row.order_id, group);
  }
  return groups;
}

/**
 * Marks what is given back in `rows` and adds its own rows.
 *
 * @param posted the entries of the sales, by order
 * @param findSession the desk session of a seller on a day, where there is one
 */
export function writeRefunds(
  sales: readonly Sale[],
  rows: SaleRows,
  {
    today,
    posted,
    findSession,
    draw,
  }: {
    readonly today: string;
    readonly posted: ReadonlyMap<unknown, readonly PostedEntry[]>;
    readonly findSession: (day: number, seller: number) => number | undefined;
    readonly draw: Draw;
  },
): { readonly made: RefundRows; readonly ledger: readonly EntryGroup[] } {
  const ledger: EntryGroup[] = [];
  const made: RefundRows = { refund: [], refund_order_item: [], refund_order_item_ticket_list: [] };
  const ticketsOf = groupByOrder(rows.ticket);
  const itemsOf = groupByOrder(rows.order_item);
  const drawn = sales.flatMap((sale, index) => {
    const order = rows.order[index];
    if (!order || !isReturnable(sale, order) || draw() >= SHARE) return [];
    const day = drawInteger(draw, sale.day + 1, Math.min(-1, sale.performance.day - 1));
    const seller = drawItem(draw, SELLERS);
    const session = sale.seller ? findSession(day, seller.id) : undefined;
    const at = findInstant(today, day, `${drawInteger(draw, 10, 17)}:${drawInteger(draw, 0, 59)}`);
    const isWhole = draw() < 0.5 || order.nb_tickets === 1;
    const { hasOffer } = sale;
    return [{ order, at, isWhole, hasOffer, session: session ?? null, owner: session ? seller.id : MANAGER }];
  });
  drawn.sort((a, b) => a.at.localeCompare(b.at));
  for (const { order, hasOffer, ...refund } of drawn) {
    const tickets = pickTickets(ticketsOf.get(order.id) ?? [], refund.isWhole);
    const amount = sumTickets(tickets);
    if (amount === 0) continue;
    const giving: Giving = {
      ...refund,
      id: made.refund.length + 1,
      order,
      amount,
      retail: hasOffer ? amount / FRIENDS.share : amount,
    };
    made.refund.push({
      contract_id: CONTRACT,
      id: giving.id,
      order_id: order.id,
      amount,
      fee_amount: 0,
      reason: drawItem(draw, giving.isWhole ? REASONS : PARTIAL_REASONS),
      owner_id: giving.owner,
      desk_session_id: giving.session,
      created_at: giving.at,
    });
    markSale(rows, giving, tickets);
    ledger.push(describeMoney(giving, tickets, posted.get(order.id) ?? []));
    for (const item of itemsOf.get(order.id) ?? []) {
      const own = tickets.filter((ticket) => ticket.order_item_id === item.id);
      if (own.length > 0) writeItem(item, giving, own, rows, made);
    }
  }
  return { made, ledger };
}
