/** The calls of the second factor: begin, confirm, take away, new recovery codes. */
import { defineCall } from '../../../../server/call.ts';
import type { AccountOutsideContext } from '../../../../server/kit.ts';
import { countAttempt, forgetAttempts } from '../../SignIn/server/attempts.ts';
import {
  beginFactor,
  confirmFactor,
  consumeFirstCode,
  readFactorState,
  removeFactor,
  renewCodes,
} from '../../SignIn/server/secondFactor.ts';
import { accountOf, confirmedAccountOf } from './accountOf.ts';
import { drawQrCode } from './drawQrCode.ts';
import { accountProblem } from './errors.ts';

const TRIES = 8;

/** @returns what an authenticator scans, as the address of a picture */
async function drawPicture(uri: string): Promise<string> {
  return `data:image/svg+xml;base64,${Buffer.from(await drawQrCode(uri)).toString('base64')}`;
}

/** The `prepare` of what is refused in the other state of the factor. */
async function requireState({ host, caller }: AccountOutsideContext, wanted: 'on' | 'off'): Promise<void> {
  const { isOn } = await readFactorState(host.database, caller.accountId);
  if (isOn !== (wanted === 'on')) throw accountProblem('ACC-108', { state: isOn ? 'on' : 'off' });
}

export const beginOwnFactor = defineCall('POST /account/second-factor', {
  async prepare(context, { body }) {
    const account = await confirmedAccountOf(context, body);
    await requireState(context, 'off');
    return { account, settings: context.host.settings };
  },
  async run({ tx }, _request, { account, settings }) {
    const { secret, uri } = await beginFactor({ tx, settings }, account);
    return { value: { secret, uri, picture: await drawPicture(uri) } };
  },
});

export const confirmOwnFactor = defineCall('POST /account/second-factor/confirm', {
  /** A try is counted, and a code used up, whatever follows. */
  async prepare(context, { body: { code } }) {
    const { host } = context;
    const account = await accountOf(context);
    await requireState(context, 'off');
    const key = `enrol ${account.accountId}`;
    const minutes = await countAttempt(host, [{ key, most: TRIES }]);
    if (minutes > 0) throw accountProblem('ACC-105', { minutes });
    if (!(await consumeFirstCode(host, account.accountId, code))) throw accountProblem('ACC-109', { code });
    await forgetAttempts(host, key);
    return account;
  },
  run: async ({ tx }, _request, account) => ({
    value: { recoveryCodes: await confirmFactor(tx, account, account.session) },
  }),
});

export const removeOwnFactor = defineCall('DELETE /account/second-factor', {
  async prepare(context, { body }) {
    const account = await confirmedAccountOf(context, body);
    await requireState(context, 'on');
    return account;
  },
  async run({ tx }, _request, account) {
    await removeFactor(tx, account, account.session);
    return undefined;
  },
});

export const renewOwnCodes = defineCall('POST /account/second-factor/recovery-codes', {
  async prepare(context, { body }) {
    const account = await confirmedAccountOf(context, body);
    await requireState(context, 'on');
    return account;
  },
  run: async ({ tx }, _request, account) => ({ value: { recoveryCodes: await renewCodes(tx, account) } }),
});
