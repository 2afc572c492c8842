/** The takings of a period: from the ledger alone, by fiscal days, by show, VAT rate and means of payment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRefund, type PostedEntry } from '../../overrides/money/Ledger/model.ts';
import { recordMoney } from '../../overrides/money/Ledger/server/recordMoney.ts';
import { splitVat } from '../../overrides/money/Vat/model.ts';
import { addDays } from '../../overrides/reports/Takings/model.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

const read = (from: string, to = from) => world.manage('GET', `/reports/takings?from=${from}&to=${to}`);

/** Everything of the day so far, by what it is of. */
async function readDay() {
  const { status, body } = await read(await world.fiscalDay());
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const EMPTY = { orders: 0, sold: 0, refunded: 0, total: 0, net: 0, tax: 0, taken: 0, due: 0 };

async function sell(facialValue: number, quantity: number, code: string) {
  const { ticketing, prices } = await world.addShow({ prices: [{ facialValue }] });
  const cart = (await world.hold([[prices[0] ?? '', quantity]])).body['@id'];
  const order = idOf((await world.pay(cart, facialValue * quantity, code)).body['@id']);
  return { ticketing: idOf(ticketing), order };
}

describe('the takings of a day', () => {
  it('hold every sale and refund to the cent, by show, rate and means of payment, and add up', async () => {
    const [before = EMPTY] = (await readDay()).totals;
    const { ticketing, order } = await sell(2550, 3, 'cash');
    await sell(1999, 1, 'card');
    const posted = await world.rows<PostedEntry>(
      `SELECT "id", "account_type" AS "account", "operation_type" AS "operation", "name", "label", "order_item_id" AS "orderItem",
         "desk_payment_method_id" AS "method", "debit", "credit" FROM "transaction" WHERE "order_id" = $1 ORDER BY "id"`,
      [order],
    );
    const original = posted.find(({ account }) => account !== 'bank');
    const bank = posted.find(({ account }) => account === 'bank');
    if (!original || !bank) throw new Error('The sale has no two entries.');
    const refund = describeRefund({
      currency: 'EUR',
      at: new Date().toISOString(),
      order,
      posted,
      parts: [{ original, amount: 2550 }],
      payments: [{ name: 'cash', method: bank.method, amount: 2550 }],
    });
    await world.server.database.transaction({ contract: 1 }, (tx) => recordMoney(tx, 1, [refund]));
    const day = await readDay();
    const [total] = day.totals;
    const [line] = await world.rows<{ rate: number }>(
      `SELECT coalesce("vat_rate", 0)::float8 AS "rate" FROM "order_item" WHERE "order_id" = $1`,
      [order],
    );
    const rate = line?.rate ?? 0;
    expect(total).toMatchObject({
      currency: 'EUR',
      orders: before.orders + 2,
      sold: before.sold + 7650 + 1999,
      refunded: before.refunded + 2550,
      total: before.total + 5100 + 1999,
      taken: before.taken + 5100 + 1999,
      due: before.due,
    });
    expect(day.shows.find((show: { ticketing: number }) => show.ticketing === ticketing)).toEqual({
      ticketing,
      name: 'The Seagull',
      currency: 'EUR',
      places: 3,
      sold: 7650,
      refunded: 2550,
      total: 5100,
      net: splitVat(7650, rate).net - splitVat(2550, rate).net,
      tax: splitVat(7650, rate).tax - splitVat(2550, rate).tax,
    });
    const sum = (rows: Record<string, number>[], name: string) =>
      rows.reduce((all, row) => all + (row[name] ?? 0), 0);
    for (const name of ['sold', 'refunded', 'total', 'net', 'tax'])
      expect([sum(day.shows, name), sum(day.rates, name)]).toEqual([total[name], total[name]]);
    expect(sum(day.methods, 'amount')).toBe(total.taken);
    expect(total.sold - total.refunded).toBe(total.taken + total.due);
    expect(total.net + total.tax).toBe(total.total);
  });

  it('are those of a fiscal day, which ends at the hour of the organiser (R30b)', async () => {
    const at = '2031-05-02T01:30:00Z';
    const setEnd = (time: string) =>
      world.rows(`UPDATE "contract" SET "sale_session_end_time" = $1 WHERE "id" = 1`, [time]);
    await setEnd('04:00');
    const { order } = await sell(1000, 1, 'cash');
    await world.rows(`UPDATE "transaction" SET "created_at" = $2 WHERE "order_id" = $1`, [order, at]);
    const night = (await read('2031-05-01')).body;
    expect([night.start, night.end].map((one: string) => new Date(one).toISOString())).toEqual([
      '2031-05-01T02:00:00.000Z',
      '2031-05-02T02:00:00.000Z',
    ]);
    expect(night.totals).toMatchObject([{ sold: 1000, orders: 1 }]);
    expect((await read('2031-05-02')).body.totals).toEqual([]);
    expect((await read('2031-05-01', '2031-05-03')).body.totals).toMatchObject([{ sold: 1000 }]);
    await setEnd('03:00');
  });

  it('open the orders and entries behind each figure', async () => {
    const { ticketing, order } = await sell(1200, 2, 'card');
    const { start, end, methods } = await readDay();
    const period = `createdAt[gte]=${encodeURIComponent(start)}&createdAt[lt]=${encodeURIComponent(end)}`;
    const orders = await world.manage(
      'GET',
      `/orders?${period}&orderItemList.ticketing=${ticketing}&fields=number`,
    );
    expect(orders.body.member.map((one: Record<string, string>) => idOf(one['@id'] ?? ''))).toEqual([order]);
    const card = methods.find((one: { method: number }) => one.method === idOf(world.methods.card ?? ''));
    const entries = await world.manage(
      'GET',
      `/transactions?${period}&deskPaymentMethod=${card.method}&accountType=bank&itemsPerPage=500&fields=debit,credit`,
    );
    const sum = entries.body.member.reduce(
      (all: number, one: { debit: number; credit: number }) => all + one.debit - one.credit,
      0,
    );
    expect(sum).toBe(card.amount);
  });

  it('are those of yesterday where no day is named, and a file that a spreadsheet of either language reads', async () => {
    const whole = (await world.manage('GET', '/reports/takings')).body;
    const { today, from, to } = whole;
    const day = await world.fiscalDay();
    expect([today, from, to]).toEqual([day, addDays(day, -1), addDays(day, -1)]);
    const { ticketing } = await sell(2550, 1, 'cash');
    const file = async (language: string) => {
      const answer = await fetch(
        `${world.server.origin}/ticketing/v1/reports/takings.csv?from=${today}&to=${today}&language=${language}`,
        { headers: { authorization: `Bearer ${await world.server.token('manager@demo.test')}` } },
      );
      expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
      return (await answer.text()).split('\r\n');
    };
    await world.manage('PUT', `/ticketings/${ticketing}`, { title: '=Hamlet' });
    expect((await file('fr')).find((row) => row.includes('Hamlet'))).toMatch(
      /^"Spectacle";"'=Hamlet";"EUR";1;25,5;0;25,5;/,
    );
    expect((await file('en')).find((row) => row.includes('Hamlet'))).toMatch(
      /^"Show","'=Hamlet","EUR",1,25.5,0,25.5,/,
    );
  });

  it('are refused for no period, and for who may not see all of them', async () => {
    expect((await read('2026-05-02', '2026-05-01')).body).toMatchObject({
      code: 'REPORT-002',
      values: { from: '2026-05-02', to: '2026-05-01' },
    });
    expect((await world.call('GET', '/reports/takings?from=2026-05-01&to=2026-05-01')).body.code).toBe(
      'RIGHT-001',
    );
    const [unit] = (await world.manage('GET', '/organizational_units?fields=name')).body.member;
    const granted = await fetch(
      `${world.server.origin}/accounts/api/v1/contracts/1/users/grantPersonalizedAccess`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await world.server.token('manager@demo.test')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          user: 3,
          policies: [{ policy: { code: 'reports.read' }, resources: [unit['@id']] }],
        }),
      },
    );
    expect(granted.status).toBe(200);
    const bruno = world.as('bruno@demo.test');
    expect((await bruno('GET', '/reports/takings?from=2026-05-01&to=2026-05-01')).body).toMatchObject({
      code: 'REPORT-001',
      values: { policy: 'reports.read' },
    });
  });
});
