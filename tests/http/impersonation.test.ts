/** Working as someone else: who may, as whom, what stays closed, and what the history says. */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
const manager = 'manager@demo.test';
const anna = 'anna@demo.test';
const bruno = 'bruno@demo.test';
const PATH = '/accounts/api/v1/contracts/1/impersonations';
const USERS = '/accounts/api/v1/contracts/1/users';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted by the tests themselves
type Answer = { readonly status: number; readonly body: any };

async function askWith(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const tokenOf = (email: string) => server.token(email);
const ask = async (email: string, method: string, path: string, body?: unknown) =>
  askWith(await tokenOf(email), method, path, body);
const become = (email: string, user: string) => ask(email, 'POST', PATH, { user });

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

it('takes a right of its own, in one’s own contract', async () => {
  const seller = await become(bruno, anna);
  expect([seller.status, seller.body.code, seller.body.values.policy]).toEqual([
    403,
    'RIGHT-001',
    'rights.impersonate',
  ]);
  const foreign = await ask(manager, 'POST', PATH.replace('/1/', '/2/'), { user: 'other@demo.test' });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'REQ-002']);
  const stranger = await become(manager, 'other@demo.test');
  expect([stranger.status, stranger.body.code]).toEqual([404, 'ACT-001']);
  expect((await become(manager, manager)).body.code).toBe('ACT-004');
});

it('gives a token of that person for an hour, which names who acts', async () => {
  const { status, body } = await become(manager, anna);
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('refresh_token');
  const claims = decodeJwt(body.access_token);
  expect(claims).toMatchObject({ email: anna, contract: 1, contracts: [1], act: { email: manager } });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  const rights = await askWith(body.access_token, 'GET', '/ticketing/v1/me/rights');
  expect(rights.body).toMatchObject({ email: anna, role: 'Guichet' });
});

it('lets nobody work as someone who may do more', async () => {
  const grant = (user: number, policies: readonly string[]) =>
    ask(manager, 'POST', `${USERS}/grantPersonalizedAccess`, {
      user,
      policies: policies.map((code) => ({ policy: { code } })),
    });
  await grant(3, ['rights.impersonate', 'sales.sell']);
  const above = await become(bruno, manager);
  expect([above.status, above.body.code]).toEqual([403, 'ACT-002']);
  expect((await become(bruno, anna)).body.code).toBe('ACT-002');
  await grant(2, ['sales.sell']);
  const allowed = await become(bruno, anna);
  expect(allowed.status).toBe(200);
  // And no more while it lasts: neither when the other is given more …
  const rightsOf = async () =>
    Object.keys((await askWith(allowed.body.access_token, 'GET', '/ticketing/v1/me/rights')).body.rights);
  expect(await rightsOf()).toEqual(['sales.sell']);
  await grant(2, ['sales.sell', 'orders.refund']);
  expect(await rightsOf()).toEqual([]);
  // … nor when the right is taken away.
  await grant(2, ['sales.sell']);
  expect(await rightsOf()).toEqual(['sales.sell']);
  await grant(3, ['sales.sell']);
  expect(await rightsOf()).toEqual([]);
  for (const user of [2, 3])
    await ask(manager, 'POST', `${USERS}/revokePersonalizedAccess`, { user, role: 3 });
});

