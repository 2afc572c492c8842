/** How the product starts, as the specification gives it: where it leaves for, and what it waits for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSwitch } from '../../schema/findSwitch.ts';
import { findSecureAddress } from './findSecureAddress.ts';
import { leave } from './leave.ts';
import { loadPolyfills } from './loadPolyfills.ts';
import { fillArrays } from './polyfills.ts';
import { waitForPolyfill } from './waitForPolyfill.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page at an address; remembers where it leaves for. */
function visit(href: string, preproduction?: string) {
  const left: string[] = [];
  const { protocol, hostname, pathname, search, hash } = new URL(href);
  const location = {
    href,
    protocol,
    hostname,
    pathname,
    search,
    hash,
    replace: (to: string) => left.push(to),
  };
  vi.stubGlobal('window', { location });
  const meta = preproduction === undefined ? null : { content: preproduction };
  vi.stubGlobal('document', { querySelector: () => meta });
  return left;
}

describe('plain http', () => {
  it('moves to https with the address as it is, and says so', () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const left = visit('http://desk.example:8080/orders?page=2#top');
    expect(leave()).toBe(true);
    expect(left).toEqual(['https://desk.example:8080/orders?page=2#top']);
    expect(warnings.mock.calls).toEqual([['http is not supported anymore, redirecting to https']]);
  });

  it.each([
    'http://localhost:8080/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://desk.test/',
    'http://a.localhost/',
  ])('stays on the pre-production host of %s', (href) =>
    expect(findSecureAddress(new URL(href), [])).toBeUndefined(),
  );

  it.each(['http://localhost.example/', 'http://test/', 'http://desk.test.example/', 'http://127.0.0.10/'])(
    'moves from %s, which only looks like one',
    (href) => expect(findSecureAddress(new URL(href), [])).toBe(href.replace('http:', 'https:')),
  );

  it('stays on a host that the setting names', () => {
    expect(visit('http://staging.example/', 'other.example staging.example')).toEqual([]);
    expect(leave()).toBe(false);
  });

  it('is no question on https', () => {
    visit('https://desk.example/');
    expect(leave()).toBe(false);
  });
});

describe('a parameter of the address', () => {
  it('leads to the impersonation page of the accounts service, and back', () => {
    const left = visit('https://desk.example/orders?page=2&_switch_user=anna%40demo.test#top');
    expect(leave()).toBe(true);
    expect(left).toEqual([
      '/accounts/impersonate?user=anna%40demo.test&redirectUrl=%2Forders%3Fpage%3D2%23top',
    ]);
  });

  it('leads to the change of contract, and back', () => {
    const left = visit('https://desk.example/orders?_switch_contract=2');
    expect(leave()).toBe(true);
    expect(left).toEqual(['/api/contracts/switch/2?redirectUrl=%2Forders']);
  });

  it('cannot name another call', () => {
    const address = findSwitch(new URL('https://desk.example/?_switch_contract=../../ticketing'));
    expect(address).toBe('/api/contracts/switch/..%2F..%2Fticketing?redirectUrl=%2F');
  });

  it('that is empty, or another, leads nowhere', () => {
    expect(findSwitch(new URL('https://desk.example/?_switch_user=&page=1'))).toBeUndefined();
  });
});

describe('polyfills', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Milliseconds until the product starts, when the flag is set after so many. */
  async function measure(setAfter: number): Promise<number> {
    const begun = Date.now();
    const started = waitForPolyfill(() => Date.now() - begun >= setAfter).then(() => Date.now() - begun);
    await vi.advanceTimersByTimeAsync(10_000);
    return started;
  }

  it('that are there let the product start at once', async () => {
    expect(await measure(0)).toBe(0);
  });

  it('are looked for every 50 ms', async () => {
    expect(await measure(120)).toBe(150);
  });

  it('that do not come are waited for 3000 ms, with a notice', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await measure(60_000)).toBe(3000);
    expect(warnings.mock.calls).toEqual([['polyfill not really loaded, fallback']]);
  });

  it('set their flag, and bring an old browser what it lacks', async () => {
    vi.stubGlobal('window', {});
    await loadPolyfills();
    expect(window.polyfillLoaded).toBe(true);
    const old = Object.assign(Object.create(null), {
      length: 3,
      0: 3,
      1: 1,
      2: 2,
      [Symbol.iterator]: [][Symbol.iterator],
    });
    fillArrays(old);
    expect(old.toSorted()).toEqual([1, 2, 3]);
    expect(old.toReversed()).toEqual([2, 1, 3]);
    expect(old.findLast((value: number) => value > 2)).toBe(3);
  });
});
