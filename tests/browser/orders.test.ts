/** An order after the sale, as a desk works with it: found by its customer, read, partly given back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { idOf, openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { startTestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let world: SaleWorld;
let screens: Screens;

beforeAll(async () => {
  const server = await startTestServer();
  world = await openSaleWorld(server);
  screens = await serveScreens({ server: server.origin, token: await server.token('manager@demo.test') });
  await world.call('POST', '/desk_sessions', {});
  await world.manage('POST', '/desk_sessions', {});
});
afterAll(async () => {
  await screens?.stop();
  await world?.stop();
});

/** Two full prices, one reduced, paid by card. */
async function sell(lastname: string): Promise<number> {
  const { prices } = await world.addShow({
    total: 10,
    prices: [
      { name: 'Full price', facialValue: 2500 },
      { name: 'Reduced price', facialValue: 1000 },
    ],
  });
  const customer = (await world.manage('POST', '/customers', { lastname })).body['@id'];
  const cart = (
    await world.hold([
      [prices[0] ?? '', 2],
      [prices[1] ?? '', 1],
    ])
  ).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: [{ deskPaymentMethod: world.methods.card, amount: 6000 }],
    customer,
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  return idOf(sold.body['@id']);
}

describe('the page of an order', () => {
  it('is found by the customer and says the tickets, how it was paid and what happened', async () => {
    const order = await sell('Quatremaine');
    const { page } = await screens.open('/orders?q=quatremaine');
    await page.getByText('Quatremaine').first().waitFor();
    await page.getByRole('row').filter({ hasText: 'Quatremaine' }).getByText('€0.00').first().waitFor();
    await page.goto(`${screens.origin}/orders/${order}`);
    await page
      .getByRole('region', { name: 'Tickets', exact: true })
      .getByText('Full price')
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Payments', exact: true }).getByText('€60.00').first().waitFor();
    await page.getByText('Sold', { exact: true }).waitFor();
    await takePicture(page, 'order');
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('a refund at the desk', () => {
  it('says what it will do, gives one ticket of two back to the card, and ends that ticket', async () => {
    const order = await sell('Rembourse');
    const { page } = await screens.open(`/orders/${order}`);
    await page.getByRole('link', { name: 'Refund', exact: true }).click();
    const effect = page.getByRole('region', { name: 'What will happen' });
    await effect.getByText('Choose what is refunded.').waitFor();
    await page
      .getByRole('checkbox', { name: /^Ticket / })
      .first()
      .check();
    await effect.getByText('€25.00 is refunded.').waitFor();
    await effect.getByText(/^€25\.00 goes back by /).waitFor();
    await effect.getByText('1 ticket becomes invalid.').waitFor();
    await effect.getByText('1 place is on sale again.').waitFor();
    await takePicture(page, 'refund');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Refund €25.00' }).click();
    await page.getByText('Partly refunded').first().waitFor();
    await page.getByRole('region', { name: 'Tickets', exact: true }).getByText('Refunded').first().waitFor();
    const [row] = await world.rows<{ count: number }>(
      `SELECT count(*)::int AS "count" FROM "ticket" WHERE "order_id" = $1 AND "status" = 'refunded' AND NOT "valid"`,
      [order],
    );
    expect(row?.count).toBe(1);
  });

  it('says what a colleague changed meanwhile, and offers to look again', async () => {
    const order = await sell('Collegue');
    const { page } = await screens.open(`/orders/${order}/refund`);
    const line = page.getByRole('group', { name: /Reduced price/ });
    await line.getByRole('checkbox').first().check();
    const { lines } = (await world.manage('GET', `/orders/${order}/refundable`)).body;
    const given = await world.manage('POST', `/orders/${order}/refund`, {
      lines: [{ orderItem: lines[1].orderItem, quantity: 1 }],
      payments: [{ deskPaymentMethod: world.methods.card, amount: 1000 }],
    });
    expect(given.status, JSON.stringify(given.body)).toBe(201);
    await page.getByRole('button', { name: 'Refund €10.00' }).click();
    await page
      .getByRole('list', { name: 'What changed' })
      .getByText(/1 left when you looked, 0 now/)
      .waitFor();
    await page.getByRole('button', { name: 'Look again' }).click();
    await line.waitFor({ state: 'detached' });
    await page.getByRole('group', { name: /Full price/ }).waitFor();
  });
});
