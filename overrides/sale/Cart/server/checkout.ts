/**
 * `POST /carts/{id}/checkout`: turns a cart into an order, whole or not at all, in one transaction. What an expired
 * cart would cost now is held and stored first and reported as a difference (R41); only then may it be sold.
 */
import type { CartCheckoutValues } from '../../../../schema/generated/sale/CartCheckout.ts';
import { defineAction } from '../../../../server/action.ts';
import type { OutsideContext, Problem, WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import type { Currency } from '../../../money/Ledger/model.ts';
import { offersProblem } from '../../../offers/errors.ts';
import { countSold, type SoldPlaces } from '../../../seating/Stock/server/countSold.ts';
import { requireAnswers } from '../../CartForm/server/required.ts';
import { saleProblem } from '../../errors.ts';
import type { Sellable } from '../../Sellable/model.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import {
  type HoldingPayment,
  linkOrder,
  lockTaken,
  readHolding,
  requireContained,
} from '../../TerminalPayment/server/holding.ts';
import { computeCartTotal, computeLineTotal, isKept } from '../model.ts';
import { type CheckedPayment, checkPayments } from './checkPayments.ts';
import { checkSellables } from './holdPlaces.ts';
import { type HeldItem, readItems } from './items.ts';
import { type CartState, lockCart } from './lockCart.ts';
import { type CartUses, hasSpentUses, readUses, recordCodes, splitLines, takeUses } from './offerUses.ts';
import { priceCart } from './priceCart.ts';
import { recordSale } from './recordSale.ts';
import { isStale, type Refreshed, refreshCart } from './refreshCart.ts';
import { refuseSold } from './refuseSold.ts';
import { collectReservation } from './reservations.ts';

/** Places that are given back for those that are sold, and pay for them. */
export interface GivenBack {
  /** What they pay of a total, in minor units. */
  carry(total: number): readonly CheckedPayment[];
  /** Gives them back once offers and codes are taken, before the places that are sold are counted. */
  giveBack(sold: {
    readonly carried: readonly CheckedPayment[];
    readonly places: readonly SoldPlaces[];
  }): Promise<void>;
}

async function sell(
  context: WriteContext,
  sale: {
    readonly cart: number;
    readonly currency: Currency;
    readonly session: { readonly id: number };
    readonly body: CartCheckoutValues;
    readonly items: readonly (HeldItem & { readonly id: number })[];
    readonly sellables: ReadonlyMap<number, Sellable>;
    readonly uses: CartUses;
    readonly givenBack: GivenBack | undefined;
    /** By a card terminal. */
    readonly taken: readonly HoldingPayment[];
  },
): Promise<number> {
  const { tx, contract } = context;
  const lines = splitLines(sale.items, sale.uses).flatMap(({ item, lowered }) => {
    const sellable = sale.sellables.get(item.ticketPrice);
    return sellable ? [{ item, sellable, lowered }] : [];
  });
  const total = computeCartTotal(lines.map(({ item }) => item));
  const carried = sale.givenBack?.carry(total) ?? [];
  const paid = await checkPayments(context, {
    total: total - carried.reduce((sum, { amount }) => sum + amount, 0),
    currency: sale.currency,
    payments: sale.body.payments,
  });
  requireContained(sale.cart, paid, sale.taken);
  const payments = [...carried, ...paid];
  await takeUses(context, { cart: sale.cart, customer: sale.body.customer ?? null, uses: sale.uses });
  const places = lines.map(({ item, sellable }) => ({
    ...item.occupies,
    quantity: item.quantity,
    makesTickets: sellable.willGenerateTicket,
    amount: computeLineTotal(item),
  }));
  await sale.givenBack?.giveBack({ carried, places });
  await countSold(tx, contract, places);
  const order = await recordSale(context, { ...sale, session: sale.session.id, payments, lines });
  await recordCodes(context, { order, cart: sale.cart, uses: sale.uses });
  await linkOrder(context, order, sale.taken);
  return order;
}

