/** Stores what an expired cart holds and costs now, for another half hour. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { computeCartTotal, computeExpiry } from '../model.ts';
import { type HeldItem, writeItems } from './items.ts';

export async function renewCart(
  { tx, contract, now }: WriteContext,
  { cart, items }: { readonly cart: number; readonly items: readonly HeldItem[] },
): Promise<void> {
  await writeItems(tx, { contract, cart, items });
  const total = computeCartTotal(items);
  await tx.query(
    db
      .updateTable('cart')
      .set({
        deleted_at: null,
        release_failed_at: null,
        expires_at: computeExpiry(now).toISOString(),
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