it('closes accounts, passwords, rights and another impersonation', async () => {
  // Somebody who may change rights, as whom an administrator works.
  const roles = await ask(manager, 'GET', '/accounts/api/v1/contracts/1/roles?itemsPerPage=1&order[id]=asc');
  await ask(manager, 'PUT', `${USERS}/2`, { contractRole: roles.body.member[0]['@id'] });
  const { body } = await become(manager, anna);
  const as = (method: string, path: string, given?: unknown) =>
    askWith(body.access_token, method, path, given);
  const tries = await Promise.all([
    as('PUT', `${USERS}/3`, { firstname: 'Taken' }),
    as('POST', '/accounts/api/v1/contracts/1/roles', { name: 'Mine' }),
    as('POST', `${USERS}/grantPersonalizedAccess`, { user: 3, policies: [] }),
    as('POST', '/accounts/api/v1/account/password', { current: 'x', password: 'y' }),
    as('GET', '/accounts/api/v1/account'),
    as('PUT', '/accounts/api/v1/account', { name: 'Taken' }),
    as('POST', PATH, { user: bruno }),
  ]);
  expect(tries.map(({ status, body: { code } }) => [status, code])).toEqual(
    tries.map(() => [403, 'ACT-003']),
  );
  expect((await as('GET', USERS)).status).toBe(200);
  // The same person by themselves may.
  expect((await ask(anna, 'PUT', `${USERS}/3`, { position: 'Guichet' })).status).toBe(200);
});

it('leaves both names in the history', async () => {
  const { body } = await become(manager, anna);
  const made = await askWith(body.access_token, 'POST', '/ticketing/v1/seasons', { name: 'By another' });
  expect(made.status).toBe(201);
  const { body: past } = await ask(manager, 'GET', `${made.body['@id']}/history`);
  expect(past.member[0].actor).toBe(`${manager} for ${anna}`);
});

it('flags its person for as long as it lasts, and opens nothing once it is ended', async () => {
  const flagsOf = async (token: string, path: string) => {
    const { body } = await askWith(token, 'GET', `${path}?fields=email,impersonated&itemsPerPage=100`);
    const flagged: readonly { email: string; impersonated: boolean }[] = body.member;
    return flagged.filter(({ impersonated }) => impersonated).map(({ email }) => email);
  };
  const own = await tokenOf(manager);
  await server.database.query('system', 'DELETE FROM "impersonation"');
  const { body } = await become(manager, anna);
  const theirs: string = body.access_token;
  for (const path of ['/ticketing/v1/users', '/api/users']) expect(await flagsOf(own, path)).toEqual([anna]);
  const me = await askWith(theirs, 'GET', '/ticketing/v1/me');
  expect(me.body).toMatchObject({ email: anna, impersonated: true });
  expect((await askWith(own, 'DELETE', PATH)).body.code).toBe('ACT-006');
  expect((await askWith(theirs, 'DELETE', PATH)).status).toBe(204);
  for (const path of ['/ticketing/v1/me', '/ticketing/v1/me/settings', '/ticketing/v1/seasons']) {
    const answer = await fetch(server.origin + path, { headers: { authorization: `Bearer ${theirs}` } });
    const { code } = (await answer.json()) as { code: string };
    // The challenge by which the browser knows to take one's own token again.
    const challenge = answer.headers.get('www-authenticate');
    expect([path, answer.status, code, challenge]).toEqual([
      path,
      401,
      'ACT-005',
      expect.stringContaining('invalid_grant'),
    ]);
  }
  expect(await flagsOf(own, '/ticketing/v1/users')).toEqual([]);
  const log = await server.database.query<{ what: string; email: string }>(
    'system',
    `SELECT "what", "email" FROM "security_log" ORDER BY "id" DESC LIMIT 2`,
  );
  expect(log).toEqual([
    { what: 'impersonation.ended', email: manager },
    { what: 'impersonation.begun', email: manager },
  ]);
});

it('leads a browser to the screen that asks, and nowhere else', async () => {
  const visit = async (query: string) => {
    const answer = await fetch(`${server.origin}/accounts/impersonate?${query}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await visit('user=anna@demo.test&redirectUrl=/orders%3Fpage=2')).toEqual([
    303,
    '/impersonate?user=anna%40demo.test&redirectUrl=%2Forders%3Fpage%3D2',
  ]);
  expect(await visit('user=a&redirectUrl=//elsewhere.example')).toEqual([
    303,
    '/impersonate?user=a&redirectUrl=%2F',
  ]);
});
