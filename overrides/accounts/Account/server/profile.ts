/** GET and PUT of the account: all that its person sees and sets of it, in one call. */
import type { FastifyRequest } from 'fastify';
import type { Host } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { listPasskeys } from '../../Passkey/server/keepPasskeys.ts';
import { readFactorState } from '../../SignIn/server/secondFactor.ts';
import { listSessions } from '../../SignIn/server/sessions.ts';
import { ACCOUNT_PATH, type Account, type AccountChange, partName } from '../model.ts';
import { accountProblem } from './errors.ts';
import { type OpenAccount, openAccount } from './openAccount.ts';
import { type Body, readBody, readText } from './readBody.ts';
import { listTokens } from './tokens.ts';

async function readProfile({ database }: Host, accountId: number) {
  const [row] = await database.query(
    'system',
    db
      .selectFrom('account')
      .select(({ ref }) => [
        'name',
        'firstname',
        'lastname',
        ref('language').$castTo<'en' | 'fr' | null>().as('language'),
      ])
      .where('contract_id', '=', 0)
      .where('id', '=', accountId),
  );
  const { name = '', firstname = null, lastname = null, language = null } = row ?? {};
  const parted = firstname === null && lastname === null ? partName(name) : { firstname, lastname };
  return { firstname: parted.firstname ?? '', lastname: parted.lastname ?? '', language };
}

async function showAccount(host: Host, { accountId, email, session }: OpenAccount): Promise<Account> {
  const [profile, secondFactor, passkeys, sessions, tokens] = await Promise.all([
    readProfile(host, accountId),
    readFactorState(host, accountId),
    listPasskeys(host.database, accountId),
    listSessions(host.database, accountId),
    listTokens(host, accountId),
  ]);
  return {
    email,
    ...profile,
    secondFactor,
    passkeys,
    sessions: sessions.map((one) => ({ ...one, isCurrent: one.id === session })),
    tokens,
  };
}

function readChange(body: Body): AccountChange {
  const { language } = body;
  if (language !== undefined && language !== 'en' && language !== 'fr')
    throw accountProblem('ACC-106', { member: 'language', reason: 'it is neither "en" nor "fr"' });
  return {
    ...(body.firstname !== undefined && { firstname: readText(body, 'firstname', 100).trim() }),
    ...(body.lastname !== undefined && { lastname: readText(body, 'lastname', 100).trim() }),
    ...(language !== undefined && { language }),
  };
}

export function registerProfile(host: Host): void {
  host.app.get(ACCOUNT_PATH, async (request, reply) => {
    const account = await openAccount(host, request);
    reply.header('cache-control', 'no-store');
    return showAccount(host, account);
  });

  host.app.put(ACCOUNT_PATH, async (request: FastifyRequest, reply) => {
    const account = await openAccount(host, request);
    const change = readChange(readBody(request.body));
    const { firstname, lastname, language } = { ...(await readProfile(host, account.accountId)), ...change };
    await host.database.query(
      'system',
      db
        .updateTable('account')
        .set({ firstname, lastname, name: `${firstname} ${lastname}`.trim(), language })
        .where('contract_id', '=', 0)
        .where('id', '=', account.accountId),
    );
    reply.header('cache-control', 'no-store');
    return showAccount(host, account);
  });
}
