/** The sign-in page's two calls for passkeys, in the browser in which the sign-in began. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt } from '../../SignIn/server/attempts.ts';
import {
  type Accounts,
  finishSignIn,
  openInteraction,
  type PageRequest,
} from '../../SignIn/server/interactions.ts';
import { limitPasskeys, rememberDevice } from '../../SignIn/server/knownDevice.ts';
import { pageHeaders } from '../../SignIn/server/pageFrame.ts';
import { chooseLanguage, texts } from '../../SignIn/server/texts.ts';
import { readWebClient } from '../../SignIn/server/webClient.ts';
import { enterByPasskey, offerSignIn } from './enterByPasskey.ts';

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

const refuseExpired = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(reply, 404, texts[chooseLanguage(undefined, request.headers['accept-language'])].expired);

export function registerPasskeySignIn(app: FastifyInstance, accounts: Accounts): void {
  const { host } = accounts;

  // Each try takes a question of its own, so that counting the questions counts the tries.
  app.post('/accounts/sign-in/:uid/passkey/options', async (request: PageRequest, reply) => {
    reply.headers(pageHeaders);
    const open = await openInteraction(accounts, request);
    if (!open) return refuseExpired(request, reply);
    const minutes = await countAttempt(host, [limitPasskeys(host, request)]);
    const { tooMany } = texts[open.language];
    if (minutes > 0) return refuse(reply, 429, tooMany.replace('{minutes}', String(minutes)));
    return offerSignIn(host, open.uid);
  });

  app.post('/accounts/sign-in/:uid/passkey', async (request: PageRequest, reply) => {
    reply.headers(pageHeaders);
    const open = await openInteraction(accounts, request);
    if (!open) return refuseExpired(request, reply);
    const text = texts[open.language];
    const person = await enterByPasskey(host, {
      interaction: open.uid,
      answer: request.body ?? {},
      webClient: readWebClient(request),
    });
    if (!person) return refuse(reply, 422, text.wrongPasskey);
    if (person.contracts.length === 0) return refuse(reply, 403, text.nowhere);
    rememberDevice(host, request, reply, person.email);
    const location = await finishSignIn(accounts, request, reply, {
      accountId: person.id,
      // RFC 8176: a key was shown, its person was there, and that is more than one factor.
      amr: ['pop', 'user', 'mfa'],
    });
    return { location };
  });
}
