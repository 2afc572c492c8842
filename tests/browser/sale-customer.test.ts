/** A customer written down in the middle of a sale, shown on the cart, carried to the order; and not written down twice. */
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
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => product?.stop());

async function searchNew(page: Page, typed: string) {
  await page
    .getByRole('button', { name: /^Plein tarif/ })
    .first()
    .click();
  await page.getByRole('timer').waitFor();
  await page.getByRole('combobox', { name: 'Customer (optional)' }).fill(typed);
  await page.getByRole('option', { name: `New customer “${typed}”…` }).click();
  return page.getByRole('dialog', { name: 'New customer' });
}

const customersOf = async (path: string) => (await world.call('GET', path)).body.member;

it('is created at the cart, which then has it, and so has the order', async () => {
  const { page, faults } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
  const dialog = await searchNew(page, 'Zwirner Elsa');
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('Elsa');
  await dialog.getByLabel('E-mail').fill('elsa@zwirner.test');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'new-customer');
  await dialog.getByRole('button', { name: 'Create and use' }).click();
  const field = page.getByRole('combobox', { name: 'Customer (optional)' });
  await expect.poll(() => field.inputValue()).toBe('Zwirner Elsa · elsa@zwirner.test');
  const noted = () => customersOf('/carts?customer.email=elsa@zwirner.test&fields=nbTickets');
  await expect.poll(noted).toMatchObject([{ nbTickets: 1 }]);
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await page.getByRole('button', { name: /^Take .* and print$/ }).click();
  await page.getByRole('button', { name: 'New sale' }).waitFor();
  expect(await customersOf('/orders?customer.email=elsa@zwirner.test&fields=nbTickets')).toMatchObject([
    { nbTickets: 1 },
  ]);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('is offered as already there while the same name is typed again, on a phone', async () => {
  const { page } = await product.open('/sales/cash-register', {
    as: 'anna@demo.test',
    viewport: { width: 390, height: 844 },
  });
  const dialog = await searchNew(page, 'zwirner');
  await dialog.getByLabel('First name').fill('ELSA');
  const same = dialog.getByRole('button', { name: /^Zwirner Elsa/ });
  await same.waitFor();
  await takePicture(page, 'customer-already-there');
  await same.click();
  const field = page.getByRole('combobox', { name: 'Customer (optional)' });
  await expect.poll(() => field.inputValue()).toBe('Zwirner Elsa · elsa@zwirner.test');
  expect(await customersOf('/customers?lastname=Zwirner&fields=email')).toHaveLength(1);
  await page.context().close();
});
