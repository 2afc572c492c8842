/** Writes beyond the single row: hooks, actions, keys, unique and foreign keys, pairs, embedded lists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineAction } from '../../../server/action.ts';
import { type Behaviour, transactionProblem } from '../../../server/kit.ts';
import { testDatabase } from '../../fixtures/server.ts';
import { create, entityOf } from './samples.ts';
import { startWorld, type World } from './world.ts';

const seen: string[] = [];
let release: (() => void) | undefined;

const behaviours: Behaviour[] = [
  {
    entity: 'Venue',
    beforeCreate: ({ values }) => ({ name: `${values.name}!` }),
    beforeUpdate: ({ values, current }) => {
      seen.push(`update ${current.name} to ${values.name}`);
    },
    afterCreate: ({ id, values }, context) => {
      context.afterCommit(() => void seen.push(`created ${values.name}`));
      if (values.name === 'fails!') throw new Error(`undone ${id}`);
    },
    beforeDelete: ({ current }) => {
      if (current.name === 'kept!') throw transactionProblem('TX-001', { entity: 'Venue', id: 0 });
    },
  },
  {
    entity: 'Ticketing',
    actions: [
      defineAction('Ticketing.closeSales', {
        async run({ tx }, { id }) {
          await tx.query(
            'UPDATE "ticketing" SET "title" = "title" || $2 WHERE "contract_id" = 1 AND "id" = $1',
            [id, '+'],
          );
          return { id };
        },
      }),
    ],
  },
];

const closeSales = entityOf('Ticketing').actions.find((action) => action.path.endsWith('/close-sales'));

let world: World;
beforeAll(async () => {
  world = await startWorld(behaviours);
});
afterAll(() => {
  release?.();
  return world?.stop();
});

const venues = '/ticketing/v1/venues';

describe('hooks', () => {
  it('change what is written, in the same transaction, and run after the commit', async () => {
    const made = await world.call('POST', venues, { body: { name: 'Hall' } });
    expect([made.status, made.body.name]).toEqual([201, 'Hall!']);
    expect(seen).toContain('created Hall!');
    await world.call('PUT', made.body['@id'], { body: { name: 'Studio' } });
    expect(seen).toContain('update Hall! to Studio');
  });

  it('undo the write when they throw, and nothing of it waits for the commit', async () => {
    const answer = await world.call('POST', venues, { body: { name: 'fails' } });
    expect([answer.status, answer.body.code]).toEqual([500, 'REQ-013']);
    expect(answer.text).not.toContain('undone');
    const list = await world.call('GET', `${venues}?name=fails!`);
    expect(list.body.totalItems).toBe(0);
    expect(seen).not.toContain('created fails!');
  });

  it('refuse a delete', async () => {
    const made = await world.call('POST', venues, { body: { name: 'kept' } });
    expect((await world.call('DELETE', made.body['@id'])).body.code).toBe('TX-001');
  });
});

/** Calls at once need connections of their own: PostgreSQL. */
describe.runIf(testDatabase === 'postgres')('one version', () => {
  it('is changed by one of twenty who send it at once, and the others are told', async () => {
    const made = await world.call('POST', '/ticketing/v1/customers', { body: { lastname: 'Version' } });
    const etag = made.headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        world.call('PUT', made.body['@id'], { body: { city: `C${turn}` }, headers: { 'if-match': etag } }),
      ),
    );
    const [first, ...others] = answers.map(({ status }) => status).sort();
    expect([first, new Set(others)]).toEqual([200, new Set([412])]);
    const kept = answers.find(({ status }) => status === 200);
    expect((await world.call('GET', made.body['@id'])).body.city).toBe(kept?.body.city);
  });
});

describe('Idempotency-Key', () => {
  const post = (key: string, name: string) =>
    world.call('POST', venues, { body: { name }, headers: { 'idempotency-key': key } });

  it('answers the same request with the stored answer, and makes one record', async () => {
    const first = await post('k1', 'Once');
    const again = await post('k1', 'Once');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect((await world.call('GET', `${venues}?name=Once!`)).body.totalItems).toBe(1);
  });

  it('refuses another request under the key, and an unreadable key', async () => {
    await post('k2', 'One');
    expect((await post('k2', 'Two')).body.code).toBe('TX-004');
    expect((await post('x'.repeat(300), 'Two')).body.code).toBe('REQ-014');
  });

  it('makes one record of many at once, and tells the others that it is under way', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('k3', 'Many')));
    const statuses = new Set(answers.map((answer) => answer.body.code ?? answer.status));
    expect([...statuses].filter((status) => status !== 201 && status !== 'TX-003')).toEqual([]);
    expect((await world.call('GET', `${venues}?name=Many!`)).body.totalItems).toBe(1);
  });

  it('keeps nothing of a request that failed', async () => {
    expect((await post('k4', 'fails')).status).toBe(500);
    expect((await post('k4', 'Works')).status).toBe(201);
  });
});

