/** Exchanges: places given back for others in one transaction, the difference paid or given back. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeExchange } from '../../overrides/sale/Exchange/model.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let call: SaleWorld['call'];
beforeAll(async () => {
  world = await startSaleWorld();
  call = world.manage;
  await world.call('POST', '/desk_sessions', {});
  await call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const by = (method: string, amount: number) => [{ deskPaymentMethod: world.methods[method], amount }];

/** A cart of the manager's, who exchanges. */
const hold = (price: string | undefined, quantity: number) =>
  call('POST', '/carts', { cartItemList: [{ ticketPrice: price, quantity }] });

/** Two places at 25.00 on one night, paid by card, and a cart of two at `facialValue` on another. */
async function sellTwo(facialValue: number) {
  const first = await world.addShow({ total: 10 });
  const other = await world.addShow({ total: 10, prices: [{ facialValue }] });
  const customer = (await call('POST', '/customers', { lastname: 'Échange' })).body['@id'];
  const held = (await world.hold([[first.prices[0] ?? '', 2]])).body['@id'];
  const sold = await world.call('POST', `${held}/checkout`, { payments: by('card', 5000), customer });
  const order: string = sold.body['@id'];
  const { lines } = (await call('GET', `${order}/refundable`)).body;
  const cart: string = (await hold(other.prices[0], 2)).body['@id'];
  const body = {
    lines: [{ orderItem: lines[0].orderItem, quantity: 2, left: 2 }],
    cart,
    payments: [] as object[],
    refunds: [] as object[],
  };
  return { order, first, other, customer, body };
}

const FIELDS =
  'paymentStatus,balance,bankTransactionBalance,customerPaidAmount,customer,rescheduledFromOrder,nbTickets';
const read = async (order: string) => (await call('GET', `${order}?fields=${FIELDS}`)).body;

interface TicketRow {
  readonly id: number;
  readonly status: string;
  readonly valid: boolean;
  readonly replaced: number | null;
}
const readTickets = (order: string) =>
  world.rows<TicketRow>(
    'SELECT "id", "status", "valid", "replaced_ticket_id" AS "replaced" FROM "ticket" WHERE "order_id" = $1 ORDER BY "id"',
    [idOf(order)],
  );

