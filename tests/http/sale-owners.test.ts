/** Two sellers beside one another: each with their own carts and drawer, and what one may do for the other. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let anna: SaleWorld['call'];
let bruno: SaleWorld['call'];
let price = '';

beforeAll(async () => {
  world = await startSaleWorld();
  anna = world.as('anna@demo.test');
  bruno = world.as('bruno@demo.test');
  await anna('POST', '/desk_sessions', {});
  await bruno('POST', '/desk_sessions', {});
  const { prices } = await world.addShow({});
  price = prices[0] ?? '';
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const holdOne = async () => {
  const made = await anna('POST', '/carts', { cartItemList: [{ ticketPrice: price, quantity: 2 }] });
  expect(made.status).toBe(201);
  return String(made.body['@id']);
};
const payments = () => [{ deskPaymentMethod: world.methods.cash, amount: 5000 }];

describe('one’s own cart', () => {
  it('is whose e-mail it is, in whatever case the e-mail and the desk session are written', async () => {
    const write = (email: string) =>
      world.rows(
        `WITH u AS (UPDATE "accounts_user" SET "email" = $1 WHERE "contract_id" = 1 AND lower("email") = lower($1))
         UPDATE "desk_session" SET "user_email" = $1 WHERE "contract_id" = 1 AND lower("user_email") = lower($1)`,
        [email],
      );
    await write('Anna@Demo.test');
    const cart = await holdOne();
    const changed = await anna('PUT', cart, { comment: 'Front row, please' });
    const paid = await anna('POST', `${cart}/checkout?fields=owner`, { payments: payments() });
    await write('anna@demo.test');
    expect([changed.status, paid.status]).toEqual([200, 201]);
    expect(paid.body.owner).toEqual(expect.stringMatching(/\/users\/\d+$/));
  });
});

describe('a colleague’s cart', () => {
  it('is neither changed, deleted, hidden nor paid', async () => {
    const cart = await holdOne();
    const id = cart.split('/').at(-1);
    const refused = [
      await bruno('PATCH', cart, { comment: 'Mine now' }),
      await bruno('PUT', cart, { cartItemList: [] }),
      await bruno('PUT', `${cart}/hide`),
      await bruno('PUT', '/carts/bulk', { member: [{ '@id': cart, comment: 'Mine now' }] }),
      await bruno('DELETE', cart),
      await bruno('POST', `${cart}/checkout`, { payments: payments() }),
    ];
    expect(refused.map(({ status, body }) => [status, body?.code])).toEqual(
      refused.map(() => [403, 'RIGHT-005']),
    );
    const selected = await bruno('DELETE', `/carts/selection?id=${id}&expectedTotal=1`);
    expect([selected.status, selected.body.code]).toEqual([409, 'SEL-001']);
    expect((await anna('POST', `${cart}/checkout`, { payments: payments() })).status).toBe(201);
  });

  it('is taken over: then it is paid by who took it, no longer by who made it, and its history tells it', async () => {
    const cart = await holdOne();
    const taken = await bruno('PUT', `${cart}/take-over`);
    expect([taken.status, taken.body.owner]).toEqual([200, expect.stringMatching(/\/users\/\d+$/)]);
    expect((await anna('POST', `${cart}/checkout`, { payments: payments() })).body.code).toBe('RIGHT-005');
    const history = await anna('GET', `${cart}/history`);
    const change = history.body.member.find((one: { changes?: object }) => 'owner' in (one.changes ?? {}));
    expect(change).toMatchObject({
      actor: expect.stringContaining('bruno@demo.test'),
      at: expect.stringMatching(/^\d{4}-/),
      changes: { owner: { to: taken.body.owner } },
    });
    expect(change.changes.owner.from).toMatch(/\/users\/\d+$/);
    expect(change.changes.owner.from).not.toBe(taken.body.owner);
    const order = await bruno('POST', `${cart}/checkout?fields=owner`, { payments: payments() });
    expect([order.status, order.body.owner]).toEqual([201, taken.body.owner]);
    expect((await anna('PUT', `${cart}/take-over`)).body.code).toBe('SALE-006');
  });

  it('that is one’s own is taken over without a change, and one that is not there by nobody', async () => {
    const cart = await holdOne();
    expect((await bruno('PUT', '/carts/999999/take-over')).body.code).toBe('REQ-010');
    expect((await anna('PUT', `${cart}/take-over`)).status).toBe(200);
  });
});

describe('a colleague’s drawer', () => {
  it('is counted by its seller and by who oversees the desks', async () => {
    const [session] = (await anna('GET', '/desk_sessions?opened=1&user=me&itemsPerPage=1')).body.member;
    const account = `${session['@id']}/accountability.json`;
    expect((await bruno('GET', account)).body.code).toBe('RIGHT-005');
    expect((await anna('GET', account)).body).toMatchObject({ userEmail: 'anna@demo.test' });
    expect((await world.manage('GET', account)).body).toMatchObject({ userEmail: 'anna@demo.test' });
  });

  it('shows what was counted in it on no record, list or way to one that a seller reads', async () => {
    const [session] = (await anna('GET', '/desk_sessions?opened=1&user=me&itemsPerPage=1')).body.member;
    const sold = await anna('POST', `${await holdOne()}/checkout`, { payments: payments() });
    const record = (await bruno('GET', session['@id'])).body;
    expect(record).toHaveProperty('userEmail', 'anna@demo.test');
    for (const name of ['cashCount', 'countedCash', 'expectedCash', 'cashDifference', 'differenceReason']) {
      expect(record).not.toHaveProperty(name);
      expect((await world.manage('GET', session['@id'])).body).toHaveProperty(name);
      for (const path of [`/desk_sessions?fields=${name}`, `${sold.body['@id']}?fields=deskSession{${name}}`])
        expect((await bruno('GET', path)).body.code, path).toBe('PLAN-001');
    }
    const put = await anna('POST', '/cash_movements', { direction: 'in', amount: 500, reason: 'Change' });
    expect(put.status, JSON.stringify(put.body)).toBe(201);
    expect((await anna('GET', put.body['@id'])).body).toMatchObject({ amount: 500 });
    expect((await world.manage('GET', put.body['@id'])).body).toMatchObject({ amount: 500 });
    expect((await bruno('GET', put.body['@id'])).body.code).toBe('REQ-010');
    const listed = await bruno('GET', '/cash_movements?fields=deskSession{userEmail}&itemsPerPage=500');
    const owners = listed.body.member.map(
      (one: { deskSession: { userEmail: string } }) => one.deskSession.userEmail,
    );
    expect([...new Set(owners)].filter((email) => email !== 'bruno@demo.test')).toEqual([]);
  });
});

describe('a sold ticket', () => {
  it('is blocked by who corrects orders, and by no seller; the holder’s name they may put on it', async () => {
    const cart = await holdOne();
    const order = await anna('POST', `${cart}/checkout?fields=ticketList`, { payments: payments() });
    const [ticket] = order.body.ticketList;
    const blocked = await anna('PATCH', ticket, { isBlocked: true });
    expect([blocked.status, blocked.body.code]).toEqual([403, 'RIGHT-006']);
    const bulk = await anna('PUT', '/tickets/bulk', { member: [{ '@id': ticket, isBlocked: true }] });
    expect([bulk.status, bulk.body.code]).toEqual([403, 'RIGHT-006']);
    const named = await anna('PATCH', ticket, { data: { lastname: 'Durand' } });
    expect([named.status, named.body.isBlocked]).toEqual([200, false]);
    expect((await world.manage('PATCH', ticket, { isBlocked: true })).body.isBlocked).toBe(true);
  });
});
