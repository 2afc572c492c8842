/** Names that every object has a member of are, in a request, names like others: unknown, or a key that is kept. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld([
    { entity: 'Season', filters: { opened: ({ param, value }) => `${param(value)} = '1'` } },
  ]);
});
afterAll(() => world?.stop());

const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];

it.each(names)('a list is not filtered by "%s"', async (name) => {
  const asked = await world.call('GET', `/ticketing/v1/seasons?${name}=1`);
  expect([asked.status, asked.body.code]).toEqual([400, 'PLAN-004']);
});

it.each(names)('a filter has no operator "%s"', async (op) => {
  const filter = encodeURIComponent(JSON.stringify({ field: 'name', op, value: 'x' }));
  const asked = await world.call('GET', `/ticketing/v1/seasons?filter=${filter}`);
  expect([asked.status, asked.body.code]).toEqual([400, 'PLAN-008']);
});

it('a change of a value keeps every key, whatever it is called', async () => {
  const made = await world.call('POST', '/ticketing/v1/organizational_units', {
    body: { name: 'Box office', templateParameters: { greeting: 'Hello' } },
  });
  const changed = await world.call('PATCH', made.body['@id'], {
    body: JSON.parse('{"templateParameters":{"__proto__":"kept","constructor":"kept too"}}'),
    headers: { 'content-type': 'application/merge-patch+json' },
  });
  expect(changed.status).toBe(200);
  expect(Object.entries(changed.body.templateParameters).sort()).toEqual([
    ['__proto__', 'kept'],
    ['constructor', 'kept too'],
    ['greeting', 'Hello'],
  ]);
});
