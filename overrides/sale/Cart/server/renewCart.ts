/** Stores what an expired cart holds and costs now, for another half hour. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { computeCartTotal, computeExpiry } from '../model.ts';
import type { HeldItems } from './holdPlaces.ts';
import { writeItems } from './items.ts';
import { seatCart } from './seatCart.ts';

export async function renewCart(
  { tx, contract, now }: WriteContext,
  { cart, held }: { readonly cart: number; readonly held: HeldItems },
): Promise<void> {
  const expiresAt = computeExpiry(now);
  await writeItems(tx, { contract, cart, items: held.items });
  await seatCart(tx, { contract, cart, held, now, expiresAt });
  const total = computeCartTotal(held.items);
  await tx.query(
    db
      .updateTable('cart')
      .set({
        deleted_at: null,
        release_failed_at: null,
        expires_at: expiresAt.toISOString(),
        customer_paid_amount: total,
        customer_paid_amount_without_offer: total,
        retail_value: total,
        facial_value: total,
        updated_at: now.toISOString(),
      })
      .where('contract_id', '=', contract)
      .where('id', '=', cart),
  );
}
