/** A cart that was sold stays as it is: the refusal names the order that came of it. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';

export async function refuseSold(
  { tx, contract }: { readonly tx: Pick<Sql, 'query'>; readonly contract: number },
  cart: number,
  status: unknown,
): Promise<void> {
  if (status === 'draft') return;
  const [order] = await tx.query(
    db.selectFrom('order').select('number').where('contract_id', '=', contract).where('cart_id', '=', cart),
  );
  throw saleProblem('SALE-006', { cart, order: order?.number ?? '' });
}
