/** Reserved carts: kept unpaid until their deadline, found by name, collected at any desk; their places held all the while. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../fixtures/mails.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

const SEED = 22;

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

const reserve = (cart: string, name: string, until = hours(40), more: object = {}) =>
  anna('PUT', `${cart}/reserve`, { reservationName: name, expiresAt: until, ...more });

const bookingsOf = async (query: string) =>
  (await bruno('GET', `/bookings?type=reservation&${query}`)).body.member;

const pay = (call: SaleWorld['call'], cart: string, amount: number) =>
  call('POST', `${cart}/checkout`, { payments: [{ deskPaymentMethod: world.methods.cash, amount }] });

async function holdTwo(total = 2) {
  const { eventDate, prices } = await world.addShow({ total });
  const [price = ''] = prices;
  const cart: string = (await world.hold([[price, 2]])).body['@id'];
  return { eventDate, price, cart };
}

describe('a reservation', () => {
  it('outlives the half hour of a cart, is found by name and phone, and is collected at another desk', async () => {
    const { eventDate, cart } = await holdTwo();
    const until = hours(40);
    const reserved = await reserve(cart, 'Lefebvre', until, { phone: '+33 6 12 34 56 78' });
    expect([reserved.status, reserved.body.type, reserved.body.reservationName]).toEqual([
      200,
      'reservation',
      'Lefebvre',
    ]);
    expect(Date.parse(reserved.body.expiresAt)).toBe(Date.parse(until));
    await world.sweep(new Date(Date.now() + 3 * 3_600_000));
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    for (const typed of ['lefebvre', '33612345678', idOf(cart)])
      expect(await bookingsOf(`paymentStatus=awaiting_payment&q=${typed}`)).toMatchObject([
        { entityName: 'Lefebvre', status: 'pending', nbTickets: 2, retailValue: 5000 },
      ]);
    expect((await bruno('PUT', `${cart}/take-over`)).status).toBe(200);
    const sold = await pay(bruno, cart, 5000);
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 2 });
    expect(await bookingsOf('paymentStatus=awaiting_payment&q=lefebvre')).toEqual([]);
    expect(await bookingsOf('q=lefebvre&fields=status,paymentStatus,order')).toMatchObject([
      { status: 'validated', paymentStatus: 'booked', order: sold.body['@id'] },
    ]);
  });

  it('is released at its deadline, and is cancelled; until then nobody else has its places', async () => {
    const { eventDate, price, cart } = await holdTwo();
    await reserve(cart, 'Garnier');
    expect((await world.hold([[price, 1]])).body.code).toBe('SALE-001');
    await world.expire(cart);
    await world.sweep();
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect(await bookingsOf('q=garnier&fields=status,paymentStatus')).toMatchObject([
      { status: 'cancelled', paymentStatus: null },
    ]);
    expect((await world.hold([[price, 2]])).status).toBe(201);
    expect((await pay(anna, cart, 5000)).body.code).toBe('SALE-001');
  });

  it('keeps its deadline when it is changed, and shows what it then holds', async () => {
    const { price, cart } = await holdTwo(5);
    const until = hours(30);
    await reserve(cart, 'Chevalier', until);
    const changed = await anna('PUT', cart, { cartItemList: [{ ticketPrice: price, quantity: 3 }] });
    expect(Date.parse(changed.body.expiresAt)).toBe(Date.parse(until));
    expect(await bookingsOf('q=chevalier')).toMatchObject([{ nbTickets: 3, retailValue: 7500 }]);
    await reserve(cart, 'Chevallier', hours(20));
    expect(await bookingsOf('q=chevalier')).toEqual([]);
    expect(await bookingsOf('q=chevallier')).toMatchObject([{ nbTickets: 3 }]);
  });

  it('that is deleted gives its places back and is no longer to be collected', async () => {
    const { eventDate, cart } = await holdTwo();
    await reserve(cart, 'Marchand');
    expect((await anna('DELETE', cart)).status).toBe(204);
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect(await bookingsOf('q=marchand')).toEqual([]);
  });

  it('is not made of a colleague’s cart, nor of one that is sold', async () => {
    const { cart } = await holdTwo();
    const body = { reservationName: 'Robin', expiresAt: hours(20) };
    expect((await bruno('PUT', `${cart}/reserve`, body)).status).toBe(403);
    await pay(anna, cart, 5000);
    expect((await reserve(cart, 'Robin')).body.code).toBe('SALE-006');
  });

  it('ends between now and the beginning of the performance', async () => {
    const { cart } = await holdTwo();
    for (const until of [hours(-1), hours(49)])
      expect((await reserve(cart, 'Faure', until)).body).toMatchObject({ status: 422, code: 'SALE-021' });
    expect(await bookingsOf('q=faure')).toEqual([]);
  });
});

describe('a quotation', () => {
  const fetchQuotation = async (cart: string, query: Record<string, string> = {}) =>
    fetch(`${world.server.origin}${cart}/quotation.pdf?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${await world.server.token('anna@demo.test')}` },
    });

  it('is drawn of a cart in both languages, as a quotation and pro forma, and sells nothing', async () => {
    const { eventDate, cart } = await holdTwo();
    await reserve(cart, 'Lycée Ampère');
    for (const language of ['en', 'fr'])
      for (const quotationType of ['quotation', 'proforma']) {
        const answer = await fetchQuotation(cart, { language, quotationType, vat: 'FR12345678901' });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect(answer.headers.get('content-disposition')).toContain(`${quotationType}-${idOf(cart)}.pdf`);
        expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
      }
    expect((await fetchQuotation(cart, { quotationType: 'bill' })).status).toBe(422);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
  });

  it('is not drawn of an empty cart, nor of one that was sold', async () => {
    const { cart } = await holdTwo();
    expect((await pay(anna, cart, 5000)).status).toBe(201);
    const sold = await fetchQuotation(cart);
    expect([sold.status, (await sold.json()).code]).toEqual([409, 'SALE-006']);
    const empty = (await anna('POST', '/carts', { cartItemList: [] })).body['@id'];
    const none = await fetchQuotation(empty);
    expect([none.status, (await none.json()).code]).toEqual([409, 'SALE-005']);
  });
});

describe('an option', () => {
  const ask = (cart: string, name: string, more: object = {}) =>
    anna('PUT', `${cart}/option`, { reservationName: name, expiresAt: hours(40), ...more });
  const answer = (cart: string, ...entries: readonly object[]) =>
    world.manage('PUT', `${cart}/option/answer`, { eventDateOptionStatusList: entries });

  /** A class that asks for two performances. */
  async function askForTwo(customer: object = {}) {
    const one = await world.addShow({ total: 40 });
    const other = await world.addShow({ total: 40 });
    const held = await world.hold([
      [one.prices[0] ?? '', 28],
      [other.prices[0] ?? '', 28],
    ]);
    const cart: string = held.body['@id'];
    await ask(cart, 'Collège Rimbaud', customer);
    return { cart, one: one.eventDate, other: other.eventDate, price: one.prices[0] ?? '' };
  }

  it('keeps its places, pending for each performance, and is listed as an option', async () => {
    const { cart, one, other } = await askForTwo();
    const { body } = await anna('GET', cart);
    expect(body).toMatchObject({
      type: 'option',
      isOption: true,
      optionStatus: 'pending',
      eventDateOptionStatusList: [
        { status: 'pending', requestedEventDate: one, requestedParticipantNb: 28 },
        { status: 'pending', requestedEventDate: other, requestedParticipantNb: 28 },
      ],
    });
    await world.sweep(new Date(Date.now() + 3 * 3_600_000));
    expect(await world.counters(one)).toEqual({ occupied: 28, sold: 0 });
    const booked = await bruno('GET', '/bookings?type=option&q=rimbaud');
    expect(booked.body.member).toMatchObject([{ paymentStatus: 'option', status: 'pending', nbTickets: 56 }]);
    await anna('DELETE', cart);
  });

  it('keeps what is approved and gives back what is rejected; a seller does not answer', async () => {
    const { cart, one, other } = await askForTwo();
    const refused = await anna('PUT', `${cart}/option/answer`, {
      eventDateOptionStatusList: [{ requestedEventDate: one, status: 'approved' }],
    });
    expect(refused.status).toBe(403);
    const answered = await answer(
      cart,
      { requestedEventDate: one, status: 'approved' },
      { requestedEventDate: other, status: 'rejected' },
    );
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    expect(answered.body).toMatchObject({
      optionStatus: 'approved',
      nbTickets: 28,
      eventDateOptionStatusList: [
        { status: 'approved', approvedEventDate: one, approvedParticipantNb: 28 },
        { status: 'rejected', approvedEventDate: null },
      ],
    });
    expect(await world.counters(one)).toEqual({ occupied: 28, sold: 0 });
    expect(await world.counters(other)).toEqual({ occupied: 0, sold: 0 });
    const again = await answer(cart, { requestedEventDate: other, status: 'approved' });
    expect([again.status, again.body.code]).toEqual([409, 'SALE-023']);
    expect(
      (await answer(cart, { requestedEventDate: '/ticketing/v1/event_dates/1', status: 'approved' })).body
        .code,
    ).toBe('SALE-022');
    expect((await pay(anna, cart, 28 * 2500)).status).toBe(201);
    expect((await bruno('GET', '/bookings?type=option&q=rimbaud&status=validated')).body.member).toHaveLength(
      1,
    );
  });

  it('is offered another performance, whose places it then has, and none that it asks for as well', async () => {
    const { cart, one, other } = await askForTwo();
    const { eventDate: offered } = await world.addShow({ total: 40 });
    const offer = (approvedEventDate: string) =>
      answer(cart, { requestedEventDate: one, approvedEventDate, status: 'approved' });
    expect((await offer(other)).body.code).toBe('SALE-026');
    const moved = await offer(offered);
    expect(moved.body, JSON.stringify(moved.body)).toMatchObject({ nbTickets: 56, optionStatus: 'pending' });
    expect(await world.counters(one)).toEqual({ occupied: 0, sold: 0 });
    expect(await world.counters(offered)).toEqual({ occupied: 28, sold: 0 });
    const { eventDate: bare } = await world.addShow({ total: 40, prices: [{ name: 'Pupils' }] });
    expect((await offer(bare)).body.code).toBe('SALE-024');
    await anna('DELETE', cart);
  });

  it('ends with the last performance that is rejected', async () => {
    const { cart, one, other } = await askForTwo();
    await answer(
      cart,
      { requestedEventDate: one, status: 'rejected' },
      { requestedEventDate: other, status: 'rejected' },
    );
    const { body } = await anna('GET', cart);
    expect([body.optionStatus, body.deletedAt === null, body.cartItemList.length]).toEqual([
      'rejected',
      false,
      2,
    ]);
    expect(await world.counters(other)).toEqual({ occupied: 0, sold: 0 });
    expect((await bruno('GET', '/bookings?type=option&q=rimbaud&status=cancelled')).body.member).not.toEqual(
      [],
    );
    expect((await answer(cart, { requestedEventDate: one, status: 'approved' })).body.code).toBe('SALE-025');
  });

  it('becomes a reservation, with the answers it had', async () => {
    const { cart } = await askForTwo();
    await anna('PUT', `${cart}/reserve`, { reservationName: 'Collège Rimbaud', expiresAt: hours(30) });
    expect((await anna('GET', cart)).body).toMatchObject({
      type: 'reservation',
      isOption: false,
      optionStatus: 'pending',
    });
    expect(await bookingsOf('paymentStatus=awaiting_payment&q=rimbaud')).toHaveLength(1);
    await anna('DELETE', cart);
  });

  it('is sent to the customer once it is answered: one mail each, with the message of the answer', async () => {
    const customer = await anna('POST', '/customers', { lastname: 'Rimbaud', email: 'college@rimbaud.test' });
    const { cart, one, other } = await askForTwo({ customer: customer.body['@id'] });
    const without = await askForTwo();
    const notify = (filters: object) =>
      world.manage('POST', '/carts/notify-options', {
        filters,
        approvedMessage: 'The bus may stop at the stage door.',
        rejectedMessage: 'Ask again in autumn.',
      });
    const mine = { reservationName: 'Collège Rimbaud' };
    expect((await notify(mine)).body).toMatchObject({ notified: 0 });
    await answer(
      cart,
      { requestedEventDate: one, status: 'approved' },
      { requestedEventDate: other, status: 'rejected' },
    );
    await answer(
      without.cart,
      { requestedEventDate: without.one, status: 'rejected' },
      { requestedEventDate: without.other, status: 'approved' },
    );
    expect((await notify(mine)).body).toMatchObject({ notified: 1 });
    await expect.poll(async () => (await anna('GET', cart)).body.optionNotice).toBe('sent');
    expect((await anna('GET', cart)).body.notifiedAt).not.toBeNull();
    expect((await anna('GET', without.cart)).body.optionNotice).toBe('no_address');
    const mails = readMails(world.server.varDir, 'college@rimbaud.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The bus may stop at the stage door.');
    expect((await notify({})).body.code).toBe('SALE-018');
    await anna('DELETE', cart);
    await anna('DELETE', without.cart);
  });
});

