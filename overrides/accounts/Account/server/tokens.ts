/** Personal access tokens: made once shown, listed without their value, revoked at once. */

import type { InferResult } from 'kysely';
import { policyCodes } from '../../../../schema/policies.ts';
import { type Host, readContract } from '../../../../server/kit.ts';
import { db, now } from '../../../../server/sql.ts';
import { forgetPrograms, hashToken, makeTokenText } from '../../SignIn/server/personalTokens.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { ACCOUNT_PATH, type AccountToken, MOST_TOKEN_DAYS, READ_ONLY } from '../model.ts';
import { accountProblem } from './errors.ts';
import { openAccount } from './openAccount.ts';
import { type Body, readBody, readId, readText } from './readBody.ts';

const PATH = `${ACCOUNT_PATH}/tokens`;
const DAY_MS = 24 * 3600_000;

const tokens = db.selectFrom('personal_token as t').select((token) => [
  't.id',
  't.name',
  token.ref('t.scopes').$castTo<readonly string[]>().as('scopes'),
  't.is_read_only as isReadOnly',
  't.contract_id as contract',
  token
    .selectFrom('contract as c')
    .select(({ fn, val }) => fn.coalesce('c.company_display_name', val('')).as('name'))
    .whereRef('c.id', '=', 't.contract_id')
    .$asScalar()
    .$notNull()
    .as('contractName'),
  't.expires_at as expiresAt',
  token('t.expires_at', '<=', now).$castTo<boolean>().as('isExpired'),
  't.created_at as createdAt',
  't.last_used_at as lastUsedAt',
]);

type TokenRow = InferResult<typeof tokens>[number];

const showToken = ({ isReadOnly, scopes, ...row }: TokenRow): AccountToken => ({
  ...row,
  scopes: isReadOnly ? [READ_ONLY, ...scopes] : scopes,
});

export async function listTokens({ database }: Host, accountId: number): Promise<readonly AccountToken[]> {
  const rows = await database.query('system', tokens.where('t.account_id', '=', accountId).orderBy('t.id'));
  return rows.map(showToken);
}

function readScopes(body: Body) {
  const { scopes } = body;
  const all: readonly unknown[] = Array.isArray(scopes) ? [...new Set(scopes)] : [];
  const policies = all.filter((scope) => scope !== READ_ONLY);
  const known: readonly unknown[] = policyCodes;
  const wrong = policies.find((scope) => !known.includes(scope));
  if (wrong !== undefined)
    throw accountProblem('ACC-106', {
      member: 'scopes',
      reason: `"${String(wrong).slice(0, 60)}" is no policy`,
    });
  if (policies.length === 0)
    throw accountProblem('ACC-106', { member: 'scopes', reason: 'it names no policy' });
  return { policies, isReadOnly: policies.length < all.length };
}

function readExpiry(body: Body): string {
  const time = Date.parse(readText(body, 'expiresAt', 40));
  const now = Date.now();
  if (!(time > now && time <= now + MOST_TOKEN_DAYS * DAY_MS))
    throw accountProblem('ACC-106', {
      member: 'expiresAt',
      reason: `it is no time between now and ${MOST_TOKEN_DAYS} days from now`,
    });
  return new Date(time).toISOString();
}

export function registerTokens(host: Host): void {
  const { app, database } = host;

  app.post(PATH, async (request, reply) => {
    const account = await openAccount(host, request);
    const body = readBody(request.body);
    const { contract: named } = request.query as { readonly contract?: unknown };
    const contract = readContract(account.caller, [named, body.contract]);
    const { policies, isReadOnly } = readScopes(body);
    const name = readText(body, 'name', 100).trim();
    const token = makeTokenText();
    const row = await database.transaction('system', async (tx) => {
      const [made] = await tx.query(
        db
          .insertInto('personal_token')
          .values({
            contract_id: contract,
            account_id: account.accountId,
            hash: hashToken(token),
            name,
            scopes: JSON.stringify(policies),
            is_read_only: isReadOnly,
            expires_at: readExpiry(body),
          })
          .returning('id'),
      );
      const [shown] = made ? await tx.query(tokens.where('t.id', '=', made.id)) : [];
      return shown;
    });
    await logSecurity(database, account, 'token.made');
    reply.code(201).header('cache-control', 'no-store');
    return { ...(row && showToken(row)), token };
  });

  app.delete(`${PATH}/:id`, async (request, reply) => {
    const account = await openAccount(host, request);
    const id = readId(request.params, 'token');
    const gone = await database.query(
      'system',
      db
        .deleteFrom('personal_token')
        .where('account_id', '=', account.accountId)
        .where('id', '=', id)
        .returning('id'),
    );
    if (gone.length === 0) throw accountProblem('ACC-107', { what: 'token', id });
    forgetPrograms();
    await logSecurity(database, account, 'token.revoked');
    return reply.code(204).send();
  });
}
