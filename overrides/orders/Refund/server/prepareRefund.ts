/** What is given back of an order whose row is locked, and all that it is measured by: nothing is written yet. */
import type { OrderValues } from '../../../../schema/generated/orders/Order.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type PostedEntry, sumOrder } from '../../../money/Ledger/model.ts';
import type { RefundedLine, WantedLine } from '../model.ts';
import { decideLines } from './decideRefund.ts';
import { lockEntries } from './readEntries.ts';
import { readSold, type StoredItem } from './readSold.ts';

export const readCustomer = (contract: number, id: number | null) =>
  db
    .selectFrom('customer')
    .select('display_name as name')
    .where('contract_id', '=', contract)
    .where('id', '=', id);

/** What a refund knows of its order. */
export type RefundedOrder = Pick<OrderValues, 'currency' | 'customer' | 'number' | 'payment'>;

/** Amounts in minor units. */
export interface PreparedRefund {
  readonly order: number;
  readonly record: RefundedOrder;
  readonly items: ReadonlyMap<number, StoredItem>;
  readonly lines: readonly RefundedLine[];
  readonly posted: readonly PostedEntry[];
  /** What all lines come to. */
  readonly total: number;
  /** Of the order: came in less went out, and what is still due. */
  readonly paid: number;
  readonly due: number;
}

/** @throws Problem ORDER-001 to ORDER-003 */
export async function prepareRefund(
  { tx, contract }: WriteContext,
  {
    id,
    record,
    lines: wanted,
  }: { readonly id: number; readonly record: RefundedOrder; readonly lines: readonly WantedLine[] },
): Promise<PreparedRefund> {
  const items = await readSold(tx, contract, id);
  const lines = decideLines(id, items, wanted);
  const posted = await lockEntries(tx, contract, id);
  const { paid, due } = sumOrder(posted);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { order: id, record, items, lines, posted, total, paid, due };
}
