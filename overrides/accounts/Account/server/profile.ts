/** GET and PUT of the account: all that its person sees and sets of it, in one call. */
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { defineCall } from '../../../../server/call.ts';
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { listPasskeys } from '../../Passkey/server/keepPasskeys.ts';
import { readFactorState } from '../../SignIn/server/secondFactor.ts';
import { listSessions } from '../../SignIn/server/sessions.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { partName } from '../model.ts';
import { accountOf, type OwnDoer } from './accountOf.ts';
import { listTokens } from './tokens.ts';

async function readProfile(sql: Sql, accountId: number) {
  const [row] = await sql.query(
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

async function showAccount(sql: Sql, { accountId, email, session }: OwnDoer): Promise<OwnAccount> {
  const store = asStore(sql);
  // One after the other: a transaction has one connection.
  const profile = await readProfile(sql, accountId);
  const secondFactor = await readFactorState(store, accountId);
  const passkeys = await listPasskeys(store, accountId);
  const sessions = await listSessions(store, accountId);
  return {
    email,
    ...profile,
    secondFactor,
    passkeys,
    sessions: sessions.map((one) => ({ ...one, isCurrent: one.id === session })),
    tokens: await listTokens(sql, accountId),
  };
}

export const readOwnAccount = defineCall('GET /account', {
  prepare: accountOf,
  run: async ({ tx }, _request, account) => ({ value: await showAccount(tx, account) }),
});

export const changeOwnAccount = defineCall('PUT /account', {
  prepare: accountOf,
  async run({ tx }, { body }, account) {
    const before = await readProfile(tx, account.accountId);
    const firstname = body.firstname?.trim() ?? before.firstname;
    const lastname = body.lastname?.trim() ?? before.lastname;
    await tx.query(
      db
        .updateTable('account')
        .set({
          firstname,
          lastname,
          name: `${firstname} ${lastname}`.trim(),
          language: body.language ?? before.language,
        })
        .where('contract_id', '=', 0)
        .where('id', '=', account.accountId),
    );
    return { value: await showAccount(tx, account) };
  },
});
