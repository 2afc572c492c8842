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

/** An order with two full prices at 25.00, and another show at 35.00. */
async function sellForExchange(lastname: string) {
  const order = await sell(lastname);
  const title = `Antigone ${lastname}`;
  const ticketing = await make('/ticketings', { title, timezone: 'Europe/Paris', currency: 'EUR' });
  await world.addShow({
    total: 12,
    date: { ticketing },
    prices: [{ name: 'Premium', facialValue: 3500 }],
  });
  return { order, title };
}

async function make(path: string, body: unknown): Promise<string> {
  const answer = await world.manage('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body['@id'];
}

describe('an exchange at the desk', () => {
  it('takes two places of another night for two of the order, the difference in cash', async () => {
    const { order, title } = await sellForExchange('Echange');
    const { page } = await screens.open(`/orders/${order}`);
    await page.getByRole('link', { name: 'Exchange', exact: true }).click();
    const effect = page.getByRole('region', { name: 'What will happen' });
    await effect.getByText('Choose what is given back, and the places taken instead.').waitFor();
    await page
      .getByRole('group', { name: /Full price/ })
      .getByRole('checkbox')
      .first()
      .check();
    await page.getByRole('button', { name: new RegExp(title) }).click();
    const prices = page.getByRole('region', { name: 'Prices' });
    await prices.getByRole('button', { name: /^Premium/ }).click();
    await prices.getByRole('button', { name: 'Add one: Premium' }).click();
    await effect.getByText('The new places cost €70.00.').waitFor();
    await effect.getByText('2 places worth €50.00 are given back.').waitFor();
    await effect.getByText('2 tickets become invalid.').waitFor();
    await effect.getByText(/^€20\.00 is paid by /).waitFor();
    await takePicture(page, 'exchange');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take €20.00 and exchange' }).click();
    const done = page.getByRole('region', { name: /^Exchanged: order / });
    await done.getByText(/^€20\.00 was paid by /).waitFor();
    await takePicture(page, 'exchanged');
    expect(await findFaults(page)).toEqual([]);
    await done.getByRole('link', { name: /^Open order / }).click();
    await page.getByRole('region', { name: 'Payments', exact: true }).getByText('€50.00').first().waitFor();
    await page.getByRole('region', { name: 'Tickets', exact: true }).getByText('Premium').first().waitFor();
    const rows = await world.rows<{ valid: boolean; count: number }>(
      `SELECT "valid", count(*)::int AS "count" FROM "ticket" WHERE "order_id" = $1 GROUP BY 1 ORDER BY 1`,
      [order],
    );
    expect(rows).toEqual([
      { valid: false, count: 2 },
      { valid: true, count: 1 },
    ]);
  });

  it('gives the places back that it held when somebody leaves without exchanging', async () => {
    const { order, title } = await sellForExchange('Indecis');
    const { page } = await screens.open(`/orders/${order}/exchange`);
    await page.getByRole('button', { name: new RegExp(title) }).click();
    await page
      .getByRole('region', { name: 'Prices' })
      .getByRole('button', { name: /^Premium/ })
      .click();
    await page.getByText(/^Held until /).waitFor();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await expect
      .poll(async () => {
        const [row] = await world.rows<{ occupied: number }>(
          `SELECT d."occupied_stock"::int AS "occupied" FROM "event_date" d JOIN "ticketing" t ON t."id" = d."ticketing_id" WHERE t."title" = $1`,
          [title],
        );
        return row?.occupied;
      })
      .toBe(0);
  });
});

describe('the invoice of an order', () => {
  it('is made in a press for a company, stands with the order, and opens as PDF', async () => {
    const order = await sell('Facture');
    const { page } = await screens.open(`/orders/${order}`);
    await page.getByText('No invoice yet.').waitFor();
    await page.getByRole('button', { name: 'Make the invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who is billed' });
    await dialog.getByLabel('VAT number').fill('FR12345678901');
    await takePicture(page, 'make-invoice');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make the invoice' }).click();
    await dialog.waitFor({ state: 'detached' });
    const invoices = page.getByRole('region', { name: 'Invoices', exact: true });
    await invoices.getByText('€60.00').waitFor();
    const [row] = await world.rows<{ vat: string; name: string }>(
      `SELECT "customer_vat_number" AS "vat", "customer_name" AS "name" FROM "invoice" WHERE "order_id" = $1`,
      [order],
    );
    expect(row).toEqual({ vat: 'FR12345678901', name: 'Facture' });
    const drawn = page.waitForResponse((answer) => answer.url().includes('/invoice.pdf'));
    await invoices.getByRole('button', { name: /^Open F-\d+ \(PDF\)$/ }).click();
    expect((await drawn).headers()['content-type']).toBe('application/pdf');
    expect(await findFaults(page)).toEqual([]);
  });
});
