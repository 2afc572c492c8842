/**
 * The questions that passkeys answer: each good once, for five minutes, and for the one browser or sign-in it was put
 * to. Kept in the database, so that any server process may take the answer; what is kept is a hash of both.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../../../../server/kit.ts';
import { db, fromNow, now } from '../../../../server/sql.ts';

type Store = Pick<Database, 'query'>;

/** Long enough to look for a security key. Ours: the specification knows no passkeys. */
const MINUTES = 5;

export interface Challenge {
  /** As the browser was given it, base64url. */
  readonly challenge: string;
  /** Whom it was put to: nobody else's answer counts. */
  readonly holder: string;
}

const hash = ({ challenge, holder }: Challenge) =>
  createHash('sha256').update(`${holder} ${challenge}`).digest('base64url');

export async function storeChallenge(database: Store, challenge: Challenge): Promise<void> {
  await database.query(
    'system',
    db
      .insertInto('passkey_challenge')
      .values({ hash: hash(challenge), expires_at: fromNow(`${MINUTES} minutes`) }),
  );
}

/** Uses the question up, whatever becomes of the answer. @returns whether it was still open */
export async function consumeChallenge(database: Store, challenge: Challenge): Promise<boolean> {
  const [row] = await database.query(
    'system',
    db
      .deleteFrom('passkey_challenge')
      .where('contract_id', '=', 0)
      .where('hash', '=', hash(challenge))
      .returning((kept) => kept('expires_at', '>', now).as('open')),
  );
  return row?.open === true;
}

export async function sweepChallenges(database: Store): Promise<void> {
  await database.query('system', db.deleteFrom('passkey_challenge').where('expires_at', '<', now));
}
