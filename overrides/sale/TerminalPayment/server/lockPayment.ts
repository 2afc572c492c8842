/** A card payment as it is once nobody else changes it, for where the engine has not read it. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';

export async function lockPayment(
  { tx, contract }: WriteContext,
  which: { readonly id: number } | { readonly transactionId: string; readonly boxId: string },
) {
  const [row] = await tx.query(
    db
      .selectFrom('terminal_payment')
      .select(['id', 'status', 'order_id as order', 'settled_by_id as settledBy'])
      .where('contract_id', '=', contract)
      .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0))
      .$if('boxId' in which, (query) =>
        query
          .where('transaction_id', '=', 'boxId' in which ? which.transactionId : '')
          .where('box_id', '=', 'boxId' in which ? which.boxId : ''),
      )
      .forUpdate(),
  );
  return row;
}
