/** The calls of passkeys: what a device is asked, one more, another name, one less. */
import type { Host } from '../../../../server/kit.ts';
import { offerPasskey, storePasskey } from '../../Passkey/server/addPasskey.ts';
import { removePasskeys, renamePasskey } from '../../Passkey/server/keepPasskeys.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { ACCOUNT_PATH } from '../model.ts';
import { accountProblem } from './errors.ts';
import { type OpenAccount, openAccount, requirePassword } from './openAccount.ts';
import { type Body, readBody, readId, readText } from './readBody.ts';

const PATH = `${ACCOUNT_PATH}/passkeys`;

const readName = (body: Body) => readText(body, 'name', 100).trim();

const adderOf = (account: OpenAccount) => ({ ...account, name: account.person.name });

export function registerPasskeys(host: Host): void {
  const { app, database } = host;

  app.post(`${PATH}/options`, async (request, reply) => {
    const account = await openAccount(host, request);
    await requirePassword(host, account, readText(readBody(request.body), 'current', 1000));
    reply.header('cache-control', 'no-store');
    return offerPasskey(host, adderOf(account));
  });

  app.post(PATH, async (request, reply) => {
    const account = await openAccount(host, request);
    const body = readBody(request.body);
    const kept = await storePasskey(host, adderOf(account), { name: readName(body), answer: body.response });
    if (typeof kept === 'string') throw accountProblem('ACC-110', { reason: kept });
    reply.code(201).header('cache-control', 'no-store');
    return kept;
  });

  app.put(`${PATH}/:id`, async (request, reply) => {
    const account = await openAccount(host, request);
    const id = readId(request.params, 'passkey');
    const { accountId } = account;
    const renamed = await renamePasskey(database, { accountId, id }, readName(readBody(request.body)));
    if (!renamed) throw accountProblem('ACC-107', { what: 'passkey', id });
    await logSecurity(database, account, 'passkey.renamed');
    reply.header('cache-control', 'no-store');
    return renamed;
  });

  app.delete(`${PATH}/:id`, async (request, reply) => {
    const account = await openAccount(host, request);
    const id = readId(request.params, 'passkey');
    const gone = await removePasskeys(database, { accountId: account.accountId, only: id });
    if (gone === 0) throw accountProblem('ACC-107', { what: 'passkey', id });
    await logSecurity(database, account, 'passkey.removed');
    return reply.code(204).send();
  });
}
