/**
 * Every route of the server asks for rights: those made from metadata by their call, hand-made ones by the policies of
 * their configuration. What asks nothing stands below, with its reason; a route that is in neither is a hole.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behaviours, calls, projections, services } from '../../overrides/behaviours.ts';
import type { Service } from '../../server/kit.ts';
import { readSettings } from '../../server/settings.ts';
import { type RunningServer, startServer } from '../../server/start.ts';
import { accountCalls } from './matrix/accountCalls.ts';
import { handMadeCalls } from './matrix/handMadeCalls.ts';

/** Routes that ask for no policy and not even a token, and why that is right. */
const open: Readonly<Record<string, string>> = {
  'GET /docs.json': 'what the API is, without a record',
  'GET /docs.jsonld': 'what the API is, without a record',
  'GET /accounts/oauth/*': 'the authorization server: asks who one is',
  'GET /accounts/oauth/jwks': 'the public keys that tokens are checked with',
  'POST /accounts/oauth/*': 'the authorization server: takes its client’s secret',
  'GET /accounts/sign-in/:uid': 'the sign-in page',
  'POST /accounts/sign-in/:uid': 'the sign-in page: takes a password',
  'GET /accounts/sign-in/:uid/code': 'the second page of signing in',
  'POST /accounts/sign-in/:uid/code': 'the second page of signing in: takes a code',
  'POST /accounts/sign-in/:uid/passkey/options': 'the sign-in page: asks for a passkey',
  'POST /accounts/sign-in/:uid/passkey': 'the sign-in page: takes a passkey’s answer',
  'GET /accounts/choose-password': 'shows the page that a link in a mail leads to',
  'POST /accounts/choose-password': 'takes the secret of that link',
  'GET /accounts/forgot-password': 'asks for an e-mail',
  'POST /accounts/forgot-password': 'says the same for every e-mail',
  'POST /accounts/internal/token': 'takes a proof signed with the installation’s key',
  'POST /api/oauth/proxy': 'takes a code or a refresh token',
  'POST /api/oauth/revoke': 'takes the refresh token that it ends',
  'GET /pay/:contract/:token': 'what is due by a payment link: its address is the secret',
  'GET /pay/:contract/:token/return': 'what became of a payment by it',
  'GET /pay/simulator/:contract/:token': 'plays the bank of a demonstration, for one attempt by its token',
  'POST /pay/:contract/:token': 'reserves a payment by that link',
  'POST /pay/simulator/:contract/:token': 'takes what that bank answers',
  'GET /accounts/impersonate': 'leads a browser, which sends no token, to the screen that asks',
};

/** Families of them. */
const openPatterns: readonly RegExp[] = [
  // The admin's own files, where it was built; the entrypoint of each API.
  /^GET \/(\*|assets\/:name|[\w-]+\.(html|json|ico|svg|png|txt|webmanifest))$/,
  /^GET \/(api|crm|ticketing\/v1|accounts\/api\/v1)\/?$/,
  // Contexts, entrypoints and the description of each API: no record.
  /^GET \/contexts\//,
  /^GET (\/[\w.-]+)+\/(docs\.jsonld|contexts\/.+)$/,
  // What is not there, said as such.
  /^\* (\/[\w.-]+)+\/\*$/,
];

/** One's own account belongs to no contract, and so to no policy: being signed in is all there is to ask. */
const isOwnAccount = (name: string) => /^\w+ \/accounts\/api\/v1\/account(\/|$)/.test(name);

const ALL_METHODS = 5;
const routes: RouteOptions[] = [];

const walker: Service = {
  name: 'walker of routes',
  register: ({ app }) => void app.addHook('onRoute', (route) => void routes.push(route)),
};

function nameOf({ method, url }: RouteOptions): readonly string[] {
  const methods = [method].flat().filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
  return methods.length > ALL_METHODS ? [`* ${url}`] : methods.map((one) => `${one} ${url}`);
}

const isOpen = (name: string) => name in open || openPatterns.some((pattern) => pattern.test(name));

let varDir: string;
let server: RunningServer;

beforeAll(async () => {
  varDir = mkdtempSync(join(tmpdir(), 'ticketing-routes-'));
  const settings = readSettings({ PORT: '0', VAR_DIR: varDir, BOX: '0', DEMO: '0' });
  server = await startServer(settings, { behaviours, calls, projections, services: [walker, ...services] });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(varDir, { recursive: true, force: true });
});

describe('a route', () => {
  it('asks for rights or stands in the list of what is open', () => {
    expect(routes.length).toBeGreaterThan(1000);
    const silent = routes
      .filter(({ config }) => config?.right === undefined && config?.policies === undefined)
      .flatMap(nameOf)
      .filter((name) => !isOpen(name) && !isOwnAccount(name));
    expect([...new Set(silent)].sort()).toEqual([]);
  });

  it('stands in that list only as long as it is there', () => {
    const names = new Set(routes.flatMap(nameOf));
    expect(Object.keys(open).filter((name) => !names.has(name))).toEqual([]);
  });

  it('by hand that asks for policies is in the matrix, with those', () => {
    const asked = routes.flatMap((route) =>
      nameOf(route).flatMap((name) => {
        const { policies } = route.config ?? {};
        return policies ? [`${name.replace(/:(\w+)/g, '{$1}')} ${policies.join()}`] : [];
      }),
    );
    const known = [
      ...handMadeCalls.map(({ method, path, needs }) => `${method} ${path} ${needs.join()}`),
      ...accountCalls.map(({ method, path }) => `${method} ${path} signedIn`),
    ];
    expect([...new Set(asked)].sort()).toEqual([...known].sort());
  });

  it('by hand answers nobody without a token', async () => {
    const handMade = routes.filter(
      (route) => route.config?.policies !== undefined || nameOf(route).some(isOwnAccount),
    );
    expect(handMade.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const { method, url } of handMade)
      for (const one of [method].flat().filter((each) => each !== 'HEAD')) {
        const { statusCode } = await server.host.app.inject({
          method: one as 'GET',
          url: url.replace(/:\w+/g, '1'),
        });
        if (statusCode !== 401) wrong.push(`${one} ${url}: ${statusCode}`);
      }
    expect(wrong).toEqual([]);
  });
});
