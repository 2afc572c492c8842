/** Passkeys over HTTP: added by who knows the password, both factors at once, and good for nobody but their person. */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator, type Slip } from '../fixtures/authenticator.ts';
import { readMails } from '../fixtures/mails.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { ACCOUNT_PATH, type Browser, createSignIn, form, locationOf } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const PATH = `${ACCOUNT_PATH}/passkeys`;
const current = { current: 'demo-season' };
const manager = 'manager@demo.test';
const anna = 'anna@demo.test';
const bruno = 'bruno@demo.test';

type Device = ReturnType<typeof createAuthenticator>;

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function add(token: string, device = createAuthenticator(server.origin), slip?: Slip) {
  const { body: options } = await at.call(token, 'POST', `${PATH}/options`, current);
  const response = device.register(options, slip);
  const kept = await at.call(token, 'POST', PATH, { name: 'Phone', response });
  return { device, options, response, kept };
}

/** The sign-in page in a browser, and its question to a passkey. */
async function openPage(browser: Browser = at.createBrowser({ headers: { 'accept-language': 'en' } })) {
  const page = await at.openPage(browser);
  const options = async () => (await browser(`${page}/passkey/options`, json({}))).json();
  const show = async (answer: unknown) => {
    const response = await browser(`${page}/passkey`, json(answer));
    return {
      status: response.status,
      body: (await response.json()) as { location?: string; error?: string },
    };
  };
  return { browser, page, options, show };
}

async function enter(device: Device, slip?: Slip) {
  const opened = await openPage();
  return { ...opened, shown: await opened.show(device.answer(await opened.options(), slip)) };
}

const logOf = async (email: string) => {
  const rows = await server.database.query<{ what: string }>(
    'system',
    'SELECT "what" FROM "security_log" WHERE "email" = $1 ORDER BY "id"',
    [email],
  );
  return rows.map(({ what }) => what);
};

describe('a passkey', () => {
  it('is added by who knows the password, listed, named anew and removed, and the log says so', async () => {
    const token = await server.token(anna);
    const wrong = await at.call(token, 'POST', `${PATH}/options`, { current: 'another' });
    expect(wrong.body.code).toBe('ACC-103');
    const { kept, device } = await add(token);
    expect([kept.status, kept.body.name, kept.body.lastUsedAt]).toEqual([201, 'Phone', null]);
    const list = async () => (await at.call(token, 'GET', ACCOUNT_PATH)).body.passkeys;
    expect(await list()).toEqual([kept.body]);
    const { id } = kept.body;
    expect((await at.call(token, 'PUT', `${PATH}/${id}`, { name: ' Key ring ' })).body.name).toBe('Key ring');
    expect((await at.call(token, 'PUT', `${PATH}/${id}`, { name: '' })).body.code).toBe('VAL-001');
    // Another person's is not there for them.
    const other = await server.token(bruno);
    expect((await at.call(other, 'PUT', `${PATH}/${id}`, { name: 'Mine' })).body.code).toBe('ACC-107');
    expect((await at.call(other, 'DELETE', `${PATH}/${id}`)).body.code).toBe('ACC-107');
    expect((await enter(device)).shown.status).toBe(200);
    expect((await at.call(token, 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await enter(device)).shown).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('opens no account') },
    });
    expect(await logOf(anna)).toEqual(['passkey.added', 'passkey.renamed', 'passkey.removed']);
  });

  it('signs its person in without a password, and without a code where a second factor is on', async () => {
    const token = await server.token(bruno);
    const { device } = await add(token);
    await server.database.query(
      'system',
      `INSERT INTO "account_factor" ("account_id", "secret", "confirmed_at")
       SELECT "id", 'x', now() FROM "account" WHERE "email" = $1`,
      [bruno],
    );
    const { browser, shown, options, show } = await enter(device);
    expect(shown.status).toBe(200);
    const done = await at.follow(browser, await browser(shown.body.location ?? ''));
    const { body } = await at.exchange(new URL(locationOf(done)).searchParams.get('code') ?? '');
    expect(decodeJwt(body.access_token ?? '').email).toBe(bruno);
    // The sign-in is done: the page asks nothing more.
    expect(typeof options).toBe('function');
    expect((await show({})).status).toBeGreaterThanOrEqual(400);
    // The password alone still leads to the code.
    const half = at.createBrowser();
    const next = await half(await at.openPage(half), form({ email: bruno, password: 'demo-season' }));
    expect(locationOf(next)).toMatch(/\/code$/);
    await server.database.query('system', 'DELETE FROM "account_factor"');
    const [used] = (await at.call(token, 'GET', ACCOUNT_PATH)).body.passkeys;
    expect(used.lastUsedAt).not.toBeNull();
  });

  it('is not kept of an answer that comes twice, from another sign-in, too late or from elsewhere', async () => {
    const first = await at.enter(anna);
    const { options, response, kept } = await add(first.access_token);
    expect(kept.status).toBe(201);
    const send = async (token: string, answer: unknown) =>
      (await at.call(token, 'POST', PATH, { name: 'Again', response: answer })).body;
    const refusal = (reason: string) => ({ code: 'ACC-110', values: { reason } });
    expect(await send(first.access_token, response)).toMatchObject(refusal('not asked for'));
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    // Asked in one sign-in, answered in another of the same person; and by another person.
    const device = createAuthenticator(server.origin);
    const second = await at.enter(anna);
    for (const token of [second.access_token, await server.token(bruno)]) {
      const { body } = await at.call(first.access_token, 'POST', `${PATH}/options`, current);
      expect(await send(token, device.register(body))).toMatchObject(refusal('not asked for'));
    }
    const { body: late } = await at.call(first.access_token, 'POST', `${PATH}/options`, current);
    await server.database.query(
      'system',
      `UPDATE "passkey_challenge" SET "expires_at" = now() - interval '1 s'`,
    );
    expect(await send(first.access_token, device.register(late))).toMatchObject(refusal('not asked for'));
    for (const slip of [{ origin: 'https://desk.example' }, { rpId: 'desk.example' }, { isUnverified: true }])
      expect((await add(first.access_token, device, slip)).kept.body).toMatchObject(refusal('not valid'));
    for (const nonsense of [7, {}, { response: { clientDataJSON: 'e30' } }])
      expect(await send(first.access_token, nonsense)).toMatchObject(refusal('not asked for'));
    expect(await send(first.access_token, undefined)).toMatchObject({
      code: 'VAL-001',
      violations: [{ propertyPath: 'response', code: 'required' }],
    });
  });

  it('of one person is never another’s too', async () => {
    const { device } = await add(await server.token(anna));
    const { kept } = await add(await server.token(manager), device);
    expect(kept.body).toMatchObject({ code: 'ACC-110', values: { reason: 'taken' } });
  });
});

