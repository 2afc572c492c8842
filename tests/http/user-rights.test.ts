/** Who comes in, who is shut out, what mails say, and who may do what and why. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from '../../overrides/accounts/Mail/server/sendMail.ts';
import { requestReset } from '../../overrides/accounts/Password/server/requestReset.ts';
import { policyIri } from '../../overrides/accounts/Policy/model.ts';
import { readMails } from '../fixtures/mails.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
const manager = 'manager@demo.test';
const anna = 'anna@demo.test';
const USERS = '/accounts/api/v1/contracts/1/users';
const ROLES = '/accounts/api/v1/contracts/1/roles';
const SELLER = `${ROLES}/3`;

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted by the tests themselves
type Answer = { readonly status: number; readonly body: any };

async function askWith(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const ask = async (email: string, method: string, path: string, body?: unknown) =>
  askWith(await server.token(email), method, path, body);

async function create(email: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, body } = await ask(manager, 'POST', USERS, {
    email,
    firstname: 'Nora',
    lastname: 'Petit',
    contractRole: SELLER,
    ...more,
  });
  expect([status, body.state]).toEqual([201, 'invited']);
  return body['@id'];
}

const stateOf = async (user: string) => (await ask(manager, 'GET', user)).body.state;

/** As the page's form sends it. */
function choose(link: string, password: string, again = password): Promise<Response> {
  const token = new URL(link).searchParams.get('token') ?? '';
  return fetch(`${server.origin}/accounts/choose-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    body: new URLSearchParams({ token, password, again }),
  });
}

/** Sent a moment after it was asked for. @returns the last one, once there are so many */
async function mailTo(email: string, count = 1) {
  await expect.poll(() => readMails(server.varDir, email), { timeout: 20_000 }).toHaveLength(count);
  return readMails(server.varDir, email)[count - 1];
}

const secret = 'the curtain is red';

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

describe('an invitation', () => {
  it('goes to who has no password with a link that works once', async () => {
    const user = await create('nora@example.test');
    expect((await ask(manager, 'POST', `${user}/invite`)).status).toBe(200);
    const mail = await mailTo('nora@example.test');
    expect(mail?.subject).toBe('Théâtre des Lumières\u00a0: votre accès à la billetterie');
    expect(mail?.text).toContain('Bonjour Petit Nora,');
    const forgot = await fetch(`${server.origin}/accounts/forgot-password`, {
      headers: { 'accept-language': 'fr' },
    });
    expect(await forgot.text()).toContain('Indiquez votre e-mail\u00a0: un lien');
    const link = mail?.link ?? '';
    const page = await fetch(link, { headers: { 'accept-language': 'en' } });
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('nora@example.test');
    expect((await choose(link, 'short')).status).toBe(422);
    expect((await choose(link, secret, 'another curtain')).status).toBe(422);
    expect((await choose(link, secret)).status).toBe(200);
    expect((await choose(link, 'the curtain is blue')).status).toBe(404);
    expect(await stateOf(user)).toBe('active');
    expect((await ask('nora@example.test', 'GET', '/ticketing/v1/me/rights')).body.role).toBe('Guichet');
  });

  it('leaves no secret behind: the store has a hash, the file belongs to the server alone', async () => {
    const user = await create('hash@example.test');
    await ask(manager, 'POST', `${user}/invite`);
    const token = new URL((await mailTo('hash@example.test'))?.link ?? '').searchParams.get('token');
    const rows = await server.database.query('system', 'SELECT * FROM "password_link"');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(readdirSync(join(server.varDir, 'mail')).join()).not.toContain(token);
  });

  it('is good for 72 hours', async () => {
    const user = await create('late@example.test');
    await ask(manager, 'POST', `${user}/invite`);
    const link = (await mailTo('late@example.test'))?.link ?? '';
    const [row] = await server.database.query<{ hours: number }>(
      'system',
      `SELECT extract(epoch FROM "expires_at" - "created_at")::int / 3600 AS hours FROM "password_link" WHERE "email" = 'late@example.test'`,
    );
    expect(row?.hours).toBe(72);
    await server.database.query(
      'system',
      `UPDATE "password_link" SET "expires_at" = now() - interval '1 second' WHERE "email" = 'late@example.test'`,
    );
    expect((await choose(link, secret)).status).toBe(404);
  });

  it('only tells who has a password already, and waits for them no more', async () => {
    const user = await create('other@demo.test');
    expect((await ask(manager, 'POST', `${user}/invite`)).body.state).toBe('active');
    const mail = await mailTo('other@demo.test');
    expect(mail?.subject).toBe('Théâtre des Lumières: your access to the box office');
    expect(mail?.link).not.toContain('token');
    const again = await ask(manager, 'POST', `${user}/invite`);
    expect([again.status, again.body.code]).toEqual([409, 'ROLE-008']);
  });

  it('fills nobody’s mailbox: the sixth within the hour is refused', async () => {
    const user = await create('often@example.test');
    for (let time = 1; time <= 5; time += 1) {
      expect((await ask(manager, 'POST', `${user}/invite`)).status).toBe(200);
      await mailTo('often@example.test', time);
    }
    const sixth = await ask(manager, 'POST', `${user}/invite`);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'ROLE-009']);
  });

  it('is for one user an e-mail, however it is written', async () => {
    const { status } = await ask(manager, 'POST', USERS, {
      email: 'NORA@example.test',
      contractRole: SELLER,
    });
    expect(status).toBe(422);
  });

  it('goes once a mail server that refused takes it, and the user is saved meanwhile', async () => {
    const env = server.host.settings.env as Record<string, string | undefined>;
    const user = await create('unlucky@example.test');
    env.MAIL_URL = 'smtp://localhost:1';
    const { status, body } = await ask(manager, 'POST', `${user}/invite`);
    expect([status, body.state, body.accessMail, body.accessMailBy, body.accessMailedAt]).toEqual([
      200,
      'invited',
      'invitation',
      manager,
      null,
    ]);
    const failed = () =>
      server.database.query(
        'system',
        `SELECT "error" FROM "outbox_position" WHERE "subscriber" = 'access-mails' AND "attempts" > 0`,
      );
    await expect.poll(failed).toEqual([{ error: expect.stringContaining('A mail could not be handed') }]);
    const mail = { to: 'unlucky@example.test', subject: 'Again', text: 'Again' };
    await expect(sendMail(server.host, mail)).rejects.toMatchObject({ code: 'MAIL-001', status: 503 });
    delete env.MAIL_URL;
    expect((await mailTo('unlucky@example.test'))?.link).toContain('token=');
    await expect
      .poll(async () => (await ask(manager, 'GET', user)).body.accessMailedAt)
      .toEqual(expect.any(String));
  });

  it('gives nobody a role that reaches further than the inviter’s', async () => {
    const made = await ask(manager, 'POST', ROLES, {
      name: 'Inviters',
      policies: ['rights.read', 'rights.write'],
    });
    await create('inviter@example.test', { contractRole: made.body['@id'] });
    const beyond = await ask('manager@demo.test', 'GET', `${ROLES}/1`);
    await server.database.query(
      'system',
      `INSERT INTO "account" ("email", "password_hash", "name") VALUES ('inviter@example.test', 'x', 'Inviter')`,
    );
    const { status, body } = await ask('inviter@example.test', 'POST', USERS, {
      email: 'boss@example.test',
      contractRole: beyond.body['@id'],
    });
    expect([status, body.code]).toEqual([403, 'ROLE-002']);
    for (const call of ['disable', 'enable', 'invite'])
      expect((await ask('inviter@example.test', 'POST', `${USERS}/1/${call}`)).body.code).toBe('ROLE-002');
  });
});

describe('a user who is disabled', () => {
  it('is refused at once with the token they have, is given no other, and comes back enabled', async () => {
    const token = await server.token(anna);
    expect((await askWith(token, 'GET', '/ticketing/v1/ticketings?itemsPerPage=1')).status).toBe(200);
    expect((await ask(manager, 'POST', `${USERS}/2/disable`)).body.state).toBe('disabled');
    for (const path of [
      '/ticketing/v1/ticketings?itemsPerPage=1',
      // Open to whoever is signed in to the contract.
      '/accounts/api/v1/contracts/1/policies',
      '/ticketing/v1/me/rights',
    ]) {
      const { status, body } = await askWith(token, 'GET', path);
      expect([path, status, body.code]).toEqual([path, 403, 'ROLE-006']);
    }
    const claims = (await server.token(anna)).split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ contracts: [] });
    expect((await ask(manager, 'POST', `${USERS}/2/reset`)).body.code).toBe('ROLE-008');
    expect((await ask(manager, 'POST', `${USERS}/2/enable`)).body.state).toBe('active');
    expect((await askWith(token, 'GET', '/ticketing/v1/ticketings?itemsPerPage=1')).status).toBe(200);
  });

  it('is never oneself, nor the last who may give rights', async () => {
    const self = await ask(manager, 'POST', `${USERS}/1/disable`);
    expect([self.status, self.body.code]).toEqual([409, 'ROLE-007']);
    const second = await create('second@example.test', { contractRole: `${ROLES}/1` });
    await server.database.query(
      'system',
      `INSERT INTO "account" ("email", "password_hash", "name") VALUES ('second@example.test', 'x', 'Second')`,
    );
    // Somebody who was invited and never came administers nothing.
    const lonely = await ask('second@example.test', 'POST', `${USERS}/1/disable`);
    expect([lonely.status, lonely.body.code]).toEqual([409, 'ROLE-003']);
    await server.database.query(
      'system',
      `UPDATE "accounts_user" SET "invited" = false WHERE "email" = 'second@example.test'`,
    );
    expect((await ask('second@example.test', 'POST', `${USERS}/1/disable`)).status).toBe(200);
    expect((await ask('second@example.test', 'POST', `${USERS}/1/enable`)).status).toBe(200);
    expect((await ask(manager, 'POST', `${second}/disable`)).status).toBe(200);
  });

  it('is not another contract’s', async () => {
    const [foreign] = await server.database.query<{ id: number }>(
      'system',
      `INSERT INTO "accounts_user" ("contract_id", "email") VALUES (2, 'theirs@example.test') RETURNING "id"`,
    );
    for (const call of ['disable', 'enable', 'invite', 'reset'])
      expect((await ask(manager, 'POST', `${USERS}/${foreign?.id}/${call}`)).status).toBe(404);
    expect((await ask(manager, 'GET', `${USERS}/${foreign?.id}/rights`)).status).toBe(404);
  });
});

describe('a reset', () => {
  it('ends every sign-in, and the old password', async () => {
    await server.database.query(
      'system',
      `INSERT INTO "oidc_store" ("model", "id", "payload") SELECT 'RefreshToken', 'old', jsonb_build_object('accountId', "id"::text)
       FROM "account" WHERE "email" = 'bruno@demo.test'`,
    );
    expect((await ask(manager, 'POST', `${USERS}/3/reset`)).status).toBe(200);
    const mail = await mailTo('bruno@demo.test');
    expect(mail?.subject).toBe('Choose a new password');
    expect((await choose(mail?.link ?? '', secret)).status).toBe(200);
    expect(await server.database.query('system', `SELECT 1 FROM "oidc_store" WHERE "id" = 'old'`)).toEqual(
      [],
    );
  });

  it('asked for by somebody unknown writes no mail and says nothing', async () => {
    expect(await requestReset(server.host, 'nobody@example.test')).toBe(false);
    expect(await requestReset(server.host, ' ANNA@demo.test ')).toBe(true);
    await mailTo(anna);
    expect(readMails(server.varDir, 'nobody@example.test')).toEqual([]);
  });
});

describe('what a user may do', () => {
  it('is listed with the role it comes from and the names it reaches', async () => {
    const shows = (await ask(manager, 'GET', '/ticketing/v1/ticketings?fields=title&order[id]=asc')).body
      .member;
    const [show] = shows;
    const role = await ask(manager, 'POST', ROLES, {
      name: 'One show',
      policies: [{ policy: policyIri(1, 'sales.sell'), resources: [show['@id']] }, { policy: 'rights.read' }],
    });
    const user = await create('one@example.test', { contractRole: role.body['@id'] });
    const { body } = await ask(manager, 'GET', `${user}/rights`);
    expect(body).toEqual({
      enabled: true,
      role: { '@id': role.body['@id'], name: 'One show', isPersonal: false },
      policies: [
        { code: 'sales.sell', reach: [{ '@id': show['@id'], name: show.title }] },
        { code: 'rights.read', reach: 'all' },
      ],
    });
    const holders = await ask(manager, 'GET', '/accounts/api/v1/contracts/1/policies/sales.sell/users');
    expect(holders.body.users).toContainEqual({
      '@id': user,
      fullName: 'Petit Nora',
      email: 'one@example.test',
      enabled: true,
      role: { '@id': role.body['@id'], name: 'One show', isPersonal: false },
      reach: [{ '@id': show['@id'], name: show.title }],
    });
    const unknown = await ask(manager, 'GET', '/accounts/api/v1/contracts/1/policies/sales.give/users');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'ROLE-010']);
  });

  it('is nobody’s to ask who may not read rights', async () => {
    for (const path of [`${USERS}/1/rights`, '/accounts/api/v1/contracts/1/policies/sales.sell/users']) {
      const { status, body } = await ask(anna, 'GET', path);
      expect([status, body.code]).toEqual([403, 'RIGHT-001']);
    }
  });
});

it('logs the name of a mail’s file, never what is in it', async () => {
  const { log } = server.host.app;
  const { info } = log;
  const lines: string[] = [];
  log.info = (...line: unknown[]) => void lines.push(inspect(line, { depth: 2 }));
  const user = await create('logged@example.test');
  await ask(manager, 'POST', `${user}/invite`);
  const { searchParams } = new URL((await mailTo('logged@example.test'))?.link ?? '');
  await expect.poll(() => lines.filter((line) => line.includes('.eml'))).toHaveLength(1);
  log.info = info;
  expect(lines.join()).not.toContain(searchParams.get('token'));
});
