/** The browser's side of a sign-in: what is kept, when it is refreshed, how often it is asked. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetToken, keepToken, needsRefresh, readToken } from './accessToken.ts';
import { authorizedFetch } from './authorizedFetch.ts';
import { getFreshToken } from './freshToken.ts';
import { chooseStorage, storage } from './storage.ts';

const now = Date.parse('2026-11-21T19:00:00Z');

/** The network is the third party here: every answer is written out, every question kept. */
let asked: string[] = [];
function answer(...answers: readonly Response[]) {
  const left = [...answers];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(`${input} ${new Headers(init.headers).get('authorization') ?? String(init.body)}`);
    await Promise.resolve();
    return left.shift() ?? Response.json({}, { status: 500 });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  asked = [];
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the stored token', () => {
  it('stands under the specification’s key and is refreshed when 300 seconds or less remain', () => {
    const token = keepToken({ access_token: 'a', refresh_token: 'r', expires_in: 3600 });
    expect(storage.getItem('rest_client_sdk.api.access_token')).toContain('"access_token":"a"');
    expect(needsRefresh(token, now + 3_299_000)).toBe(false);
    expect(needsRefresh(token, now + 3_300_000)).toBe(true);
  });

  it('is kept in memory where the browser’s storage cannot be written', () => {
    const refusing = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const memory = chooseStorage(() => refusing);
    memory.setItem('key', 'value');
    expect(memory.getItem('key')).toBe('value');
  });
});

describe('getFreshToken', () => {
  it('refreshes once for all who wait', async () => {
    keepToken({ access_token: 'old', refresh_token: 'r1', expires_in: 200 });
    answer(Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 3600 }));
    expect(await Promise.all([getFreshToken(), getFreshToken(), getFreshToken()])).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(asked).toEqual(['/api/oauth/proxy grant_type=refresh_token&refresh_token=r1']);
  });

  it('ends the session on an OAuth error, and not when the server is away for a moment', async () => {
    keepToken({ access_token: 'old', refresh_token: 'r1', expires_in: 200 });
    answer(Response.json({}, { status: 503 }), Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await expect(getFreshToken()).rejects.toThrow('answered 503');
    expect(readToken()?.access_token).toBe('old');
    await expect(getFreshToken()).rejects.toThrow('The session is over: invalid_grant. Sign in again.');
    expect(readToken()).toBeUndefined();
  });
});

describe('authorizedFetch', () => {
  it('retries once with a new token when the server refuses the old one', async () => {
    keepToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
    answer(
      new Response('{}', { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_grant"' } }),
      Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 3600 }),
      Response.json({ ok: true }),
    );
    expect((await authorizedFetch('/x')).status).toBe(200);
    expect(asked).toEqual([
      '/x Bearer old',
      '/api/oauth/proxy grant_type=refresh_token&refresh_token=r1',
      '/x Bearer new',
    ]);
  });

  it('leaves every other refusal to the caller', async () => {
    keepToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
    answer(Response.json({ code: 'REQ-002' }, { status: 403 }));
    expect((await authorizedFetch('/x')).status).toBe(403);
    expect(asked).toEqual(['/x Bearer old']);
  });
});
