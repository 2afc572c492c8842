/**
 * The accounts service: who a person is. Its authorization server is under `/accounts/oauth`, its sign-in page
 * under `/accounts/sign-in`, the desk's token proxy under `/api/oauth`.
 */
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { type Host, readKeys, type Service } from '../../../../server/kit.ts';
import { registerImpersonation } from '../../Impersonation/server/registerImpersonation.ts';
import { sweepImpersonations } from '../../Impersonation/server/storeImpersonation.ts';
import { sweepChallenges } from '../../Passkey/server/challenges.ts';
import { registerPasskeySignIn } from '../../Passkey/server/signInByPasskey.ts';
import { sweepAttempts } from './attempts.ts';
import { registerCodes } from './codeRoutes.ts';
import { registerForgot } from './forgotRoutes.ts';
import { issueToken, readQuestion } from './issueToken.ts';
import { MOUNT, mountProvider } from './mountProvider.ts';
import { sweepOidcStore } from './oidcStore.ts';
import { createTokenReader, PREFIX } from './personalTokens.ts';
import { createProvider } from './provider.ts';
import { seedDemoAccounts } from './seedDemoAccounts.ts';
import { sweepSessions } from './sessions.ts';
import { registerSignIn } from './signInRoutes.ts';
import { registerTokenProxy } from './tokenProxy.ts';

export const accounts: Service = {
  name: 'accounts',
  async register(host) {
    let made: { readonly keyId: string; readonly provider: Promise<Provider> } | undefined;
    /** Anew when another key signs: the library takes its keys once, and keeps all else in the database. */
    const provider = () => {
      const { keyId } = readKeys(host.settings.varDir);
      if (made?.keyId !== keyId) made = { keyId, provider: createProvider(host) };
      return made.provider;
    };
    registerImpersonation(host);
    registerInternalToken(host);
    registerPublicKeys(host);
    host.acceptTokens(PREFIX, createTokenReader(host));
    await host.app.register(async (app) => {
      readForms(app);
      registerSignIn(app, { host, provider });
      registerCodes(app, { host, provider });
      registerPasskeySignIn(app, { host, provider });
      registerForgot(app, host);
      registerTokenProxy(app, { host, provider });
    });
    await host.app.register(async (app) => mountProvider(app, { host, provider }));
    host.jobs.schedule('expired sign-ins', '7 * * * *', { timezone: 'UTC' }, async () => {
      await sweepOidcStore(host.database);
      await sweepSessions(host.database);
      await sweepAttempts(host.database);
      await sweepChallenges(host.database);
      await sweepImpersonations(host.database);
    });
  },
  seed: seedDemoAccounts,
};

/** The public keys, also of those before the one that signs, of which the library has no private half to take. */
function registerPublicKeys({ app, settings }: Host): void {
  app.get(`${MOUNT}/jwks`, async (_request, reply) => {
    const keys = [...readKeys(settings.varDir).verifying].map(([kid, key]) => ({
      ...key.export({ format: 'jwk' }),
      kid,
      alg: 'ES256',
      use: 'sig',
    }));
    reply.header('content-type', 'application/jwk-set+json; charset=utf-8');
    return reply.send(JSON.stringify({ keys }));
  });
}

function registerInternalToken(host: Host): void {
  host.app.post('/accounts/internal/token', async (request, reply) => {
    const proof = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const question = await readQuestion(host.settings, proof);
    reply.header('cache-control', 'no-store');
    return { access_token: await issueToken(host, question) };
  });
}

export function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
