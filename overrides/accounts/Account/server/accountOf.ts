/** Who calls about their own account: a person, from a sign-in that still lasts, and no program of theirs. */
import type { AccountOutsideContext, Caller, Host } from '../../../../server/kit.ts';
import { countAttempt, forgetAttempts } from '../../SignIn/server/attempts.ts';
import { isPassword } from '../../SignIn/server/password.ts';
import { findPersonById, type Person } from '../../SignIn/server/people.ts';
import type { Doer } from '../../SignIn/server/securityLog.ts';
import { isSessionOpen } from '../../SignIn/server/sessions.ts';
import { readWebClient } from '../../SignIn/server/webClient.ts';
import { accountProblem } from './errors.ts';

const ended = (session: number | undefined) => accountProblem('ACC-102', { session: session ?? 'none' });

/** The check of every call of scope `account`, before its path and its body are read. */
export async function guardAccount(
  { database }: Pick<Host, 'database'>,
  { program, session, email }: Caller,
): Promise<void> {
  if (program) throw accountProblem('ACC-101', { email });
  if (session !== undefined && !(await isSessionOpen(database, session))) throw ended(session);
}

export interface OwnDoer extends Doer {
  readonly person: Person;
  /** The sign-in that asks; absent for a token that the operator printed. */
  readonly session: number | undefined;
}

/** The `prepare` of calls that ask for no password. */
export async function accountOf({
  host,
  caller: { accountId, session },
  from,
}: AccountOutsideContext): Promise<OwnDoer> {
  const person = await findPersonById(host.database, accountId);
  if (!person) throw ended(session);
  return { person, accountId, email: person.email, session, webClient: readWebClient(from) };
}

/** Tries of the password by who holds a token of its person: nobody else can use them up. */
const TRIES = 8;

/** What is dangerous asks for the password once more: an open screen is not enough. */
export async function confirmedAccountOf(
  context: AccountOutsideContext,
  { current }: { readonly current: string },
): Promise<OwnDoer> {
  const { host } = context;
  const account = await accountOf(context);
  const key = `confirm ${account.accountId}`;
  const minutes = await countAttempt(host, [{ key, most: TRIES }]);
  if (minutes > 0) throw accountProblem('ACC-105', { minutes });
  if (!(await isPassword(current, account.person.passwordHash)))
    throw accountProblem('ACC-103', { email: account.email });
  await forgetAttempts(host, key);
  return account;
}
