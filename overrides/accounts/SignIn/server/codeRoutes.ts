/** The second step of signing in: shows the page for a code, and takes it. */
import type { FastifyInstance } from 'fastify';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { type Accounts, finishSignIn, openInteraction, type PageRequest } from './interactions.ts';
import { limitCodes, rememberDevice } from './knownDevice.ts';
import { sendPage } from './pageFrame.ts';
import { findPersonById } from './people.ts';
import { consumeSecondFactor } from './secondFactor.ts';
import { renderCodePage } from './signInPage.ts';
import { texts } from './texts.ts';
import { readWebClient } from './webClient.ts';

export function registerCodes(app: FastifyInstance, accounts: Accounts): void {
  const { host } = accounts;

  app.get('/accounts/sign-in/:uid/code', async (request: PageRequest, reply) => {
    const open = await openInteraction(accounts, request);
    if (open?.pending === undefined) return reply.redirect(`/accounts/sign-in/${request.params.uid}`, 303);
    const { language } = open;
    return sendPage(reply, 200, renderCodePage({ language, action: request.url, error: undefined }));
  });

  app.post('/accounts/sign-in/:uid/code', async (request: PageRequest, reply) => {
    const open = await openInteraction(accounts, request);
    const person =
      open?.pending === undefined ? undefined : await findPersonById(host.database, open.pending);
    if (!open || !person) return reply.redirect(`/accounts/sign-in/${request.params.uid}`, 303);
    const { language } = open;
    const text = texts[language];
    const refuse = (status: number, error: string) =>
      sendPage(reply, status, renderCodePage({ language, action: request.url, error }));
    const { code = '' } = (request.body ?? {}) as Record<string, string | undefined>;
    const limit = limitCodes(host, request, person);
    const minutes = await countAttempt(host, [limit]);
    if (minutes > 0) return refuse(429, text.tooMany.replace('{minutes}', String(minutes)));
    const doer = { accountId: person.id, email: person.email, webClient: readWebClient(request) };
    if (!(await consumeSecondFactor(host, doer, code.slice(0, 80)))) return refuse(422, text.wrongCode);
    await forgetAttempts(host, limit.key);
    rememberDevice(host, request, reply, person.email);
    const next = await finishSignIn(accounts, request, reply, {
      accountId: person.id,
      amr: ['pwd', 'otp', 'mfa'],
    });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}
