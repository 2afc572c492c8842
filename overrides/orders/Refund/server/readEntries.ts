/** All entries of an order, and what each method took of it: what a refund is measured by. */
import type { Sql } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import type { PostedEntry } from '../../../money/Ledger/model.ts';
import { listMethods, type RefundMethod, type TakenByMethod } from '../model.ts';

type Row = Pick<
  PostedEntry,
  'id' | 'account' | 'operation' | 'name' | 'label' | 'orderItem' | 'method' | 'original' | 'debit' | 'credit'
>;

const readPosted = sqlFile<{ readonly contract: number; readonly order: number }, Row>(
  import.meta.dirname,
  'readEntries.sql',
);

/** Entries are locked first, in a statement of their own: what earns a performance meanwhile waits, or is seen. */
export async function lockEntries(tx: Sql, contract: number, order: number): Promise<readonly PostedEntry[]> {
  await tx.query(
    db
      .selectFrom('transaction')
      .select('id')
      .where('contract_id', '=', contract)
      .where('order_id', '=', order)
      .orderBy('id')
      .forUpdate(),
  );
  return tx.query(readPosted({ contract, order }));
}

const readTaken = sqlFile<{ readonly contract: number; readonly order: number }, TakenByMethod>(
  import.meta.dirname,
  'readTaken.sql',
);

/** @param paid what came in for the order, less what went out */
export async function readMethods(
  sql: Sql,
  { contract, order, paid }: { readonly contract: number; readonly order: number; readonly paid: number },
): Promise<readonly RefundMethod[]> {
  return listMethods(await sql.query(readTaken({ contract, order })), paid);
}
