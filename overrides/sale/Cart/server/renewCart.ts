/** Stores what an expired cart holds and costs now, for another half hour. */
import type { WriteContext } from '../../../../server/kit.ts';
import { computeCartTotal, computeExpiry } from '../model.ts';
import { type HeldItem, writeItems } from './items.ts';

export async function renewCart(
  { tx, contract, now }: WriteContext,
  { cart, items }: { readonly cart: number; readonly items: readonly HeldItem[] },
): Promise<void> {
  await writeItems(tx, { contract, cart, items });
  await tx.query(
    `UPDATE "cart" SET "deleted_at" = NULL, "release_failed_at" = NULL, "expires_at" = $3, "customer_paid_amount" = $4,
       "customer_paid_amount_without_offer" = $4, "retail_value" = $4, "facial_value" = $4, "updated_at" = $5
     WHERE "contract_id" = $1 AND "id" = $2`,
    [contract, cart, computeExpiry(now).toISOString(), computeCartTotal(items), now.toISOString()],
  );
}
