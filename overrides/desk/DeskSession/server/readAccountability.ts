/** What a desk session took, per payment method: from its transactions, which never change (R32). */
import type { DeskSessionAccount } from '../../../../schema/generated/desk/DeskSessionAccount.ts';
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

const readAccount = sqlFile<
  { readonly contract: number; readonly session: number },
  { readonly account: DeskSessionAccount }
>(import.meta.dirname, 'readAccountability.sql');

/** Of a session that is there. */
export async function readAccountability(
  sql: Sql,
  contract: number,
  session: number,
): Promise<DeskSessionAccount> {
  const [row] = await sql.query(readAccount({ contract, session }));
  if (!row) throw new Error(`The desk session "${session}" is not there any more.`);
  return row.account;
}