it('a storm of reserving, changing, taking over, paying and releasing at once oversells nothing', async () => {
  let state = SEED;
  const pick = (count: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  const { eventDate, prices } = await world.addShow({ total: 12 });
  const [price = ''] = prices;
  const carts: string[] = [];
  const acts = [
    async () => {
      const held = await world.hold([[price, 1 + pick(3)]]);
      if (held.status === 201) carts.push(held.body['@id']);
      return held.status;
    },
    async (cart: string) => (await reserve(cart, 'Storm', hours(1 + pick(40)))).status,
    async (cart: string) =>
      (await anna('PUT', cart, { cartItemList: [{ ticketPrice: price, quantity: 1 + pick(4) }] })).status,
    async (cart: string) => (await anna('PUT', `${cart}/take-over`)).status,
    async (cart: string) => (await bruno('PUT', `${cart}/take-over`)).status,
    async (cart: string) => {
      const { body } = await anna('GET', `${cart}?fields=customerPaidAmount`);
      return (await pay(pick(2) ? anna : bruno, cart, body.customerPaidAmount ?? 0)).status;
    },
    async (cart: string) => {
      await world.expire(cart);
      await world.sweep();
      return 200;
    },
    async (cart: string) => (pick(3) ? 200 : (await anna('DELETE', cart)).status),
  ];
  for (let round = 0; round < 12; round += 1) {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () => {
        const cart = carts[pick(carts.length)];
        return (cart ? acts[pick(acts.length)] : acts[0])?.(cart ?? '');
      }),
    );
    for (const status of statuses) expect(status, `seed ${SEED}, round ${round}`).toBeLessThan(500);
    await world.expectFacts();
    const { occupied, sold } = await world.counters(eventDate);
    expect(occupied).toBeLessThanOrEqual(12);
    expect(sold).toBeLessThanOrEqual(occupied);
  }
  const pending = await world.rows<{ name: string }>(
    `SELECT b."id" FROM "booking" b JOIN "cart" c ON c."contract_id" = b."contract_id" AND c."id" = b."cart_id"
     WHERE b."type" = 'reservation' AND (b."payment_status" = 'awaiting_payment') <> (c."status" = 'draft' AND c."deleted_at" IS NULL)
       OR b."type" = 'reservation' AND b."payment_status" IS NULL AND c."deleted_at" IS NULL`,
    [],
  );
  expect(pending).toEqual([]);
});
