/** Tickets changed many at once in the name of an order: `downloadId` or `payId` beside the list. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let anna: string;
/** Two of one order, and one of another. */
let own: readonly number[];
let other: number;

beforeAll(async () => {
  server = await startTestServer();
  const query = (text: string) => server.database.query<{ id: number; ids: number[] }>('system', text);
  const orders = await query(
    `SELECT "order_id" AS "id", array_agg("id" ORDER BY "id") AS "ids" FROM "ticket"
     WHERE "contract_id" = 1 GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 2`,
  );
  const [first, second] = orders;
  if (!first || !second) throw new Error('The demo has no orders of several tickets.');
  own = first.ids.slice(0, 2);
  other = second.ids[0] ?? 0;
  await query(
    `UPDATE "order" SET "download_id" = 'down-1', "pay_id" = 'pay-1' WHERE "contract_id" = 1 AND "id" = ${first.id}`,
  );
  anna = await server.token('anna@demo.test');
}, 120_000);
afterAll(() => server?.stop());

async function put(body: object, query = '') {
  const answer = await fetch(`${server.origin}/ticketing/v1/tickets/bulk${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${anna}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const members = (ids: readonly number[]) => ids.map((id) => ({ '@id': `/ticketing/v1/tickets/${id}` }));

it('changes the tickets of the order that the id is of, sent as hydra:member', async () => {
  for (const beside of [{ downloadId: 'down-1' }, { payId: 'pay-1' }]) {
    const answer = await put({ 'hydra:member': members(own), ...beside });
    expect([answer.status, answer.body.totalItems]).toEqual([200, 2]);
  }
});

it('refuses an id that no order has, wherever it is sent', async () => {
  const wanted = { status: 422, body: { code: 'TICKET-003' } };
  expect(await put({ member: members(own), downloadId: 'made-up' })).toMatchObject(wanted);
  expect(await put({ member: members(own) }, '?downloadId=made-up')).toMatchObject(wanted);
});

it('refuses a ticket of another order', async () => {
  expect(await put({ member: members([...own, other]), payId: 'pay-1' })).toMatchObject({
    status: 422,
    body: { code: 'TICKET-003', values: { ids: String(other) } },
  });
});
