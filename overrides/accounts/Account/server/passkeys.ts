/** The calls of passkeys: what a device is asked, one more, another name, one less. */
import { defineCall } from '../../../../server/call.ts';
import { checkPasskey, offerPasskey, storePasskey } from '../../Passkey/server/addPasskey.ts';
import { removePasskeys, renamePasskey } from '../../Passkey/server/keepPasskeys.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { accountOf, confirmedAccountOf, type OwnDoer } from './accountOf.ts';
import { accountProblem } from './errors.ts';

const adderOf = (account: OwnDoer) => ({ ...account, name: account.person.name });

export const offerOwnPasskey = defineCall('POST /account/passkeys/options', {
  async prepare(context, { body }) {
    const account = await confirmedAccountOf(context, body);
    return offerPasskey(context.host, adderOf(account));
  },
  run: (_context, _request, value) => ({ value }),
});

export const addOwnPasskey = defineCall('POST /account/passkeys', {
  /** A question counts once, whatever the answer to it is worth. */
  async prepare(context, { body }) {
    const adder = adderOf(await accountOf(context));
    const credential = await checkPasskey(context.host, adder, body.response);
    if (typeof credential === 'string') throw accountProblem('ACC-110', { reason: credential });
    return { adder, credential };
  },
  async run({ tx }, { body }, { adder, credential }) {
    const value = await storePasskey(tx, adder, { name: body.name.trim(), credential });
    if (!value) throw accountProblem('ACC-110', { reason: 'taken' });
    return { value };
  },
});

export const renameOwnPasskey = defineCall('PUT /account/passkeys/{id}', {
  prepare: accountOf,
  async run({ tx }, { params: { id }, body }, account) {
    const value = await renamePasskey(asStore(tx), { accountId: account.accountId, id }, body.name.trim());
    if (!value) throw accountProblem('ACC-107', { what: 'passkey', id });
    await logSecurity(asStore(tx), account, 'passkey.renamed');
    return { value };
  },
});

export const removeOwnPasskey = defineCall('DELETE /account/passkeys/{id}', {
  prepare: accountOf,
  async run({ tx }, { params: { id } }, account) {
    const gone = await removePasskeys(asStore(tx), { accountId: account.accountId, only: id });
    if (gone === 0) throw accountProblem('ACC-107', { what: 'passkey', id });
    await logSecurity(asStore(tx), account, 'passkey.removed');
    return undefined;
  },
});
