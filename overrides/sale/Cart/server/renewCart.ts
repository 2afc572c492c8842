/** Stores what an expired cart holds and costs now, for another half hour. */
import type { WriteContext } from '../../../../server/kit.ts';
import { computeCartTotal, computeExpiry } from '../model.ts';
import type { HeldItems } from './holdPlaces.ts';
import { withIds, writeItems } from './items.ts';
import { priceCart } from './priceCart.ts';
import { seatCart } from './seatCart.ts';

/** @returns what it costs now with its offers, in minor units */
export async function renewCart(
  context: WriteContext,
  { cart, held }: { readonly cart: number; readonly held: HeldItems },
): Promise<number> {
  const { tx, contract, now, write } = context;
  const expiresAt = computeExpiry(now);
  const rows = await writeItems(tx, { contract, cart, items: held.items });
  await seatCart(tx, { contract, cart, held, rows, now, expiresAt });
  const total = computeCartTotal(held.items);
  await write.update('Cart', cart, {
    deletedAt: null,
    releaseFailedAt: null,
    expiresAt: expiresAt.toISOString(),
    customerPaidAmount: total,
    customerPaidAmountWithoutOffer: total,
    retailValue: total,
    facialValue: total,
  });
  return priceCart(context, { id: cart, ...held, items: withIds(held.items, rows) });
}
