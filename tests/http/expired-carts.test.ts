/** A cart that cannot give its places back: it stops no other, is shown to people, and goes once the counters are right. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countUnreleasedCarts } from '../../overrides/sale/Cart/server/sweepCarts.ts';
import { compareContract } from '../../overrides/seating/Stock/server/checkCounters.ts';
import { repairCounters } from '../../overrides/seating/Stock/server/repairCounters.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const sweep = (minutes = 0) => world.sweep(after(minutes));

/** The counter of its price no longer has the places that the cart is to give back. */
const breakCounter = (price: string) =>
  world.rows('UPDATE "ticket_price" SET "occupied_stock" = 0 WHERE "id" = $1', [idOf(price)]);

async function repair() {
  const { counters } = await compareContract(world.server.host, 1);
  await repairCounters(world.server.database, 1, counters);
}

const readCart = async (cart: string) =>
  (await world.call('GET', `${cart}?fields=deletedAt,releaseFailedAt`)).body;

beforeEach(async () => {
  await repair();
  await sweep(180);
});

it('the others give back in the same sweep, in its contract and in the next', async () => {
  const broken = await world.addShow({ total: 10, prices: [{}, {}] });
  const whole = await world.addShow({ total: 10 });
  const [first = '', second = ''] = broken.prices;
  const stuck = (await world.hold([[first, 2]])).body['@id'];
  const beside = (await world.hold([[second, 3]])).body['@id'];
  const other = (await world.hold([[whole.prices[0] ?? '', 4]])).body['@id'];
  // A cart of an organiser whose turn comes later.
  const [later] = await world.rows<{ id: number }>(
    `INSERT INTO "cart" ("contract_id", "status", "expires_at") SELECT max("id"), 'draft', now() - interval '1 minute'
     FROM "contract" RETURNING "id"`,
    [],
  );
  for (const cart of [stuck, beside, other]) await world.expire(cart);
  await breakCounter(first);
  const failures = await sweep();
  expect(failures).toMatchObject([{ contract: 1, cart: idOf(stuck), error: { code: 'STOCK-004' } }]);
  expect(await world.counters(broken.eventDate)).toEqual({ occupied: 2, sold: 0 });
  expect(await world.counters(whole.eventDate)).toEqual({ occupied: 0, sold: 0 });
  const [swept] = await world.rows<{ deleted: boolean }>(
    'SELECT "deleted_at" IS NOT NULL AS "deleted" FROM "cart" WHERE "id" = $1 AND "contract_id" > 1',
    [later?.id],
  );
  expect(swept).toEqual({ deleted: true });
});

it('is shown to people by a filter and to the metrics by a number, tried again after an hour, and gone once repaired', async () => {
  const { eventDate, prices } = await world.addShow({ total: 10 });
  const [price = ''] = prices;
  const stuck = (await world.hold([[price, 2]])).body['@id'];
  await world.expire(stuck);
  await breakCounter(price);
  expect(await sweep()).toHaveLength(1);
  const cart = await readCart(stuck);
  expect([cart.deletedAt, typeof cart.releaseFailedAt]).toEqual([null, 'string']);
  expect(await countUnreleasedCarts(world.server.database)).toBe(1);
  const listed = await world.manage(
    'GET',
    '/carts?exists[releaseFailedAt]=1&exists[deletedAt]=0&status=draft',
  );
  expect(listed.body.member.map((each: Record<string, string>) => each['@id'])).toEqual([stuck]);
  // Not at every turn, and every hour.
  expect(await sweep(59)).toEqual([]);
  expect(await sweep(61)).toHaveLength(1);
  await repair();
  expect(await sweep(90)).toEqual([]);
  expect((await readCart(stuck)).deletedAt).toBeNull();
  expect(await sweep(130)).toEqual([]);
  expect(await readCart(stuck)).toMatchObject({ deletedAt: expect.any(String), releaseFailedAt: null });
  expect(await countUnreleasedCarts(world.server.database)).toBe(0);
  expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
});

it('refuses nobody a sale: who comes before the sweep is sold what is left', async () => {
  const { prices } = await world.addShow({ total: 6, prices: [{}, {}] });
  const [first = '', second = ''] = prices;
  const stuck = (await world.hold([[first, 2]])).body['@id'];
  await world.expire(stuck);
  await breakCounter(first);
  expect((await world.hold([[second, 5]])).body).toMatchObject({ code: 'SALE-001', left: [{ left: 4 }] });
  expect((await world.hold([[second, 4]])).status).toBe(201);
  await sweep();
  const deleted = await world.call('DELETE', stuck);
  expect([deleted.status, deleted.body.code]).toEqual([409, 'STOCK-004']);
});

it('can still be sold: its places are where they were, and it is set aside no longer', async () => {
  const { prices } = await world.addShow({ total: 6 });
  const [price = ''] = prices;
  const stuck = (await world.hold([[price, 2]])).body['@id'];
  await world.expire(stuck);
  await breakCounter(price);
  await sweep();
  expect((await world.pay(stuck, 5000)).status).toBe(201);
  expect((await readCart(stuck)).releaseFailedAt).toBeNull();
  await repair();
  await world.expectFacts();
});
