/** A steward scans tickets and sees nobody's name and no money: not read, asked for, filtered, ordered, exported, imported or shown by the history. */
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANNEL_NAMESPACE } from '../../schema/channel.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, entityOf } from './engine/samples.ts';

let server: TestServer;
const manager = 'manager@demo.test';
const steward = 'anna@demo.test';
const V1 = '/ticketing/v1';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted by the tests themselves
type Answer = { readonly status: number; readonly body: any };

async function ask(email: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${await server.token(email)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const get = (email: string, path: string) => ask(email, 'GET', path);

beforeAll(async () => {
  server = await startTestServer();
  const roles = await get(manager, '/accounts/api/v1/contracts/1/roles?name=Contrôle');
  const changed = await ask(manager, 'PUT', '/accounts/api/v1/contracts/1/users/2', {
    contractRole: roles.body.member[0]['@id'],
  });
  expect(changed.status).toBe(200);
}, 120_000);
afterAll(() => server.stop());

/** What of a ticket is somebody's own or money. */
const hidden = ['fullName', 'participant', 'data', 'order', 'orderItem', 'facialValue', 'facialFeeValue'];

describe('a steward', () => {
  it('reads tickets, and on them no name and no money', async () => {
    const [theirs, whole] = await Promise.all(
      [steward, manager].map(
        async (email) => (await get(email, `${V1}/tickets?itemsPerPage=1`)).body.member[0],
      ),
    );
    expect(theirs).toHaveProperty('barcode');
    expect(whole).toHaveProperty('facialValue');
    for (const name of hidden) expect(theirs).not.toHaveProperty(name);
  });

  it.each(hidden)('is given no "%s" by asking, filtering or ordering', async (name) => {
    const queries = [
      `fields=${name}`,
      `order[${name}]=asc`,
      `filter=${encodeURIComponent(JSON.stringify({ field: name, op: 'eq', value: 1 }))}`,
      `${name}=1`,
    ];
    const answers = await Promise.all(queries.map((query) => get(steward, `${V1}/tickets?${query}`)));
    expect(answers.map(({ status, body }) => [status, String(body.code).slice(0, 4)])).toEqual(
      queries.map(() => [400, 'PLAN']),
    );
  });

  it('is answered how many records point to one, and which, also where those may not be read', async () => {
    const asked = entities.filter(
      ({ api, operations }) => api === 'ticketing' && operations.includes('list'),
    );
    const unreadable: string[] = [];
    const failed: string[] = [];
    for (const entity of asked) {
      const lists = entity.properties.filter(({ inverse }) => inverse);
      if ((await get(steward, `${addressOf(entity)}?itemsPerPage=1`)).status === 403) continue;
      for (const { name, target = '' } of lists) {
        const closed = (await get(steward, `${addressOf(entityOf(target))}?itemsPerPage=1`)).status === 403;
        if (closed) unreadable.push(`${entity.name}.${name}`);
        for (const what of ['@count', '@id']) {
          const { status } = await get(
            steward,
            `${addressOf(entity)}?fields=${name}{${what}}&itemsPerPage=2`,
          );
          if (status !== 200) failed.push(`${entity.name}.${name}{${what}}: ${status}`);
        }
      }
    }
    expect(unreadable).not.toEqual([]);
    expect(failed).toEqual([]);
  });

  it('sees nothing of them in the history', async () => {
    const [ticket] = (await get(manager, `${V1}/tickets?itemsPerPage=1`)).body.member;
    await server.database.query(
      'system',
      `UPDATE "ticket" SET "data" = '{"answer": "Quincampoix"}' WHERE "contract_id" = 1 AND "id" = $1`,
      [Number(String(ticket['@id']).split('/').at(-1))],
    );
    const past = async (email: string) => JSON.stringify((await get(email, `${ticket['@id']}/history`)).body);
    expect(await past(manager)).toContain('Quincampoix');
    expect(await past(steward)).not.toContain('Quincampoix');
  });

  it('sees nothing of other records that may not be read of them', async () => {
    const tracks = `${V1}/booking_tracks`;
    const { status, body } = await get(steward, `${tracks}?itemsPerPage=1`);
    expect([status, 'nbTicketPrices' in (body.member[0] ?? {})]).toEqual([200, false]);
    const codes = ['fields=nbTicketPrices', 'nbTicketPrices=1', 'order[nbTicketPrices]=asc'].map(
      async (query) => (await get(steward, `${tracks}?${query}`)).body.code,
    );
    expect(await Promise.all(codes)).toEqual(['PLAN-001', 'PLAN-004', 'PLAN-001']);
  });

  it('takes nothing out and brings nothing in', async () => {
    const codes = await Promise.all([
      get(steward, `${V1}/tickets/export.csv`),
      get(steward, `${V1}/event_dates/export.csv`),
      get(steward, '/crm/v1/contacts'),
      get(steward, `${V1}/orders`),
      get(steward, `${V1}/customers`),
      ask(steward, 'POST', `${V1}/carts`, {}),
    ]);
    expect(codes.map(({ status }) => status).filter((status) => status !== 403 && status !== 404)).toEqual(
      [],
    );
  });

  it('sees what a date has sold in places, and not what it earned', async () => {
    const [date] = (await get(steward, `${V1}/event_dates?itemsPerPage=1`)).body.member;
    const [whole] = (await get(manager, `${V1}/event_dates?itemsPerPage=1`)).body.member;
    for (const name of ['turnover', 'orderIncome', 'reservationIncome']) {
      expect(whole).toHaveProperty(name);
      expect(date).not.toHaveProperty(name);
    }
  });

  it('reads no colleague’s phone or address', async () => {
    for (const collection of [`${V1}/users`, '/api/users']) {
      const { body } = await get(steward, `${collection}?itemsPerPage=5`);
      for (const one of body.member ?? [])
        for (const name of ['phoneNumber', 'address', 'zipcode', 'city'])
          expect(one).not.toHaveProperty(name);
    }
  });

  it('uses no printer and no drawer, by a socket neither', async () => {
    const { status, body } = await get(steward, '/channel/v1/boxes/box-1/jobs');
    expect([status, body.code, body.values.policy]).toEqual([
      403,
      'RIGHT-001',
      'desk.operate" or "devices.write',
    ]);
    const connect = async (email: string, type: string) => {
      const socket = io(`${server.origin}${CHANNEL_NAMESPACE}`, {
        query: { type, id: 'x', accessToken: await server.token(email) },
        forceNew: true,
        reconnection: false,
      });
      const received = await new Promise<string>((done) => {
        socket.once('connect', () => done('connected'));
        socket.once('connect_error', (error) => done(error.message));
      });
      socket.disconnect();
      return received;
    };
    expect([
      await connect(steward, 'desk'),
      await connect(steward, 'box'),
      await connect(manager, 'desk'),
    ]).toEqual(['unauthorized', 'unauthorized', 'connected']);
  });
});
