/** The browser's side of a sign-in: what is kept, when it is refreshed, how often it is asked. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetToken, needsRefresh, readToken, storeToken } from './accessToken.ts';
import { authorizedFetch } from './authorizedFetch.ts';
import { getFreshToken, onRefreshFailure, refreshToken } from './freshToken.ts';
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

const refuse = (name: string): never => {
  throw new Error(name);
};

describe('the stored token', () => {
  it('stands under the specification’s key and is refreshed when 300 seconds or less remain', () => {
    const token = storeToken({ access_token: 'a', refresh_token: 'r', expires_in: 3600 });
    expect(storage.getItem('rest_client_sdk.api.access_token')).toContain('"access_token":"a"');
    expect(needsRefresh(token, now + 3_299_000)).toBe(false);
    expect(needsRefresh(token, now + 3_300_000)).toBe(true);
  });

  const nothing = { getItem: () => null, removeItem: () => undefined, setItem: () => undefined };
  it.each([
    ['cannot be written', () => ({ ...nothing, setItem: () => refuse('QuotaExceededError') })],
    ['keeps nothing', () => nothing],
    ['is not to be had', () => refuse('SecurityError')],
  ])('is kept in memory where the browser’s storage %s', (_, find) => {
    const memory = chooseStorage(find);
    memory.setItem('key', 'value');
    expect(memory.getItem('key')).toBe('value');
  });
});

describe('getFreshToken', () => {
  it.each([
    ['pages take turns', { locks: globalThis.navigator?.locks }],
    ['an old browser knows no turns', {}],
  ])('refreshes once for all who wait, where %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 200 });
    answer(Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 3600 }));
    expect(await Promise.all([getFreshToken(), getFreshToken(), getFreshToken()])).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(asked).toEqual(['/api/oauth/proxy grant_type=refresh_token&refresh_token=r1']);
  });

  it('ends the session on an OAuth error, and not when the server is away for a moment', async () => {
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 200 });
    answer(Response.json({}, { status: 503 }), Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await expect(getFreshToken()).rejects.toThrow('answered 503');
    expect(readToken()?.access_token).toBe('old');
    await expect(getFreshToken()).rejects.toThrow('The session is over: invalid_grant. Sign in again.');
    expect(readToken()).toBeUndefined();
  });
});

describe('the end of a session', () => {
  afterEach(() => onRefreshFailure(() => undefined));

  it('signs out, then says so, with the OAuth error', async () => {
    const notices: unknown[] = [];
    onRefreshFailure((error) => notices.push([error.kind, readToken()]));
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 200 });
    answer(Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await expect(getFreshToken()).rejects.toThrow();
    expect(notices).toEqual([['invalid grant', undefined]]);
  });

  it('learns where another window has ended it, without using its refresh token again', async () => {
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
    answer();
    forgetToken();
    await expect(refreshToken({ access_token: 'old', refresh_token: 'r1', expires_at: 0 })).rejects.toThrow(
      'another window',
    );
    expect(asked).toEqual([]);
  });
});

describe('authorizedFetch', () => {
  it.each([
    [400, { error: 'invalid_scope' }],
    [401, { error: 'access_denied' }],
    [403, { error: 'access_denied' }],
  ])('retries once after a %d with %j', async (status, body) => {
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
    answer(
      Response.json(body, { status }),
      Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 3600 }),
      Response.json(body, { status }),
    );
    expect((await authorizedFetch('/x')).status).toBe(status);
    expect(asked).toEqual([
      '/x Bearer old',
      '/api/oauth/proxy grant_type=refresh_token&refresh_token=r1',
      '/x Bearer new',
    ]);
  });

  it('refreshes once for several that are refused one after the other', async () => {
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
    let release = () => {};
    const later = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refreshes: string[] = [];
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (input === '/api/oauth/proxy') {
        refreshes.push(String(init.body));
        return Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 3600 });
      }
      if (new Headers(init.headers).get('authorization') === 'Bearer new') return Response.json({});
      if (input === '/late') await later;
      return new Response('{}', { status: 401, headers: { 'www-authenticate': 'error="invalid_grant"' } });
    });
    const late = authorizedFetch('/late');
    expect((await authorizedFetch('/early')).status).toBe(200);
    release();
    expect((await late).status).toBe(200);
    expect(refreshes).toEqual(['grant_type=refresh_token&refresh_token=r1']);
  });

  it('retries once with a new token when the server refuses the old one', async () => {
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
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

  const challenge = { 'www-authenticate': 'Bearer error="invalid_grant"' };
  it.each([
    [403, { code: 'REQ-002' }, {}],
    [401, { code: 'AUTH-001' }, { 'www-authenticate': 'Bearer realm="back-office"' }],
    [403, { code: 'REQ-002' }, challenge],
    [409, { error: 'invalid_scope' }, challenge],
  ])('leaves every other refusal to the caller: a %d with %j and %j', async (status, body, headers) => {
    storeToken({ access_token: 'old', refresh_token: 'r1', expires_in: 3600 });
    answer(Response.json(body, { status, headers: headers as HeadersInit }));
    expect((await authorizedFetch('/x')).status).toBe(status);
    expect(asked).toEqual(['/x Bearer old']);
  });
});
