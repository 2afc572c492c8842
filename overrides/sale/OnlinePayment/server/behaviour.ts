/**
 * Payment links and attempts through the API. An attempt is made of what is due, with a token that nobody guesses: the page of
 * its provider is opened with it. Staff ask for its outcome again; nothing is paid again by itself (R57).
 */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Host } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { drawToken, makeLink, requireProvider } from './makeLink.ts';
import { createManual } from './provider.ts';
import { findAttempt, settleByProvider } from './settle.ts';

const query = defineAction('PaymentAttempt.query', {
  async prepare(context, { id }) {
    const { host, contract } = context;
    // By whoever asked: the journal names them.
    const transaction: Host['transaction'] = (_scope, run) => context.transaction(run);
    const store = { database: host.database, transaction };
    const attempt = await findAttempt(store, contract, { id });
    if (attempt) await settleByProvider(store, createManual(store), attempt);
  },
  run: async (_context, { id }) => ({ id }),
});

export const paymentAttemptBehaviour = defineBehaviour('PaymentAttempt', {
  async beforeCreate({ values: attempt }, context) {
    const { tx, contract } = context;
    await requireProvider(context);
    const [order] = await tx.query(
      db
        .selectFrom('order')
        .select(['balance', 'currency'])
        .where('contract_id', '=', contract)
        .where('id', '=', attempt.order ?? 0)
        .forUpdate(),
    );
    const { amount = 0 } = attempt;
    const due = order?.balance ?? 0;
    if (amount < 1 || amount > due) throw saleProblem('SALE-040', { order: attempt.order ?? 0, amount, due });
    return { token: drawToken(), status: 'pending' as const, currency: order?.currency ?? 'EUR' };
  },
  actions: [query],
});

const order = (column: string) => (row: string) =>
  `(SELECT o."${column}" FROM "order" o WHERE o."contract_id" = ${row}."contract_id" AND o."payment_link_id" = ${row}."id" LIMIT 1)`;

export const paymentLinkBehaviour = defineBehaviour('PaymentLink', {
  computed: {
    orderId: order('id'),
    orderNumber: order('number'),
    state: (
      row,
    ) => `CASE WHEN ${row}."settled_at" IS NOT NULL THEN 'paid' WHEN ${row}."is_hidden" THEN 'withdrawn'
      WHEN ${row}."expires_at" <= now() THEN 'expired' ELSE 'open' END`,
  },
});

export const linkedOrderBehaviour = defineBehaviour('Order', { actions: [makeLink] });
