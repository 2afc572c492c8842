/**
 * The authorization server: authorization code with PKCE, rotating refresh tokens, access tokens as JWTs. One client,
 * the desk, ours, so nobody is asked for consent. Made on first use: the library is large, and start-up is not.
 */
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import {
  AUDIENCE,
  findOrigin,
  type Host,
  isUnavailable,
  listOrigins,
  problemBody,
  readKeys,
  refuseFor,
} from '../../../../server/kit.ts';
import { noteSignIn } from '../../AccountsUser/server/noteSignIn.ts';
import { ACCESS_TOKEN_SECONDS } from './issueToken.ts';
import { createOidcStore } from './oidcStore.ts';
import { pageHeaders } from './pageFrame.ts';
import { claimsOf, findPersonById } from './people.ts';
import { IDLE_DAYS, storeSession, touchSession } from './sessions.ts';
import { renderMessagePage } from './signInPage.ts';
import { chooseLanguage } from './texts.ts';
import { webClientOf } from './webClient.ts';

export const CLIENT_ID = 'desk';

/** Seconds that a sign-in lasts when nobody comes back: each refresh starts it anew. Ours: the specification names none. */
const IDLE_SECONDS = IDLE_DAYS * 24 * 3600;

/** Seconds after which everybody signs in again, however often they came back. Ours too. */
const MOST_SECONDS = 90 * 24 * 3600;

/** The specification names "a scope for reading and writing CRM customers" without its name: this is ours. */
const RESOURCE_SCOPE = 'crm_customers_read_write';

export async function createProvider(host: Host): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const { settings, database } = host;
  const origin = findOrigin(host);
  const keys = readKeys(settings.varDir);
  const jwk = keys.signing.export({ format: 'jwk' });
  const provider = new Provider(`${origin}/accounts/oauth`, {
    adapter: createOidcStore(database, () => webClientOf(Provider.ctx?.req)),
    jwks: { keys: [{ ...jwk, kid: keys.keyId, alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [keys.cookieSecret] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: listOrigins(origin).map((origin) => `${origin}/oauth/callback`),
        id_token_signed_response_alg: 'ES256',
        // Of the browser's session with the accounts service, which is renewed whenever it is used.
        default_max_age: MOST_SECONDS,
      },
    ],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    scopes: ['openid', 'offline_access'],
    extraParams: ['theme'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: RESOURCE_SCOPE,
          audience: AUDIENCE,
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256', kid: keys.keyId } },
        }),
      },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      Grant: MOST_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      Interaction: 3600,
      RefreshToken: lastingSeconds,
      Session: IDLE_SECONDS,
    },
    rotateRefreshToken: true,
    // The library hands refresh tokens to those who were asked for consent; our client asks nobody.
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    interactions: { url: (_ctx, interaction) => `/accounts/sign-in/${interaction.uid}` },
    loadExistingGrant: (ctx) => grantAll(ctx, host),
    async findAccount(_ctx, sub) {
      const person = await findPersonById(database, Number(sub));
      return person && { accountId: sub, claims: () => ({ sub }) };
    },
    async extraTokenClaims(ctx, token) {
      if (!('accountId' in token)) return undefined;
      const [person, session] = await Promise.all([
        findPersonById(database, Number(token.accountId)),
        touchSession(database, token.grantId),
      ]);
      return person && { ...claimsOf(person, Number(ctx.oidc.body?.contract)), session };
    },
    renderError(ctx, out) {
      const language = chooseLanguage(ctx.query.ui_locales, ctx.get('accept-language'));
      const { html, policy } = renderMessagePage(language, String(out.error));
      ctx.type = 'html';
      ctx.set({ ...pageHeaders, 'content-security-policy': policy });
      ctx.body = html;
    },
  });
  // Its answer is made by now, as for any failure.
  provider.on('server_error', (ctx, error) => {
    if (!isUnavailable(error)) return;
    const problem = refuseFor(error.reason);
    ctx.status = problem.status;
    ctx.set('retry-after', String(problem.retryAfter));
    if (ctx.type === 'text/html') return;
    ctx.body = { ...problemBody(problem), error: 'temporarily_unavailable' };
    ctx.type = 'application/problem+json';
  });
  provider.on('grant.success', (ctx) => {
    const { entities, params } = ctx.oidc;
    if (params?.grant_type !== 'authorization_code' || !entities.Account) return;
    noteSignIn(database, Number(entities.Account.accountId)).catch((error: unknown) =>
      host.app.log.error(error, 'a sign-in was not remembered'),
    );
  });
  // TLS ends at a proxy in front of us, which sets X-Forwarded-Proto.
  provider.proxy = settings.origin.startsWith('https:');
  return provider;
}

/** Of a refresh token: as long as a sign-in may rest, and no longer than its grant. */
function lastingSeconds(ctx: KoaContextWithOIDC | undefined): number {
  const end = ctx?.oidc.entities.Grant?.exp;
  if (end === undefined) return IDLE_SECONDS;
  return Math.min(IDLE_SECONDS, Math.max(1, end - Math.floor(Date.now() / 1000)));
}

async function grantAll(ctx: KoaContextWithOIDC, { database }: Host) {
  const { oidc } = ctx;
  const clientId = oidc.client?.clientId ?? CLIENT_ID;
  const accountId = oidc.session?.accountId;
  if (!accountId) return undefined;
  const grantId = oidc.session?.grantIdFor(clientId);
  const known = grantId ? await oidc.provider.Grant.find(grantId) : undefined;
  if (known && known.accountId === accountId) return known;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope('openid offline_access');
  grant.addResourceScope(AUDIENCE, RESOURCE_SCOPE);
  const id = await grant.save();
  await storeSession(database, {
    accountId: Number(accountId),
    grantId: id,
    sessionUid: oidc.session?.uid,
    webClient: webClientOf(ctx.req),
  });
  return grant;
}
