/** Keeps the password that somebody chose by a link: makes their account, or ends every sign-in of the one they have. */
import type { Database } from '../../../../server/kit.ts';
import { hashPassword } from '../../SignIn/server/password.ts';
import { takeLink } from './links.ts';

const ACCOUNT = `INSERT INTO "account" ("email", "password_hash", "name", "language")
  VALUES ($1, $2, $3, $4)
  ON CONFLICT ("contract_id", "email") DO UPDATE SET "password_hash" = excluded."password_hash"
  RETURNING "id"`;

/** Whoever knew the old password, or held a token of it, is out with it. */
const SIGN_OUT = `DELETE FROM "oidc_store" WHERE "payload"->>'accountId' = $1`;

const JOINED = `UPDATE "accounts_user" SET "invited" = false WHERE lower("email") = $1 AND "invited"`;

/** @returns whether the link was still good */
export async function choosePassword(
  database: Database,
  {
    token,
    password,
    language,
  }: { readonly token: string; readonly password: string; readonly language: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return database.transaction('system', async (tx) => {
    const link = await takeLink(tx, token);
    if (!link) return false;
    const [account] = await tx.query<{ id: number }>(ACCOUNT, [
      link.email,
      passwordHash,
      link.name || link.email,
      language,
    ]);
    await tx.query(SIGN_OUT, [String(account?.id)]);
    await tx.query(JOINED, [link.email]);
    return true;
  });
}
