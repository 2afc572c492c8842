/** The desk's own API: notifications, the change of organiser, customer fields, features and versions. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BELL_QUERY } from '../../overrides/desk/Notifications/model.ts';
import { spreadNotifications } from '../../overrides/desk/Notifications/server/spreadNotifications.ts';
import { adminFolder } from '../../server/admin/serveAdmin.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    port: await findFreePort(),
    env: { PREPRODUCTION_HOSTS: 'staging.example, "><script>, 10.0.0.7' },
  });
});
afterAll(() => server?.stop());

async function ask(
  path: string,
  { email = 'anna@demo.test', ...init }: RequestInit & { email?: string } = {},
) {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${await server.token(email)}`);
  if (init.body) headers.set('content-type', 'application/ld+json');
  const response = await fetch(server.origin + path, { ...init, headers, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

const put = (path: string, body: unknown, email?: string) =>
  ask(path, { method: 'PUT', body: JSON.stringify(body), ...(email ? { email } : {}) });

/** A notification shown from and until so many hours from now; instants are kept to the millisecond, so none rounds up. */
async function notify(message: string, start: number | null, expiry: number | null): Promise<void> {
  await server.database.query(
    'system',
    `INSERT INTO "desk_notification" ("contract_id", "message", "start", "expiry")
     SELECT 0, $1, begun + $2::int * interval '1 hour', begun + $3::int * interval '1 hour'
     FROM date_trunc('milliseconds', now()) AS begun`,
    [message, start, expiry],
  );
}

const asIs = (date: Date) => encodeURIComponent(date.toISOString());

/** As the desk asks: begun, not over, newest first, not put away, mine, ten a page. */
const bell = () =>
  `/api/user_desk_notifications?deskNotification.start[before]=${asIs(new Date())}&deskNotification.expiry[after]=${asIs(new Date())}&order[deskNotification.start]=desc&discarded=0&user=me&itemsPerPage=10`;

const messages = ({ body }: { body: { member: { message: string }[] } }) =>
  body.member.map(({ message }) => message);

