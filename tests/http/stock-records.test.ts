/** Places are given back where they were taken: by the record on the line, whatever was edited in between. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moveStock } from '../../overrides/seating/Stock/server/moveStock.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const MERGE = { 'content-type': 'application/merge-patch+json' };
const edit = (iri: string, body: unknown) => world.manage('PATCH', iri, body, MERGE);

/** Five places, and a price beside them that has five of its own. */
async function addBalcony() {
  const { eventDate, prices } = await world.addShow({
    total: 5,
    prices: [{}, { name: 'Balcony', excludedFromParentStock: true, unlimitedStock: false, totalStock: 5 }],
  });
  const [full = '', balcony = ''] = prices;
  return { eventDate, full, balcony };
}

async function addContingent(eventDate: string, name: string, parent?: string) {
  const body = { eventDate, name, totalStock: 5, ...(parent ? { parent } : {}) };
  return String((await world.manage('POST', '/stock_contingents', body)).body['@id']);
}

/** As an older release or an operator's statement would: the rule that refuses such an edit is not asked. */
const include = (price: string) =>
  world.rows('UPDATE "ticket_price" SET "excluded_from_parent_stock" = false WHERE "id" = $1', [idOf(price)]);

describe('a price outside the performance’s stock', () => {
  it('stays outside while a place of it is held or sold, and the refusal counts them', async () => {
    const { eventDate, full, balcony } = await addBalcony();
    const cart = (await world.hold([[balcony, 2]])).body['@id'];
    const refused = await edit(balcony, { excludedFromParentStock: false });
    expect([refused.status, refused.body.code, refused.body.values]).toEqual([
      409,
      'STOCK-001',
      { price: 'Balcony', occupied: 2 },
    ]);
    const whole = await world.manage('PUT', '/ticket_prices/bulk', {
      member: [{ '@id': balcony, excludedFromParentStock: false }],
    });
    expect([whole.status, whole.body.code]).toEqual([409, 'STOCK-001']);
    expect((await edit(balcony, { excludedFromParentStock: true, name: 'Upper balcony' })).status).toBe(200);
    await world.pay(cart, 5000);
    expect((await edit(balcony, { excludedFromParentStock: false })).body.code).toBe('STOCK-001');
    expect((await world.hold([[full, 5]])).status).toBe(201);
    expect((await world.hold([[full, 1]])).body.code).toBe('SALE-001');
    expect(await world.counters(eventDate)).toEqual({ occupied: 5, sold: 0 });
  });

  it('is taken in while none of its places is', async () => {
    const { eventDate, balcony } = await addBalcony();
    await world.call('DELETE', (await world.hold([[balcony, 2]])).body['@id']);
    expect((await edit(balcony, { excludedFromParentStock: false })).status).toBe(200);
    await world.hold([[balcony, 2]]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
  });

  it.each([
    ['deleted', (cart: string) => world.call('DELETE', cart)],
    ['emptied', (cart: string) => world.call('PUT', cart, { cartItemList: [] })],
    [
      'expired',
      async (cart: string) => {
        await world.expire(cart);
        await world.sweep();
      },
    ],
  ])(
    'gives back outside what a cart took outside, when it is %s after the price moved inside',
    async (_, end) => {
      const { eventDate, full, balcony } = await addBalcony();
      const cart = (await world.hold([[balcony, 5]])).body['@id'];
      await world.hold([[full, 5]]);
      await include(balcony);
      await end(cart);
      expect(await world.counters(eventDate)).toEqual({ occupied: 5, sold: 0 });
      expect(await world.counters(balcony)).toEqual({ occupied: 0, sold: 0 });
      expect((await world.hold([[full, 1]])).body).toMatchObject({ code: 'SALE-001', left: [{ left: 0 }] });
    },
  );

  it('is sold where it was held, and the order’s line records it for who gives back later', async () => {
    const { eventDate, balcony } = await addBalcony();
    const cart = (await world.hold([[balcony, 3]])).body['@id'];
    await include(balcony);
    const order = await world.pay(cart, 7500);
    const items = await world.call(
      'GET',
      `/order_items?order=${order.body['@id']}&fields=excludedFromParentStock`,
    );
    expect(items.body.member).toMatchObject([{ excludedFromParentStock: true }]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect(await world.counters(balcony)).toEqual({ occupied: 3, sold: 3 });
  });

  it('that is moved inside between reading it and taking its places sells nothing: the seller tries again', async () => {
    const { eventDate, balcony } = await addBalcony();
    const asRead = {
      eventDate: idOf(eventDate),
      ticketPrice: idOf(balcony),
      stockContingents: [],
      excludedFromParentStock: true,
      quantity: 1,
    };
    await include(balcony);
    const taken = world.server.database.transaction({ contract: 1 }, (tx) => moveStock(tx, 1, [asRead]));
    await expect(taken).rejects.toMatchObject({ code: 'TX-006' });
  });
});

describe('a contingent within another', () => {
  it('stays there while a place of it is held or sold, and gives back to the parents it had', async () => {
    const { eventDate, prices } = await world.addShow({ total: 20 });
    const [full = ''] = prices;
    const schools = await addContingent(eventDate, 'Schools');
    const friends = await addContingent(eventDate, 'Friends');
    const quarter = await addContingent(eventDate, 'Quarter', schools);
    const cart = (await world.hold([[full, 2, quarter]])).body['@id'];
    const sold = (await world.hold([[full, 1, quarter]])).body['@id'];
    const refused = await edit(quarter, { parent: friends });
    expect([refused.status, refused.body.code, refused.body.values]).toEqual([
      409,
      'STOCK-002',
      { name: 'Quarter', occupied: 3 },
    ]);
    await world.rows('UPDATE "stock_contingent" SET "parent_id" = $2 WHERE "id" = $1', [
      idOf(quarter),
      idOf(friends),
    ]);
    const order = await world.pay(sold, 2500);
    const items = await world.call(
      'GET',
      `/order_items?order=${order.body['@id']}&fields=occupiedContingentList`,
    );
    expect(items.body.member).toMatchObject([{ occupiedContingentList: [quarter, schools] }]);
    await world.call('DELETE', cart);
    expect(await world.counters(schools)).toEqual({ occupied: 1, sold: 1 });
    expect(await world.counters(friends)).toEqual({ occupied: 0, sold: 0 });
  });

  it('that moves between reading its parents and taking its places sells nothing', async () => {
    const { eventDate, prices } = await world.addShow({ total: 20 });
    const schools = await addContingent(eventDate, 'Schools');
    const quarter = await addContingent(eventDate, 'Quarter', schools);
    const asRead = {
      eventDate: idOf(eventDate),
      ticketPrice: idOf(prices[0] ?? ''),
      stockContingents: [idOf(quarter), idOf(schools)],
      excludedFromParentStock: false,
      quantity: 1,
    };
    await edit(quarter, { parent: null });
    const taken = world.server.database.transaction({ contract: 1 }, (tx) => moveStock(tx, 1, [asRead]));
    await expect(taken).rejects.toMatchObject({ code: 'TX-006' });
  });

  it('is within one of its own performance, never within itself', async () => {
    const { eventDate } = await world.addShow({ total: 20 });
    const other = await world.addShow({ total: 20 });
    const schools = await addContingent(eventDate, 'Schools');
    const quarter = await addContingent(eventDate, 'Quarter', schools);
    const foreign = await addContingent(other.eventDate, 'Schools');
    for (const parent of [quarter, schools, foreign]) {
      const refused = await edit(schools, { parent });
      expect([refused.status, refused.body.code]).toEqual([422, 'STOCK-003']);
    }
    const body = { eventDate, name: 'Friends', totalStock: 5, parent: foreign };
    expect((await world.manage('POST', '/stock_contingents', body)).body.code).toBe('STOCK-003');
    expect((await edit(quarter, { parent: null })).status).toBe(200);
  });
});

it('neither a price nor a contingent moves to another performance', async () => {
  const { eventDate, prices } = await world.addShow({ total: 5 });
  const other = await world.addShow({ total: 5 });
  const contingent = await addContingent(eventDate, 'Schools');
  for (const iri of [prices[0] ?? '', contingent]) {
    const refused = await edit(iri, { eventDate: other.eventDate });
    expect([refused.status, refused.body.violations]).toMatchObject([
      422,
      [{ propertyPath: 'eventDate', code: 'immutable' }],
    ]);
  }
});

describe('amounts that are no longer exact', () => {
  it('are refused by line and by cart, when it is made, changed and priced again', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ facialValue: most }, { facialValue: 1 }],
    });
    const [huge = '', cent = ''] = prices;
    const line = await world.hold([[huge, 2]]);
    expect([line.status, line.body.code, line.body.violations[0].propertyPath]).toEqual([
      422,
      'SALE-017',
      'cartItemList[0].quantity',
    ]);
    const items = (quantity: number) => [
      { ticketPrice: huge, quantity: 1 },
      { ticketPrice: cent, quantity },
    ];
    const whole = await world.call('POST', '/carts', { cartItemList: items(1) });
    expect([whole.status, whole.body.code]).toEqual([422, 'SALE-017']);
    const made = await world.hold([[huge, 1]]);
    expect([made.status, made.body.customerPaidAmount]).toEqual([201, most]);
    const changed = await world.call('PUT', made.body['@id'], { cartItemList: items(1) });
    expect([changed.status, changed.body.code]).toEqual([422, 'SALE-017']);
    expect((await world.call('GET', made.body['@id'])).body.customerPaidAmount).toBe(most);
    const pair = (await world.hold([[cent, 2]])).body['@id'];
    await edit(cent, { facialValue: most });
    await world.expire(pair);
    expect((await world.pay(pair, 2)).body.code).toBe('SALE-017');
    expect(await world.counters(eventDate)).toEqual({ occupied: 3, sold: 0 });
  });
});
