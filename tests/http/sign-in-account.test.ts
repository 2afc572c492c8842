/** The account's own calls: what a person sees of their sign-ins, and what ends them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnAccount } from '../../schema/generated/accounts/OwnAccount.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { ACCOUNT_PATH, createSignIn } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0' };

const show = async (token: string) => (await at.call(token, 'GET', ACCOUNT_PATH)).body as OwnAccount;

const readLog = (email: string) =>
  server.database.query<{ what: string; address: string }>(
    'system',
    'SELECT "what", "address" FROM "security_log" WHERE "email" = $1 ORDER BY "id"',
    [email],
  );

describe('the account', () => {
  it('shows its person and the sign-ins that last, this one marked', async () => {
    const first = await at.enter('anna@demo.test', 'demo-season', at.createBrowser({ headers: firefox }));
    const second = await at.enter('anna@demo.test');
    const { sessions, ...rest } = await show(second.access_token);
    expect(rest).toEqual({
      email: 'anna@demo.test',
      firstname: 'Anna',
      lastname: 'Moreau',
      language: null,
      secondFactor: { isOn: false, recoveryCodesLeft: 0 },
      passkeys: [],
      tokens: [],
    });
    expect(sessions.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
      ['', true],
      ['Firefox · Windows', false],
    ]);
    expect(sessions[0]?.address).toMatch(/127\.0\.0\.1|::1/);
    expect((await show(first.access_token)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([
      false,
      true,
    ]);
  });

  it('takes names and language, and refuses what is none', async () => {
    const token = await server.token('anna@demo.test');
    const change = { firstname: 'Anna-Lena', lastname: 'Moreau-Blanc', language: 'en' };
    expect((await at.call(token, 'PUT', ACCOUNT_PATH, change)).body).toMatchObject(change);
    expect((await at.call(token, 'PUT', ACCOUNT_PATH, { lastname: 'Moreau' })).body).toMatchObject({
      firstname: 'Anna-Lena',
      lastname: 'Moreau',
      language: 'en',
    });
    for (const [wrong, code] of [
      [{ firstname: '' }, 'pattern'],
      [{ lastname: 7 }, 'type'],
      [{ language: 'de' }, 'enum'],
    ] as const) {
      const refused = await at.call(token, 'PUT', ACCOUNT_PATH, wrong);
      expect([refused.status, refused.body.code]).toEqual([422, 'VAL-001']);
      expect(refused.body.violations).toEqual([
        expect.objectContaining({ propertyPath: Object.keys(wrong)[0], code }),
      ]);
    }
    expect((await at.call(token, 'PUT', ACCOUNT_PATH, [])).body.code).toBe('REQ-009');
  });
});

describe('a sign-in', () => {
  it('ended by its person refreshes no more, and its account calls stop at once', async () => {
    const lost = await at.enter('bruno@demo.test');
    const mine = await at.enter('bruno@demo.test');
    const { id } = (await show(mine.access_token)).sessions.find((one) => !one.isCurrent) ?? { id: 0 };
    expect((await at.call(mine.access_token, 'DELETE', `${ACCOUNT_PATH}/sessions/${id}`)).status).toBe(204);
    expect((await at.refresh(lost.refresh_token)).body.error).toBe('invalid_grant');
    const after = await at.call(lost.access_token, 'GET', ACCOUNT_PATH);
    expect([after.status, after.body.code]).toEqual([401, 'ACC-102']);
    expect((await at.refresh(mine.refresh_token)).status).toBe(200);
  });

  it('ended in one browser asks for the password there again', async () => {
    const browser = at.createBrowser();
    const lost = await at.enter('bruno@demo.test', 'demo-season', browser);
    const straight = await at.follow(browser, await browser(at.authorizeUrl()));
    expect(straight.headers.get('location')).toContain('/oauth/callback');
    const mine = await at.enter('bruno@demo.test');
    expect((await at.call(mine.access_token, 'DELETE', `${ACCOUNT_PATH}/sessions`)).status).toBe(204);
    expect((await at.refresh(lost.refresh_token)).body.error).toBe('invalid_grant');
    expect(await at.openPage(browser)).toContain('/accounts/sign-in/');
  });

  it('of somebody else is not there', async () => {
    const { access_token } = await at.enter('anna@demo.test');
    const other = await server.token('bruno@demo.test');
    const { id } = (await show(access_token)).sessions.find(({ isCurrent }) => isCurrent) ?? { id: 0 };
    for (const [wrong, code] of [
      [id, 'ACC-107'],
      ['x', 'REQ-004'],
      [999_999, 'ACC-107'],
    ] as const) {
      const refused = await at.call(other, 'DELETE', `${ACCOUNT_PATH}/sessions/${wrong}`);
      expect([refused.status, refused.body.code]).toEqual([404, code]);
    }
    expect((await show(access_token)).email).toBe('anna@demo.test');
  });
});

describe('a password', () => {
  const path = `${ACCOUNT_PATH}/password`;

  it('changes with the current one, ends the other sign-ins and is logged with who, what and from where', async () => {
    const stolen = await at.enter('other@demo.test');
    const mine = await at.enter('other@demo.test');
    const change = (current: string, wanted: string) =>
      at.call(mine.access_token, 'POST', path, { current, new: wanted });
    expect((await change('wrong', 'a long walk home')).body.code).toBe('ACC-103');
    for (const weak of ['short', 'other@demo.test', 'aaaaaaaaaaaaaaaa', 'x'.repeat(201)])
      expect((await change('demo-season', weak)).body.code).toBe('ACC-104');
    expect((await change('demo-season', 'a long walk home')).status).toBe(204);
    expect((await at.refresh(stolen.refresh_token)).body.error).toBe('invalid_grant');
    expect((await at.refresh(mine.refresh_token)).status).toBe(200);
    expect((await readLog('other@demo.test')).map(({ what }) => what)).toEqual(['password.changed']);
    expect((await readLog('other@demo.test'))[0]?.address).toMatch(/127\.0\.0\.1|::1/);
    expect((await at.enter('other@demo.test', 'a long walk home')).access_token).not.toBe('');
  });

  it('is not guessed with an open screen: after 8 tries even the right one waits', async () => {
    const token = await server.token('manager@demo.test');
    const attempt = (current: string) => at.call(token, 'POST', path, { current, new: 'a long walk home' });
    for (let count = 0; count < 8; count += 1) expect((await attempt('wrong')).body.code).toBe('ACC-103');
    const late = await attempt('demo-season');
    expect([late.status, late.body.code]).toEqual([429, 'ACC-105']);
  });
});
