/** The settings page as a manager uses it: find a subject, see how much is there, and what a first sale still needs. */
import { expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

it('is one request, finds a setting by a few letters, and leads to it', async () => {
  const { page, calls } = await demo.screens.open('/settings');
  const access = page.getByRole('region', { name: 'Access control' });
  await access.getByText('Scan tracks').waitFor();
  expect(calls).toEqual(['GET /ticketing/v1/contracts/1/settings_overview']);
  expect(await page.getByRole('region', { name: 'Before your first sale' }).count()).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('checkp');
  await expect.poll(() => page.getByRole('main').getByRole('region').count()).toBe(1);
  await access.getByRole('link', { name: 'Checkpoints' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkpoints' }).waitFor();
});

it('puts what a first sale cannot do without first', async () => {
  await demo.server.database.query('system', `UPDATE "venue" SET "is_hidden" = true WHERE "contract_id" = 1`);
  const { page } = await demo.screens.open('/settings', { width: 390, locale: 'fr-FR' });
  const first = page.getByRole('region', { name: 'Avant votre première vente' });
  await first.waitFor();
  expect(await findFaults(page)).toEqual([]);
  await first.getByRole('link', { name: 'Ajouter : Lieu' }).click();
  await page.getByRole('heading', { level: 1, name: /Lieu/ }).waitFor();
});

it('orders the methods of payment by keyboard, and the register proposes them so', async () => {
  const { page } = await demo.screens.open('/settings/payment-method');
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
  await expect.poll(names).toEqual(['Cash', 'Card', 'Cheque', 'Cash coupon', 'Card online']);
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'payment-methods');
  await page.getByRole('button', { name: 'Move up: Cheque' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Cash', 'Cheque', 'Card', 'Cash coupon', 'Card online']);
  await page.getByText('Cheque is now number 2 of 5.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move up: Cheque');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Cheque', 'Cash', 'Card', 'Cash coupon', 'Card online']);
  // At the top there is no way up: the one down has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move down: Cheque');
  const first = page.getByRole('radio', { name: 'Proposed first: Card' });
  await first.click();
  await expect.poll(() => first.isChecked()).toBe(true);
  const part = page.getByRole('checkbox', { name: 'Takes part payments: Cheque' });
  await part.click();
  await expect.poll(() => part.isChecked()).toBe(false);

  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'New: Payment method' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'payment-method-new');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Check' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Culture voucher');
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Culture voucher' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'payment-method');

  await page.goto(new URL('/sales/cash-register', page.url()).href);
  await page.getByRole('button', { name: 'Open my session' }).click();
  await page
    .getByRole('button', { name: /^Plein tarif/ })
    .first()
    .click();
  const cart = page.getByRole('region', { name: 'Cart' });
  const methods = ['Cheque', 'Cash', 'Card', 'Culture voucher', 'Several methods'];
  await expect
    .poll(async () =>
      (await cart.getByRole('button').allTextContents()).filter((name) => methods.includes(name)),
    )
    .toEqual(methods);
  await takePicture(page, 'register-methods');
  await cart.getByRole('button', { name: 'Several methods' }).click();
  const form = page.getByRole('form', { name: 'Pay' });
  await form.getByLabel('Paid in cash').fill('5');
  await form.getByLabel('Paid by: Culture voucher').fill('2');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'register-several');
  await form.getByRole('button', { name: /^Take/ }).click();
  await page.getByText(/^Order /).waitFor();
  const [order] = await demo.server.database.query<{ parts: string }>(
    'system',
    `SELECT string_agg(t."label" || ' ' || coalesce(nullif(t."debit", 0), t."credit"), ', ' ORDER BY t."id") "parts" FROM "transaction" t
     WHERE t."account_type" = 'bank' AND t."order_id" = (SELECT max("id") FROM "order" WHERE "contract_id" = 1) AND t."contract_id" = 1`,
  );
  expect(order?.parts).toMatch(/^Espèces 500, Culture voucher 200, Carte bancaire \d+$/);
});
