/** Remembers when a person last signed in, with each contract they work for. No change that anybody made: no history. */
import type { Database } from '../../../../server/kit.ts';

export async function noteSignIn(database: Database, accountId: number): Promise<void> {
  await database.transaction('system', async (tx) => {
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    await tx.query(
      `UPDATE "accounts_user" SET "last_sign_in" = now(), "invited" = false FROM "account" a
       WHERE a."id" = $1 AND lower("accounts_user"."email") = a."email" AND "accounts_user"."enabled"`,
      [accountId],
    );
  });
}
