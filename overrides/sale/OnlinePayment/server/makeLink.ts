/** `POST /orders/{id}/payment-link`: an address that nobody guesses, by which what is due is paid online without signing in. */
import { randomBytes } from 'node:crypto';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { linkUrl } from './readLink.ts';
import { ownOrigin } from './tokens.ts';

export const drawToken = (): string => randomBytes(24).toString('base64url');

/** @throws Problem SALE-041 where nobody takes money online for the organiser */
export async function requireProvider({
  tx,
  contract,
}: Pick<WriteContext, 'tx' | 'contract'>): Promise<void> {
  const [row] = await tx.query(
    db.selectFrom('contract').select('is_demo as isDemo').where('id', '=', contract),
  );
  // The simulator takes no money: a real order is never paid by it.
  if (!row?.isDemo) throw saleProblem('SALE-041', { contract });
}

export const makeLink = defineAction('Order.paymentLink', {
  async run(context, { id, record, body }) {
    const { contract, write, now, use } = context;
    await requireProvider(context);
    const due = record.balance ?? 0;
    const amount = body.amount ?? due;
    if (amount < 1 || amount > due) throw saleProblem('SALE-040', { order: id, amount, due });
    if (body.expiresAt && Date.parse(body.expiresAt) <= now.getTime())
      throw saleProblem('SALE-042', { expiresAt: body.expiresAt });
    const { buyerEmail, paymentPageMessage, notifyBuyer, notifyPro, expiresAt } = body;
    // The one before is no order's any more, and opens nothing.
    if (record.paymentLink) await write.update('PaymentLink', record.paymentLink, { isHidden: true });
    const link = await write.create('PaymentLink', {
      url: linkUrl(use(ownOrigin), contract, drawToken()),
      amount,
      currency: record.currency,
      buyerEmail,
      paymentPageMessage,
      notifyBuyer,
      notifyPro,
      expiresAt,
    });
    await write.update('Order', id, { paymentLink: link, isPaymentLinkOrder: true });
    return { id: link };
  },
});
