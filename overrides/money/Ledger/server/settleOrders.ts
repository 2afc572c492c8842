/** Orders as the ledger has them after an event: their balances and their payment status. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile, sqlText } from '../../../../server/sql.ts';
import { derivePaymentStatus, type OrderTotals } from '../model.ts';
import { renderOrderTotals } from './orderTotals.ts';

const readTotals = sqlText<
  { readonly contract: number; readonly orders: readonly number[] },
  OrderTotals & { readonly order: number | null }
>({ file: import.meta.filename, text: renderOrderTotals('t."order_id" = ANY(:orders::bigint[])') });

const writeSettled = sqlFile<{ readonly contract: number; readonly settled: string }>(
  import.meta.dirname,
  'settleOrders.sql',
);

export async function settleOrders(tx: Sql, contract: number, orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return;
  const totals = await tx.query(readTotals({ contract, orders: [...new Set(orders)] }));
  const settled = totals.map(({ order, ...one }) => ({ ...one, order, status: derivePaymentStatus(one) }));
  await tx.query(writeSettled({ contract, settled: JSON.stringify(settled) }));
}
