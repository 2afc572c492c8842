/** Which pages of other sites may call the API: those that CORS_ORIGINS names, with an access token alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const shop = 'https://shop.example';
let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({ env: { CORS_ORIGINS: `${shop}, http://localhost:3000` } });
  authorization = `Bearer ${await server.token('manager@demo.test')}`;
});
afterAll(() => server?.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
const preflight = (path: string, origin: string) =>
  ask(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    },
  });
const seasons = '/ticketing/v1/seasons?contract=1';

describe('a page of a site that is named', () => {
  it('reads and writes with a token, and sees what it needs of an answer', async () => {
    const asked = await preflight('/ticketing/v1/seasons/1', shop);
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, shop]);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    for (const path of [
      seasons,
      '/docs.jsonld',
      '/openapi.json',
      '/contexts/Season.jsonld',
      '/ticketing/v1',
    ]) {
      const { status, headers } = await ask(path, { headers: { authorization, origin: shop } });
      expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 200, shop]);
      expect(headers.get('access-control-expose-headers')).toContain('Link');
      expect(headers.get('vary')).toContain('Origin');
    }
    const made = await ask(seasons, {
      method: 'POST',
      headers: { authorization, origin: shop, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'From the shop' }),
    });
    expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([201, shop]);
  });

  it('reads why it is refused', async () => {
    const answer = await ask('/ticketing/v1/nothing', { headers: { origin: shop } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, shop]);
  });

  it('sends no cookies along, and writes nothing without a token', async () => {
    const { headers } = await preflight('/ticketing/v1/seasons', shop);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await ask('/api/oauth/revoke', {
      method: 'POST',
      headers: { origin: shop, cookie: 'a=b', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'refresh_token=none',
    });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'REQ-015']);
  });

  it('reads nothing where people sign in, no page of ours, no socket', async () => {
    for (const path of [
      '/accounts/sign-in/none',
      '/accounts/oauth/auth?client_id=desk&response_type=code',
      '/api/oauth/proxy',
      '/socket.io/?EIO=4&transport=polling',
      '/',
      '/metrics',
    ]) {
      const answer = await ask(path, { headers: { origin: shop } });
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });
});

describe('a page of another site', () => {
  it.each(['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null'])(
    'is allowed nothing: %s',
    async (origin) => {
      for (const answer of [
        await preflight('/ticketing/v1/seasons', origin),
        await ask(seasons, { headers: { authorization, origin } }),
      ]) {
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(answer.headers.get('vary')).toContain('Origin');
      }
    },
  );
});
