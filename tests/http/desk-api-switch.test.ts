/** A token of another organiser through the token flow: only one's own, and kept as long as it is asked for. */
import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetRights } from '../../overrides/accounts/Policy/server/readRights.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  await server.database.query(
    'system',
    `INSERT INTO "accounts_user" ("contract_id", "email", "firstname", "lastname", "full_name")
     VALUES (2, 'anna@demo.test', 'Anna', 'Moreau', 'Moreau Anna')`,
  );
});
afterAll(() => server?.stop());

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** @returns the code that the sign-in page's way ends with */
async function signIn(verifier: string): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (path: string, init: RequestInit = {}) => {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const response = await fetch(new URL(path, server.origin), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response.headers.get('location') ?? '';
  };
  const query = new URLSearchParams({
    client_id: 'desk',
    response_type: 'code',
    redirect_uri: `${server.origin}/oauth/callback`,
    scope: 'openid offline_access crm_customers_read_write',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  let address = await go(`/accounts/oauth/auth?${query}`);
  address = await go(address, form({ email: 'anna@demo.test', password: 'demo-season' }));
  while (!address.includes('/oauth/callback')) address = await go(address);
  return new URL(address).searchParams.get('code') ?? '';
}

async function askProxy(fields: Record<string, string>) {
  const response = await fetch(`${server.origin}/api/oauth/proxy`, form(fields));
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

it('gives a token of the contract that is named, of no other’s, and the first stays usable', async () => {
  const code_verifier = randomBytes(32).toString('base64url');
  const code = await signIn(code_verifier);
  const redirect_uri = `${server.origin}/oauth/callback`;
  const first = await askProxy({ grant_type: 'authorization_code', code, redirect_uri, code_verifier });
  expect(decodeJwt(first.body.access_token ?? '')).toMatchObject({ contracts: [1, 2] });
  expect(decodeJwt(first.body.access_token ?? '').contract).toBeUndefined();

  const chosen = { code: await signIn(code_verifier), redirect_uri, code_verifier, contract: '2' };
  const atOnce = await askProxy({ grant_type: 'authorization_code', ...chosen });
  expect(decodeJwt(atOnce.body.access_token ?? '').contract).toBe(2);
  const others = { code: await signIn(code_verifier), redirect_uri, code_verifier, contract: '3' };
  const unnamed = await askProxy({ grant_type: 'authorization_code', ...others });
  expect(decodeJwt(unnamed.body.access_token ?? '').contract).toBeUndefined();

  const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token ?? '' };
  const refused = await askProxy({ ...refresh, contract: '3' });
  expect([refused.status, refused.body.code]).toEqual([403, 'ACC-002']);

  const second = await askProxy({ ...refresh, contract: '2' });
  expect(decodeJwt(second.body.access_token ?? '').contract).toBe(2);
  const venues = await fetch(`${server.origin}/ticketing/v1/contracts`, {
    headers: { authorization: `Bearer ${second.body.access_token}` },
  });
  const { member } = (await venues.json()) as { member: { '@id': string }[] };
  expect(member.map((one) => one['@id'])).toEqual(['/ticketing/v1/contracts/2']);

  // Disabled there meanwhile: the token they have opens it no more, nor does another name it.
  const setEnabled = (on: boolean) =>
    server.database.query(
      'system',
      `UPDATE "accounts_user" SET "enabled" = $1 WHERE "contract_id" = 2 AND "email" = 'anna@demo.test'`,
      [on],
    );
  await setEnabled(false);
  forgetRights();
  const closed = await fetch(`${server.origin}/ticketing/v1/contracts`, {
    headers: { authorization: `Bearer ${second.body.access_token}` },
  });
  expect([closed.status, ((await closed.json()) as { code: string }).code]).toEqual([403, 'ROLE-006']);
  const refusedThere = await fetch(`${server.origin}/api/contracts/switch/2`, {
    headers: { authorization: `Bearer ${second.body.access_token}` },
    redirect: 'manual',
  });
  expect([refusedThere.status, ((await refusedThere.json()) as { code: string }).code]).toEqual([
    403,
    'ROLE-006',
  ]);
  const again = {
    grant_type: 'refresh_token',
    refresh_token: second.body.refresh_token ?? '',
    contract: '2',
  };
  expect((await askProxy(again)).body.code).toBe('ACC-002');
  await setEnabled(true);

  const back = { grant_type: 'refresh_token', refresh_token: second.body.refresh_token ?? '' };
  expect(decodeJwt((await askProxy({ ...back, contract: '1' })).body.access_token ?? '').contract).toBe(1);
});