describe('an answer of a passkey', () => {
  let device: Device;
  beforeAll(async () => {
    device = (await add(await server.token(manager))).device;
  });

  it('counts once, in the browser that was asked, within five minutes', async () => {
    const { show, options } = await openPage();
    const answer = device.answer(await options());
    const elsewhere = await openPage();
    expect((await elsewhere.show(answer)).status).toBe(422);
    expect((await show(answer)).status).toBe(200);
    const again = await openPage();
    const replayed = device.answer(await again.options());
    expect((await again.show({ ...replayed, type: 'nothing' })).status).toBe(422);
    expect((await again.show(replayed)).status).toBe(422);
    const late = await openPage();
    const question = await late.options();
    await server.database.query(
      'system',
      `UPDATE "passkey_challenge" SET "expires_at" = now() - interval '1 s'`,
    );
    expect((await late.show(device.answer(question))).status).toBe(422);
  });

  it.each<[string, (device: Device) => Slip]>([
    ['from another address', () => ({ origin: 'https://desk.example' })],
    ['for another domain', () => ({ rpId: 'desk.example' })],
    ['without finger, face or code', () => ({ isUnverified: true })],
    ['signed with another key', ({ makeKey }) => ({ key: makeKey() })],
    ['that names another person', () => ({ handle: Buffer.from('2').toString('base64url') })],
    ['that names nobody', () => ({ handle: '' })],
    ['of a copy, whose counter stands still', () => ({ counter: 1 })],
  ])('%s is refused, and the log says so', async (_, slip) => {
    const before = (await logOf(manager)).length;
    const { shown } = await enter(device, slip(device));
    expect(shown.status).toBe(422);
    expect((await logOf(manager)).slice(before)).toEqual(['passkey.refused']);
    // It is that alone that was wrong.
    expect((await enter(device)).shown.status).toBe(200);
  });

  it('opens nothing to who works for nobody any more, whose password does not either', async () => {
    const seller = await add(await server.token(anna));
    const setEnabled = (on: boolean) =>
      server.database.query('system', 'UPDATE "accounts_user" SET "enabled" = $2 WHERE "email" = $1', [
        anna,
        on,
      ]);
    await setEnabled(false);
    const { shown } = await enter(seller.device);
    expect([shown.status, shown.body.error]).toEqual([403, expect.stringContaining('No organiser')]);
    const browser = at.createBrowser();
    const answer = await browser(await at.openPage(browser), form({ email: anna, password: 'demo-season' }));
    expect(answer.status).toBe(403);
    await setEnabled(true);
    expect((await enter(seller.device)).shown.status).toBe(200);
  });

  it('is not asked for without end', async () => {
    const { browser, page } = await openPage();
    let status = 200;
    for (let asked = 0; asked < 61 && status === 200; asked += 1)
      status = (await browser(`${page}/passkey/options`, json({}))).status;
    expect(status).toBe(429);
    await server.database.query('system', 'DELETE FROM "attempt"');
  });
});

