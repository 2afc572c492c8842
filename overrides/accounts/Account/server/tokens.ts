/** Personal access tokens: made once shown, listed without their value, revoked at once. */
import type { InferResult } from 'kysely';
import type { OwnToken } from '../../../../schema/generated/accounts/OwnToken.ts';
import { policyCodes } from '../../../../schema/policies.ts';
import { defineCall } from '../../../../server/call.ts';
import { readContract, type Sql } from '../../../../server/kit.ts';
import { db, now } from '../../../../server/sql.ts';
import { forgetPrograms, hashToken, makeTokenText } from '../../SignIn/server/personalTokens.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { MOST_TOKEN_DAYS, READ_ONLY } from '../model.ts';
import { accountOf } from './accountOf.ts';
import { accountProblem } from './errors.ts';

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

const showToken = ({ isReadOnly, scopes, ...row }: TokenRow): OwnToken => ({
  ...row,
  scopes: isReadOnly ? [READ_ONLY, ...scopes] : scopes,
});

export async function listTokens(sql: Sql, accountId: number): Promise<readonly OwnToken[]> {
  const rows = await sql.query(tokens.where('t.account_id', '=', accountId).orderBy('t.id'));
  return rows.map(showToken);
}

/** @param scopes codes of policies, and `read-only` */
function readScopes(scopes: readonly string[]) {
  const all = [...new Set(scopes)];
  const policies = all.filter((scope) => scope !== READ_ONLY);
  const known: readonly string[] = policyCodes;
  const wrong = policies.find((scope) => !known.includes(scope));
  if (wrong !== undefined)
    throw accountProblem('ACC-106', { member: 'scopes', reason: `"${wrong.slice(0, 60)}" is no policy` });
  if (policies.length === 0)
    throw accountProblem('ACC-106', { member: 'scopes', reason: 'it names no policy' });
  return { policies, isReadOnly: policies.length < all.length };
}

function checkExpiry(expiresAt: string, from: Date): void {
  const time = Date.parse(expiresAt);
  if (time > from.getTime() && time <= from.getTime() + MOST_TOKEN_DAYS * DAY_MS) return;
  throw accountProblem('ACC-106', {
    member: 'expiresAt',
    reason: `it is no time between now and ${MOST_TOKEN_DAYS} days from now`,
  });
}

export const makeOwnToken = defineCall('POST /account/tokens', {
  prepare: accountOf,
  async run({ tx, caller, now: from }, { query, body }, account) {
    const { policies, isReadOnly } = readScopes(body.scopes);
    checkExpiry(body.expiresAt, from);
    const token = makeTokenText();
    const [made] = await tx.query(
      db
        .insertInto('personal_token')
        .values({
          contract_id: readContract(caller, [query.contract, body.contract ?? undefined]),
          account_id: account.accountId,
          hash: hashToken(token),
          name: body.name.trim(),
          scopes: JSON.stringify(policies),
          is_read_only: isReadOnly,
          expires_at: body.expiresAt,
        })
        .returning('id'),
    );
    const [row] = made ? await tx.query(tokens.where('t.id', '=', made.id)) : [];
    if (!row) throw new Error('A personal access token was written and is not there.');
    await logSecurity(asStore(tx), account, 'token.made');
    return { value: { ...showToken(row), token } };
  },
});

export const revokeOwnToken = defineCall('DELETE /account/tokens/{id}', {
  prepare: accountOf,
  async run({ tx, afterCommit }, { params: { id } }, account) {
    const gone = await tx.query(
      db
        .deleteFrom('personal_token')
        .where('account_id', '=', account.accountId)
        .where('id', '=', id)
        .returning('id'),
    );
    if (gone.length === 0) throw accountProblem('ACC-107', { what: 'token', id });
    afterCommit(forgetPrograms);
    await logSecurity(asStore(tx), account, 'token.revoked');
    return undefined;
  },
});
