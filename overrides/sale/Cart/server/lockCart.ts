/** A cart's row as it is once nobody else changes it, for where the engine has not read it. */
import type { CartValues } from '../../../../schema/generated/sale/Cart.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db, instant } from '../../../../server/sql.ts';

/** What of a cart's row its sale goes by. */
export type CartState = Pick<
  CartValues,
  'type' | 'status' | 'currency' | 'customerPaidAmount' | 'expiresAt' | 'deletedAt'
> & {
  readonly id: number;
};

/** A lock of its own statement: items are read after it, never with it (R44f). */
export async function lockCart({ tx, contract }: WriteContext, cart: number): Promise<CartState | undefined> {
  const [row] = await tx.query(
    db
      .selectFrom('cart')
      .select((cell) => [
        'id',
        'type',
        'status',
        'currency',
        'customer_paid_amount as customerPaidAmount',
        instant(cell.ref('expires_at')).as('expiresAt'),
        instant(cell.ref('deleted_at')).as('deletedAt'),
      ])
      .where('contract_id', '=', contract)
      .where('id', '=', cart)
      .forUpdate(),
  );
  return row;
}
