/**
 * Sign-ins as people see them: a row each, beside the grant that its tokens come from. To end one is to take its grant,
 * its refresh tokens and the browser's session with the accounts service away in one statement.
 */
import type { Database } from '../../../../server/kit.ts';
import { db, fromNow, now, sqlFile } from '../../../../server/sql.ts';
import type { WebClient } from './webClient.ts';

type Store = Pick<Database, 'query'>;

/** A sign-in that nobody used for so long is over. */
export const IDLE_DAYS = 14;

const lastUsedLimit = fromNow(`-${IDLE_DAYS} days`);

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
    db
      .insertInto('account_session')
      .values({
        account_id: accountId,
        grant_id: grantId,
        session_uid: sessionUid ?? null,
        browser: webClient.browser,
        address: webClient.address,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** @returns the session's id for the token that is being made of its grant */
export async function touchSession(
  database: Store,
  grantId: string | undefined,
): Promise<number | undefined> {
  if (grantId === undefined) return undefined;
  const [row] = await database.query(
    'system',
    db
      .updateTable('account_session')
      .set({ last_used_at: now })
      .where('contract_id', '=', 0)
      .where('grant_id', '=', grantId)
      .returning('id'),
  );
  return row?.id;
}

export function listSessions(database: Store, accountId: number): Promise<readonly Session[]> {
  return database.query(
    'system',
    db
      .selectFrom('account_session')
      .select(['id', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'browser', 'address'])
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId)
      .where('last_used_at', '>', lastUsedLimit)
      .orderBy('last_used_at', 'desc')
      .orderBy('id'),
  );
}

export async function isSessionOpen(database: Store, session: number): Promise<boolean> {
  const [row] = await database.query(
    'system',
    db.selectFrom('account_session').select('id').where('contract_id', '=', 0).where('id', '=', session),
  );
  return row !== undefined;
}

/** Whose sign-ins end: all of theirs, one of them, or all but one. */
interface Ended {
  readonly accountId: number;
  readonly only?: number;
  readonly except?: number | undefined;
}

const folder = import.meta.dirname;

const endAll = sqlFile<
  { readonly account: number; readonly only: number | null; readonly except: number | null },
  { readonly id: number }
>(folder, 'endSessions.sql');

/** @returns how many ended. Access tokens already given out last until they expire, an hour at most. */
export async function endSessions(database: Store, { accountId, only, except }: Ended): Promise<number> {
  const statement = endAll({ account: accountId, only: only ?? null, except: except ?? null });
  return (await database.query('system', statement)).length;
}

const endGranted = sqlFile<{ readonly grant: string }>(folder, 'endGrant.sql');

/** Ends the sign-in that a grant belongs to, with all its tokens: its person signed out. */
export async function endGrant(database: Store, grantId: string): Promise<void> {
  await database.query('system', endGranted({ grant: grantId }));
}

const endReused = sqlFile<{ readonly grant: string } & WebClient>(folder, 'endReusedGrant.sql');

/** The same because a token of its was used twice: somebody else may have it, and the log has a line of it, once. */
export async function endReusedGrant(database: Store, grantId: string, webClient: WebClient): Promise<void> {
  await database.query('system', endReused({ grant: grantId, ...webClient }));
}

/** Sign-ins whose grant has expired, or that nobody used for too long, are over. */
export async function sweepSessions(database: Store): Promise<void> {
  await database.query(
    'system',
    db
      .deleteFrom('account_session as s')
      .where((session) =>
        session.or([
          session('s.last_used_at', '<=', lastUsedLimit),
          session.not(
            session.exists(
              session
                .selectFrom('oidc_store as o')
                .select('o.id')
                .where('o.contract_id', '=', 0)
                .where('o.model', '=', 'Grant')
                .whereRef('o.id', '=', 's.grant_id'),
            ),
          ),
        ]),
      ),
  );
}
