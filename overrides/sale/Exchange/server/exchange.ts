/**
 * `POST /orders/{id}/exchange`: places are given back for those that a cart holds, in one transaction, or nothing is. The
 * cart is sold as any, by an order linked to the old one; what was paid for the old places pays for it.
 */
import { defineAction } from '../../../../server/action.ts';
import type { OutsideContext, WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { type PreparedRefund, prepareRefund } from '../../../orders/Refund/server/prepareRefund.ts';
import { type RefundMoney, storeRefund } from '../../../orders/Refund/server/storeRefund.ts';
import { lockStock } from '../../../seating/Stock/server/lockStock.ts';
import { checkoutCart, type GivenBack, renewBefore } from '../../Cart/server/checkout.ts';
import type { CheckedPayment } from '../../Cart/server/checkPayments.ts';
import { type CartState, lockCart } from '../../Cart/server/lockCart.ts';
import { saleProblem } from '../../errors.ts';
import { describeExchange, RESCHEDULE } from '../model.ts';

const linkOrders = sqlFile<{
  readonly contract: number;
  readonly order: number;
  readonly from: number;
  readonly replaced: readonly number[];
}>(import.meta.dirname, 'linkOrders.sql');

/** A cart is sold by its seller alone. @throws Problem SALE-019 */
async function requireOwn(
  { tx, contract, caller }: Pick<WriteContext, 'tx' | 'contract' | 'caller'> | OutsideContext,
  cart: number,
): Promise<void> {
  const [row] = await tx.query(
    db
      .selectFrom('cart')
      .select('owner_id as owner')
      .where('contract_id', '=', contract)
      .where('id', '=', cart),
  );
  const { owner } = await readOwner(tx, contract, caller.email);
  const maySell = !caller.rights || caller.rights.policies.has('sales.sell');
  if (!row || owner === null || row.owner !== owner || !maySell)
    throw saleProblem('SALE-019', { cart, email: caller.email });
}

/** @throws Problem SALE-019, SALE-020 */
async function lockOwnCart(
  context: WriteContext,
  { cart: id, order, currency }: { readonly cart: number; readonly order: number; readonly currency: string },
): Promise<CartState> {
  const cart = await lockCart(context, id);
  await requireOwn(context, id);
  if (!cart) throw saleProblem('SALE-005', { cart: id });
  if (cart.currency !== currency)
    throw saleProblem('SALE-020', { cart: id, currency: cart.currency, order, other: currency });
  return cart;
}

/** The organiser's own method of exchanges, by which money leaves one order for another. */
async function readReschedule({ tx, contract }: WriteContext): Promise<Omit<CheckedPayment, 'amount'>> {
  const [method] = await tx.query(
    db
      .selectFrom('desk_payment_method')
      .select(['id', 'label'])
      .where('contract_id', '=', contract)
      .where('code', '=', RESCHEDULE)
      .orderBy('id')
      .limit(1),
  );
  return { method: method?.id, code: RESCHEDULE, label: method?.label, given: null };
}

async function giveBackFor(
  context: WriteContext,
  prepared: PreparedRefund,
  money: Omit<RefundMoney, 'carried'>,
): Promise<GivenBack & { readonly events: readonly JournalEvent[] }> {
  const { tx, contract } = context;
  const { paid, due, total: refunded, items, lines } = prepared;
  const reschedule = await readReschedule(context);
  const events: JournalEvent[] = [];
  return {
    events,
    carry: (total) => {
      const { carried: amount } = describeExchange({ refunded, paid, due, total });
      return amount > 0 ? [{ ...reschedule, amount }] : [];
    },
    async giveBack({ carried, places }) {
      const old = lines.flatMap(({ item }) => items.get(item)?.occupies ?? []);
      await lockStock(tx, contract, [...old, ...places]);
      const parts = carried.map(({ code, given: _, ...part }) => ({ ...part, name: code }));
      const { event } = await storeRefund(context, prepared, { ...money, carried: parts });
      events.push(event);
    },
  };
}

export const exchange = defineAction('Order.exchange', {
  async prepare(context, { body }) {
    await requireOwn(context, body.cart);
    await renewBefore(context, body.cart);
  },
  async run(context, { id, record, body }) {
    const { tx, contract } = context;
    const { cart: held, lines, payments, refunds, reason } = body;
    const cart = await lockOwnCart(context, { cart: held, order: id, currency: record.currency ?? 'EUR' });
    const prepared = await prepareRefund(context, { id, record, lines });
    const givenBack = await giveBackFor(context, prepared, { payments: refunds, reason: reason ?? null });
    const made = await checkoutCart(
      context,
      cart,
      { payments, customer: record.customer ?? null },
      givenBack,
    );
    const replaced = prepared.lines.flatMap(({ tickets }) => tickets);
    await tx.query(linkOrders({ contract, order: made, from: id, replaced }));
    // After the sale's numbers: a chain that is locked before them would wait for sales that wait for it.
    await journal(context, givenBack.events);
    return { id: made };
  },
});