describe('an exchange of two places for another night', () => {
  it('is paid by what they cost, the difference at the desk; the old codes are invalid, the new ones replace them', async () => {
    const { order, first, other, customer, body } = await sellTwo(3500);
    const answer = await call('POST', `${order}/exchange`, { ...body, payments: by('cash', 2000) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const made: string = answer.body['@id'];
    expect(await read(made)).toMatchObject({
      paymentStatus: 'payed',
      customerPaidAmount: 7000,
      bankTransactionBalance: 7000,
      balance: 0,
      customer,
      rescheduledFromOrder: order,
      nbTickets: 2,
    });
    expect(await read(order)).toMatchObject({
      paymentStatus: 'refunded_totally',
      bankTransactionBalance: 0,
      balance: 0,
    });
    expect(await world.counters(first.eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect(await world.counters(other.eventDate)).toEqual({ occupied: 2, sold: 2 });
    const money = await world.rows(
      `SELECT "order_id" AS "order", "name", "debit", "credit" FROM "transaction" WHERE "account_type" = 'bank' AND "order_id" = ANY($1) ORDER BY "id"`,
      [[idOf(order), idOf(made)]],
    );
    expect(money.slice(1)).toEqual([
      { order: idOf(order), name: 'reschedule', debit: 0, credit: 5000 },
      { order: idOf(made), name: 'reschedule', debit: 5000, credit: 0 },
      { order: idOf(made), name: 'cash', debit: 2000, credit: 0 },
    ]);
    const old = await readTickets(order);
    expect(old.map(({ status, valid }) => [status, valid])).toEqual([
      ['refunded', false],
      ['refunded', false],
    ]);
    const fresh = await readTickets(made);
    expect(fresh.map(({ status, valid, replaced }) => [status, valid, replaced])).toEqual(
      old.map(({ id }) => ['payed', true, id]),
    );
    const items = await world.rows(
      'SELECT n."rescheduled_item_id" = o."id" AS "linked" FROM "order_item" n JOIN "order_item" o ON o."order_id" = $1 WHERE n."order_id" = $2',
      [idOf(order), idOf(made)],
    );
    expect(items).toEqual([{ linked: true }]);
  });

  it('gives back to the card what the others cost less, or keeps it for the customer', async () => {
    const cheaper = await sellTwo(1000);
    const answer = await call('POST', `${cheaper.order}/exchange`, {
      ...cheaper.body,
      refunds: by('card', 3000),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(await read(cheaper.order)).toMatchObject({ bankTransactionBalance: 0, balance: 0 });
    const kept = await sellTwo(2000);
    expect((await call('POST', `${kept.order}/exchange`, kept.body)).status).toBe(201);
    expect(await read(kept.order)).toMatchObject({ bankTransactionBalance: 1000, balance: -1000 });
    const greedy = await sellTwo(2000);
    const refused = await call('POST', `${greedy.order}/exchange`, {
      ...greedy.body,
      refunds: by('card', 1001),
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'ORDER-004']);
  });

  it('leaves everything as it was where too little is paid', async () => {
    const { order, first, other, body } = await sellTwo(3500);
    const unpaid = await call('POST', `${order}/exchange`, { ...body, payments: by('cash', 1999) });
    expect([unpaid.status, unpaid.body.code]).toEqual([422, 'SALE-008']);
    expect(await read(order)).toMatchObject({ paymentStatus: 'payed', bankTransactionBalance: 5000 });
    expect(await world.counters(first.eventDate)).toEqual({ occupied: 2, sold: 2 });
    expect(await world.counters(other.eventDate)).toEqual({ occupied: 2, sold: 0 });
    expect((await readTickets(order)).map(({ valid }) => valid)).toEqual([true, true]);
  });

  it('tells the difference of a cart that expired and costs more now, before it is exchanged', async () => {
    const { order, other, body } = await sellTwo(2500);
    await world.expire(body.cart);
    expect((await call('PUT', other.prices[0] ?? '', { facialValue: 3000 })).status).toBe(200);
    const exchanged = await call('POST', `${order}/exchange`, body);
    expect([exchanged.status, exchanged.body.code]).toEqual([409, 'SALE-007']);
    const answer = await call('POST', `${order}/exchange`, { ...body, payments: by('card', 1000) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  });

  it('is refused with what changed to who saw the order before (R40), and of a cart of somebody else', async () => {
    const { order, other, body } = await sellTwo(2500);
    expect((await world.call('POST', `${order}/exchange`, body)).status).toBe(403);
    const foreign = (await world.hold([[other.prices[0] ?? '', 2]])).body['@id'];
    const taken = await call('POST', `${order}/exchange`, { ...body, cart: foreign });
    expect([taken.status, taken.body.code]).toEqual([403, 'SALE-019']);
    const second = (await hold(other.prices[0], 2)).body['@id'];
    const both = await Promise.all([
      call('POST', `${order}/exchange`, body),
      call('POST', `${order}/exchange`, { ...body, cart: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      code: 'ORDER-001',
      changes: [{ property: 'left', from: 2, to: 0 }],
    });
  });

  it('is refused between two currencies', async () => {
    const { order, body } = await sellTwo(2500);
    const ticketing = (
      await call('POST', '/ticketings', { title: 'Faust', timezone: 'Europe/Zurich', currency: 'CHF' })
    ).body['@id'];
    const swiss = await world.addShow({ date: { ticketing }, prices: [{ currency: 'CHF' }] });
    const cart = (await hold(swiss.prices[0], 2)).body['@id'];
    const refused = await call('POST', `${order}/exchange`, { ...body, cart });
    expect([refused.status, refused.body.code]).toEqual([422, 'SALE-020']);
  });
});

describe('two exchanges between the same nights, one there and one back, at once', () => {
  it('both go through, again and again', async () => {
    const nights = [await world.addShow({ total: 40 }), await world.addShow({ total: 40 })];
    const prices = nights.map(({ prices: [price] }) => price);
    const sellOne = async (price: string | undefined) => {
      const cart = (await hold(price, 1)).body['@id'];
      return (await call('POST', `${cart}/checkout`, { payments: by('card', 2500) })).body['@id'] as string;
    };
    for (let round = 0; round < 8; round += 1) {
      const sides = await Promise.all(
        prices.map(async (price, night) => {
          const order = await sellOne(price);
          const { lines } = (await call('GET', `${order}/refundable`)).body;
          const cart = (await hold(prices[1 - night], 1)).body['@id'];
          return { order, cart, orderItem: lines[0].orderItem };
        }),
      );
      const both = await Promise.all(
        sides.map(({ order, cart, orderItem }) =>
          call('POST', `${order}/exchange`, {
            lines: [{ orderItem, quantity: 1 }],
            cart,
            payments: [],
            refunds: [],
          }),
        ),
      );
      expect(both.map(({ status, body }) => [status, body.code])).toEqual([
        [201, undefined],
        [201, undefined],
      ]);
    }
  });
});

/** Mulberry32: the same nights every time. */
function drawFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('exchanges one after another, drawn at random', () => {
  it('keep places, tickets and money as a small model of three nights has them', async () => {
    const draw = drawFrom(23);
    const prices = [1500, 2500, 4000];
    const nights = await Promise.all(
      prices.map((facialValue) => world.addShow({ total: 6, prices: [{ facialValue }] })),
    );
    const customer = (await call('POST', '/customers', { lastname: 'Modèle' })).body['@id'];
    /** What each order has left, at what was paid for each of its places. */
    const model = new Map<string, { night: number; places: number }>();
    let cash = 0;
    let credit = 0;
    const free = (night: number) =>
      6 - [...model.values()].reduce((sum, one) => sum + (one.night === night ? one.places : 0), 0);
    for (const night of [0, 1, 2]) {
      const cart = (await hold(nights[night]?.prices[0], 3)).body['@id'];
      const amount = 3 * (prices[night] ?? 0);
      const sold = await call('POST', `${cart}/checkout`, { payments: by('cash', amount), customer });
      model.set(sold.body['@id'], { night, places: 3 });
      cash += amount;
    }
    for (let step = 0; step < 25; step += 1) {
      const open = [...model].filter(([, { places }]) => places > 0);
      const [order = '', from] = open[draw(open.length)] ?? [];
      if (!from) break;
      const to = (from.night + 1 + draw(2)) % 3;
      const quantity = 1 + draw(from.places);
      const wanted = 1 + draw(3);
      const held = await hold(nights[to]?.prices[0], wanted);
      if (wanted > free(to)) {
        expect([held.status, held.body.code]).toEqual([422, 'SALE-001']);
        continue;
      }
      const { lines, paid, due } = (await call('GET', `${order}/refundable`)).body;
      const [line] = lines;
      expect(line.amounts).toHaveLength(from.places);
      const refunded = quantity * (prices[from.night] ?? 0);
      const money = describeExchange({ refunded, paid, due, total: wanted * (prices[to] ?? 0) });
      const out = draw(2) === 0 ? money.toGiveBack : 0;
      const tickets = line.tickets.slice(0, quantity).map(({ ticket }: { ticket: number }) => ticket);
      const answer = await call('POST', `${order}/exchange`, {
        lines: [{ orderItem: line.orderItem, quantity, tickets, left: from.places }],
        cart: held.body['@id'],
        payments: money.toPay > 0 ? by('cash', money.toPay) : [],
        refunds: out > 0 ? by('cash', out) : [],
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      model.set(order, { ...from, places: from.places - quantity });
      model.set(answer.body['@id'], { night: to, places: wanted });
      cash += money.toPay - out;
      credit += money.toGiveBack - out;
      for (const [night, { eventDate }] of nights.entries()) {
        const sold = 6 - free(night);
        expect(await world.counters(eventDate)).toEqual({ occupied: sold, sold });
      }
    }
    const ids = [...model.keys()].map(idOf);
    const [row] = await world.rows(
      `SELECT (SELECT count(*)::int FROM "ticket" WHERE "order_id" = ANY($1) AND "valid") AS "valid",
        (SELECT sum("debit" - "credit")::int FROM "transaction" WHERE "order_id" = ANY($1) AND "account_type" = 'bank') AS "bank",
        (SELECT sum("debit" - "credit")::int FROM "transaction" WHERE "order_id" = ANY($1) AND "account_type" = 'bank' AND "name" = 'cash') AS "cash",
        (SELECT sum("credit" - "debit")::int FROM "transaction" WHERE "order_id" = ANY($1) AND "account_type" = 'client') AS "credit"`,
      [ids],
    );
    const places = [...model.values()].reduce((sum, one) => sum + one.places, 0);
    expect(row).toEqual({ valid: places, bank: cash, cash, credit });
  });
});

describe('the journal of exchanges', () => {
  const readEvents = (after: number) =>
    world.rows<{ type: string; total: number; document: string; number: number }>(
      `SELECT r."content"::jsonb ->> 'type' AS "type", (r."content"::jsonb ->> 'total')::bigint AS "total",
         r."content"::jsonb ->> 'document' AS "document", r."number"
       FROM "journal_record" r WHERE r."contract_id" = 1 AND r."series" = 'T' AND r."number" > $1 ORDER BY r."number"`,
      [after],
    );
  const last = async () => (await readEvents(0)).at(-1)?.number ?? 0;

  it('has what is sold and what is given back, each under the number of its order', async () => {
    const { order, body } = await sellTwo(3500);
    const before = await last();
    const made = (await call('POST', `${order}/exchange`, { ...body, payments: by('cash', 2000) })).body[
      '@id'
    ];
    const numberOf = async (iri: string) => (await call('GET', `${iri}?fields=number`)).body.number;
    expect(await readEvents(before)).toEqual([
      { type: 'sale', total: 7000, document: await numberOf(made), number: before + 1 },
      { type: 'refund', total: -5000, document: await numberOf(order), number: before + 2 },
    ]);
  });

  it('is extended by sales and exchanges at once, none of which waits for another that waits for it', async () => {
    const exchanges = [];
    for (let count = 0; count < 5; count += 1) exchanges.push(await sellTwo(2500));
    const { prices } = await world.addShow({ total: 20 });
    const carts: string[] = [];
    for (let count = 0; count < 12; count += 1)
      carts.push((await world.hold([[prices[0] ?? '', 1]])).body['@id']);
    const before = await last();
    const answers = await Promise.all([
      ...exchanges.map(({ order, body }) => call('POST', `${order}/exchange`, body)),
      ...carts.map((cart) => world.pay(cart, 2500)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const numbers = (await readEvents(before)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 22 }, (_, index) => before + 1 + index));
  });
});
