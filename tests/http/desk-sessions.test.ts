/** The drawer of a desk session: its float, what goes in and out, the count, the closing and its statement. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
});
afterAll(() => world?.stop());

/** Bruno opens with a float, sells one place at 25.00 by each method named, and stands before the count. */
async function openAndSell(codes: readonly string[], openingFloat = 15_000) {
  const bruno = world.as('bruno@demo.test');
  const session: string = (await bruno('POST', '/desk_sessions', { openingFloat })).body['@id'];
  const { prices } = await world.addShow({});
  for (const code of codes) {
    const cart = await bruno('POST', '/carts', { cartItemList: [{ ticketPrice: prices[0], quantity: 1 }] });
    const payments = [{ deskPaymentMethod: world.methods[code], amount: 2500 }];
    expect((await bruno('POST', `${cart.body['@id']}/checkout`, { payments })).status).toBe(201);
  }
  const move = (direction: 'in' | 'out', amount: number, reason: string) =>
    bruno('POST', '/cash_movements', { direction, amount, reason });
  const count = (lines: readonly (readonly [value: number, quantity: number])[], reason?: string) =>
    bruno('PUT', `${session}/cash_count`, {
      lines: lines.map(([value, quantity]) => ({ value, quantity })),
      ...(reason === undefined ? {} : { reason }),
    });
  const account = async () => (await bruno('GET', `${session}/accountability.json`)).body;
  return { bruno, session, move, count, account, close: () => bruno('POST', `${session}/close`) };
}

describe('the drawer of a desk session', () => {
  it('holds its float, the cash taken and what was put in, less what was taken out', async () => {
    const { move, account, close } = await openAndSell(['cash', 'card', 'cash']);
    expect((await move('in', 5000, 'Change from the safe')).body).toMatchObject({
      direction: 'in',
      amount: 5000,
      currency: 'EUR',
      deskSession: expect.stringMatching(/\/desk_sessions\/\d+$/),
    });
    expect((await move('out', 12_000, 'To the bank')).status).toBe(201);
    const read = await account();
    expect(read).toMatchObject({
      userEmail: 'bruno@demo.test',
      currency: 'EUR',
      openingFloat: 15_000,
      cashTaken: 5000,
      cashIn: 5000,
      cashOut: 12_000,
      expectedCash: 13_000,
      countedCash: null,
      total: 7500,
      endDate: null,
    });
    expect(read.methods).toMatchObject([
      { code: 'cash', currency: 'EUR', taken: 5000, refunded: 0, amount: 5000 },
      { code: 'card', currency: 'EUR', taken: 2500, refunded: 0, amount: 2500 },
    ]);
    expect(read.movements).toMatchObject([
      { amount: 5000, reason: 'Change from the safe' },
      { amount: -12_000, reason: 'To the bank' },
    ]);
    expect((await move('out', 13_001, 'More than there is')).body).toMatchObject({
      code: 'DESK-010',
      values: { held: 13_000, amount: 13_001 },
    });
    expect((await close()).status).toBe(204);
  });

  it('is counted in coins and notes of its currency, and closes where the count is right', async () => {
    const { session, count, close, bruno, account } = await openAndSell(['cash']);
    expect((await count([[3, 1]])).body).toMatchObject({
      code: 'DESK-008',
      values: { value: 3, currency: 'EUR' },
    });
    const counted = await count([
      [5000, 3],
      [2000, 1],
      [500, 1],
      [100, 0],
    ]);
    expect(counted.body).toMatchObject({
      countedCash: 17_500,
      cashCount: [{}, {}, { value: 500, quantity: 1 }],
    });
    expect((await close()).status).toBe(204);
    expect((await bruno('GET', session)).body).toMatchObject({ isOpen: false });
    expect((await world.manage('GET', session)).body).toMatchObject({
      expectedCash: 17_500,
      cashDifference: 0,
    });
    expect(await account()).toMatchObject({
      expectedCash: 17_500,
      cashDifference: 0,
      cashCount: [{ value: 5000, quantity: 3 }, {}, {}],
    });
    expect((await count([[5000, 1]])).body.code).toBe('DESK-003');
  });

  it('that is two euros short closes with a reason alone', async () => {
    const { session, count, close, account } = await openAndSell(['cash'], 0);
    await count([
      [2000, 1],
      [200, 1],
      [100, 1],
    ]);
    expect((await close()).body).toMatchObject({
      code: 'DESK-009',
      values: { counted: 2300, expected: 2500 },
    });
    await count(
      [
        [2000, 1],
        [200, 1],
        [100, 1],
      ],
      'A two-euro coin fell behind the counter',
    );
    expect((await close()).status).toBe(204);
    const figures = {
      countedCash: 2300,
      expectedCash: 2500,
      cashDifference: -200,
      differenceReason: 'A two-euro coin fell behind the counter',
    };
    expect(await account()).toMatchObject(figures);
    expect((await world.manage('GET', session)).body).toMatchObject(figures);
  });

  it('is in the list of its day with what it took, counted and missed, and in the file of that list', async () => {
    const { session, count, close, move } = await openAndSell(['cash', 'card'], 1000);
    await move('in', 500, 'Change');
    const lines = [2000, 1000, 500].map((value) => [value, 1] as const);
    await count(lines, 'Nobody knows');
    expect((await close()).status).toBe(204);
    const listed = await world.manage('GET', '/accountability/desk_sessions');
    expect(listed.body.from < listed.body.to).toBe(true);
    const own = listed.body.sessions.find((one: { session: number }) => one.session === idOf(session));
    expect(own).toMatchObject({
      day: listed.body.today,
      seller: 'bruno@demo.test',
      state: 'difference',
      orders: 2,
      currency: 'EUR',
      taken: 5000,
      expectedCash: 4000,
      countedCash: 3500,
      cashDifference: -500,
      reason: 'Nobody knows',
    });
    const asked = `from=${listed.body.today}&seller=bruno%40demo.test&state=difference`;
    const chosen = await world.manage('GET', `/accountability/desk_sessions?${asked}`);
    expect(chosen.body.sessions.map(({ state }: { state: string }) => state)).toContain('difference');
    expect(new Set(chosen.body.sessions.map((one: { state: string }) => one.state))).toEqual(
      new Set(['difference']),
    );
    const file = await fetch(
      `${world.server.origin}/ticketing/v1/accountability/desk_sessions.csv?${asked}&language=en`,
      { headers: { authorization: `Bearer ${await world.server.token('manager@demo.test')}` } },
    );
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = (await file.text()).trim().split('\r\n');
    expect(rows[0]).toContain('"Day","Session","Seller","Desk","Opened","Closed","State"');
    expect(rows.at(-1)).toMatch(/"Difference",2,"Nobody knows","EUR",50,40,35,-5$/);
    const denied = await world.as('bruno@demo.test')('GET', '/accountability/desk_sessions');
    expect(denied.status).toBe(403);
  });

  it('is moved and counted by its own seller alone, while it is open', async () => {
    const { session, close, move } = await openAndSell([]);
    expect((await world.call('PUT', `${session}/cash_count`, { lines: [] })).body.code).toBe('DESK-004');
    expect(
      (await world.call('POST', '/cash_movements', { direction: 'in', amount: 1, reason: 'x' })).body.code,
    ).toBe('DESK-001');
    expect((await close()).status).toBe(204);
    expect((await move('in', 100, 'Too late')).body.code).toBe('DESK-001');
  });

  it('keeps what went through it, and its figures once it is closed (R20)', async () => {
    const { session, move, close } = await openAndSell([]);
    const movement = idOf((await move('in', 100, 'Change')).body['@id']);
    await close();
    await expect(
      world.rows('UPDATE "cash_movement" SET "amount" = 99 WHERE "id" = $1', [movement]),
    ).rejects.toThrow(`The cash movement "${movement}" cannot be changed.`);
    await expect(world.rows('DELETE FROM "cash_movement" WHERE "id" = $1', [movement])).rejects.toThrow(
      `The cash movement "${movement}" cannot be deleted.`,
    );
    await expect(
      world.rows('UPDATE "desk_session" SET "opening_float" = 0 WHERE "id" = $1', [idOf(session)]),
    ).rejects.toThrow(/^The desk session "\d+" was closed at ".+" and stays as it is\.$/);
  });
});