describe('desk notifications', () => {
  it('reach everybody once, newest first, while they are shown, ten a page', async () => {
    await notify('over', -9, -1);
    await notify('to come', 1, 9);
    for (let hour = 12; hour > 0; hour -= 1) await notify(`shown ${hour}`, -hour, 9);
    await spreadNotifications(server.database);
    await spreadNotifications(server.database);
    const page = await ask(bell());
    expect(page.status).toBe(200);
    expect(messages(page)).toEqual(Array.from({ length: 10 }, (_, index) => `shown ${index + 1}`));
    expect(page.body.totalItems).toBe(13);
    const copies = await server.database.query(
      'system',
      `SELECT 1 FROM "user_desk_notification" GROUP BY "contract_id", "accounts_user_id", "desk_notification_id" HAVING count(*) > 1`,
    );
    expect(copies).toEqual([]);
  });

  it('are shown without a start or an end when asked for as current', async () => {
    await notify('for ever', null, null);
    await notify('cut short', -1, 9);
    await notify('put off', -1, 9);
    await spreadNotifications(server.database);
    // After everybody had their copy.
    await server.database.query(
      'system',
      `UPDATE "desk_notification" SET "expiry" = CASE "message" WHEN 'cut short' THEN now() ELSE "expiry" END,
         "start" = CASE "message" WHEN 'put off' THEN now() + interval '1 hour' ELSE "start" END`,
    );
    const current = messages(await ask('/api/user_desk_notifications?current=1&itemsPerPage=50'));
    expect(current).toContain('for ever');
    for (const message of ['over', 'to come', 'cut short', 'put off']) expect(current).not.toContain(message);
  });

  it('are answered as the bell of the admin asks', async () => {
    await notify('newest', 0, 9);
    await spreadNotifications(server.database);
    const query = new URLSearchParams({
      ...Object.fromEntries(Object.entries(BELL_QUERY).map(([name, value]) => [name, String(value)])),
      fields: 'message,deskNotification{type,start},contract{timezone}',
    });
    const { body } = await ask(`/api/user_desk_notifications?${query}`);
    const { member }: { member: { message: string; deskNotification: { start: string | null } }[] } = body;
    const newest = member.find(({ message }) => message === 'newest');
    expect(newest).toMatchObject({
      deskNotification: { type: 'info' },
      contract: { timezone: 'Europe/Paris' },
    });
    expect(member).toHaveLength(10);
    expect(member.map(({ message }) => message)).not.toContain('over');
    expect(member.map(({ message }) => message)).not.toContain('to come');
    const starts = member.flatMap(({ deskNotification: { start } }) => start ?? []);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  it('remember who saw them and who put them away, for that person alone', async () => {
    const [first] = (await ask(bell())).body.member;
    const now = new Date().toISOString();
    expect((await put(first['@id'], { viewedAt: now })).body.viewedAt).toBeTruthy();
    expect(messages(await ask(bell()))).toContain(first.message);
    expect((await put(first['@id'], { discardedAt: now })).status).toBe(200);
    expect(messages(await ask(bell()))).not.toContain(first.message);
    expect(messages(await ask(bell(), { email: 'bruno@demo.test' }))).toContain(first.message);
  });

  it('of another are neither seen nor changed', async () => {
    const [hers] = (await ask(bell())).body.member;
    const his = { email: 'bruno@demo.test' };
    expect((await ask(hers['@id'], his)).status).toBe(404);
    const change = await put(hers['@id'], { discardedAt: new Date().toISOString() }, his.email);
    expect([change.status, change.body.code]).toEqual([404, 'REQ-010']);
    const all = await ask('/api/user_desk_notifications?user=anna@demo.test', his);
    expect(all.body.member).toEqual([]);
    expect(messages(await ask(bell()))).toContain(hers.message);
  });
});

it.skipIf(!existsSync(adminFolder))(
  'names the hosts in the page that may be opened over plain http',
  async () => {
    const page = await (await fetch(`${server.origin}/orders`)).text();
    const hosts = /<meta name="preproduction-hosts" content="([^"]*)">/.exec(page)?.[1];
    expect(hosts?.split(' ')).toEqual(['staging.example', '10.0.0.7']);
  },
);

