/**
 * Who of those who listen, to live updates or to a box, has no place in their contract any more: disabled, or their row
 * taken away. One statement.
 */
import type { Caller, Database } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../SignIn/model.ts';

/** How long who works for a contract no more may listen on, ms: the outbox is not read by all, nor always written. */
export const MEMBER_CHECK = 1000;

interface Listens {
  readonly contract: number;
  readonly caller: Pick<Caller, 'email' | 'impersonator'>;
}

const findMissing = sqlFile<
  { readonly contracts: readonly number[]; readonly emails: readonly string[] },
  { readonly contract: number; readonly email: string }
>(import.meta.dirname, 'findGone.sql');

/** Whoever works as somebody, and that somebody. */
const peopleOf = ({ caller: { email, impersonator } }: Listens): readonly string[] =>
  [email, ...(impersonator ? [impersonator.email] : [])].map(normaliseEmail);

export async function findGone(
  database: Pick<Database, 'query'>,
  listeners: readonly Listens[],
): Promise<(listener: Listens) => boolean> {
  const keyOf = (contract: number, email: string) => `${contract} ${email}`;
  const asked = new Map(
    listeners.flatMap((one) =>
      peopleOf(one).map((email) => [keyOf(one.contract, email), { contract: one.contract, email }] as const),
    ),
  );
  const people = [...asked.values()];
  const rows = await database.query(
    'system',
    findMissing({
      contracts: people.map(({ contract }) => contract),
      emails: people.map(({ email }) => email),
    }),
  );
  const gone = new Set(rows.map(({ contract, email }) => keyOf(contract, email)));
  return (one) => peopleOf(one).some((email) => gone.has(keyOf(one.contract, email)));
}
