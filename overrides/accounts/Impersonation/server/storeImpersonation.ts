/**
 * Who works as whom right now: a row a token, so that one can be ended before it expires. What is found is remembered
 * for some seconds; one that is ended in this process is felt at once, in others after that.
 */
import type { Database, Host } from '../../../../server/kit.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { IMPERSONATION_SECONDS } from '../model.ts';

type Store = Pick<Database, 'query'>;

const TRUST_MS = 3000;
const MOST = 1000;

export async function storeImpersonation(
  database: Store,
  { contract, token, email }: { readonly contract: number; readonly token: string; readonly email: string },
): Promise<void> {
  await database.query(
    'system',
    `INSERT INTO "impersonation" ("contract_id", "token", "user_id", "expires_at")
     SELECT $1, $2, u."id", now() + interval '${IMPERSONATION_SECONDS} seconds'
     FROM "accounts_user" u WHERE u."contract_id" = $1 AND lower(u."email") = $3`,
    [contract, token, normaliseEmail(email)],
  );
}

const remembered = new Map<string, { readonly isOpen: Promise<boolean>; readonly until: number }>();

export async function endImpersonation(database: Store, token: string): Promise<void> {
  await database.query('system', 'DELETE FROM "impersonation" WHERE "token" = $1', [token]);
  remembered.delete(token);
}

async function read({ database }: Pick<Host, 'database'>, token: string): Promise<boolean> {
  const rows = await database.query(
    'system',
    'SELECT FROM "impersonation" WHERE "token" = $1 AND "expires_at" > now()',
    [token],
  );
  return rows.length > 0;
}

export function isImpersonationOpen(host: Pick<Host, 'database'>, token: string): Promise<boolean> {
  const hit = remembered.get(token);
  if (hit && hit.until > Date.now()) return hit.isOpen;
  remembered.delete(token);
  if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value ?? '');
  const isOpen = read(host, token);
  remembered.set(token, { isOpen, until: Date.now() + TRUST_MS });
  isOpen.catch(() => remembered.delete(token));
  return isOpen;
}

export async function sweepImpersonations(database: Store): Promise<void> {
  await database.query('system', 'DELETE FROM "impersonation" WHERE "expires_at" < now()');
}

/** Whether somebody works under the name of a contract's user; `id` is SQL of that user's id. */
export const isWorkedAs = (row: string, id: string) => `EXISTS (SELECT FROM "impersonation" "as_them"
  WHERE "as_them"."contract_id" = ${row}."contract_id" AND "as_them"."user_id" = ${id}
    AND "as_them"."expires_at" > now())`;
