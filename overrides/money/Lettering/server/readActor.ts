/** The user who letters, or undoes. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../../accounts/SignIn/model.ts';

/** @returns id of the user; null where a program does it */
export async function readActor(tx: Sql, contract: number, email: string): Promise<number | null> {
  const [user] = await tx.query(
    db
      .selectFrom('accounts_user')
      .select('id')
      .where('contract_id', '=', contract)
      .where(({ fn }) => fn<string>('lower', ['email']), '=', normaliseEmail(email)),
  );
  return user?.id ?? null;
}
