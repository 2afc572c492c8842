/** One-time links: who has one chooses a password. Only a hash of what the link holds is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Sql } from '../../../../server/kit.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { LINK_HOURS, type LinkPurpose } from '../model.ts';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Links that may be asked for by one person in an hour, so that nobody's mailbox is filled. */
const MOST_AN_HOUR = 5;

interface LinkFor {
  readonly email: string;
  readonly name: string;
  readonly purpose: LinkPurpose;
}

/** @returns the secret of a new link; undefined when there were too many of late */
export async function makeLink(
  database: Pick<Database, 'query'>,
  { email, name, purpose }: LinkFor,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const made = await database.query(
    'system',
    `INSERT INTO "password_link" ("token_hash", "email", "name", "purpose", "expires_at")
     SELECT $1, $2, $3, $4, now() + $5::int * interval '1 hour'
     WHERE (SELECT count(*) FROM "password_link"
       WHERE "email" = $2 AND "created_at" > now() - interval '1 hour') < ${MOST_AN_HOUR}
     RETURNING 1`,
    [hash(token), normaliseEmail(email), name, purpose, LINK_HOURS[purpose]],
  );
  return made.length > 0 ? token : undefined;
}

interface Link {
  readonly email: string;
  readonly name: string;
  readonly purpose: LinkPurpose;
}

const SELECT = `SELECT "email", "name", "purpose" FROM "password_link" WHERE "token_hash" = $1 AND "expires_at" > now()`;

/** Looks without using it up: mail programs open links before people do. */
export async function findLink(database: Pick<Database, 'query'>, token: string): Promise<Link | undefined> {
  const [link] = await database.query<Link>('system', SELECT, [hash(token)]);
  return link;
}

/** Uses the link up, and every other of the same person: of two at once one gets it. */
export async function consumeLink(tx: Sql, token: string): Promise<Link | undefined> {
  const [link] = await tx.query<Link>(`${SELECT} FOR UPDATE`, [hash(token)]);
  if (link) await tx.query('DELETE FROM "password_link" WHERE "email" = $1', [link.email]);
  return link;
}

export async function sweepLinks(database: Pick<Database, 'query'>): Promise<void> {
  await database.query('system', 'DELETE FROM "password_link" WHERE "expires_at" < now()');
}
