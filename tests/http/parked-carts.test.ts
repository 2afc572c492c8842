/** A cart put aside at one desk and taken up again there, later, or at another. */
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

const park = (cart: string, price: string, name: string) =>
  anna('PUT', cart, {
    isParked: true,
    reservationName: name,
    cartItemList: [{ ticketPrice: price, quantity: 2 }],
  });

describe('a parked cart', () => {
  it('keeps its places and its price under a name, and is paid by who takes it up at another desk', async () => {
    const { eventDate, prices } = await world.addShow({ total: 2 });
    const [price = ''] = prices;
    const cart = (await world.hold([[price, 2]])).body['@id'];
    const parked = await park(cart, price, 'Durand');
    expect([parked.status, parked.body.isParked, parked.body.reservationName]).toEqual([200, true, 'Durand']);
    expect(
      (await bruno('POST', '/carts', { cartItemList: [{ ticketPrice: price, quantity: 1 }] })).body.code,
    ).toBe('SALE-001');
    const found = await bruno('GET', '/carts?isParked=1&q=durand&fields=nbTickets');
    expect(found.body.member).toMatchObject([{ '@id': cart, nbTickets: 2 }]);
    const taken = await bruno('PUT', `${cart}/take-over`);
    expect([taken.status, taken.body.isParked]).toEqual([200, false]);
    const sold = await bruno('POST', `${cart}/checkout`, {
      payments: [{ deskPaymentMethod: world.methods.cash, amount: 5000 }],
    });
    expect(sold.status).toBe(201);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 2 });
  });

  it('is resumed by its own seller, and no longer stands as parked', async () => {
    const [price = ''] = (await world.addShow({})).prices;
    const cart = (await world.hold([[price, 2]])).body['@id'];
    await park(cart, price, 'Petit');
    expect((await anna('PUT', `${cart}/take-over`)).body.isParked).toBe(false);
  });

  it('is not lost when its hold ended: its items stay, and are held again while there are places', async () => {
    const { eventDate, prices } = await world.addShow({ total: 2 });
    const [price = ''] = prices;
    const cart = (await world.hold([[price, 2]])).body['@id'];
    await park(cart, price, 'Moreau');
    await world.expire(cart);
    await world.sweep(new Date());
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    await anna('PUT', `${cart}/take-over`);
    const again = await anna('PUT', cart, { cartItemList: [{ ticketPrice: price, quantity: 2 }] });
    expect([again.status, again.body.deletedAt]).toEqual([200, null]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
  });
});
