/** What a client has on account, order by order, locked for whoever spends it. Cash coupons are no money. */
import type { Sql } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import type { AccountPosition } from '../../../money/Ledger/model.ts';

const readPositions = sqlFile<
  { readonly contract: number; readonly client: number; readonly currency: string },
  AccountPosition
>(import.meta.dirname, 'readPositions.sql');

const lockOrders = sqlFile<
  { readonly contract: number; readonly orders: readonly number[] },
  { readonly id: number }
>(import.meta.dirname, 'lockOrders.sql');

/**
 * The account's row first, so that of two who spend the same deposit the second waits. An order that somebody is at this
 * moment changing is left out instead of waited for, since they may be waiting for this one.
 *
 * @returns what is above 0, oldest order first, what is of no order before
 */
export async function lockPositions(
  tx: Sql,
  account: { readonly contract: number; readonly client: number; readonly currency: string },
): Promise<readonly AccountPosition[]> {
  const { contract, client } = account;
  await tx.query(
    db
      .selectFrom('client')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', '=', client)
      .forUpdate(),
  );
  const seen = await tx.query(readPositions(account));
  const orders = seen.flatMap(({ order }) => order ?? []);
  const locked = new Set((await tx.query(lockOrders({ contract, orders }))).map(({ id }) => id));
  const positions = await tx.query(readPositions(account));
  return positions.filter(({ order }) => order === null || locked.has(order));
}
