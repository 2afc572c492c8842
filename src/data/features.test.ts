/** Which features are on: as the server says, and as it said last where it is away. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetToken, storeToken } from '../session/accessToken.ts';

const answer = (enabled: boolean) => Response.json({ member: [{ name: 'desk_socket', enabled }] });

/** A visit of its own: the module asks once. */
async function visit(...answers: readonly (Response | Error)[]) {
  vi.resetModules();
  const left = [...answers];
  const fetch = vi.fn(async () => {
    const next = left.shift() ?? new TypeError('Failed to fetch');
    if (next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal('fetch', fetch);
  const { storeToken } = await import('../session/accessToken.ts');
  storeToken({ access_token: token, expires_in: 3600 });
  const { isFeatureOn } = await import('./features.ts');
  return { isFeatureOn, fetch };
}

const token = `e30.${btoa(JSON.stringify({ sub: '1', contracts: [4], contract: 4 }))}.signature`;

/** What outlives a visit. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

it('asks once for all, for the contract of who is signed in', async () => {
  storeToken({ access_token: token, expires_in: 3600 });
  const { isFeatureOn, fetch } = await visit(answer(false));
  expect(await Promise.all([isFeatureOn('desk_socket'), isFeatureOn('desk_socket')])).toEqual([false, false]);
  expect(fetch.mock.calls.map(([path]: readonly unknown[]) => path)).toEqual([
    '/ticketing/v1/contracts/4/features',
  ]);
});

it('holds to what was known last where the network is away', async () => {
  expect(await (await visit(answer(false))).isFeatureOn('desk_socket')).toBe(false);
  expect(await (await visit()).isFeatureOn('desk_socket')).toBe(false);
});

it('takes a feature that nobody heard of for on', async () => {
  expect(await (await visit()).isFeatureOn('desk_socket')).toBe(true);
});