describe('an administrator', () => {
  it('takes second factor and passkeys of a user away, and ends their sign-ins', async () => {
    const USERS = '/accounts/api/v1/contracts/1/users';
    const mine = await at.enter(anna);
    await add(mine.access_token);
    const token = await server.token(manager);
    const reset = (id: number, by = token) => at.call(by, 'POST', `${USERS}/${id}/resetFactor`);
    expect((await reset(2, await server.token(bruno))).body.code).toBe('RIGHT-001');
    expect((await reset(1)).body.code).toBe('ROLE-012');
    const elsewhere = (sql: string) => server.database.query('system', sql, [anna]);
    await elsewhere(`INSERT INTO "accounts_user" ("contract_id", "email") VALUES (2, $1)`);
    expect((await reset(2)).body.code).toBe('ROLE-011');
    await elsewhere(`DELETE FROM "accounts_user" WHERE "contract_id" = 2 AND "email" = $1`);
    expect((await reset(2)).status).toBe(200);
    expect((await at.refresh(mine.refresh_token)).body.error).toBe('invalid_grant');
    const { passkeys } = (await at.call(await server.token(anna), 'GET', ACCOUNT_PATH)).body;
    expect(passkeys).toEqual([]);
    expect((await logOf(manager)).at(-1)).toBe('factor.reset_by_administrator');
  });

  it('does so under the eyes of that user, who is told by mail in their language who did it, when, and what to do', async () => {
    const USERS = '/accounts/api/v1/contracts/1/users';
    const token = await server.token(manager);
    const reset = (id: number) => at.call(token, 'POST', `${USERS}/${id}/resetFactor`);
    expect((await reset(3)).status).toBe(200);
    await expect.poll(() => readMails(server.varDir, bruno)).toHaveLength(1);
    const [english] = readMails(server.varDir, bruno);
    expect(english?.subject).toBe('Théâtre des Lumières: your second factor was reset');
    expect(english?.text).toMatch(
      /Camille Laurent \(manager@demo\.test\) reset your second factor at Théâtre des Lumières, on \d+ \w+ \d{4} at \d\d:\d\d:\d\d/,
    );
    expect(english?.text).toContain(`${server.origin}/account`);
    expect(english?.text).toContain('Did you not ask for this? Then choose a new password at once');
    // Anna's was reset before.
    const [french] = readMails(server.varDir, anna);
    expect(french?.subject).toBe('Théâtre des Lumières\u00a0: votre second facteur a été réinitialisé');
    expect(french?.text).toMatch(
      /Camille Laurent \(manager@demo\.test\) a réinitialisé votre second facteur/,
    );
    expect(french?.text).toContain('Vous n’avez rien demandé\u00a0?');
  });

  it('lets somebody in again while no mail can go, which follows once it can', async () => {
    const env = server.host.settings.env as Record<string, string | undefined>;
    const person = await server.token(anna);
    await add(person);
    const before = readMails(server.varDir, anna).length;
    env.MAIL_URL = 'smtp://localhost:1';
    const { status } = await at.call(
      await server.token(manager),
      'POST',
      '/accounts/api/v1/contracts/1/users/2/resetFactor',
    );
    expect(status).toBe(200);
    const tried = () =>
      server.database.query(
        'system',
        `SELECT FROM "outbox_position" WHERE "subscriber" = 'factor-reset-mails' AND "attempts" > 0`,
      );
    await expect.poll(tried).toHaveLength(1);
    delete env.MAIL_URL;
    await expect.poll(() => readMails(server.varDir, anna), { timeout: 30_000 }).toHaveLength(before + 1);
    expect((await at.call(person, 'GET', ACCOUNT_PATH)).body.passkeys).toEqual([]);
  });
});
