/** The authorization endpoint and the pages around it: what they refuse, what they send along, which cookies they set. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../fixtures/mails.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { createSignIn, form, locationOf, newCookies } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const ask = (change: Record<string, string | undefined>) => at.createBrowser()(at.authorizeUrl(change));

describe('the authorization endpoint', () => {
  it('hands state back as it was, and names who answers (RFC 9207)', async () => {
    const callback = await at.signIn(at.createBrowser(), 'anna@demo.test', 'demo-season');
    expect(callback.searchParams.get('state')).toBe('the-state');
    expect(callback.searchParams.get('iss')).toBe(`${server.origin}/accounts/oauth`);
  });

  it('sends nobody to an address that is not, letter by letter, the client’s', async () => {
    const { origin } = server;
    for (const redirect_uri of [
      `${origin}/oauth/callback/`,
      `${origin}/oauth/callback?next=1`,
      `${origin}/oauth/callback#x`,
      `${origin}/OAuth/callback`,
      `${origin.replace('http:', 'https:')}/oauth/callback`,
      `${origin}.elsewhere.example/oauth/callback`,
      'javascript:alert(1)',
    ]) {
      const answer = await ask({ redirect_uri });
      expect([redirect_uri, answer.status, locationOf(answer)]).toEqual([redirect_uri, 400, '']);
    }
  });

  it('gives codes alone, and to nobody without a challenge by S256', async () => {
    for (const change of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
      { code_challenge_method: undefined },
      { response_type: 'token' },
      { response_type: 'id_token', nonce: 'n' },
    ]) {
      const answer = await ask(change);
      expect(`${answer.status} ${locationOf(answer)}`).toMatch(/error=|^400/);
      expect(locationOf(answer)).not.toMatch(/[?&#](code|access_token|id_token)=/);
    }
  });

  it('exchanges no code without the verifier it was asked for with, nor for another address', async () => {
    for (const wrong of [{ code_verifier: 'x'.repeat(43) }, { redirect_uri: `${server.origin}/other` }]) {
      const callback = await at.signIn(at.createBrowser(), 'bruno@demo.test', 'demo-season');
      const answer = await at.askProxy({
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        redirect_uri: `${server.origin}/oauth/callback`,
        code_verifier: 'y'.repeat(43),
        ...wrong,
      });
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
    }
  });

  it('takes a password only in the browser in which the sign-in began', async () => {
    const page = await at.openPage(at.createBrowser());
    const other = at.createBrowser();
    const answer = await other(page, form({ email: 'anna@demo.test', password: 'demo-season' }));
    expect([answer.status, locationOf(answer)]).toEqual([404, '']);
  });
});

describe('the pages of signing in', () => {
  const pages = async () => {
    const browser = at.createBrowser();
    const page = await at.openPage(browser);
    return [
      await browser(page),
      await browser(page, form({ email: 'x', password: 'y' })),
      await browser('/accounts/forgot-password'),
      await browser('/accounts/choose-password?token=none'),
      await browser(at.authorizeUrl({ redirect_uri: 'https://elsewhere.example' })),
    ];
  };

  it('are framed and kept by nobody, leave their address to nobody, and run no foreign script', async () => {
    for (const page of await pages()) {
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('set cookies that scripts cannot read and other sites do not send', async () => {
    const cookies = newCookies();
    await at.enter('anna@demo.test', 'demo-season', at.createBrowser({ cookies }));
    const set = cookies.sent.filter((cookie) => !/=;|1970/.test(cookie));
    expect(set.length).toBeGreaterThan(2);
    for (const cookie of set) expect(cookie).toMatch(/^(?=.*httponly)(?=.*samesite=(lax|strict))/i);
  });

  it('set them for https alone where people come by https', async () => {
    const port = await findFreePort();
    const secure = await startTestServer({ port, env: { ORIGIN: 'https://desk.example.test' } });
    try {
      const there = createSignIn(`http://localhost:${port}`);
      const cookies = newCookies();
      const browser = there.createBrowser({ cookies, headers: { 'x-forwarded-proto': 'https' } });
      const started = await browser(
        there.authorizeUrl({ redirect_uri: 'https://desk.example.test/oauth/callback' }),
      );
      const page = new URL(locationOf(started), 'https://desk.example.test').pathname;
      await browser(page, form({ email: 'anna@demo.test', password: 'demo-season' }));
      expect(cookies.sent.map((cookie) => cookie.split('=')[0])).toContain('device');
      for (const cookie of cookies.sent.filter((one) => !/=;|1970/.test(one)))
        expect(cookie).toMatch(/; ?secure/i);
    } finally {
      await secure.stop();
    }
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    at.createBrowser({ headers: { 'accept-language': 'en' } })('/accounts/forgot-password', form({ email }));

  it('is answered with one sentence for every e-mail, and a mail for those there are', async () => {
    const [known, unknown] = [await ask('anna@demo.test'), await ask('nobody@demo.test')];
    expect(known.status).toBe(200);
    const text = await known.text();
    expect(text).toContain('If there is an account with this e-mail');
    expect(await unknown.text()).toBe(text);
    await expect.poll(() => readMails(server.varDir, 'anna@demo.test').length).toBe(1);
    expect(readMails(server.varDir, 'nobody@demo.test')).toEqual([]);
  });

  it('fills nobody’s mailbox: three mails in ten minutes, and the same sentence after them', async () => {
    for (let index = 0; index < 5; index += 1)
      expect(await (await ask('bruno@demo.test')).text()).toContain('If there is an account');
    await expect.poll(() => readMails(server.varDir, 'bruno@demo.test').length).toBeGreaterThan(0);
    expect(readMails(server.varDir, 'bruno@demo.test').length).toBeLessThanOrEqual(3);
  });
});
