/** The calls of the second factor: begin, confirm, take away, new recovery codes. */
import type { Host } from '../../../../server/kit.ts';
import { countAttempt, forgetAttempts } from '../../SignIn/server/attempts.ts';
import {
  beginFactor,
  confirmFactor,
  readFactorState,
  removeFactor,
  renewCodes,
} from '../../SignIn/server/secondFactor.ts';
import { ACCOUNT_PATH } from '../model.ts';
import { drawQrCode } from './drawQrCode.ts';
import { accountProblem } from './errors.ts';
import { openAccount, requirePassword } from './openAccount.ts';
import { readBody, readText } from './readBody.ts';

const PATH = `${ACCOUNT_PATH}/second-factor`;
const TRIES = 8;

/** @returns what an authenticator scans, as the address of a picture */
async function drawPicture(uri: string): Promise<string> {
  return `data:image/svg+xml;base64,${Buffer.from(await drawQrCode(uri)).toString('base64')}`;
}

async function requireState(host: Host, accountId: number, wanted: 'on' | 'off'): Promise<void> {
  const { isOn } = await readFactorState(host, accountId);
  if (isOn !== (wanted === 'on')) throw accountProblem('ACC-108', { state: isOn ? 'on' : 'off' });
}

export function registerSecondFactor(host: Host): void {
  const { app } = host;

  app.post(PATH, async (request, reply) => {
    const account = await openAccount(host, request);
    await requirePassword(host, account, readText(readBody(request.body), 'current', 1000));
    await requireState(host, account.accountId, 'off');
    const { secret, uri } = await beginFactor(host, account);
    reply.header('cache-control', 'no-store');
    return { secret, uri, picture: await drawPicture(uri) };
  });

  app.post(`${PATH}/confirm`, async (request, reply) => {
    const account = await openAccount(host, request);
    const code = readText(readBody(request.body), 'code', 40);
    await requireState(host, account.accountId, 'off');
    const key = `enrol ${account.accountId}`;
    const minutes = await countAttempt(host, [{ key, most: TRIES }]);
    if (minutes > 0) throw accountProblem('ACC-105', { minutes });
    const recoveryCodes = await confirmFactor(host, account, { code, keep: account.session });
    if (!recoveryCodes) throw accountProblem('ACC-109', { code });
    await forgetAttempts(host, key);
    reply.header('cache-control', 'no-store');
    return { recoveryCodes };
  });

  app.delete(PATH, async (request, reply) => {
    const account = await openAccount(host, request);
    await requirePassword(host, account, readText(readBody(request.body), 'current', 1000));
    await requireState(host, account.accountId, 'on');
    await removeFactor(host, account, account.session);
    return reply.code(204).send();
  });

  app.post(`${PATH}/recovery-codes`, async (request, reply) => {
    const account = await openAccount(host, request);
    await requirePassword(host, account, readText(readBody(request.body), 'current', 1000));
    await requireState(host, account.accountId, 'on');
    reply.header('cache-control', 'no-store');
    return { recoveryCodes: await renewCodes(host, account) };
  });
}
