/** Guessing passwords over HTTP: it is slowed where it comes from, and never locks out the person it is aimed at. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { type Browser, createSignIn, form, newCookies } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({
    port: await findFreePort(),
    env: { TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1' },
  });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const from = (address: string) => ({ 'accept-language': 'en', 'x-forwarded-for': address });

/** One try. @returns its status and what the page says */
async function attempt(browser: Browser, email: string, password: string) {
  const answer = await browser(await at.openPage(browser), form({ email, password }));
  const text = await answer.text();
  return { status: answer.status, alert: /role="alert">([^<]*)/.exec(text)?.[1] };
}

async function guess(browser: Browser, email: string, times: number) {
  const answers = await Promise.all(Array.from({ length: times }, () => attempt(browser, email, 'wrong')));
  return answers.map(({ status }) => status);
}

describe('guessing a password', () => {
  it('ends after eight tries from one address, sent at once or not, for the right password too', async () => {
    const guesser = at.createBrowser({ headers: from('198.51.100.1') });
    const page = await at.openPage(guesser);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guesser(page, form({ email: 'anna@demo.test', password: 'wrong' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(8).fill(422),
      ...Array(4).fill(429),
    ]);
    expect((await attempt(guesser, 'anna@demo.test', 'demo-season')).status).toBe(429);
  });

  it('locks out neither the person, from elsewhere, nor a device of theirs at the same address', async () => {
    const cookies = newCookies();
    const annas = at.createBrowser({ headers: from('203.0.113.7'), cookies });
    await at.enter('bruno@demo.test', 'demo-season', annas);
    expect(await guess(at.createBrowser({ headers: from('203.0.113.7') }), 'bruno@demo.test', 9)).toContain(
      429,
    );
    const device = { ...newCookies() };
    device.jar.set('device', cookies.jar.get('device') ?? '');
    const known = at.createBrowser({ headers: from('203.0.113.7'), cookies: device });
    expect((await attempt(known, 'bruno@demo.test', 'demo-season')).status).toBe(303);
    const elsewhere = at.createBrowser({ headers: from('203.0.113.8') });
    expect((await attempt(elsewhere, 'bruno@demo.test', 'demo-season')).status).toBe(303);
    // Without the device's cookie the same address waits: this is what the cookie spares its person.
    const strange = at.createBrowser({ headers: from('203.0.113.7') });
    expect((await attempt(strange, 'bruno@demo.test', 'demo-season')).status).toBe(429);
  });

  it('is not helped by a device that was made up, or is known for somebody else', async () => {
    const cookies = newCookies();
    await at.enter(
      'other@demo.test',
      'demo-season',
      at.createBrowser({ headers: from('203.0.113.20'), cookies }),
    );
    const own = cookies.jar.get('device') ?? '';
    for (const [index, device] of [own, 'made.up', `${own}x`, ''].entries()) {
      const forged = newCookies();
      forged.jar.set('device', device);
      const browser = at.createBrowser({ headers: from(`203.0.113.${30 + index}`), cookies: forged });
      expect(await guess(browser, 'manager@demo.test', 9)).toContain(429);
    }
  });

  it('counts an address over all accounts, and an IPv6 network as one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 64; index += 1) {
      const browser = at.createBrowser({ headers: from(`2001:db8:1:2::${index.toString(16)}`) });
      statuses.push((await attempt(browser, `nobody${index}@demo.test`, 'wrong')).status);
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
  });

  it('shows nobody whether the account exists: same words, same waiting', async () => {
    const answers = [];
    for (const email of ['manager@demo.test', 'nobody@demo.test']) {
      const browser = at.createBrowser({ headers: from(`192.0.2.${answers.length + 1}`) });
      const each = [];
      for (let index = 0; index < 9; index += 1) each.push(await attempt(browser, email, 'wrong'));
      answers.push(each);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('takes as long for an account that is not there', async () => {
    const times: Record<string, number[]> = { 'manager@demo.test': [], 'nobody@demo.test': [] };
    for (let index = 0; index < 6; index += 1)
      for (const [email, list] of Object.entries(times)) {
        const browser = at.createBrowser({ headers: from(`192.0.2.${10 + index}`) });
        const page = await at.openPage(browser);
        const start = performance.now();
        await browser(page, form({ email, password: 'wrong' }));
        list.push(performance.now() - start);
      }
    const [known = 0, unknown = 0] = Object.values(times).map((list) => list.sort((a, b) => a - b)[2] ?? 0);
    // Without the hash that is done for nobody, an unknown account answers many times faster.
    expect(unknown / known).toBeGreaterThan(0.5);
  });

  it('keeps neither addresses nor e-mails of who tried', async () => {
    const rows = await server.database.query<{ key: string }>('system', 'SELECT "key" FROM "attempt"');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => /@|\.|:/.test(key))).toEqual([]);
  });
});

describe('an address', () => {
  it('that a caller claims without a trusted proxy counts for nothing', async () => {
    const plain = await startTestServer({ port: await findFreePort() });
    try {
      const there = createSignIn(plain.origin);
      const statuses: number[] = [];
      for (let index = 0; index < 9; index += 1) {
        const browser = there.createBrowser({ headers: from(`198.51.100.${index}`) });
        const page = await there.openPage(browser);
        statuses.push((await browser(page, form({ email: 'anna@demo.test', password: 'wrong' }))).status);
      }
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await plain.stop();
    }
  });
});
