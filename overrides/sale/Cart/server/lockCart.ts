/** A cart's row as it is once nobody else changes it, for where the engine has not read it. */
import type { CartValues } from '../../../../schema/generated/sale/Cart.ts';
import type { WriteContext } from '../../../../server/kit.ts';

/** What of a cart's row its sale goes by. */
export type CartState = Pick<CartValues, 'status' | 'currency' | 'expiresAt' | 'deletedAt'> & {
  readonly id: number;
};

/** A lock of its own statement: items are read after it, never with it (R44f). */
export async function lockCart({ tx, contract }: WriteContext, cart: number): Promise<CartState | undefined> {
  const [row] = await tx.query<CartState>(
    `SELECT "id", "status", "currency", to_json("expires_at") #>> '{}' AS "expiresAt",
       to_json("deleted_at") #>> '{}' AS "deletedAt"
     FROM "cart" WHERE "contract_id" = $1 AND "id" = $2 FOR UPDATE`,
    [contract, cart],
  );
  return row;
}
