/** Two sellers beside one another: what the screens of one offer on the other's carts, alone and many at once. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { findFaults } from './generic/findFaults.ts';

const ANNA = 'anna@demo.test';
const BRUNO = 'bruno@demo.test';

let product: Product;
let world: SaleWorld;
let price = '';

beforeAll(async () => {
  product = await startProduct();
  world = await openSaleWorld(product.server);
  for (const email of [ANNA, BRUNO]) await world.as(email)('POST', '/desk_sessions', {});
  const { prices } = await world.addShow({});
  price = prices[0] ?? '';
});
afterAll(() => product?.stop());

async function hold(email: string, comment: string): Promise<string> {
  const made = await world.as(email)('POST', '/carts', {
    comment,
    cartItemList: [{ ticketPrice: price, quantity: 1 }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'].split('/').at(-1);
}

async function open(path: string, as: string) {
  const opened = await product.open(path, { as });
  // What may be done has been asked for, and is what screens go by.
  await opened.page.waitForFunction(() =>
    Object.keys(sessionStorage).some((name) => name.startsWith('back-office.rights.')),
  );
  return opened;
}

const notice = (page: Page) => page.getByText('Only its owner can change this record.');
const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true });

async function openMenu(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem').first().waitFor();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return items;
}

it('a seller reads a colleague’s cart, takes it over, and then changes it', async () => {
  const cart = await hold(ANNA, 'For the choir');
  const { page, faults } = await open(`/carts/${cart}`, BRUNO);
  await notice(page).waitFor();
  expect(await edit(page).count()).toBe(0);
  expect(await openMenu(page)).toEqual(['Duplicate']);
  await page.keyboard.press('e');
  // A typed address of the form leads to the page that says why.
  await page.goto(`${product.server.origin}/carts/${cart}/edit`);
  await page.waitForURL(`**/carts/${cart}`);
  await notice(page).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'colleague-cart');

  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await edit(page).waitFor();
  expect(await notice(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Take over' }).count()).toBe(0);
  expect(await openMenu(page)).toEqual(['Duplicate', 'Hide', 'Delete']);
  await edit(page).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('For the choir, by Bruno');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Cart saved').waitFor();
  await page.goto(`${product.server.origin}/carts/${cart}`);
  await edit(page).waitFor();
  expect(faults).toEqual([]);

  const history = await world.as(BRUNO)('GET', `/carts/${cart}/history`);
  expect(history.body.member.map((change: { actor: string }) => change.actor)).toEqual(
    expect.arrayContaining([expect.stringContaining(BRUNO), expect.stringContaining(ANNA)]),
  );
  await page.context().close();
});

it('many carts at once: a colleague’s are left out, and the dialog counts them', async () => {
  for (const comment of ['Row 1', 'Row 2']) await hold(ANNA, comment);
  const own = await hold(BRUNO, 'Row 3');
  const filter = JSON.stringify({ comment: { startsWith: 'Row' } });
  const { page } = await open(`/carts?filter=${encodeURIComponent(filter)}`, BRUNO);
  const bar = page.getByRole('region', { name: 'Selected records' });
  await page.locator('tbody tr[data-index]').nth(2).waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar.getByText('3 selected').waitFor();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 1 cart?' });
  await dialog.getByText('2 records that only their owners can change are left out.').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'colleague-carts');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1 record deleted').waitFor();
  await expect.poll(() => page.locator('tbody tr[data-index]').count()).toBe(2);
  expect((await world.as(BRUNO)('GET', `/carts/${own}`)).status).toBe(404);
  // What is left is a colleague's: nothing is offered that would be refused.
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar.getByText('2 selected').waitFor();
  for (const name of ['Edit', 'Hide', 'Delete'])
    expect(await bar.getByRole('button', { name, exact: true }).count()).toBe(0);
  await page.context().close();
});
