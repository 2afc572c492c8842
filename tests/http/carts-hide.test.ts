/** `POST /carts/hide`: carts taken out of the lists, all that some filters mean. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let anna: SaleWorld['call'];
let bruno: SaleWorld['call'];

beforeAll(async () => {
  world = await startSaleWorld();
  anna = world.as('anna@demo.test');
  bruno = world.as('bruno@demo.test');
  await anna('POST', '/desk_sessions', {});
  await bruno('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

describe('carts/hide', () => {
  const hide = (call: SaleWorld['call'], filters: unknown) => call('POST', '/carts/hide', { filters });

  it('takes those that the filters mean out of the lists, and no others', async () => {
    const [price = ''] = (await world.addShow({})).prices;
    const one = (
      await anna('POST', '/carts', {
        comment: 'Choir A',
        cartItemList: [{ ticketPrice: price, quantity: 1 }],
      })
    ).body;
    const other = (
      await anna('POST', '/carts', {
        comment: 'Choir B',
        cartItemList: [{ ticketPrice: price, quantity: 1 }],
      })
    ).body;
    expect(await hide(anna, { 'comment[contains]': 'choir a' })).toMatchObject({
      status: 200,
      body: { changed: 1 },
    });
    const listed = await anna('GET', '/carts?comment[contains]=choir&isHidden=0&fields=comment');
    expect(listed.body.member).toMatchObject([{ '@id': other['@id'] }]);
    expect((await anna('GET', one['@id'])).body.isHidden).toBe(true);
  });

  it('leaves a colleague’s carts as they are, except for who corrects orders', async () => {
    const [price = ''] = (await world.addShow({})).prices;
    await anna('POST', '/carts', { comment: 'Quartet', cartItemList: [{ ticketPrice: price, quantity: 1 }] });
    const filters = { 'comment[contains]': ['quartet'] };
    expect((await hide(bruno, filters)).body).toEqual(expect.objectContaining({ changed: 0 }));
    expect((await hide(world.manage, filters)).body).toEqual(expect.objectContaining({ changed: 1 }));
  });

  it('refuses what is no list of filters, and a filter that is not one', async () => {
    for (const filters of [
      'draft',
      ['draft'],
      { status: { is: 'draft' } },
      {},
      { '@id': '/ticketing/v1/carts/1' },
    ])
      expect((await hide(anna, filters)).body).toMatchObject({ status: 422, code: 'SALE-018' });
    expect((await hide(anna, { nonsense: '1' })).status).toBe(400);
  });
});
