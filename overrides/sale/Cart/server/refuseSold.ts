/** A cart that was sold stays as it is: it is told with the order that came of it. */
import { Problem, type WriteContext } from '../../../../server/kit.ts';
import '../../errors.ts';

export async function refuseSold(
  { tx, contract }: WriteContext,
  cart: number,
  status: unknown,
): Promise<void> {
  if (status === 'draft') return;
  const [order] = await tx.query<{ number: string }>(
    `SELECT "number" FROM "order" WHERE "contract_id" = $1 AND "cart_id" = $2`,
    [contract, cart],
  );
  throw new Problem('SALE-006', { cart, order: order?.number ?? '' });
}