describe('actions', () => {
  it('answer the entity as it stands, within their transaction', async () => {
    const iri = await create(world, entityOf('Ticketing'), { title: 'Show' });
    const answer = await world.call(closeSales?.method ?? '', `${iri}/close-sales?fields=title`);
    expect([answer.status, answer.body?.title], answer.text).toEqual([200, 'Show+']);
  });

  it('say so when nothing does them yet, and when the id is none', async () => {
    const iri = await create(world, entityOf('Ticketing'));
    expect((await world.call('POST', `${iri}/open-sales`)).body.code).toBe('REQ-012');
    expect((await world.call('POST', '/ticketing/v1/ticketings/x1/open-sales')).body.code).toBe('REQ-010');
  });
});

describe('references', () => {
  it('name the relation that points to nothing, or into another contract', async () => {
    const missing = await world.call('POST', '/ticketing/v1/event_dates', {
      body: { ticketing: '/ticketing/v1/ticketings/999', startDate: '2026-11-21T19:30:00Z' },
    });
    expect(missing.body.violations).toEqual([
      { propertyPath: 'ticketing', message: 'There is no such record in this contract.', code: 'relation' },
    ]);
    const wrong = await world.call('POST', '/ticketing/v1/event_dates', {
      body: { ticketing: '/ticketing/v1/venues/1', startDate: '2026-11-21T19:30:00Z' },
    });
    expect(wrong.body.violations[0]).toMatchObject({ propertyPath: 'ticketing', code: 'relation' });
  });

  it('name the property that is taken, and one that is not changed after', async () => {
    const body = { email: 'twice@example.test' };
    const users = '/accounts/api/v1/contracts/1/users';
    expect((await world.call('POST', users, { body })).status).toBe(201);
    expect((await world.call('POST', users, { body })).body.violations).toEqual([
      { propertyPath: 'email', message: 'This value is taken already.', code: 'unique' },
    ]);
    const method = await create(world, entityOf('DeskPaymentMethod'), { code: 'cash' });
    expect((await world.call('PUT', method, { body: { code: 'cash' } })).status).toBe(200);
    expect((await world.call('PUT', method, { body: { code: 'card' } })).body.violations).toMatchObject([
      { propertyPath: 'code', code: 'immutable' },
    ]);
  });

  it('write an embedded list item by item, and name a fault by its place in it', async () => {
    const price = await create(world, entityOf('TicketPrice'));
    const carts = '/ticketing/v1/carts';
    const wrong = await world.call('POST', carts, {
      body: {
        cartItemList: [
          { ticketPrice: price, quantity: 1 },
          { ticketPrice: price, quantity: 'two', x: 1 },
        ],
      },
    });
    expect(wrong.body.violations.map((one: { propertyPath: string }) => one.propertyPath)).toEqual([
      'cartItemList[1].x',
      'cartItemList[1].quantity',
    ]);
    const made = await world.call('POST', carts, {
      body: {
        cartItemList: [
          { ticketPrice: price, quantity: 1 },
          { ticketPrice: price, quantity: 2 },
        ],
      },
    });
    expect([made.status, made.body.cartItemList.length], made.text).toEqual([201, 2]);
    const [kept] = made.body.cartItemList;
    const changed = await world.call('PUT', made.body['@id'], {
      body: {
        cartItemList: [
          { '@id': kept['@id'], quantity: 5 },
          { ticketPrice: price, quantity: 7 },
        ],
      },
    });
    expect(changed.body.cartItemList.map((one: { quantity: number }) => one.quantity)).toEqual([5, 7]);
    expect(changed.body.cartItemList[0]['@id']).toBe(kept['@id']);
    const [, id] = /(\d+)$/.exec(made.body['@id']) ?? [];
    const found = async (exists: boolean) =>
      (await world.call('GET', `${carts}?id=${id}&exists[cartItemList]=${exists}&itemsPerPage=0`)).body
        .totalItems;
    expect([await found(true), await found(false)]).toEqual([1, 0]);
  });

  it('refuse to delete what is used', async () => {
    const ticketing = await create(world, entityOf('Ticketing'));
    await create(world, entityOf('EventDate'), { ticketing });
    const answer = await world.call('DELETE', ticketing);
    expect([answer.status, answer.body.code]).toEqual([409, 'TX-001']);
  });

  it('keep a list of relations in its order, replace it, and filter by it', async () => {
    const tags = [await create(world, entityOf('Tag')), await create(world, entityOf('Tag'))];
    const iri = await create(world, entityOf('Ticketing'), { tagList: tags });
    expect((await world.call('GET', iri)).body.tagList).toEqual(tags);
    const turned = await world.call('PUT', iri, { body: { tagList: [tags[1]] } });
    expect(turned.body.tagList).toEqual([tags[1]]);
    const found = await world.call('GET', `/ticketing/v1/ticketings?tagList=${tags[1]}`);
    expect(found.body.member.map((one: { '@id': string }) => one['@id'])).toEqual([iri]);
    const bare = await create(world, entityOf('Ticketing'));
    const having = async (exists: boolean) =>
      (
        await world.call('GET', `/ticketing/v1/ticketings?exists[tagList]=${exists}&itemsPerPage=100`)
      ).body.member.map((one: { '@id': string }) => one['@id']);
    expect(await having(true)).toEqual([iri]);
    expect(await having(false)).toContain(bare);
    const none = await world.call('PUT', iri, { body: { tagList: ['/ticketing/v1/tags/999'] } });
    expect(none.body.violations).toMatchObject([{ propertyPath: 'tagList', code: 'relation' }]);
  });
});
