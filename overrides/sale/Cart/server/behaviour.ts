/** A cart through the API: every write holds exactly the places its items name. Checkout stands beside. */
import { type Draft, defineBehaviour } from '../../../../server/behaviour.ts';
import { Problem, type WriteContext } from '../../../../server/kit.ts';
import { moveStock } from '../../../seating/Stock/server/moveStock.ts';
import '../../errors.ts';
import { computeCartTotal, computeExpiry, MAX_QUANTITY, mergeItems, type PricedItem } from '../model.ts';
import { checkout } from './checkout.ts';
import { listGiveBacks } from './expireCarts.ts';
import { type HeldItems, holdPlaces } from './holdPlaces.ts';
import { type HeldItem, readItems, writeItems } from './items.ts';
import { readOwner } from './readOwner.ts';
import { refuseSold } from './refuseSold.ts';
import { relatedOfCart } from './related.ts';
import { takeOver } from './takeOver.ts';

type CartItem = PricedItem & { readonly data?: unknown };

/** Lines as the engine read them from the body: relations are ids, quantities at least 1. */
function readWanted({ cartItemList = [] }: Draft<'Cart'>): readonly CartItem[] {
  return mergeItems(
    cartItemList.map(({ ticketPrice = 0, stockContingent = null, quantity = 1, data }, index) => {
      if (quantity > MAX_QUANTITY) {
        const violation = {
          propertyPath: `cartItemList[${index}].quantity`,
          message: `At most ${MAX_QUANTITY} places a line.`,
          code: 'max',
        };
        throw new Problem('SALE-016', { quantity, max: MAX_QUANTITY }, { violations: [violation] });
      }
      return {
        ticketPrice,
        stockContingent,
        quantity,
        facialValue: 0,
        ...(data === undefined ? {} : { data }),
      };
    }),
  );
}

/** The cart's own columns that follow from its items. Tickets are counted where the sale will make them. */
function totalCart({ items, sellables }: HeldItems, now: Date) {
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
    expiresAt: computeExpiry(now).toISOString(),
    deletedAt: null,
    releaseFailedAt: null,
  };
}

/** Items on their way from the hook before the row is written to the hook after it. */
const pending = new WeakMap<object, readonly HeldItem[]>();

async function hold(
  context: WriteContext,
  values: Draft<'Cart'>,
  cart: { readonly id?: number; readonly before: readonly HeldItem[] },
): Promise<Draft<'Cart'>> {
  const held = await holdPlaces(context, { ...cart, after: readWanted(values) });
  const { cartItemList: _, ...rest } = values;
  const next = {
    ...rest,
    ...totalCart(held, context.now),
    ...(held.currency ? { currency: held.currency } : {}),
  };
  pending.set(next, held.items);
  return next;
}

export const cartBehaviour = defineBehaviour('Cart', {
  computed: relatedOfCart,
  async beforeCreate(values, context) {
    const owner = await readOwner(context.tx, context.contract, context.caller.email);
    return hold(context, { ...values, ...owner, originType: 'desk' }, { before: [] });
  },
  async afterCreate({ id, values }, context) {
    await writeItems(context.tx, { contract: context.contract, cart: id, items: pending.get(values) ?? [] });
  },
  async beforeUpdate({ id, values, current }, context) {
    await refuseSold(context, id, current.status);
    if (!('cartItemList' in values)) return values;
    const before = current.deletedAt ? [] : await readItems(context.tx, context.contract, [id]);
    return hold(context, values, { id, before });
  },
  async afterUpdate({ id, values }, context) {
    const items = pending.get(values);
    if (items) await writeItems(context.tx, { contract: context.contract, cart: id, items });
  },
  async beforeDelete({ id, current }, context) {
    await refuseSold(context, id, current.status);
    if (current.deletedAt) return;
    await moveStock(context.tx, context.contract, await listGiveBacks(context.tx, context.contract, [id]));
  },
  actions: [checkout, takeOver],
});
