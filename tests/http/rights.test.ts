/** What policies bound to some shows let through, what fields and files give away, and who may give what to whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyIri } from '../../overrides/accounts/Policy/model.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
const manager = 'manager@demo.test';
const anna = 'anna@demo.test';
const USERS = '/accounts/api/v1/contracts/1/users';
const ROLES = '/accounts/api/v1/contracts/1/roles';

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

async function grant(user: number, policies: readonly unknown[]): Promise<void> {
  const answer = await ask(manager, 'POST', `${USERS}/grantPersonalizedAccess`, { user, policies });
  expect([answer.status, answer.body.personalizedAccess]).toEqual([200, true]);
}

let shows: readonly { readonly '@id': string; readonly title: string }[];

beforeAll(async () => {
  server = await startTestServer();
  shows = (await get(manager, '/ticketing/v1/ticketings?fields=title&order[id]=asc')).body.member;
}, 120_000);
afterAll(() => server.stop());

describe('a seller', () => {
  it('receives all rights in one call', async () => {
    const { body } = await get(anna, '/ticketing/v1/me/rights');
    expect(body).toMatchObject({ email: anna, role: 'Guichet', rights: { 'sales.sell': true } });
    expect(body.rights).not.toHaveProperty('rights.write');
  });

  it('is refused by the name of the policy that is missing', async () => {
    const { status, body } = await ask(anna, 'POST', '/ticketing/v1/ticketings', { title: 'Mine' });
    expect([status, body.code, body.values.policy]).toEqual([403, 'RIGHT-001', 'programming.write']);
  });

  it('never sees turnover: not answered, asked for, filtered, ordered or exported', async () => {
    const dates = '/ticketing/v1/event_dates';
    const { body } = await get(anna, `${dates}?itemsPerPage=1`);
    expect(body.member[0]).not.toHaveProperty('turnover');
    expect((await get(manager, `${dates}?itemsPerPage=1`)).body.member[0]).toHaveProperty('turnover');
    const codes = await Promise.all(
      [
        'fields=turnover',
        'turnover[gte]=1',
        'order[turnover]=asc',
        `filter=${encodeURIComponent('{"field":"turnover","op":"gt","value":1}')}`,
      ].map(async (query) => (await get(anna, `${dates}?${query}`)).body.code),
    );
    expect(codes).toEqual(['PLAN-001', 'PLAN-004', 'PLAN-001', 'PLAN-001']);
    expect((await get(anna, `/ticketing/v1/ticket_prices?eventDate.turnover[gt]=1`)).body.code).toBe(
      'PLAN-001',
    );
    expect((await get(anna, `${dates}/export.csv`)).body.code).toBe('RIGHT-001');
  });
});

describe('policies bound to two shows', () => {
  const bruno = 'bruno@demo.test';
  const two = () => shows.slice(0, 2).map((show) => show['@id']);

  beforeAll(() =>
    grant(3, [
      { policy: policyIri(1, 'sales.sell'), resources: two() },
      { policy: { code: 'prices.write' }, resources: two() },
      { policy: policyIri(1, 'records.export') },
    ]),
  );

  it('show two shows, their dates and their prices', async () => {
    const list = await get(bruno, '/ticketing/v1/ticketings?fields=title&order[id]=asc');
    expect(list.body.member.map((show: { '@id': string }) => show['@id'])).toEqual(two());
    const dates = await get(bruno, '/ticketing/v1/event_dates?fields=ticketing&itemsPerPage=200');
    expect(dates.body.member.length).toBeGreaterThan(0);
    expect(
      [...new Set(dates.body.member.map((date: { ticketing: string }) => date.ticketing))].sort(),
    ).toEqual(two().toSorted());
  });

  it('hide the others from single reads, nested lists and the history', async () => {
    const other = shows[2]?.['@id'] ?? '';
    expect((await get(bruno, other)).status).toBe(404);
    expect((await get(bruno, `${other}/history`)).status).toBe(404);
    const nested = await get(bruno, '/ticketing/v1/seasons?fields=ticketingList{title}');
    const titles = nested.body.member?.flatMap((season: { ticketingList?: { title: string }[] }) =>
      (season.ticketingList ?? []).map(({ title }) => title),
    );
    for (const title of titles ?? []) expect(shows.slice(0, 2).map((show) => show.title)).toContain(title);
  });

  it('hide the others from filters, orders and files that go through relations', async () => {
    const [mine, other] = [shows[0], shows[2]].map((show) => encodeURIComponent(show?.title ?? ''));
    const seasons = async (email: string, query: string) =>
      (await get(email, `/ticketing/v1/seasons?fields=name&${query}`)).body.totalItems;
    for (const query of [`ticketingList.title=${other}`, `ticketingList=${shows[2]?.['@id']}`]) {
      expect(await seasons(manager, query), query).toBe(1);
      expect(await seasons(bruno, query), query).toBe(0);
    }
    expect(await seasons(bruno, `ticketingList.title=${mine}`)).toBe(1);
    const file = await get(bruno, '/ticketing/v1/seasons/export.csv?fields=name,ticketingList{title}');
    expect([file.status, String(file.body)]).toEqual([200, expect.stringContaining(shows[0]?.title ?? '')]);
    expect(String(file.body)).not.toContain(shows[2]?.title ?? '');
  });

  it('count what is theirs alone, for people and for filters', async () => {
    const made = await ask(manager, 'POST', '/ticketing/v1/booking_tracks', { name: 'Groupes' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const track = made.body['@id'];
    for (const show of [two()[0], shows[2]?.['@id']]) {
      const path = `/ticketing/v1/ticket_prices?eventDate.ticketing=${show}&itemsPerPage=1&fields=id`;
      const price = (await get(manager, path)).body.member[0]['@id'];
      expect((await ask(manager, 'PUT', price, { bookingTrack: track })).status).toBe(200);
    }
    const counted = async (email: string) => (await get(email, `${track}?fields=nbTicketPrices`)).body;
    expect(await counted(manager)).toMatchObject({ nbTicketPrices: 2 });
    expect(await counted(bruno)).toMatchObject({ nbTicketPrices: 1 });
    const found = async (email: string) =>
      (await get(email, '/ticketing/v1/booking_tracks?nbTicketPrices=2&fields=id')).body.totalItems;
    expect([await found(manager), await found(bruno)]).toEqual([1, 0]);
  });

  it('change prices of theirs alone, and put none with others', async () => {
    const dateOf = async (show: string) =>
      (await get(manager, `/ticketing/v1/event_dates?ticketing=${show}&itemsPerPage=1&fields=id`)).body
        .member[0]['@id'];
    const [mine, others] = await Promise.all([dateOf(two()[0] ?? ''), dateOf(shows[2]?.['@id'] ?? '')]);
    const price = { name: 'Bound', facialValue: 100, currency: 'EUR' };
    const made = await ask(bruno, 'POST', '/ticketing/v1/ticket_prices', { ...price, eventDate: mine });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const beyond = await ask(bruno, 'POST', '/ticketing/v1/ticket_prices', { ...price, eventDate: others });
    expect([beyond.status, beyond.body.code]).toEqual([403, 'RIGHT-002']);
    const [foreign] = (await get(manager, `/ticketing/v1/ticket_prices?eventDate=${others}&fields=id`)).body
      .member;
    for (const method of ['PUT', 'DELETE'])
      expect(
        (await ask(bruno, method, foreign['@id'], method === 'PUT' ? { name: 'Taken' } : undefined)).status,
      ).toBe(404);
    const bulk = { member: [{ '@id': foreign['@id'], name: 'Taken' }] };
    expect((await ask(bruno, 'PUT', '/ticketing/v1/ticket_prices/bulk', bulk)).status).toBe(404);
  });

  it('change of what a filter means theirs alone', async () => {
    const path = '/ticketing/v1/ticket_prices';
    const query = 'type=full_price';
    const count = async (email: string, more = '') =>
      (await get(email, `${path}?${query}${more}&itemsPerPage=0`)).body.totalItems as number;
    const [all, own] = [await count(manager), await count(bruno)];
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(all);
    const change = (expectedTotal: number) =>
      ask(bruno, 'PUT', `${path}/selection?${query}`, { patch: { behaviour: 'bound' }, expectedTotal });
    const refused = await change(all);
    expect([refused.status, refused.body.code, refused.body.matched]).toEqual([409, 'SEL-001', own]);
    expect((await change(own)).body).toMatchObject({ matched: own });
    expect(await count(manager, '&behaviour=bound')).toBe(own);
  });

  it('sell what is theirs alone', async () => {
    const soon = encodeURIComponent(new Date().toISOString());
    const pricesOf = async (show: string) => {
      const path = `/ticketing/v1/ticket_prices?eventDate.ticketing=${show}&eventDate.startDate[after]=${soon}&fields=id`;
      return (await get(manager, path)).body.member.map((price: { '@id': string }) => price['@id']);
    };
    const hold = (email: string, ticketPrice: string) =>
      ask(email, 'POST', '/ticketing/v1/carts', { cartItemList: [{ ticketPrice, quantity: 1 }] });
    const values = new Set<unknown>();
    for (const show of shows.slice(2))
      for (const price of (await pricesOf(show['@id'])).slice(0, 2))
        if ((await hold(manager, price)).status === 201)
          values.add((await hold('bruno@demo.test', price)).body.code);
    expect([...values]).toEqual(['RIGHT-002']);
    const own = await Promise.all(two().map(pricesOf));
    const held = await Promise.all(
      own.flat().map(async (price) => (await hold('bruno@demo.test', price)).status),
    );
    expect(held).toContain(201);
  });

  it('end when the access is revoked, at once', async () => {
    const revoked = await ask(manager, 'POST', `${USERS}/revokePersonalizedAccess`, { user: 3, role: 3 });
    expect(revoked.body).toMatchObject({ personalizedAccess: false, contractRole: `${ROLES}/3` });
    expect((await get(bruno, shows[2]?.['@id'] ?? '')).status).toBe(200);
  });

  it('give back the role held before, however often they were changed; or the one that is named, or none', async () => {
    const revoke = async (body: object) =>
      (await ask(manager, 'POST', `${USERS}/revokePersonalizedAccess`, { user: 3, ...body })).body
        .contractRole;
    await grant(3, []);
    await grant(3, [{ policy: { code: 'prices.write' }, resources: [] }]);
    expect(await revoke({})).toBe(`${ROLES}/3`);
    await grant(3, []);
    expect(await revoke({ role: null })).toBe(null);
    await grant(3, []);
    expect(await revoke({ role: 3 })).toBe(`${ROLES}/3`);
  });
});

describe('long work', () => {
  it('is seen and stopped by who asked for it, and by who may see all', async () => {
    const [made] = await server.database.query<{ id: number }>(
      'system',
      `INSERT INTO "job" ("contract_id", "name", "status", "user_id") VALUES (1, 'selection', 'PENDING', 424242) RETURNING "id"`,
    );
    const job = `/ticketing/v1/jobs/${made?.id}`;
    expect([(await get(anna, job)).status, (await get(manager, job)).status]).toEqual([404, 200]);
    expect((await ask(anna, 'POST', `${job}/cancel`)).body.code).toBe('REQ-010');
    expect((await ask(manager, 'POST', `${job}/cancel`)).body.status).toBe('FAIL');
  });
});

describe('a policy that reaches less than its holder reads', () => {
  const bruno = 'bruno@demo.test';
  const only = (count: number) => ({ resources: shows.slice(0, count).map((show) => show['@id']) });
  const dates = '/ticketing/v1/event_dates';

  it('hides the orders of all shows that a customer counts, from the list and the screens alike', async () => {
    const counts = '/crm/customers?fields=orderCount&itemsPerPage=1';
    await grant(3, [{ policy: { code: 'customers.read' } }, { policy: { code: 'orders.read' } }]);
    expect((await get(bruno, counts)).body.member[0]).toHaveProperty('orderCount');
    expect((await get(bruno, '/ticketing/v1/me/rights')).body.unseen).toEqual([]);
    await grant(3, [{ policy: { code: 'customers.read' } }, { policy: { code: 'orders.read' }, ...only(1) }]);
    expect((await get(bruno, counts)).body.code).toBe('PLAN-001');
    expect((await get(bruno, '/crm/customers?order[orderCount]=desc')).body.code).toBe('PLAN-001');
    expect((await get(bruno, '/ticketing/v1/me/rights')).body.unseen).toEqual(
      expect.arrayContaining(['CrmCustomer.lastOrderAt', 'CrmCustomer.orderCount']),
    );
  });

  it('hides the turnover of every date, and shows it where no more dates are read', async () => {
    await grant(3, [
      { policy: { code: 'programming.read' } },
      { policy: { code: 'turnover.read' }, ...only(2) },
    ]);
    expect((await get(bruno, `${dates}?fields=turnover`)).body.code).toBe('PLAN-001');
    await grant(3, [
      { policy: { code: 'programming.read' }, ...only(1) },
      { policy: { code: 'turnover.read' }, ...only(2) },
    ]);
    const list = await get(bruno, `${dates}?fields=turnover,ticketing`);
    expect(list.status).toBe(200);
    expect([...new Set(list.body.member.map((date: { ticketing: string }) => date.ticketing))]).toEqual(
      only(1).resources,
    );
  });
});

describe('roles', () => {
  it('of the product are not changed, and none is called as a personal one', async () => {
    const change = await ask(manager, 'PUT', `${ROLES}/3`, { name: 'Mine' });
    expect([change.status, change.body.code]).toEqual([409, 'ROLE-001']);
    expect((await ask(manager, 'DELETE', `${ROLES}/3`)).body.code).toBe('ROLE-001');
    const name = 'Customer-Personalized-Access';
    expect((await ask(manager, 'POST', ROLES, { name })).body.code).toBe('ROLE-001');
  });

  it('list who holds them', async () => {
    const { body } = await get(manager, `${ROLES}/1/users`);
    expect(body.member.map(({ email }: { email: string }) => email)).toEqual([manager]);
  });

  it('are made of policies there are', async () => {
    const bad = await ask(manager, 'POST', ROLES, { name: 'Odd', policies: [{ policy: 'fly' }] });
    expect([bad.status, bad.body.code]).toEqual([422, 'ROLE-004']);
    const made = await ask(manager, 'POST', ROLES, {
      name: 'Front of house',
      policies: [{ policy: 'rights.write' }, { policy: 'rights.read' }, { policy: 'sales.sell' }],
    });
    expect(made.body.policies[0]).toEqual({ policy: policyIri(1, 'rights.write') });
    expect(made.body.isEditable).toBe(true);
  });

  it('give nobody more than their giver has, nor themselves', async () => {
    const { body: roles } = await get(manager, `${ROLES}?name=Front of house`);
    await ask(manager, 'PUT', `${USERS}/2`, { contractRole: roles.member[0]['@id'] });
    const tries = [
      await ask(anna, 'PUT', `${USERS}/2`, { contractRole: `${ROLES}/1` }),
      await ask(anna, 'PUT', `${USERS}/1`, { email: 'taken@demo.test' }),
      await ask(anna, 'POST', ROLES, { name: 'More', policies: [{ policy: 'orders.refund' }] }),
      await ask(anna, 'PUT', roles.member[0]['@id'], { policies: [{ policy: 'orders.refund' }] }),
      await ask(anna, 'POST', `${USERS}/grantPersonalizedAccess`, {
        user: 2,
        policies: [{ policy: 'turnover.read' }],
      }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [403, 'ROLE-002']));
    expect((await ask(manager, 'PUT', `${USERS}/2`, { contractRole: `${ROLES}/3` })).status).toBe(200);
  });

  it('leave somebody who can give them', async () => {
    const answer = await ask(manager, 'PUT', `${USERS}/1`, { contractRole: `${ROLES}/3` });
    expect([answer.status, answer.body.code]).toEqual([409, 'ROLE-003']);
    const unknown = { user: 9999, policies: [] };
    expect((await ask(manager, 'POST', `${USERS}/grantPersonalizedAccess`, unknown)).body).toMatchObject({
      code: 'VAL-001',
      violations: [{ propertyPath: 'user', code: 'relation' }],
    });
  });
});
