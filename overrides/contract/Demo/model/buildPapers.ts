/** What follows a sale: the carts it came from, invoices for those who asked, a group's master ticket, a link to pay. */
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import { buildCarts } from './buildCarts.ts';
import { buildInvoices } from './buildInvoices.ts';
import { CONTRACT, own, type Performance, type Row } from './buildSeason.ts';
import { type Draw, drawBytes } from './draw.ts';
import type { RefundRows } from './writeRefunds.ts';
import type { SaleRows } from './writeSale.ts';

/** How many of the latest online orders still show how they were paid. */
const ATTEMPTS = 30;

const euros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');

/** Each online order was paid at the first or the second try. */
function buildAttempts(orders: readonly Row[]): readonly Row[] {
  const online = orders.filter((order) => order.wallet_id && Number(order.customer_paid_amount) > 0);
  return own(
    online.slice(-ATTEMPTS).flatMap((order, index) => {
      const attempt = {
        order_id: order.id,
        amount: order.customer_paid_amount,
        currency: 'EUR',
        payment_id: order.payment_id,
      };
      const at = Date.parse(String(order.created_at));
      const failed = new Date(at - 95_000).toISOString();
      const paid = new Date(at - 20_000).toISOString();
      return [
        ...(index % 9 === 4
          ? [{ ...attempt, payment_id: null, status: 'failed', created_at: failed, updated_at: failed }]
          : []),
        { ...attempt, status: 'succeeded', created_at: paid, updated_at: order.created_at },
      ];
    }),
  );
}

/** Two buyers at the desk whose card was not taken at first: their orders are paid, by what came next. */
function buildTerminalPayments(orders: readonly Row[]): readonly Row[] {
  const sold = orders.filter(
    ({ cart_id, desk_session_id, customer_paid_amount }) =>
      cart_id && desk_session_id && Number(customer_paid_amount) > 0,
  );
  const [abandoned, refused] = sold.slice(-2);
  return own(
    [
      { order: abandoned, status: 'aborted', reason: 'timeout' },
      { order: refused, status: 'refused', reason: 'refused' },
    ].flatMap(({ order, status, reason }) => {
      if (!order) return [];
      const at = Date.parse(String(order.created_at));
      const started = new Date(at - 80_000).toISOString();
      const answered = new Date(at - 45_000).toISOString();
      return [
        {
          status,
          reason,
          amount: order.customer_paid_amount,
          currency: 'EUR',
          cart_id: order.cart_id,
          seller_id: order.owner_id,
          desk_session_id: order.desk_session_id,
          box_id: 'box-demo',
          terminal: 'guichet',
          terminal_name: 'Terminal du guichet',
          transaction_id: `demo-${order.id}`,
          answered_at: answered,
          created_at: started,
          updated_at: answered,
        },
      ];
    }),
  );
}

/** The biggest order came as a group: one barcode lets all of it in. */
function buildGroup(orders: readonly Row[], items: readonly Row[], tickets: readonly Row[], draw: Draw) {
  const whole = orders.filter(({ payment_status }) => payment_status === 'payed');
  const group = whole.reduce((a, b) => (Number(b.nb_tickets) > Number(a.nb_tickets) ? b : a));
  const own_tickets = tickets.filter((ticket) => ticket.order_id === group.id);
  return {
    master_ticket: own([
      {
        barcode: drawBarcode((size) => drawBytes(draw, size)),
        order_id: group.id,
        created_at: group.created_at,
        updated_at: group.created_at,
      },
    ]),
    master_ticket_tickets: own_tickets.map((ticket, position) => ({
      contract_id: CONTRACT,
      source_id: 1,
      target_id: ticket.id,
      position,
    })),
    order_item_invoice_group: own([{ label: 'Billets du groupe', order_id: group.id }]),
    order_item_invoice_group_order_item_list: items
      .filter(({ order_id }) => order_id === group.id)
      .map(({ id }, position) => ({ contract_id: CONTRACT, source_id: 1, target_id: id, position })),
    payment_attempt: buildAttempts(orders),
    payment_link: own([
      {
        amount: 18_400,
        buyer_email: 'intendance@jv.example',
        url: 'https://paiement.example.test/l/7fQ2',
        payment_page_message: `Classe de 3e B, 23 places : ${euros(18_400)} €.`,
        notify_buyer: true,
        notify_pro: true,
        is_hidden: false,
        created_at: orders.at(-1)?.created_at,
      },
    ]),
  };
}

export function buildPapers(
  sold: SaleRows,
  refunds: RefundRows,
  {
    customers,
    performances,
    today,
    draw,
  }: {
    readonly customers: readonly Row[];
    readonly performances: readonly Performance[];
    readonly today: string;
    readonly draw: Draw;
  },
): {
  readonly carts: Record<string, readonly Row[]>;
  readonly sold: Partial<Record<string, readonly Row[]>>;
  readonly rows: Record<string, readonly Row[]> & { readonly invoice: readonly Row[] };
} {
  const carts = buildCarts(sold, { customers, performances, today });
  const { refund_order_item, refund_order_item_ticket_list } = refunds;
  return {
    carts: carts.carts,
    sold: carts.sold,
    rows: {
      ...carts.rows,
      ...buildInvoices(sold, refunds, customers),
      refund_order_item,
      refund_order_item_ticket_list,
      ...buildGroup(sold.order, sold.order_item, sold.ticket, draw),
      terminal_payment: buildTerminalPayments(carts.sold.order),
    },
  };
}
