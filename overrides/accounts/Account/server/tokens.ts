/** Personal access tokens: made once shown, listed without their value, revoked at once. */

import { policyCodes } from '../../../../schema/policies.ts';
import { type Host, Problem, readContract } from '../../../../server/kit.ts';
import { forgetPrograms, hashToken, makeTokenText } from '../../SignIn/server/personalTokens.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { ACCOUNT_PATH, type AccountToken, MOST_TOKEN_DAYS, READ_ONLY } from '../model.ts';
import { openAccount } from './openAccount.ts';
import { type Body, readBody, readId, readText } from './readBody.ts';

const PATH = `${ACCOUNT_PATH}/tokens`;
const DAY_MS = 24 * 3600_000;

interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly isReadOnly: boolean;
  readonly contract: number;
  readonly contractName: string;
  readonly expiresAt: string;
  readonly isExpired: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

const COLUMNS = `"id", "name", "scopes", "is_read_only" AS "isReadOnly", "contract_id" AS contract,
  (SELECT c."company_display_name" FROM "contract" c WHERE c."id" = "personal_token"."contract_id") AS "contractName",
  "expires_at" AS "expiresAt", "expires_at" <= now() AS "isExpired", "created_at" AS "createdAt",
  "last_used_at" AS "lastUsedAt"`;

const showToken = ({ isReadOnly, scopes, ...row }: TokenRow): AccountToken => ({
  ...row,
  scopes: isReadOnly ? [READ_ONLY, ...scopes] : scopes,
});

export async function listTokens({ database }: Host, accountId: number): Promise<readonly AccountToken[]> {
  const rows = await database.query<TokenRow>(
    'system',
    `SELECT ${COLUMNS} FROM "personal_token" WHERE "account_id" = $1 ORDER BY "id"`,
    [accountId],
  );
  return rows.map(showToken);
}

function readScopes(body: Body) {
  const { scopes } = body;
  const all: readonly unknown[] = Array.isArray(scopes) ? [...new Set(scopes)] : [];
  const policies = all.filter((scope) => scope !== READ_ONLY);
  const known: readonly unknown[] = policyCodes;
  const wrong = policies.find((scope) => !known.includes(scope));
  if (wrong !== undefined)
    throw new Problem('ACC-106', {
      member: 'scopes',
      reason: `"${String(wrong).slice(0, 60)}" is no policy`,
    });
  if (policies.length === 0) throw new Problem('ACC-106', { member: 'scopes', reason: 'it names no policy' });
  return { policies, isReadOnly: policies.length < all.length };
}

function readExpiry(body: Body): string {
  const time = Date.parse(readText(body, 'expiresAt', 40));
  const now = Date.now();
  if (!(time > now && time <= now + MOST_TOKEN_DAYS * DAY_MS))
    throw new Problem('ACC-106', {
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
    const [row] = await database.query<TokenRow>(
      'system',
      `INSERT INTO "personal_token" ("contract_id", "account_id", "hash", "name", "scopes", "is_read_only", "expires_at")
       VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7) RETURNING ${COLUMNS}`,
      [
        contract,
        account.accountId,
        hashToken(token),
        name,
        JSON.stringify(policies),
        isReadOnly,
        readExpiry(body),
      ],
    );
    await logSecurity(database, account, 'token.made');
    reply.code(201).header('cache-control', 'no-store');
    return { ...(row && showToken(row)), token };
  });

  app.delete(`${PATH}/:id`, async (request, reply) => {
    const account = await openAccount(host, request);
    const id = readId(request.params, 'token');
    const gone = await database.query(
      'system',
      'DELETE FROM "personal_token" WHERE "account_id" = $1 AND "id" = $2 RETURNING "id"',
      [account.accountId, id],
    );
    if (gone.length === 0) throw new Problem('ACC-107', { what: 'token', id });
    forgetPrograms();
    await logSecurity(database, account, 'token.revoked');
    return reply.code(204).send();
  });
}
