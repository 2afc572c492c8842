/** An order after its sale, on the pages that settle it: taken, paid back, corrected, billed, another person's, given up whole. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRepayment } from '../../overrides/money/Ledger/model.ts';
import { recordMoney } from '../../overrides/money/Ledger/server/recordMoney.ts';
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

/** Two places at 25.00, paid by card. */
async function sell(lastname: string): Promise<number> {
  const { prices } = await world.addShow({ total: 10, prices: [{ name: 'Full price', facialValue: 2500 }] });
  const customer = (await world.manage('POST', '/customers', { lastname, email: 'buyer@example.org' })).body;
  const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: [{ deskPaymentMethod: world.methods.card, amount: 5000 }],
    customer: customer['@id'],
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  return idOf(sold.body['@id']);
}

/** Of an order that is paid, an amount becomes due again, as where a payment bounces. */
async function bounce(order: number, amount: number) {
  const payments = [{ name: 'card', method: idOf(world.methods.card ?? ''), amount }];
  const event = describeRepayment({ currency: 'EUR', at: new Date().toISOString(), order, payments });
  await world.server.database.transaction({ contract: 1 }, (tx) => recordMoney(tx, 1, [event]));
}

/** One place goes back and its money stays with the customer. */
async function leaveCredit(order: number) {
  const { lines } = (await world.manage('GET', `/orders/${order}/refundable`)).body;
  const [{ orderItem, tickets }] = lines;
  const answer = await world.manage('POST', `/orders/${order}/refund`, {
    lines: [{ orderItem, quantity: 1, tickets: [tickets[0].ticket] }],
    payments: [],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

/** On a phone as well: nothing is cut off, and nothing is without an accessible name. */
async function look(page: Page, name: string) {
  await takePicture(page, name);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, `${name}-phone`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const effectOf = (page: Page) => page.getByRole('region', { name: 'What will happen' });

describe('what is due of an order', () => {
  it('is taken from its page, in cash with change, and the order is paid', async () => {
    const order = await sell('Encaisse');
    await bounce(order, 3000);
    const { page } = await screens.open(`/orders/${order}`);
    await page.getByRole('link', { name: 'Take a payment' }).click();
    await page.getByRole('radio', { name: 'Espèces' }).check();
    await page.getByLabel('Given in cash (EUR)').fill('50');
    await page.getByText('Change to give: €20.00').waitFor();
    await effectOf(page).getByText('The order is paid in full.').waitFor();
    await look(page, 'debit');
    await page.getByLabel('Amount to take (EUR)').fill('31');
    await page.getByText('Enter an amount between €0.01 and €30.00.').waitFor();
    expect(await page.getByRole('button', { name: /^Take / }).isDisabled()).toBe(true);
    await page.getByLabel('Amount to take (EUR)').fill('30');
    await page.getByRole('button', { name: 'Take €30.00' }).click();
    await page.getByText('Paid in full').first().waitFor();
  });

  it('says what a colleague took meanwhile, and offers to look again (R40)', async () => {
    const order = await sell('Entretemps');
    await bounce(order, 3000);
    const { page } = await screens.open(`/orders/${order}/debit`);
    await page.getByRole('button', { name: 'Take €30.00' }).waitFor();
    const taken = await world.manage('POST', `/orders/${order}/debit`, {
      payments: [{ deskPaymentMethod: world.methods.card, amount: 1000 }],
    });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    await page.getByRole('button', { name: 'Take €30.00' }).click();
    await page.getByText('Due: €30.00 when you looked, €20.00 now').waitFor();
    await page.getByRole('button', { name: 'Look again' }).click();
    await page.getByRole('button', { name: 'Take €20.00' }).waitFor();
  });
});

describe('what an order has in credit', () => {
  it('is paid back from its page, and a payment is corrected with both entries to be seen', async () => {
    const order = await sell('Credite');
    await leaveCredit(order);
    const { page } = await screens.open(`/orders/${order}`);
    await page.getByRole('link', { name: 'Pay back the credit' }).click();
    await page.getByLabel('Amount to pay back (EUR)').fill('10');
    await effectOf(page).getByText('€15.00 stays with Credite as a credit.').waitFor();
    await look(page, 'credit');
    await page.getByRole('button', { name: 'Pay back €10.00' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Payments', exact: true }).click();
    const payments = page.getByRole('region', { name: 'Payments', exact: true });
    await payments.getByText('-€10.00').waitFor();
    await look(page, 'transactions');
    await payments.getByRole('link', { name: /^Correct: the payment of €50\.00/ }).click();
    await page.getByRole('combobox', { name: 'Means of payment' }).click();
    await page.getByRole('option', { name: 'Espèces' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('It was cash');
    await effectOf(page)
      .getByText(/^The entry of €50\.00 by .* is undone\.$/)
      .waitFor();
    await look(page, 'correct');
    await page.getByRole('button', { name: 'Correct the payment' }).click();
    await payments.getByText('corrected since').waitFor();
    await payments.getByText('undoes an entry').waitFor();
    await takePicture(page, 'transactions-corrected');
  });
});

describe('a new customer of an order', () => {
  it('is picked, told what goes over, and named on the order', async () => {
    const order = await sell('Premier');
    await leaveCredit(order);
    await world.manage('POST', '/customers', { lastname: 'Deuxième' });
    const { page } = await screens.open(`/orders/${order}/new-customer`);
    await page.getByText('Customer until now: Premier').waitFor();
    await page.getByRole('combobox', { name: /New customer/ }).fill('Deuxi');
    await page
      .getByRole('option', { name: /Deuxième/ })
      .first()
      .click();
    await effectOf(page).getByText('The €25.00 in credit are Deuxième’s.').waitFor();
    await look(page, 'new-customer');
    await page.getByRole('link', { name: 'Change tickets and codes as well' }).click();
    await page.getByRole('heading', { name: /its tickets and codes$/ }).waitFor();
    await page.getByRole('combobox', { name: /New customer/ }).fill('Deuxi');
    await page
      .getByRole('option', { name: /Deuxième/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Change the customer' }).click();
    await page.getByText('The order is Deuxième’s.').waitFor();
  });
});

describe('the papers of an order', () => {
  it('are made and sent from its page of invoices, and its answers are changed on theirs', async () => {
    const order = await sell('Facture');
    await world.manage('PUT', `/orders/${order}`, { customerFormData: { 'shopping.school': 'Jean Moulin' } });
    const { page } = await screens.open(`/orders/${order}/invoices`);
    await page.getByRole('button', { name: 'Make the invoice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make the invoice' }).click();
    await page.getByRole('button', { name: /^Send by e-mail: / }).click();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('buyer@example.org');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await page.getByText(/was sent to buyer@example\.org\.$/).waitFor();
    await look(page, 'order-invoices');
    await page.goto(`${screens.origin}/orders/${order}/form-data`);
    await page.getByLabel('school').fill('Louise Michel');
    await look(page, 'form-data');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Louise Michel').waitFor();
    const saved = (await world.manage('GET', `/orders/${order}`)).body;
    expect(saved.customerFormData).toEqual({ 'shopping.school': 'Louise Michel' });
  });
});

describe('a performance that is given up', () => {
  it('is refunded from its page, which tells before what will be and after what could not', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ name: 'Full price', facialValue: 2500 }],
    });
    const lastname = 'Reportée';
    const customer = (await world.manage('POST', '/customers', { lastname, email: 'away@example.org' })).body;
    for (const buyer of [customer['@id'], undefined]) {
      const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
      await world.call('POST', `${cart}/checkout`, {
        payments: [{ deskPaymentMethod: world.methods.card, amount: 5000 }],
        ...(buyer && { customer: buyer }),
      });
    }
    const { page } = await screens.open(`/events/${idOf(eventDate)}`);
    await page.getByRole('link', { name: 'Refund the orders of this performance' }).click();
    await effectOf(page).getByText('2 tickets become invalid, their places are free again.').waitFor();
    await effectOf(page)
      .getByText(/^1 order cannot be refunded yet: /)
      .waitFor();
    await page.getByRole('checkbox', { name: 'Write to the customers (1 has an e-mail address)' }).check();
    await look(page, 'performance-refund');
    await page.getByRole('button', { name: 'Refund 1 order', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refund 1 order' }).click();
    await page.getByText('1 order could not be refunded:').waitFor();
    await page.getByText('1 order refunded.').waitFor();
    await page
      .getByRole('row', { name: /Reportée/ })
      .getByText('€50.00 given back')
      .waitFor();
    await look(page, 'performance-refunded');
    expect((await world.manage('GET', eventDate)).body.status).toBe('cancelled');
  });
});

describe('a payment link', () => {
  it('is made on the page of its order, paid by the buyer on the page it opens, and is listed as paid', async () => {
    const order = await sell('Enligne');
    await bounce(order, 3000);
    const { page } = await screens.open(`/orders/${order}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Send a payment link' }).click();
    expect(await page.getByLabel('E-mail of the buyer').inputValue()).toBe('buyer@example.org');
    await look(page, 'payment-link');
    await page.getByRole('button', { name: 'Make the link for €30.00' }).click();
    const made = page.getByText(/\/pay\/1\/[\w-]{32}$/);
    const { pathname } = new URL((await made.textContent()) ?? '');
    await page.goto(`${world.server.origin}${pathname}`);
    await page.getByRole('heading', { name: /^Payment to / }).waitFor();
    await look(page, 'pay');
    await page.getByRole('button', { name: 'Pay €30.00' }).click();
    await page.getByRole('heading', { name: 'Bank simulator' }).waitFor();
    await look(page, 'pay-bank');
    await page.getByRole('button', { name: 'Accept the payment' }).click();
    await page.getByRole('heading', { name: 'Thank you, your payment was received' }).waitFor();
    await look(page, 'pay-done');
    const { page: list } = await screens.open('/payment');
    const links = list.getByRole('region', { name: 'Payment links' });
    await links.getByText('Paid').filter({ visible: true }).first().waitFor();
    await look(list, 'online-payments');
    const [attempt] = (await world.manage('GET', `/payment_attempts?order=/ticketing/v1/orders/${order}`))
      .body.member;
    const { page: success } = await screens.open(`/payment/success?payment=${idOf(attempt['@id'])}`);
    await success.getByText('€30.00 were received for order').waitFor();
    await look(success, 'payment-success');
  });
});
