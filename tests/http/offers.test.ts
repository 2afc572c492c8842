/** Offers and codes in carts: what a cart costs with them, what its order keeps of them, and limits under many sellers. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(async () => {
  await world.rows(`UPDATE "offer_rule" SET "archived" = true`, []);
  await world.expectFacts();
});

async function addOffer(values: Record<string, unknown>): Promise<string> {
  const made = await world.manage('POST', '/offer_rules', { enabled: true, draft: false, ...values });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

async function addCoupon(code: string, values: Record<string, unknown>): Promise<string> {
  const made = await world.manage('POST', '/coupons', { code, ...values });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

const HALF = { type: 'share', share: 50 };
const FIELDS = encodeURIComponent(
  'customerPaidAmount,customerPaidAmountWithoutOffer,couponValidityMap,cartItemWithOfferList{quantity,facialValue,facialValueWithoutOffer,applicationId,couponCode,offer}',
);

const holdWith = async (price: string, quantity: number, more: Record<string, unknown> = {}) => {
  const made = await world.call('POST', '/carts', {
    cartItemList: [{ ticketPrice: price, quantity }],
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'] as string;
};

const readCart = async (cart: string) => (await world.call('GET', `${cart}?fields=${FIELDS}`)).body;

describe('a cart with offers', () => {
  it('gives the third place of three, and carries it to the order, its tickets and the ledger', async () => {
    const { prices } = await world.addShow({ total: 20 });
    const [price = ''] = prices;
    const offer = await addOffer({
      title: 'Three for two',
      ticketPriceList: [price],
      triggerList: [{ type: 'quantity', quantity: 3 }],
      exchangeData: { type: 'items', quantity: 1 },
    });
    const cart = await holdWith(price, 4);
    const read = await readCart(cart);
    expect(read).toMatchObject({ customerPaidAmount: 7500, customerPaidAmountWithoutOffer: 10_000 });
    expect(
      read.cartItemWithOfferList.map((row: Record<string, unknown>) => [
        row.quantity,
        row.facialValue,
        row.applicationId,
      ]),
    ).toEqual([
      [2, 2500, `${idOf(cart)}-1`],
      [1, 2500, null],
      [1, 0, `${idOf(cart)}-1`],
    ]);
    const paid = await world.pay(cart, 7500);
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const items = await world.rows(
      `SELECT "quantity"::int, "facial_value"::int AS "paid", "retail_value"::int AS "retail", "offer_rule_id"::int AS "offer" FROM "order_item" WHERE "order_id" = $1 ORDER BY "id"`,
      [idOf(paid.body['@id'])],
    );
    expect(items).toEqual([
      { quantity: 2, paid: 2500, retail: 5000, offer: idOf(offer) },
      { quantity: 1, paid: 2500, retail: 2500, offer: null },
      { quantity: 1, paid: 0, retail: 2500, offer: idOf(offer) },
    ]);
    const tickets = await world.rows<{ value: number }>(
      `SELECT "facial_value"::int AS "value" FROM "ticket" WHERE "order_id" = $1 ORDER BY "facial_value"`,
      [idOf(paid.body['@id'])],
    );
    expect(tickets.map(({ value }) => value)).toEqual([0, 2500, 2500, 2500]);
  });

  it('is priced by the code it is given, which says why it does nothing', async () => {
    const { prices } = await world.addShow({ total: 20 });
    const [price = ''] = prices;
    const offer = await addOffer({
      title: 'Spring',
      ticketPriceList: [price],
      triggerList: [{ type: 'coupon' }, { type: 'quantity', quantity: 2 }],
      exchangeData: HALF,
    });
    await addCoupon('SPRING-A', { usage: 'per_order', offerRuleList: [offer] });
    const cart = await holdWith(price, 1);
    expect(await readCart(cart)).toMatchObject({ customerPaidAmount: 2500, couponValidityMap: {} });
    await world.call('PUT', cart, { couponCodeList: ['spring-a', 'NONE'] });
    expect(await readCart(cart)).toMatchObject({
      customerPaidAmount: 2500,
      couponValidityMap: {
        'spring-a': { valid: false, offer: 'Spring', reason: 'quantity', wanted: 2, has: 1 },
        NONE: { valid: false, reason: 'unknown' },
      },
    });
    await world.call('PUT', cart, { cartItemList: [{ ticketPrice: price, quantity: 2 }] });
    expect(await readCart(cart)).toMatchObject({
      customerPaidAmount: 2500,
      couponValidityMap: { 'spring-a': { valid: true, offer: 'Spring' } },
    });
    expect((await world.pay(cart, 2500)).status).toBe(201);
    const [coupon] = await world.rows(
      `SELECT "nb_use_current"::int AS "used", (SELECT count(*)::int FROM "coupon_applying_order_item_list" l WHERE l."source_id" = c."id") AS "items" FROM "coupon" c WHERE "code" = 'SPRING-A'`,
      [],
    );
    expect(coupon).toEqual({ used: 1, items: 1 });
  });

  it('is for who has the status, and only as often as one customer may', async () => {
    const { prices } = await world.addShow({ total: 20 });
    const [price = ''] = prices;
    const status = (await world.manage('POST', '/customer_statuses', { label: 'Friend of the house' })).body[
      '@id'
    ];
    const friend = (await world.manage('POST', '/customers', { type: 'contact', lastname: 'Arkadina' })).body[
      '@id'
    ];
    const other = (await world.manage('POST', '/customers', { type: 'contact', lastname: 'Sorin' })).body[
      '@id'
    ];
    await addCoupon('CARD-ARKADINA', {
      usage: 'per_order',
      participant: friend,
      customerStatusList: [status],
    });
    await addOffer({
      title: 'Friends',
      ticketPriceList: [price],
      customerStatusList: [status],
      maxPerCustomer: 3,
      exchangeData: HALF,
    });
    const first = await holdWith(price, 2, { customer: friend });
    expect(await readCart(first)).toMatchObject({ customerPaidAmount: 2500 });
    const refused = await world.call('POST', `${first}/checkout`, {
      payments: [{ deskPaymentMethod: world.methods.cash, amount: 2500 }],
      customer: other,
    });
    expect(refused.body).toMatchObject({ code: 'OFFER-003' });
    expect((await world.pay(first, 2500)).status).toBe(201);
    const second = await holdWith(price, 2, { customer: friend });
    expect(await readCart(second)).toMatchObject({ customerPaidAmount: 3750 });
    expect(await readCart(await holdWith(price, 1, { customer: other }))).toMatchObject({
      customerPaidAmount: 2500,
    });
  });

  it('is worked out by carts/simulate, which holds nothing', async () => {
    const { prices, eventDate } = await world.addShow({ total: 5 });
    const [price = ''] = prices;
    await addOffer({ title: 'Half', ticketPriceList: [price], maxPerOrder: 1, exchangeData: HALF });
    await addOffer({
      title: 'Big',
      ticketPriceList: [price],
      triggerList: [{ type: 'quantity', quantity: 9 }],
      exchangeData: HALF,
    });
    const answer = await world.call('POST', '/carts/simulate', {
      cartItemList: [{ ticketPrice: price, quantity: 2 }],
      couponCodeList: ['NONE'],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({
      customerPaidAmountWithoutOffer: 5000,
      customerPaidAmount: 3750,
      usedOffers: [{ title: 'Half', saved: 1250, places: 1 }],
      unusedOffers: [{ title: 'Big', reason: 'quantity', wanted: 9, has: 2 }],
      couponValidityMap: { NONE: { valid: false, reason: 'unknown' } },
    });
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
  });

  it('R41: keeps its offer until it expires, and tells the difference then (OFFER-001)', async () => {
    const { prices } = await world.addShow({ total: 20 });
    const [price = ''] = prices;
    const offer = await addOffer({ title: 'Half', ticketPriceList: [price], exchangeData: HALF });
    const kept = await holdWith(price, 2);
    const expired = await holdWith(price, 2);
    await world.manage('PUT', offer, { enabled: false });
    expect((await world.pay(kept, 2500)).status).toBe(201);
    await world.expire(expired);
    expect((await world.pay(expired, 2500)).body).toMatchObject({ code: 'OFFER-001', status: 409 });
    expect(await readCart(expired)).toMatchObject({ customerPaidAmount: 5000 });
    expect((await world.pay(expired, 5000)).status).toBe(201);
  });
});

describe('a code of one use', () => {
  const SELLERS = 8;

  it('is used once by eight sellers at once, and the others are told (OFFER-002)', async () => {
    const { prices } = await world.addShow({ total: 50 });
    const [price = ''] = prices;
    const offer = await addOffer({
      title: 'Once',
      ticketPriceList: [price],
      triggerList: [{ type: 'coupon' }],
      exchangeData: HALF,
    });
    await addCoupon('ONCE-A', { usage: 'per_order', nbUseMax: 1, offerRuleList: [offer] });
    const carts: string[] = [];
    for (let seller = 0; seller < SELLERS; seller += 1)
      carts.push(await holdWith(price, 1, { couponCodeList: ['ONCE-A'] }));
    const answers = await Promise.all(carts.map((cart) => world.pay(cart, 1250)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(['OFFER-001', 'OFFER-002']).toContain(body.code);
    }
    const [coupon] = await world.rows(
      `SELECT "nb_use_current"::int AS "used" FROM "coupon" WHERE "code" = 'ONCE-A'`,
      [],
    );
    expect(coupon).toEqual({ used: 1 });
    const lost = carts[answers.findIndex(({ status }) => status !== 201)] ?? '';
    // The first try stores what it costs without the code, where the storm itself has not.
    const again = await world.pay(lost, 1250);
    expect(['OFFER-001', 'SALE-008']).toContain(again.body.code);
    expect(await readCart(lost)).toMatchObject({ customerPaidAmount: 2500 });
    expect((await world.pay(lost, 2500)).status).toBe(201);
  });

  it('is used twice where what is left is read first and counted after', async () => {
    await addCoupon('TWICE-A', { usage: 'per_order', nbUseMax: 1 });
    const read = () =>
      world.rows<{ left: number }>(
        `SELECT ("nb_use_max" - "nb_use_current")::int AS "left" FROM "coupon" WHERE "code" = 'TWICE-A'`,
        [],
      );
    const seen = [await read(), await read()];
    for (const [row] of seen)
      if ((row?.left ?? 0) > 0)
        await world.rows(
          `UPDATE "coupon" SET "nb_use_current" = "nb_use_current" + 1 WHERE "code" = 'TWICE-A'`,
          [],
        );
    const [coupon] = await world.rows(
      `SELECT "nb_use_current"::int AS "used" FROM "coupon" WHERE "code" = 'TWICE-A'`,
      [],
    );
    expect(coupon).toEqual({ used: 2 });
  });
});

describe('codes', () => {
  it('are listed while they may be used, and checked one by one, an offer left out', async () => {
    const offer = await addOffer({ title: 'Codes', triggerList: [{ type: 'coupon' }], exchangeData: HALF });
    const coupon = await addCoupon('LISTED-A', { usage: 'per_application', offerRuleList: [offer] });
    await addCoupon('ENDED-A', {
      usage: 'per_order',
      offerRuleList: [offer],
      validUntil: '2020-01-01T00:00:00Z',
    });
    const { member } = (await world.manage('GET', '/coupons/codes')).body;
    expect(member).toContain('LISTED-A');
    expect(member).not.toContain('ENDED-A');
    const check = async (body: Record<string, unknown>) =>
      (await world.call('POST', '/coupons/codes/validate', body)).body;
    expect(await check({ couponCode: 'LISTED-A' })).toMatchObject({ valid: true, coupon });
    expect(await check({ couponCode: 'LISTED-A', ignoredOfferRule: offer })).toMatchObject({
      valid: false,
      reason: 'opensNothing',
    });
    expect(await check({ couponCode: 'ENDED-A' })).toMatchObject({ valid: false, reason: 'ended' });
    expect(await check({ couponCode: 'NOBODY-KNOWS' })).toMatchObject({
      valid: false,
      reason: 'unknown',
      coupon: null,
    });
  });
});
