/**
 * Sign-ins as people see them: a row each, beside the grant that its tokens come from. To end one is to take its grant,
 * its refresh tokens and the browser's session with the accounts service away in one statement.
 */
import type { Database } from '../../../../server/kit.ts';
import type { WebClient } from './webClient.ts';

type Store = Pick<Database, 'query'>;

/** A sign-in that nobody used for so long is over. */
export const IDLE_DAYS = 14;

const isUsed = `"last_used_at" > now() - interval '${IDLE_DAYS} days'`;

export interface Session {
  readonly id: number;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly browser: string;
  readonly address: string;
}

interface NewSession {
  readonly accountId: number;
  readonly grantId: string;
  readonly sessionUid: string | undefined;
  readonly webClient: WebClient;
}

export async function storeSession(database: Store, session: NewSession): Promise<void> {
  const { accountId, grantId, sessionUid, webClient } = session;
  await database.query(
    'system',
    `INSERT INTO "account_session" ("account_id", "grant_id", "session_uid", "browser", "address")
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [accountId, grantId, sessionUid ?? null, webClient.browser, webClient.address],
  );
}

/** @returns the session's id for the token that is being made of its grant */
export async function touchSession(
  database: Store,
  grantId: string | undefined,
): Promise<number | undefined> {
  const [row] = await database.query<{ id: number }>(
    'system',
    `UPDATE "account_session" SET "last_used_at" = now() WHERE "contract_id" = 0 AND "grant_id" = $1 RETURNING "id"`,
    [grantId ?? null],
  );
  return row?.id;
}

export function listSessions(database: Store, accountId: number): Promise<readonly Session[]> {
  return database.query<Session>(
    'system',
    `SELECT "id", "created_at" AS "createdAt", "last_used_at" AS "lastUsedAt", "browser", "address"
     FROM "account_session" WHERE "contract_id" = 0 AND "account_id" = $1 AND ${isUsed} ORDER BY "last_used_at" DESC, "id"`,
    [accountId],
  );
}

export async function isSessionOpen(database: Store, session: number): Promise<boolean> {
  const [row] = await database.query<{ id: number }>(
    'system',
    'SELECT "id" FROM "account_session" WHERE "contract_id" = 0 AND "id" = $1',
    [session],
  );
  return row !== undefined;
}

/** Whose sign-ins end: all of theirs, one of them, or all but one. */
interface Ended {
  readonly accountId: number;
  readonly only?: number;
  readonly except?: number | undefined;
}

/** @returns how many ended. Access tokens already given out last until they expire, an hour at most. */
export async function endSessions(database: Store, { accountId, only, except }: Ended): Promise<number> {
  const rows = await database.query(
    'system',
    `WITH ended AS (
       DELETE FROM "account_session"
       WHERE "contract_id" = 0 AND "account_id" = $1 AND ($2::bigint IS NULL OR "id" = $2)
         AND ($3::bigint IS NULL OR "id" <> $3)
       RETURNING "id", "grant_id", "session_uid"
     ), gone AS (
       DELETE FROM "oidc_store" USING ended
       WHERE "oidc_store"."contract_id" = 0 AND ("oidc_store"."grant_id" = ended."grant_id"
         OR ("oidc_store"."model" = 'Grant' AND "oidc_store"."id" = ended."grant_id")
         OR ("oidc_store"."model" = 'Session' AND "oidc_store"."uid" = ended."session_uid"))
     )
     SELECT "id" FROM ended`,
    [accountId, only ?? null, except ?? null],
  );
  return rows.length;
}

/** Ends the sign-in that a grant belongs to, with all its tokens: its person signed out. */
export async function endGrant(database: Store, grantId: string): Promise<void> {
  await database.query('system', endGrantText(''), [grantId]);
}

/** The same because a token of its was used twice: somebody else may have it, and the log says so, once. */
export async function endReusedGrant(database: Store, grantId: string, webClient: WebClient): Promise<void> {
  const logged = `, logged AS (
    INSERT INTO "security_log" ("account_id", "email", "what", "address", "browser")
    SELECT a."id", a."email", 'session.token_reused', $2, $3 FROM ended
    JOIN "account" a ON a."contract_id" = 0 AND a."id" = ended."account_id")`;
  await database.query('system', endGrantText(logged), [grantId, webClient.address, webClient.browser]);
}

const endGrantText = (also: string) => `WITH ended AS (
    DELETE FROM "account_session" WHERE "contract_id" = 0 AND "grant_id" = $1
    RETURNING "account_id", "session_uid"
  )${also}
  DELETE FROM "oidc_store" WHERE "contract_id" = 0 AND ("grant_id" = $1 OR ("model" = 'Grant' AND "id" = $1)
    OR ("model" = 'Session' AND "uid" IN (SELECT "session_uid" FROM ended)))`;

/** Sign-ins whose grant has expired, or that nobody used for too long, are over. */
export async function sweepSessions(database: Store): Promise<void> {
  await database.query(
    'system',
    `DELETE FROM "account_session" s WHERE NOT s.${isUsed} OR NOT EXISTS (
       SELECT FROM "oidc_store" o WHERE o."contract_id" = 0 AND o."model" = 'Grant' AND o."id" = s."grant_id")`,
  );
}
