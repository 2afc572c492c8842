/** No sale without an open desk session of the person who sells. */
import { Problem, type WriteContext } from '../../../../server/kit.ts';
import '../../errors.ts';

/** Keeps it open until the sale is committed: who closes it meanwhile waits, and then counts the sale. */
export async function requireOpenSession({
  tx,
  contract,
  caller,
}: WriteContext): Promise<{ readonly id: number }> {
  const [session] = await tx.query<{ id: number }>(
    `SELECT "id" FROM "desk_session" WHERE "contract_id" = $1 AND "user_email" = $2 AND "end_date" IS NULL
     ORDER BY "id" DESC LIMIT 1 FOR SHARE`,
    [contract, caller.email],
  );
  if (!session) throw new Problem('DESK-001', { email: caller.email });
  return { id: Number(session.id) };
}
