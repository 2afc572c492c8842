/** Whose a cart is that somebody makes or takes over: the seller, and the desk session they have open. */
import type { Sql } from '../../../../server/kit.ts';

export interface CartOwner {
  readonly owner: number | null;
  readonly deskSession: number | null;
}

export async function readOwner(tx: Sql, contract: number, email: string): Promise<CartOwner> {
  const [row] = await tx.query<{ owner: number | null; session: number | null }>(
    `SELECT (SELECT u."id" FROM "accounts_user" u WHERE u."contract_id" = $1 AND u."email" = $2) AS "owner",
       (SELECT s."id" FROM "desk_session" s WHERE s."contract_id" = $1 AND s."user_email" = $2 AND s."end_date" IS NULL
        ORDER BY s."id" DESC LIMIT 1) AS "session"`,
    [contract, email],
  );
  return { owner: row?.owner ?? null, deskSession: row?.session ?? null };
}
