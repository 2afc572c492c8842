/** Stores what an expired cart holds and costs now, for another half hour. */
import type { WriteContext } from '../../../../server/kit.ts';
import { computeCartTotal, computeExpiry } from '../model.ts';
import type { HeldItems } from './holdPlaces.ts';
import { writeItems } from './items.ts';
import { seatCart } from './seatCart.ts';

export async function renewCart(
  { tx, contract, now, write }: WriteContext,
  { cart, held }: { readonly cart: number; readonly held: HeldItems },
): Promise<void> {
  const expiresAt = computeExpiry(now);
  await writeItems(tx, { contract, cart, items: held.items });
  await seatCart(tx, { contract, cart, held, now, expiresAt });
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
}
