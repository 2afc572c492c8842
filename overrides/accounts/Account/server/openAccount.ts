/** Who calls about their own account: a person, from a sign-in that still lasts, and no program of theirs. */
import type { FastifyRequest } from 'fastify';
import type { Caller, Host } from '../../../../server/kit.ts';
import { countAttempt, forgetAttempts } from '../../SignIn/server/attempts.ts';
import { isPassword } from '../../SignIn/server/password.ts';
import { findPersonById, type Person } from '../../SignIn/server/people.ts';
import type { Doer } from '../../SignIn/server/securityLog.ts';
import { isSessionOpen } from '../../SignIn/server/sessions.ts';
import { readWebClient } from '../../SignIn/server/webClient.ts';
import { accountProblem } from './errors.ts';

export interface OpenAccount extends Doer {
  readonly person: Person;
  readonly caller: Caller;
  /** The sign-in that asks; absent for a token that the operator printed. */
  readonly session: number | undefined;
}

export async function openAccount(host: Host, request: FastifyRequest): Promise<OpenAccount> {
  const caller = await host.authenticate(request);
  const { accountId, session, email } = caller;
  if (caller.program) throw accountProblem('ACC-101', { email });
  const [person, isOpen] = await Promise.all([
    findPersonById(host.database, accountId),
    session === undefined || isSessionOpen(host.database, session),
  ]);
  if (!person || !isOpen) throw accountProblem('ACC-102', { session: session ?? 'none' });
  return { caller, person, accountId, email: person.email, session, webClient: readWebClient(request) };
}

/** Tries of the password by who holds a token of its person: nobody else can use them up. */
const TRIES = 8;

/** What is dangerous asks for the password once more: an open screen is not enough. */
export async function requirePassword(host: Host, account: OpenAccount, current: string): Promise<void> {
  const key = `confirm ${account.accountId}`;
  const minutes = await countAttempt(host, [{ key, most: TRIES }]);
  if (minutes > 0) throw accountProblem('ACC-105', { minutes });
  if (!(await isPassword(current, account.person.passwordHash)))
    throw accountProblem('ACC-103', { email: account.email });
  await forgetAttempts(host, key);
}
