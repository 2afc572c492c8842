/** A second factor over HTTP: enrolled with a code, asked for as a second page, each code taken once. */
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import {
  ACCOUNT_PATH,
  type Browser,
  createSignIn,
  form,
  locationOf,
  newCookies,
} from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const PATH = `${ACCOUNT_PATH}/second-factor`;
const current = { current: 'demo-season' };

/** The code of an authenticator so many periods of 30 s from now: those of before and after are taken, each once. */
const showCode = (uri: string, periods = 0) =>
  (URI.parse(uri) as TOTP).generate({ timestamp: Date.now() + periods * 30_000 });

async function enrol(token: string) {
  const begun = await at.call(token, 'POST', PATH, current);
  const { uri } = begun.body as { uri: string };
  const confirmed = await at.call(token, 'POST', `${PATH}/confirm`, { code: showCode(uri, -1) });
  return { begun, uri, confirmed, recoveryCodes: confirmed.body.recoveryCodes as readonly string[] };
}

/** As far as the second page. @returns its address */
async function openCodePage(browser: Browser, email: string) {
  const answer = await browser(await at.openPage(browser), form({ email, password: 'demo-season' }));
  return locationOf(answer);
}

const headers = { 'accept-language': 'en' };

describe('a second factor', () => {
  it('comes into force with a code of it, shows ten recovery codes once, ends the other sign-ins', async () => {
    const other = await at.enter('anna@demo.test');
    const { access_token } = await at.enter('anna@demo.test');
    expect((await at.call(access_token, 'POST', PATH, { current: 'wrong' })).body.code).toBe('ACC-103');
    const begun = (await at.call(access_token, 'POST', PATH, current)).body;
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Back-office:anna%40demo\.test\?.*issuer=Back-office/);
    expect(begun.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await at.call(access_token, 'POST', `${PATH}/confirm`, { code: '000000x' })).body.code).toBe(
      'ACC-109',
    );
    expect((await at.call(access_token, 'GET', ACCOUNT_PATH)).body.secondFactor.isOn).toBe(false);
    const { uri, confirmed, recoveryCodes } = await enrol(access_token);
    expect(confirmed.status).toBe(200);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await at.call(access_token, 'GET', ACCOUNT_PATH)).body.secondFactor).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    expect((await at.call(access_token, 'POST', PATH, current)).body.code).toBe('ACC-108');
    expect((await at.refresh(other.refresh_token)).body.error).toBe('invalid_grant');
    const rows = await server.database.query('system', 'SELECT * FROM "account_factor"');
    const { base32 } = (URI.parse(uri) as TOTP).secret;
    expect([rows.length, base32.length]).toEqual([1, 32]);
    expect(JSON.stringify(rows)).not.toContain(base32);
  });

  it('is asked for after the password, and the same code opens nothing a second time', async () => {
    const { uri } = await enrol(await server.token('bruno@demo.test'));
    const browser = at.createBrowser({ headers });
    const page = await openCodePage(browser, 'bruno@demo.test');
    expect(page).toMatch(/\/code$/);
    expect(await (await browser(page)).text()).toContain('autocomplete="one-time-code"');
    const wrong = await browser(page, form({ code: '12345' }));
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('not right')]);
    const code = showCode(uri);
    const done = await at.follow(browser, await browser(page, form({ code })));
    expect(locationOf(done)).toContain('/oauth/callback?code=');
    const second = at.createBrowser({ headers });
    const again = await second(await openCodePage(second, 'bruno@demo.test'), form({ code }));
    expect(again.status).toBe(422);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const token = await server.token('manager@demo.test');
    const { recoveryCodes } = await enrol(token);
    const code = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')}`;
    const browser = at.createBrowser({ headers });
    const used = await browser(await openCodePage(browser, 'manager@demo.test'), form({ code }));
    expect(used.status).toBe(303);
    const second = at.createBrowser({ headers });
    const again = await second(await openCodePage(second, 'manager@demo.test'), form({ code }));
    expect(again.status).toBe(422);
    expect((await at.call(token, 'GET', ACCOUNT_PATH)).body.secondFactor.recoveryCodesLeft).toBe(9);
    const renewed = await at.call(token, 'POST', `${PATH}/recovery-codes`, current);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const old = await second(
      await openCodePage(second, 'manager@demo.test'),
      form({ code: recoveryCodes[1] ?? '' }),
    );
    expect(old.status).toBe(422);
  });

  it('cannot be gone around: without the password there is no second page, and it leads nowhere alone', async () => {
    const browser = at.createBrowser();
    const page = await at.openPage(browser);
    const answer = await browser(`${page}/code`, form({ code: '123456' }));
    expect([answer.status, locationOf(answer)]).toEqual([303, page]);
    const half = at.createBrowser();
    const codePage = await openCodePage(half, 'manager@demo.test');
    const resumed = await half(`/accounts/oauth/auth/${codePage.split('/').at(-2)}`);
    expect(locationOf(await at.follow(half, resumed))).not.toContain('/oauth/callback?code=');
  });

  it('is not guessed: after five codes the next ones wait, but not those of a device known before', async () => {
    const cookies = newCookies();
    const { uri, recoveryCodes } = await enrol(await server.token('other@demo.test'));
    const own = at.createBrowser({ headers, cookies });
    await own(await openCodePage(own, 'other@demo.test'), form({ code: recoveryCodes[0] ?? '' }));
    const guesser = at.createBrowser({ headers });
    const page = await openCodePage(guesser, 'other@demo.test');
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await guesser(page, form({ code: '000000' }))).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const device = newCookies();
    device.jar.set('device', cookies.jar.get('device') ?? '');
    const known = at.createBrowser({ headers, cookies: device });
    const entered = await known(await openCodePage(known, 'other@demo.test'), form({ code: showCode(uri) }));
    expect(entered.status).toBe(303);
  });

  it('goes with the password, and signing in is one page again', async () => {
    const token = await server.token('anna@demo.test');
    expect((await at.call(token, 'DELETE', PATH, { current: 'wrong' })).body.code).toBe('ACC-103');
    expect((await at.call(token, 'DELETE', PATH, current)).status).toBe(204);
    expect((await at.call(token, 'DELETE', PATH, current)).body.code).toBe('ACC-108');
    expect((await at.enter('anna@demo.test')).access_token).not.toBe('');
    const log = await server.database.query<{ what: string }>(
      'system',
      `SELECT "what" FROM "security_log" WHERE "email" = 'anna@demo.test' ORDER BY "id"`,
    );
    expect(log.map(({ what }) => what)).toEqual(['factor.enrolled', 'factor.removed']);
  });
});
