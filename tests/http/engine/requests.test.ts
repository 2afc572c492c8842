/** What every request is held to: its contract, type, size and shape; what its answer has, and how many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../server/kit.ts';
import { create, entityOf } from './samples.ts';
import { startWorld, type World } from './world.ts';

const named: Behaviour = {
  entity: 'Season',
  filters: { named: ({ row, value, param }) => `${row}."name" = ${param(value)}` },
};

let world: World;
beforeAll(async () => {
  world = await startWorld([named]);
});
afterAll(() => world?.stop());

describe('fields', () => {
  it('nest along relations of every kind in one answer', async () => {
    const ticketing = await create(world, entityOf('Ticketing'), { title: 'Nested' });
    const date = await create(world, entityOf('EventDate'), { ticketing });
    const down = await world.call(
      'GET',
      `${ticketing}?fields=title,eventDateList{startDate,ticketing{title}}`,
    );
    expect(down.body).toEqual({
      '@context': '/contexts/Ticketing.jsonld',
      '@id': ticketing,
      '@type': 'Ticketing',
      title: 'Nested',
      eventDateList: [
        {
          '@id': date,
          '@type': 'EventDate',
          ticketing: { '@id': ticketing, '@type': 'Ticketing', title: 'Nested' },
          startDate: expect.stringMatching(/Z$/),
        },
      ],
    });
    const grouped = await world.call('GET', `${date}?fields[]=startDate&fields[ticketing][]=title`);
    expect(grouped.body.ticketing).toEqual({ '@id': ticketing, '@type': 'Ticketing', title: 'Nested' });
    expect((await world.call('GET', `${ticketing}?fields=eventDateList`)).body.eventDateList).toEqual([date]);
    const byPath = await world.call(
      'GET',
      '/ticketing/v1/event_dates?ticketing.title[contains]=NÉST&order[ticketing.title]=desc',
    );
    expect(byPath.body.member.map((one: { '@id': string }) => one['@id'])).toEqual([date]);
  });

  it.each([
    ['title{', 'PLAN-003'],
    ['a b', 'PLAN-002'],
    ['title{id}', 'PLAN-003'],
    ['}', 'PLAN-002'],
    [
      'eventDateList{ticketing{eventDateList{ticketing{eventDateList{ticketing{eventDateList{id}}}}}}}',
      'PLAN-007',
    ],
  ])('refuses %s with %s', async (fields, code) => {
    const answer = await world.call('GET', `/ticketing/v1/ticketings?fields=${encodeURIComponent(fields)}`);
    expect(answer.status).toBe(400);
    expect(['PLAN-002', code]).toContain(answer.body.code);
  });
});

describe('lists', () => {
  it('walk by their links, count, and answer totals alone', async () => {
    for (let index = 0; index < 5; index += 1) await create(world, entityOf('Season'), { name: `S${index}` });
    let next = '/ticketing/v1/seasons?itemsPerPage=2&order[name]=desc&fields=name';
    const names: string[] = [];
    while (next) {
      const { body } = await world.call('GET', next);
      expect(body.totalItems).toBe(5);
      names.push(...body.member.map((one: { name: string }) => one.name));
      next = body.view.next;
    }
    expect(names).toEqual(['S4', 'S3', 'S2', 'S1', 'S0']);
    const totals = await world.call('GET', '/ticketing/v1/seasons?itemsPerPage=0');
    expect([totals.body.totalItems, totals.body.member]).toEqual([5, []]);
    expect((await world.call('GET', '/ticketing/v1/seasons?named=S3')).body.totalItems).toBe(1);
    expect((await world.call('GET', '/ticketing/v1/seasons?name[]=S1&name[]=S2')).body.totalItems).toBe(2);
    expect((await world.call('GET', '/ticketing/v1/seasons?q=s4')).body.totalItems).toBe(1);
    expect((await world.call('GET', '/ticketing/v1/seasons?page=9')).body.member).toEqual([]);
  });

  it.each([
    ['page=0', 'PLAN-005'],
    ['itemsPerPage=1001', 'PLAN-005'],
    ['order[name]=up', 'PLAN-005'],
    ['name[gte]=1', 'PLAN-006'],
    ['nmae=1', 'PLAN-004'],
    ['name.x=1', 'PLAN-003'],
    ['name[contains]=%00', 'PLAN-005'],
  ])('refuse %s with %s', async (query, code) => {
    const answer = await world.call('GET', `/ticketing/v1/seasons?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });
});

describe('a total', () => {
  it('is exact up to 10,000 and past that a bound that says so', async () => {
    const add = (count: number, from: number) =>
      world.database.query(
        'system',
        `INSERT INTO "tag" ("contract_id", "name") SELECT 2, 'Tag ' || (n + $2::int) FROM generate_series(1, $1::int) n`,
        [count, from],
      );
    const list = (query: string) =>
      world.call('GET', `/ticketing/v1/tags?fields=name&${query}`, { token: world.other });
    await add(10_000, 0);
    const exact = await list('itemsPerPage=10');
    expect([exact.body.totalItems, exact.body.totalItemsIsLowerBound]).toEqual([10_000, undefined]);
    expect(exact.body.view.last).toMatch(/page=1000$/);
    await add(1, 10_000);
    expect((await list('itemsPerPage=10')).body).toMatchObject({
      totalItems: 10_000,
      totalItemsIsLowerBound: true,
    });
    expect((await list('itemsPerPage=10&count=exact')).body.totalItems).toBe(10_001);
    await add(49, 10_001);
    // The second answer comes from a total remembered as past the bound.
    for (let turn = 0; turn < 2; turn += 1) {
      const bound = await list('itemsPerPage=10');
      expect([bound.body.totalItems, bound.body.totalItemsIsLowerBound]).toEqual([10_000, true]);
      expect(bound.body.member).toHaveLength(10);
      expect(bound.body.view).toMatchObject({ next: expect.stringMatching(/page=2$/) });
      expect(bound.body.view.last).toBeUndefined();
    }
    expect((await list('itemsPerPage=10&page=1006')).body.view.next).toBeUndefined();
  });
});

describe('requests', () => {
  const post = (body: unknown, headers = {}) =>
    world.call('POST', '/ticketing/v1/seasons', { body, headers });

  it('need a contract of the caller', async () => {
    const token = world.undecided;
    const none = await world.call('GET', '/ticketing/v1/seasons', { token });
    expect([none.status, none.body.code]).toEqual([400, 'REQ-001']);
    expect(none.body.message).toMatch(/^Select a contract first: /);
    expect((await world.call('GET', '/ticketing/v1/seasons?contract=2', { token })).status).toBe(200);
    expect((await world.call('GET', '/ticketing/v1/seasons?contract=x', { token })).body.code).toBe(
      'REQ-003',
    );
    const made = await world.call('POST', '/ticketing/v1/seasons', {
      token,
      body: { name: 'Two', contract: '/ticketing/v1/contracts/2' },
    });
    expect([made.status, made.body.contract]).toEqual([201, '/ticketing/v1/contracts/2']);
    const foreign = await post({ name: 'Two', contract: '/ticketing/v1/contracts/2' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'REQ-002']);
    expect((await world.call('GET', '/ticketing/v1/seasons', { token: null })).status).toBe(401);
  });

  it('are refused by type, size and shape', async () => {
    expect((await post('x', { 'content-type': 'text/csv' })).body.code).toBe('REQ-006');
    expect((await post('{"a"')).body.code).toBe('REQ-008');
    expect((await post('[]')).body.code).toBe('REQ-009');
    expect((await post(JSON.stringify({ name: 'x'.repeat(1_100_000) }))).body.code).toBe('REQ-007');
    expect((await world.call('GET', '/ticketing/v1/nowhere')).body.code).toBe('REQ-004');
    expect((await world.call('GET', '/ticketing/v1/%c3%28')).body.code).toMatch(/^REQ-0(04|11)$/);
    expect((await post('{"name":"\\ud800"}')).body.violations[0].code).toBe('text');
    expect((await post('{"name":"a\\u0000"}')).body.violations[0].code).toBe('text');
  });

  it('are answered the same when they nest as deep as a body can', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect((await post(`{"contract":${deep}}`)).body.code).toBe('REQ-003');
    expect((await post(`{"name":${deep}}`)).body.violations[0].code).toBe('type');
    const many = await post(
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`x${n}`, 1]))),
    );
    expect([many.status, many.body.violations.length]).toEqual([422, 21]);
    const iri = await create(world, entityOf('Ticketing'));
    const action = await world.call('POST', `${iri}/close-sales`, {
      body: `{"a":${deep}}`,
      headers: { 'idempotency-key': 'deep' },
    });
    expect([action.status, action.body.violations[0].code]).toEqual([422, 'text']);
  });

  it('read a version once: 304 for the same, 400 for an unreadable one', async () => {
    const iri = await create(world, entityOf('Season'));
    const etag = (await world.call('GET', iri)).headers.get('etag') ?? '';
    expect((await world.call('GET', iri, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await world.call('GET', iri, { headers: { 'if-none-match': '"1"' } })).status).toBe(200);
    expect((await world.call('DELETE', iri, { headers: { 'if-match': 'x' } })).body.code).toBe('REQ-014');
    expect((await world.call('DELETE', iri, { headers: { 'if-match': '"7"' } })).body.code).toBe('TX-002');
    expect((await world.call('DELETE', iri, { headers: { 'if-match': etag } })).status).toBe(204);
  });

  it('write one row of the outbox a change, with who made it', async () => {
    const iri = await create(world, entityOf('Season'), { name: 'Before' });
    await world.call('PUT', iri, { body: { name: 'After' } });
    const rows = await world.database.query<{
      action: string;
      actor: string;
      changes: Record<string, unknown>;
    }>(
      'system',
      `SELECT action, actor, changes FROM outbox WHERE entity = 'Season' AND entity_id = $1 ORDER BY id`,
      [Number(iri.split('/').pop())],
    );
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['create', 'anna@one.test'],
      ['update', 'anna@one.test'],
    ]);
    expect(rows[1]?.changes.name).toEqual(['Before', 'After']);
  });
});
