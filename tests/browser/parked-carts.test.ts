/** A cart is never lost: put aside under a name, found again, taken up after a reload and at another desk. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
let world: SaleWorld;

beforeAll(async () => {
  product = await startProduct();
  world = await openSaleWorld(product.server);
  for (const email of ['anna@demo.test', 'bruno@demo.test'])
    await world.as(email)('POST', '/desk_sessions', {});
});
afterAll(() => product?.stop());

const twoOf = (page: Page) => page.getByText('2×');

const pressPrice = (page: Page) =>
  page
    .getByRole('button', { name: /^Plein tarif/ })
    .first()
    .click();

async function choose(page: Page): Promise<void> {
  await pressPrice(page);
  await pressPrice(page);
  await twoOf(page).waitFor();
  await page.getByRole('timer').waitFor();
}

it('is there again after a reload, with what was pressed a moment before it, and is parked by key', async () => {
  const { page, faults } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
  await page.getByRole('link', { name: 'Open and parked carts' }).waitFor();
  await pressPrice(page);
  await page.waitForURL(/cart=\d+/);
  await pressPrice(page);
  await page.reload();
  await twoOf(page).waitFor();

  await page.getByRole('heading', { name: 'Cart', exact: true }).waitFor();
  await page.locator('body').press('p');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Madame Durand');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'park-cart');
  await dialog.getByRole('button', { name: 'Park the cart' }).click();
  await page.getByText('The cart is empty').waitFor();
  await expect.poll(() => page.url()).not.toContain('cart=');
  expect(faults).toEqual([]);
  await page.context().close();
});

it('is resumed by a colleague, on a phone, and paid', async () => {
  const phone = { width: 390, height: 844 };
  const other = await product.open('/carts', { as: 'bruno@demo.test', viewport: phone });
  const open = other.page.getByRole('region', { name: 'Open at the desks' });
  await open.getByText('Madame Durand').waitFor();
  await open.getByText('Parked by Moreau Anna').waitFor();
  expect(await findFaults(other.page)).toEqual([]);
  await takePicture(other.page, 'open-carts-phone');
  await open.getByRole('button', { name: 'Resume: Madame Durand' }).click();
  await twoOf(other.page).waitFor();
  await other.page.getByRole('button', { name: 'Cash', exact: true }).click();
  await other.page.getByRole('button', { name: /^Take .* and print$/ }).click();
  await other.page.getByRole('button', { name: 'New sale' }).waitFor();
  expect(other.faults).toEqual([]);
  await other.page.context().close();
});

it('that a colleague has open is taken over once that is confirmed', async () => {
  const { page } = await product.open('/sales/cash-register', { as: 'bruno@demo.test' });
  await choose(page);
  const other = await product.open('/carts', { as: 'anna@demo.test', locale: 'fr-FR' });
  const open = other.page.getByRole('region', { name: 'Ouverts aux guichets' });
  await open.getByText('Ouvert à la caisse de Keller Bruno').waitFor();
  await takePicture(other.page, 'open-carts-french');
  await open.getByRole('button', { name: /^Reprendre à son compte/ }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Reprendre', exact: true }).click();
  await twoOf(other.page).waitFor();
  // Who had it open is told by the next change, and by a reload.
  await page.reload();
  await page.getByText(/^This cart belongs to Moreau Anna/).waitFor();
  await page.getByText('The cart is empty').waitFor();
  await page.context().close();
  await other.page.context().close();
});

it('keeps what is pressed while the network is down, and holds it once it is back', async () => {
  const { page } = await product.open('/sales/cash-register', { as: 'bruno@demo.test' });
  await pressPrice(page);
  await page.getByRole('timer').waitFor();
  await page.context().setOffline(true);
  await pressPrice(page);
  await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
  expect(await twoOf(page).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('Total · 2 places').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await page.context().close();
});