/** What the buyer must know first: prices that are others, or a total that is, since its offers are others. */
function findRefusal(cart: CartState, { changes, total }: Refreshed): Problem | undefined {
  const { id, customerPaidAmount: from } = cart;
  if (changes.length > 0)
    return saleProblem('SALE-007', { cart: id, count: changes.length }, { extra: { changes } });
  return total === from ? undefined : offersProblem('OFFER-001', { cart: id, from: from ?? 0, to: total });
}

/** Runs inside the one transaction of the sale; tests call it with a transaction that breaks off. */
export async function checkoutCart(
  context: WriteContext,
  cart: CartState,
  body: CartCheckoutValues,
  givenBack?: GivenBack,
): Promise<number> {
  const { tx, contract, now } = context;
  const session = await requireOpenSession(context);
  await refuseSold(context, cart.id, cart.status);
  const taken = await lockTaken(context, cart.id);
  const items = await readItems(tx, contract, [cart.id]);
  if (items.length === 0) throw saleProblem('SALE-005', { cart: cart.id });
  // What a card was debited for is sold as the buyer saw it, however late.
  if (taken.length === 0 && isStale(cart, now)) {
    const refusal = findRefusal(cart, await refreshCart(context, cart, items));
    if (refusal) throw refusal;
  }
  const sellables = await readSellables(
    tx,
    contract,
    items.map(({ ticketPrice }) => ticketPrice),
  );
  checkSellables(items, sellables, now);
  // An exchange moves what was sold, and what a card was debited for is sold: neither waits for an answer.
  if (taken.length === 0 && !givenBack)
    await requireAnswers(context, { cart: cart.id, customer: body.customer });
  const uses = await readUses(tx, contract, cart.id);
  const order = await sell(context, {
    cart: cart.id,
    currency: cart.currency,
    session,
    body,
    items,
    sellables,
    uses,
    givenBack,
    taken,
  });
  if (isKept(cart)) await collectReservation(context, { cart: cart.id, order });
  return order;
}

/** Prices what it holds again, since an offer or a code that it goes by is used up. */
async function priceAgain(
  context: WriteContext,
  cart: CartState,
  items: readonly (HeldItem & { readonly id: number })[],
): Promise<Refreshed> {
  const prices = items.map(({ ticketPrice }) => ticketPrice);
  const sellables = await readSellables(context.tx, context.contract, prices);
  return { changes: [], total: await priceCart(context, { id: cart.id, items, sellables }) };
}

async function renew(context: WriteContext, id: number): Promise<Problem | undefined> {
  await requireOpenSession(context);
  const cart = await lockCart(context, id);
  if (cart?.status !== 'draft') return undefined;
  const items = await readItems(context.tx, context.contract, [id]);
  if (items.length === 0) return undefined;
  const refreshed = isStale(cart, context.now) ? refreshCart : priceAgain;
  return findRefusal(cart, await refreshed(context, cart, items));
}

/**
 * Renews an expired cart, and one whose offers are used up, in a transaction of its own: the sale that is then refused
 * for its changed prices rolls back, the places held again and the new prices must not.
 */
export async function renewBefore(
  { tx, contract, now, transaction }: OutsideContext,
  id: number,
): Promise<void> {
  const [expired] = await tx.query(
    db
      .selectFrom('cart')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .where((cart) =>
        cart.or([cart('deleted_at', 'is not', null), cart('expires_at', '<=', now.toISOString())]),
      ),
  );
  if (!expired && !(await hasSpentUses(tx, contract, id))) return;
  if ((await readHolding(tx, contract, id)).length > 0) return;
  const refusal = await transaction((context) => renew(context, id));
  if (refusal) throw refusal;
}

export const checkout = defineAction('Cart.checkout', {
  prepare: (context, { id }) => renewBefore(context, id),
  run: async (context, { record, body }) => ({ id: await checkoutCart(context, record, body) }),
});