describe('a session left open', () => {
  it('is flagged from the end of its fiscal day on, in the timezone of the organiser (R30b)', async () => {
    const { session, bruno, close } = await openAndSell([]);
    const opened = async (start: string, end: string) => {
      await world.rows(`UPDATE "contract" SET "sale_session_end_time" = $1 WHERE "id" = 1`, [end]);
      await world.rows(
        `UPDATE "desk_session" SET "start_date" = (${start}) AT TIME ZONE 'Europe/Paris' WHERE "id" = $1`,
        [idOf(session)],
      );
      return (await bruno('GET', `${session}?fields=isOverdue`)).body.isOverdue;
    };
    const local = `now() AT TIME ZONE 'Europe/Paris'`;
    expect(await opened(local, '00:00')).toBe(false);
    expect(await opened(`date_trunc('day', ${local})`, '00:00')).toBe(false);
    expect(await opened(`date_trunc('day', ${local}) - interval '1 second'`, '00:00')).toBe(true);
    expect(await opened(`${local} - interval '24 hours'`, '04:00')).toBe(true);
    await close();
    expect((await bruno('GET', `${session}?fields=isOverdue`)).body.isOverdue).toBe(false);
  });
});

describe('the statement', () => {
  it.each(['fr', 'en'])('is a PDF in its language: %s', async (language) => {
    const { session, close, count } = await openAndSell(['cash', 'card'], 0);
    await count([
      [2000, 1],
      [500, 1],
    ]);
    await close();
    const token = await world.server.token('bruno@demo.test');
    const answer = await fetch(`${world.server.origin}${session}/accountability.pdf?language=${language}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
  });
});
