/** A connection that breaks around a commit: nobody is notified of a success that is none, and a key makes sure of one sale. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseLine, openDatabaseLine } from '../fixtures/databaseLine.ts';
import { createTestDatabase } from '../fixtures/postgres.ts';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { startTestServer, testDatabase } from '../fixtures/server.ts';

describe.runIf(testDatabase === 'postgres')('a sale whose commit is not answered', () => {
  const undos: (() => unknown)[] = [];
  let line: DatabaseLine;
  let world: SaleWorld;
  let price: string;

  beforeAll(async () => {
    // Any server fills the template that the database is a copy of.
    const filling = await startTestServer();
    await filling.stop();
    const { url, drop } = await createTestDatabase('demo', () => Promise.reject(new Error('no template')));
    undos.push(drop);
    line = await openDatabaseLine(url, 'anna@demo.test');
    undos.push(() => line.stop());
    world = await startSaleWorld({ env: { DATABASE_URL: line.url } });
    undos.push(() => world.stop());
    await world.call('POST', '/desk_sessions', {});
    const { prices } = await world.addShow({ total: 100 });
    price = prices[0] ?? '';
  });
  afterAll(async () => {
    for (const undo of undos.reverse()) await undo();
  });

  const hold = async () => (await world.hold([[price, 1]])).body['@id'] as string;
  const countOrders = async () =>
    (await world.rows<{ n: number }>('SELECT count(*)::int AS n FROM "order"', []))[0]?.n ?? 0;

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'is not reported as done when the line breaks %s it, and is done once with its key',
    async (when, done) => {
      const cart = await hold();
      const before = await countOrders();
      const key = { 'idempotency-key': crypto.randomUUID() };
      line.breakAtCommit(when);
      const lost = await world.pay(cart, 2500, 'card', key);
      expect([lost.status, lost.body.code]).toEqual([503, 'TX-008']);
      expect(await countOrders()).toBe(before + done);
      let again = await world.pay(cart, 2500, 'card', key);
      // The database may still be about to notice that the first one's connection is gone.
      while (again.body.code === 'TX-003') again = await world.pay(cart, 2500, 'card', key);
      expect([again.status, typeof again.body.number]).toEqual([201, 'string']);
      const third = await world.pay(cart, 2500, 'card', key);
      expect(third.body).toEqual(again.body);
      expect(await countOrders()).toBe(before + 1);
      await world.expectFacts();
    },
  );

  it('says that it may be sent again only with a key', async () => {
    const cart = await hold();
    const { origin } = world.server;
    const pay = async (headers: Record<string, string>) => {
      line.breakAtCommit('after');
      const answer = await fetch(`${origin}${cart}/checkout`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await world.server.token('anna@demo.test')}`,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify({ payments: [{ deskPaymentMethod: world.methods.card, amount: 2500 }] }),
      });
      return [answer.status, (await answer.json()).code, answer.headers.get('retry-after')];
    };
    expect(await pay({})).toEqual([503, 'TX-008', null]);
    // It was done: what is sent again without a key meets a cart that is sold.
    const again = await world.pay(cart, 2500, 'card');
    expect([again.status, again.body.code]).toEqual([409, 'SALE-006']);
  });
});