describe('the change of organiser', () => {
  const path = '/api/contracts/switch';
  const follow = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(server.origin + address, { headers, redirect: 'manual' });

  it('leads back to a page of the product, which learns the contract from a cookie', async () => {
    const answer = await follow(`${path}/2?redirectUrl=${encodeURIComponent('/orders?page=2')}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/orders?page=2']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^back_office\.contract=2; Path=\/; Max-Age=600; SameSite=Lax$/,
    );
    expect((await follow(`${path}/2`)).headers.get('location')).toBe('/');
  });

  it('begins at a parameter of any page’s address, without the page', async () => {
    for (const [from, to] of [
      ['/orders?page=2&_switch_contract=2', '/api/contracts/switch/2?redirectUrl=%2Forders%3Fpage%3D2'],
      ['/?_switch_contract=../../x', '/api/contracts/switch/..%2F..%2Fx?redirectUrl=%2F'],
      [
        '//elsewhere.example/?_switch_contract=2',
        '/api/contracts/switch/2?redirectUrl=%2F%2Felsewhere.example%2F',
      ],
      [
        '/Venue?_switch_user=anna@demo.test',
        '/accounts/impersonate?user=anna%40demo.test&redirectUrl=%2FVenue',
      ],
    ] as const) {
      const answer = await follow(from);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await follow('/orders?_switch_contract=')).status).toBe(200);
    expect((await follow(`${path}/2?redirectUrl=%2F%2Felsewhere.example%2F`)).status).toBe(400);
  });

  it('never leads elsewhere', async () => {
    for (const redirectUrl of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/.//elsewhere.example',
    ]) {
      const answer = await follow(`${path}/2?redirectUrl=${encodeURIComponent(redirectUrl)}`);
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'SWITCH-001']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('is refused without a token, to another’s contract, and to what is no contract', async () => {
    expect((await follow(`${path}/1`, { accept: 'application/json' })).status).toBe(401);
    expect((await ask(`${path}/1`)).status).toBe(303);
    const refused = await ask(`${path}/2`);
    expect([refused.status, refused.body.code]).toEqual([403, 'REQ-002']);
    for (const [id, status] of [
      ['nonsense', 404],
      ['%E0%A4%A', 400],
      ['1%0d%0aset-cookie:a=b', 404],
    ] as const) {
      const answer = await follow(`${path}/${id}`);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
    }
  });
});

it('lists the fields of the customer form by type, in order', async () => {
  const { status, body } = await ask('/api/crm/customer-field-contracts/contact?fields=type,slug,position');
  expect(status).toBe(200);
  expect(body.member.length).toBeGreaterThan(0);
  expect(new Set(body.member.map(({ type }: { type: string }) => type))).toEqual(new Set(['contact']));
  const positions = body.member.map(({ position }: { position: number }) => position);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  const unknown = await ask('/api/crm/customer-field-contracts/animal');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'DESK-006']);
});

describe('features and versions', () => {
  const features = async (contract = 1) => {
    const { body } = await ask(`/ticketing/v1/contracts/${contract}/features`);
    return Object.fromEntries(
      body.member.map(({ name, enabled }: { name: string; enabled: boolean }) => [name, enabled]),
    );
  };

  it('answers each feature, an organiser’s own say before the product’s', async () => {
    expect(await features()).toEqual({ desk_socket: true, scanner_offline_mode: true });
    const mine = '/ticketing/v1/contracts/1/features';
    const manager = 'manager@demo.test';
    const off = await put(mine, { name: 'desk_socket', enabled: false }, manager);
    expect([off.status, off.body.member.map((one: { enabled: boolean }) => one.enabled)]).toEqual([
      200,
      [false, true],
    ]);
    expect(await features()).toEqual({ desk_socket: false, scanner_offline_mode: true });
    const unknown = await put(mine, { name: 'flying', enabled: true }, manager);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'DESK-007']);
    expect((await put(mine, { name: 'desk_socket', enabled: true })).status).toBe(403);
    const theirs = await put(
      '/ticketing/v1/contracts/2/features',
      { name: 'desk_socket', enabled: true },
      manager,
    );
    expect(theirs.status).toBe(403);
    expect((await put(mine, { name: 'desk_socket', enabled: 'yes' }, manager)).status).toBe(422);
    await put(mine, { name: 'desk_socket', enabled: null }, manager);
    expect(await features()).toEqual({ desk_socket: true, scanner_offline_mode: true });
    const everywhere = await ask('/ticketing/v1/features');
    expect(everywhere.body.member).toHaveLength(2);
    expect((await ask('/ticketing/v1/contracts/2/features')).status).toBe(403);
  });

  it('tells scanners whether they may go on without a network', async () => {
    const offline = async () =>
      (await ask('/ticketing/v1/scan_configs?fields=offlineMode')).body.member[0].offlineMode;
    const set = (enabled: boolean | null) =>
      put(
        '/ticketing/v1/contracts/1/features',
        { name: 'scanner_offline_mode', enabled },
        'manager@demo.test',
      );
    expect(await offline()).toBe(true);
    await set(false);
    expect(await offline()).toBe(false);
    await set(null);
    expect(await offline()).toBe(true);
  });

  it('says which desk it is', async () => {
    const { body } = await ask('/ticketing/v1/versions');
    expect(body.member).toMatchObject([{ name: 'desk', version: '10.30.1' }]);
  });
});

it('says who asks, and who works at the desk', async () => {
  expect((await ask('/ticketing/v1/me')).body).toMatchObject({ email: 'anna@demo.test' });
  const members = await ask('/api/contract_users?fields=email,userId,contractId');
  expect(members.body.member).toContainEqual(
    expect.objectContaining({ email: 'anna@demo.test', contractId: 1 }),
  );
  const users = await ask('/api/users?fields=email,enabled,roles');
  expect(users.body.member).toContainEqual(
    expect.objectContaining({ email: 'anna@demo.test', enabled: true }),
  );
});
