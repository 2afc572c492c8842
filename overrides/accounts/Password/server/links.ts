/** One-time links: who has one chooses a password. Only a hash of what the link holds is stored. */
import { createHash } from 'node:crypto';
import type { InferResult } from 'kysely';
import type { Database, Sql } from '../../../../server/kit.ts';
import { db, fromNow, now } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { LINK_HOURS, type LinkPurpose } from '../model.ts';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Links that may be asked for by one person in an hour, so that nobody's mailbox is filled. */
const MOST_AN_HOUR = 5;

interface LinkFor {
  /** What the link holds. */
  readonly token: string;
  readonly email: string;
  readonly name: string;
  readonly purpose: LinkPurpose;
}

const countRecent = (email: string) =>
  db
    .selectFrom('password_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', fromNow('-1 hour'));

/** Whether a person may be sent another link. */
export async function hasRoom(database: Pick<Database, 'query'>, email: string): Promise<boolean> {
  const [recent] = await database.query('system', countRecent(normaliseEmail(email)));
  return Number(recent?.count) < MOST_AN_HOUR;
}

/** @returns whether there is a link of this token: the same one is made once, and none when there were too many of late */
export async function makeLink(
  database: Pick<Database, 'query'>,
  { token, email, name, purpose }: LinkFor,
): Promise<boolean> {
  const asked = normaliseEmail(email);
  await database.query(
    'system',
    db
      .insertInto('password_link')
      .columns(['token_hash', 'email', 'name', 'purpose', 'expires_at'])
      .expression(
        db
          .selectNoFrom(({ val }) => [
            val(hash(token)).as('token_hash'),
            val(asked).as('email'),
            val(name).as('name'),
            val(purpose).as('purpose'),
            fromNow(`${LINK_HOURS[purpose]} hours`).as('expires_at'),
          ])
          .where(() => countRecent(asked), '<', MOST_AN_HOUR),
      )
      .onConflict((conflict) => conflict.columns(['contract_id', 'token_hash']).doNothing()),
  );
  return (await findLink(database, token)) !== undefined;
}

const open = db
  .selectFrom('password_link')
  .select(({ ref }) => ['email', 'name', ref('purpose').$castTo<LinkPurpose>().as('purpose')])
  .where('expires_at', '>', now);

type Link = InferResult<typeof open>[number];

/** Looks without using it up: mail programs open links before people do. */
export async function findLink(database: Pick<Database, 'query'>, token: string): Promise<Link | undefined> {
  const [link] = await database.query('system', open.where('token_hash', '=', hash(token)));
  return link;
}

/** Uses the link up, and every other of the same person: of two at once one gets it. */
export async function consumeLink(tx: Sql, token: string): Promise<Link | undefined> {
  const [link] = await tx.query(open.where('token_hash', '=', hash(token)).forUpdate());
  if (link) await tx.query(db.deleteFrom('password_link').where('email', '=', link.email));
  return link;
}

export async function sweepLinks(database: Pick<Database, 'query'>): Promise<void> {
  await database.query('system', db.deleteFrom('password_link').where('expires_at', '<', now));
}
