/**
 * Who works as whom right now: a row a token, so that one can be ended before it expires. What is found is remembered
 * for some seconds; one that is ended in this process is felt at once, in others after that.
 */
import type { AccountWriteContext, Database, Host } from '../../../../server/kit.ts';
import { db, fromNow, now } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { IMPERSONATION_SECONDS } from '../model.ts';

type Store = Pick<Database, 'query'>;

const TRUST_MS = 3000;
const MOST = 1000;

const expiry = fromNow(`${IMPERSONATION_SECONDS} seconds`);

export async function storeImpersonation(
  database: Store,
  { contract, token, email }: { readonly contract: number; readonly token: string; readonly email: string },
): Promise<void> {
  await database.query(
    'system',
    db
      .insertInto('impersonation')
      .columns(['contract_id', 'token', 'user_id', 'expires_at'])
      .expression((query) =>
        query
          .selectFrom('accounts_user as u')
          .select(({ val }) => ['u.contract_id', val(token).as('token'), 'u.id', expiry.as('expires_at')])
          .where('u.contract_id', '=', contract)
          .where(({ fn }) => fn<string>('lower', ['u.email']), '=', normaliseEmail(email)),
      ),
  );
}

const remembered = new Map<string, { readonly isOpen: Promise<boolean>; readonly until: number }>();

export async function endImpersonation(
  { tx, afterCommit }: Pick<AccountWriteContext, 'tx' | 'afterCommit'>,
  token: string,
): Promise<void> {
  await tx.query(db.deleteFrom('impersonation').where('token', '=', token));
  afterCommit(() => void remembered.delete(token));
}

async function read({ database }: Pick<Host, 'database'>, token: string): Promise<boolean> {
  const rows = await database.query(
    'system',
    db.selectFrom('impersonation').select('user_id').where('token', '=', token).where('expires_at', '>', now),
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
  await database.query('system', db.deleteFrom('impersonation').where('expires_at', '<', now));
}

/** Whether somebody works under the name of a contract's user; `id` is SQL of that user's id. */
export const isWorkedAs = (row: string, id: string) => `EXISTS (SELECT FROM "impersonation" "as_them"
  WHERE "as_them"."contract_id" = ${row}."contract_id" AND "as_them"."user_id" = ${id}
    AND "as_them"."expires_at" > now())`;
