/** Signing in over HTTP, as a browser does it: the flow, its refusals, the rotation of refresh tokens, the secret's keep. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { adminFolder } from '../../server/admin/serveAdmin.ts';
import { readKeys } from '../../server/keys.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { createSignIn, form, locationOf } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const list = (authorization?: string) =>
  fetch(`${server.origin}/ticketing/v1/seasons?itemsPerPage=1`, {
    headers: authorization ? { authorization } : {},
  });

describe('signing in', () => {
  it('goes from the page over the code to a token that opens the API, and back with the same state', async () => {
    const callback = await at.signIn(at.createBrowser(), 'Anna@Demo.test ', 'demo-season');
    expect(callback.searchParams.get('state')).toBe('the-state');
    const { status, body } = await at.exchange(callback.searchParams.get('code') ?? '');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'scope',
      'token_type',
    ]);
    expect((await list(`Bearer ${body.access_token}`)).status).toBe(200);
  });

  it('refuses a wrong password and an unknown address alike, on the page', async () => {
    for (const email of ['anna@demo.test', 'nobody@demo.test']) {
      const browser = at.createBrowser();
      const page = locationOf(await browser(at.authorizeUrl()));
      const answer = await browser(page, {
        ...form({ email, password: 'wrong' }),
        headers: { 'accept-language': 'en' },
      });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toMatch(/do not match/);
    }
  });

  it('refuses a flow without PKCE and a return to another address', async () => {
    const withoutPkce = await at.createBrowser()(
      at.authorizeUrl({ code_challenge: undefined, code_challenge_method: undefined }),
    );
    expect(locationOf(withoutPkce)).toMatch(/error=invalid_request/);
    const elsewhere = await at.createBrowser()(
      at.authorizeUrl({ redirect_uri: 'https://elsewhere.example/oauth/callback' }),
    );
    expect(elsewhere.status).toBe(400);
    expect(locationOf(elsewhere)).toBe('');
  });

  it('rotates refresh tokens: one that was used is good for nothing', async () => {
    const callback = await at.signIn(at.createBrowser(), 'bruno@demo.test', 'demo-season');
    const first = await at.exchange(callback.searchParams.get('code') ?? '');
    const refresh_token = first.body.refresh_token ?? '';
    const second = await at.askProxy({ grant_type: 'refresh_token', refresh_token });
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(refresh_token);
    const again = await at.askProxy({ grant_type: 'refresh_token', refresh_token });
    expect([again.status, again.body.code, again.body.error]).toEqual([400, 'ACC-005', 'invalid_grant']);
  });

  it('ends at sign-out: the refresh token is good for nothing', async () => {
    const callback = await at.signIn(at.createBrowser(), 'bruno@demo.test', 'demo-season');
    const refresh_token =
      (await at.exchange(callback.searchParams.get('code') ?? '')).body.refresh_token ?? '';
    const ended = await fetch(`${server.origin}/api/oauth/revoke`, form({ refresh_token }));
    expect(ended.status).toBe(204);
    expect((await at.askProxy({ grant_type: 'refresh_token', refresh_token })).body.code).toBe('ACC-005');
  });
});

describe('the token proxy', () => {
  it('takes two grants and no other, as a form and whole', async () => {
    expect((await at.askProxy({ grant_type: 'password' })).body.code).toBe('ACC-004');
    expect((await at.askProxy({ grant_type: 'refresh_token' })).body.code).toBe('ACC-006');
    const json = await fetch(`${server.origin}/api/oauth/proxy`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await json.json()).code).toBe('ACC-007');
  });

  it('keeps the client secret out of the built admin', () => {
    if (!existsSync(adminFolder)) return;
    const { clientSecret } = readKeys(server.varDir);
    const files = readdirSync(adminFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|html|css)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(readFileSync(join(adminFolder, file), 'utf8')).not.toContain(clientSecret);
  });
});

describe('an access token', () => {
  it('is asked for, checked and said to be over', async () => {
    const codeOf = async (response: Response) => [response.status, (await response.json()).code];
    expect(await codeOf(await list())).toEqual([401, 'AUTH-001']);
    expect(await codeOf(await list('Bearer nonsense'))).toEqual([401, 'AUTH-002']);
    const { signing, keyId } = readKeys(server.varDir);
    const expired = await new SignJWT({ email: 'anna@demo.test', name: 'Anna', contracts: [1] })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
      .setSubject('2')
      .setAudience('urn:ticketing-back-office')
      .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
      .sign(signing);
    expect(await codeOf(await list(`Bearer ${expired}`))).toEqual([401, 'AUTH-003']);
    const challenge = (await list('Bearer nonsense')).headers.get('www-authenticate');
    expect(challenge).toMatch(/^Bearer/);
  });

  it('that is for another service, of another kind, or signed by another or nobody, is none', async () => {
    const { signing, keyId } = readKeys(server.varDir);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const write = (change: { aud?: string; typ?: string; key?: KeyObject }) =>
      new SignJWT({ email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 })
        .setProtectedHeader({ alg: 'ES256', typ: change.typ ?? 'at+jwt', kid: keyId })
        .setSubject('2')
        .setAudience(change.aud ?? 'urn:ticketing-back-office')
        .setExpirationTime('1h')
        .sign(change.key ?? signing);
    expect((await list(`Bearer ${await write({})}`)).status).toBe(200);
    const unsigned = (await write({})).split('.');
    unsigned[0] = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    for (const token of [
      await write({ aud: 'urn:elsewhere' }),
      // An ID token is signed with the same key.
      await write({ typ: 'JWT' }),
      await write({ key: privateKey }),
      `${unsigned[0]}.${unsigned[1]}.`,
    ]) {
      const answer = await list(`Bearer ${token}`);
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'AUTH-002']);
    }
  });

  it('is given without a browser only for an account that is there, for a contract of its own', async () => {
    const desk = { settings: server.host.settings, database: server.database };
    await expect(issueToken(desk, { email: 'nobody@demo.test' })).rejects.toMatchObject({ code: 'ACC-001' });
    await expect(issueToken(desk, { email: 'anna@demo.test', contract: 2 })).rejects.toMatchObject({
      code: 'ACC-002',
    });
    const unsigned = await fetch(`${server.origin}/accounts/internal/token`, {
      method: 'POST',
      headers: { authorization: 'Bearer unsigned' },
    });
    expect([unsigned.status, (await unsigned.json()).code]).toEqual([401, 'ACC-003']);
  });
});
