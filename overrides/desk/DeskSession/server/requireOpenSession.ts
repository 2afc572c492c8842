/** No sale without an open desk session of the person who sells. */
import type { DeskSessionValues } from '../../../../schema/generated/desk/DeskSession.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../../accounts/SignIn/model.ts';
import { deskProblem } from '../../errors.ts';

/** Keeps it open until the sale is committed: who closes it meanwhile waits, and then counts the sale. */
export async function requireOpenSession({ tx, contract, caller }: WriteContext): Promise<{
  readonly id: number;
  readonly currency: DeskSessionValues['currency'];
}> {
  const [session] = await tx.query(
    db
      .selectFrom('desk_session')
      .select(['id', 'currency'])
      .where('contract_id', '=', contract)
      .where(({ fn }) => fn<string>('lower', ['user_email']), '=', normaliseEmail(caller.email))
      .where('end_date', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .forShare(),
  );
  if (!session) throw deskProblem('DESK-001', { email: caller.email });
  return session;
}
