/** A desk session from its opening to its count, and what managers do to what is on sale. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

describe('a desk session', () => {
  it('is opened once, counted by payment method, and closed by its seller, once', async () => {
    const bruno = world.as('bruno@demo.test');
    const opened = await bruno('POST', '/desk_sessions', {});
    expect(opened.body).toMatchObject({ userEmail: 'bruno@demo.test', isOpen: true, endDate: null });
    expect((await bruno('POST', '/desk_sessions', {})).body.code).toBe('DESK-002');
    const mine = await bruno('GET', '/desk_sessions?opened=1&user=me&itemsPerPage=1');
    expect(mine.body.member.map((one: Record<string, string>) => one['@id'])).toEqual([opened.body['@id']]);
    const { prices } = await world.addShow({});
    for (const code of ['cash', 'card', 'cash']) {
      const cart = await bruno('POST', '/carts', { cartItemList: [{ ticketPrice: prices[0], quantity: 1 }] });
      const payments = [{ deskPaymentMethod: world.methods[code], amount: 2500 }];
      expect((await bruno('POST', `${cart.body['@id']}/checkout`, { payments })).status).toBe(201);
    }
    const account = await bruno('GET', `${opened.body['@id']}/accountability.json`);
    expect(account.body).toMatchObject({ orderCount: 3, ticketCount: 3, total: 7500, currency: 'EUR' });
    expect(
      account.body.methods.map((method: Record<string, unknown>) => [method.code, method.amount]),
    ).toEqual([
      ['cash', 5000],
      ['card', 2500],
    ]);
    const close = `${opened.body['@id']}/close`;
    expect((await world.call('POST', close)).body.code).toBe('DESK-004');
    expect((await bruno('POST', close)).status).toBe(204);
    expect((await bruno('POST', close)).body.code).toBe('DESK-003');
    expect((await bruno('POST', '/desk_sessions/999999/close')).body.code).toBe('REQ-010');
  });
});

describe('payment methods', () => {
  it('come last when new, one is proposed first, and one that is renamed keeps no translation', async () => {
    const added = await world.manage('POST', '/desk_payment_methods', {
      code: 'check',
      label: 'Culture voucher',
      isDefault: true,
    });
    expect(added.body).toMatchObject({ position: 5, flexible: true, isDefault: true });
    const listed = await world.call('GET', '/desk_payment_methods?fields=code&isDefault=1');
    expect(listed.body.member).toEqual([expect.objectContaining({ '@id': added.body['@id'] })]);
    const { check } = world.methods;
    const renamed = await world.manage('PUT', String(check), { label: 'Bank cheque' });
    expect(renamed.body).toMatchObject({ label: 'Bank cheque', labelTranslationKey: null });
    expect((await world.call('PUT', String(check), { label: 'Mine' })).body.code).toBe('RIGHT-001');
    await world.manage('PUT', String(world.methods.cash), { isDefault: true });
  });
});

describe('the programme', () => {
  it('hides and shows a price, suspends, opens and closes a ticketing, cancels an event date', async () => {
    const { ticketing, eventDate, prices } = await world.addShow({});
    const [full = ''] = prices;
    expect((await world.manage('PUT', `${full}/hide`)).body.isHidden).toBe(true);
    expect((await world.manage('PUT', `${full}/show`)).body.isHidden).toBe(false);
    expect((await world.manage('PUT', '/ticket_prices/999999/hide')).body.code).toBe('REQ-010');
    expect((await world.manage('POST', '/ticketings/999999/open-sales')).body.code).toBe('REQ-010');
    expect((await world.manage('POST', `${ticketing}/suspend-sales`)).body.isOnSale).toBe(false);
    expect((await world.hold([[full, 1]])).body.values.reason).toBe('suspended');
    await world.manage('POST', `${ticketing}/open-sales`);
    expect((await world.hold([[full, 1]])).status).toBe(201);
    await world.manage('POST', `${ticketing}/close-sales`);
    expect((await world.hold([[full, 1]])).body.values.reason).toBe('closed');
    expect((await world.manage('PUT', `${eventDate}/cancel`)).body.status).toBe('cancelled');
    expect((await world.manage('PUT', `${eventDate}/cancel`)).body.code).toBe('PROG-002');
    expect((await world.manage('PUT', '/event_dates/999999/cancel')).body.code).toBe('REQ-010');
  });

  it('clones an event date as a draft with its prices, and with nothing sold', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ name: 'Full' }, { name: 'Young' }],
    });
    expect((await world.hold([[prices[0] ?? '', 3]])).status).toBe(201);
    const fields = 'fields=status,totalStock,occupiedStock,bookableStock,ticketPriceList{name,occupiedStock}';
    const { status, body } = await world.manage('POST', `${eventDate}/clone?${fields}`);
    expect(status).toBe(201);
    expect(body['@id']).not.toBe(eventDate);
    expect([body.status, body.totalStock, body.occupiedStock, body.bookableStock]).toEqual([
      'draft',
      10,
      0,
      10,
    ]);
    expect(
      body.ticketPriceList.map((price: { name: string; occupiedStock: number }) => [
        price.name,
        price.occupiedStock,
      ]),
    ).toEqual([
      ['Full', 0],
      ['Young', 0],
    ]);
    expect((await world.counters(eventDate)).occupied).toBe(3);
    expect((await world.manage('POST', '/event_dates/999999/clone')).body.code).toBe('REQ-010');
  });
});
