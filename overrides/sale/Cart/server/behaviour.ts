/** A cart through the API: every write holds exactly the places its items name. Checkout is beside. */
import { carrying, defineBehaviour } from '../../../../server/behaviour.ts';
import type { Draft, WriteContext } from '../../../../server/kit.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { releaseSeats } from '../../../seating/SeatChoice/server/takeSeats.ts';
import { moveStock } from '../../../seating/Stock/server/moveStock.ts';
import { answerForm, readForm } from '../../CartForm/server/actions.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { refuseHeld } from '../../TerminalPayment/server/holding.ts';
import { computeCartTotal, computeExpiry, extendHold, isKept, type PricedItem } from '../model.ts';
import { checkout } from './checkout.ts';
import { listGiveBacks } from './expireCarts.ts';
import { hideMatching } from './hideMatching.ts';
import { type HeldItems, holdPlaces } from './holdPlaces.ts';
import { type HeldItem, readItems, withIds, writeItems } from './items.ts';
import { notifyOptions } from './notifyOptions.ts';
import { answerOption, requestOption } from './options.ts';
import { priceCart } from './priceCart.ts';
import { readWanted } from './readWanted.ts';
import { refuseSold } from './refuseSold.ts';
import { relatedOfCart } from './related.ts';
import { dropReservation, syncReservation } from './reservations.ts';
import { reserve } from './reserve.ts';
import { seatCart } from './seatCart.ts';
import { simulate } from './simulate.ts';
import { takeOver } from './takeOver.ts';

/** The cart's own columns that follow from its items. Tickets are counted where the sale will make them. */
function totalCart({ items, sellables }: HeldItems, expiresAt: Date) {
  const total = computeCartTotal(items);
  const places = (counted: readonly PricedItem[]) => counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const tickets = places(items.filter(({ ticketPrice }) => sellables.get(ticketPrice)?.willGenerateTicket));
  return {
    nbTickets: tickets,
    totalTicketNumber: tickets,
    totalItemNumber: places(items),
    customerPaidAmount: total,
    customerPaidAmountWithoutOffer: total,
    retailValue: total,
    facialValue: total,
    expiresAt: expiresAt.toISOString(),
    deletedAt: null,
    releaseFailedAt: null,
  };
}

/** Its places are held before the row is written, its items written once it has an id. */
async function hold(
  context: WriteContext,
  values: Draft<'Cart'>,
  cart: { readonly id?: number; readonly before: readonly HeldItem[]; readonly expiresAt: Date },
) {
  const { expiresAt, ...place } = cart;
  const held = await holdPlaces(context, { ...place, after: readWanted(values, cart.before) });
  const set = {
    cartItemList: undefined,
    ...totalCart(held, expiresAt),
    ...(held.currency && { currency: held.currency }),
  };
  return carrying({ ...held, expiresAt }, set);
}

async function writeHeld(
  context: WriteContext,
  cart: number,
  { expiresAt, ...held }: HeldItems & { readonly expiresAt: Date },
): Promise<void> {
  const { tx, contract, now } = context;
  const rows = await writeItems(tx, { contract, cart, items: held.items });
  await seatCart(tx, { contract, cart, held, rows, now, expiresAt });
  await priceCart(context, { id: cart, ...held, items: withIds(held.items, rows) });
}

/** Who buys and with which codes: what offers go by, beside the items. */
const PRICED_BY = ['customer', 'couponCode', 'couponCodeList'] as const;

/** The same items, held as they are, for another customer or with other codes. */
async function priceAgain(context: WriteContext, cart: number): Promise<void> {
  const { tx, contract } = context;
  const items = await readItems(tx, contract, [cart]);
  const prices = items.map(({ ticketPrice }) => ticketPrice);
  if (items.length > 0)
    await priceCart(context, { id: cart, items, sellables: await readSellables(tx, contract, prices) });
}

export const cartBehaviour = defineBehaviour('Cart', {
  computed: relatedOfCart,
  async beforeCreate({ values }, context) {
    const owner = await readOwner(context.tx, context.contract, context.caller.email);
    const { set, carry } = await hold(context, values, { before: [], expiresAt: computeExpiry(context.now) });
    return carrying(carry, { ...set, ...owner, originType: 'desk' });
  },
  async afterCreate({ id, carry }, context) {
    if (carry) await writeHeld(context, id, carry);
  },
  // Whether it shows in the list changes nothing that was sold, nor does what the sweep notes.
  onUpdateOf: { allBut: ['isHidden', 'deletedAt', 'releaseFailedAt'] },
  async beforeUpdate({ id, values, current }, context) {
    await refuseSold(context, id, current.status);
    await refuseHeld(context, id, values);
    if (!('cartItemList' in values)) return;
    const before = current.deletedAt ? [] : await readItems(context.tx, context.contract, [id]);
    return hold(context, values, { id, before, expiresAt: extendHold(current, context.now) });
  },
  async afterUpdate({ id, values, carry, current }, context) {
    if (carry) await writeHeld(context, id, carry);
    else if (PRICED_BY.some((name) => name in values)) await priceAgain(context, id);
    if (isKept(current)) await syncReservation(context, id);
  },
  async beforeDelete({ id, current }, context) {
    await refuseSold(context, id, current.status);
    await refuseHeld(context, id);
    if (isKept(current)) await dropReservation(context, id);
    if (current.deletedAt) return;
    await moveStock(context.tx, context.contract, await listGiveBacks(context.tx, context.contract, [id]));
    await releaseSeats(context.tx, context.contract, [id]);
  },
  actions: [
    answerForm,
    answerOption,
    checkout,
    hideMatching,
    notifyOptions,
    readForm,
    requestOption,
    reserve,
    simulate,
    takeOver,
  ],
});
