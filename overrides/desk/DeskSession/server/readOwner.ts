/** Who does something at a desk: the user, and the desk session they have open. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../../accounts/SignIn/model.ts';

export interface DeskOwner {
  readonly owner: number | null;
  readonly deskSession: number | null;
}

export async function readOwner(tx: Sql, contract: number, email: string): Promise<DeskOwner> {
  const user = db
    .selectFrom('accounts_user')
    .select('id')
    .where('contract_id', '=', contract)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', normaliseEmail(email));
  const session = db
    .selectFrom('desk_session')
    .select('id')
    .where('contract_id', '=', contract)
    .where(({ fn }) => fn<string>('lower', ['user_email']), '=', normaliseEmail(email))
    .where('end_date', 'is', null)
    .orderBy('id', 'desc')
    .limit(1);
  const [row] = await tx.query(db.selectNoFrom([user.as('owner'), session.as('session')]));
  return { owner: row?.owner ?? null, deskSession: row?.session ?? null };
}
