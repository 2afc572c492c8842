/** Each role before its own product: what its menu offers, what it does not, and what a typed address opens. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  for (const { key, name } of presetRoles) await hire(`${key.toLowerCase()}@demo.test`, name.fr);
});
afterAll(() => product?.stop());

/** Somebody of the demo organiser with a preset role and the demo's password. */
async function hire(email: string, role: string): Promise<void> {
  await product.server.database.query(
    'system',
    `INSERT INTO "account" ("email", "password_hash", "name")
     SELECT $1, "password_hash", 'Nora Petit' FROM "account" WHERE "email" = 'manager@demo.test'`,
    [email],
  );
  await product.server.database.query(
    'system',
    `INSERT INTO "accounts_user" ("contract_id", "email", "firstname", "lastname", "full_name", "contract_role_id")
     SELECT 1, $1, 'Nora', 'Petit', 'Petit Nora', "id" FROM "role" WHERE "contract_id" = 1 AND "name" = $2`,
    [email, role],
  );
}

async function enterAs(key: string, path = '/') {
  const opened = await product.open(path, { as: `${key.toLowerCase()}@demo.test` });
  await opened.page.getByRole('navigation').first().waitFor();
  // What may be done has been asked for, and is what the menu goes by.
  await opened.page.waitForFunction(() =>
    Object.keys(sessionStorage).some((name) => name.startsWith('back-office.rights.')),
  );
  return opened;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Whether the menu's search finds a screen by its whole name. */
async function isOffered(page: Page, name: string): Promise<boolean> {
  const menu = menuOf(page);
  await menu.getByRole('searchbox').fill(name);
  const count = await menu.getByRole('link', { name, exact: true }).count();
  await menu.getByRole('searchbox').fill('');
  return count > 0;
}

const screens = [
  'Cash register',
  'Orders',
  'Customers',
  'Tickets',
  'Shows',
  'Prices',
  'Taxes',
  'Payouts',
  'Audit documents',
  'Scans',
  'Users and rights',
  'Payment fees',
] as const;

/** Which of them each role works with. */
const products: Readonly<Record<string, readonly (typeof screens)[number][]>> = {
  administrator: screens,
  deskSeller: ['Cash register', 'Orders', 'Customers', 'Tickets', 'Shows', 'Prices', 'Scans'],
  programmer: ['Shows', 'Prices'],
  accountant: ['Orders', 'Shows', 'Prices', 'Payouts', 'Audit documents'],
  steward: ['Tickets', 'Shows', 'Scans'],
};

/** The lines of each role's menu, those behind another not counted. */
const lines: Readonly<Record<string, readonly string[]>> = {
  deskSeller: [
    'Home',
    'Cash register',
    'Sales',
    'Reservations',
    'Orders',
    'Customers',
    'Performances',
    'Printers',
  ],
  steward: ['Home', 'Access control'],
};

describe('the menu', () => {
  it.each(Object.entries(lines))('of the role %s holds what they do, and no more', async (key, expected) => {
    const { page } = await enterAs(key);
    const list = menuOf(page).getByRole('list').first();
    const read = () => list.locator(':scope > li > div > a').allTextContents();
    await expect.poll(read).toEqual([...expected]);
    await page.context().close();
  });
});

describe('the product', () => {
  it.each(Object.entries(products))('of the role %s is its own', async (key, offered) => {
    const { page, faults } = await enterAs(key);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found: string[] = [];
    for (const name of screens) if (await isOffered(page, name)) found.push(name);
    expect(found).toEqual([...offered]);
    const sells = offered.includes('Cash register') ? 1 : 0;
    // What waits for a screen that stands comes to the first page too, which shows how much is sold.
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await expect.poll(() => page.locator('main a[href="/sales/cash-register"]').count()).toBe(sells);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, `home-${key}`);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('has no buttons that would be refused: a seller reads shows, a programmer makes, exports and clones', {
    timeout: 120_000,
  }, async () => {
    const seller = await enterAs('deskSeller', '/Ticketing');
    await seller.page.getByRole('row').nth(1).waitFor();
    expect(await seller.page.getByRole('link', { name: 'New', exact: true }).count()).toBe(0);
    expect(await seller.page.getByRole('button', { name: 'Export' }).count()).toBe(0);
    await seller.page.keyboard.press('Control+k');
    await seller.page.getByRole('option').first().waitFor();
    await seller.page.keyboard.type('shows');
    await seller.page.getByRole('option', { name: /^Shows/ }).waitFor();
    expect(await seller.page.getByRole('option', { name: /New: Show/ }).count()).toBe(0);
    await seller.page.goto(`${product.server.origin}/EventDate/1/show`);
    await seller.page.getByRole('tab', { name: /^Details/ }).waitFor();
    expect(await seller.page.getByRole('button', { name: 'Actions' }).count()).toBe(0);

    const programmer = await enterAs('programmer', '/Ticketing');
    await programmer.page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => programmer.page.getByRole('link', { name: 'New', exact: true }).count()).toBe(1);
    await expect.poll(() => programmer.page.getByRole('button', { name: 'Export' }).count()).toBe(1);
    await programmer.page.goto(`${product.server.origin}/EventDate/1/show`);
    await programmer.page.getByRole('button', { name: 'Actions' }).click();
    await programmer.page.getByRole('menuitem', { name: 'Clone the performance' }).click();
    const clone = programmer.page.getByRole('dialog', { name: 'Clone the performance' });
    await clone.getByRole('button', { name: 'Month after' }).click();
    await clone.getByRole('button', { name: / 15 / }).first().click();
    await clone.getByRole('button', { name: 'Clone', exact: true }).click();
    await programmer.page.waitForURL((url) => /^\/events\/(?!1$)\d+$/.test(url.pathname));
    await programmer.page.getByRole('tab', { name: /^Details/ }).waitFor();
    for (const { page } of [seller, programmer]) await page.context().close();
  });
});

describe('an address that is typed', () => {
  it('of a screen that is not one’s own says so, and leads home', async () => {
    const { page } = await enterAs('accountant', '/sales/cash-register');
    await page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'forbidden-screen');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: /Nora/ }).waitFor();
    await page.context().close();
  });

  it('of a form that would be refused says so before it is filled in', async () => {
    const { page } = await enterAs('accountant', '/Season/create');
    await page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).count()).toBe(0);
    await page.context().close();
  });

  it('of a record that is not one’s own names the right that is missing, in the reader’s language', async () => {
    const { page } = await product.open('/Customer/1/show', { as: 'steward@demo.test', locale: 'fr-FR' });
    const alert = page.getByRole('alert');
    await alert.getByText('Il vous manque le droit « Voir les clients ».', { exact: false }).waitFor();
    expect(await alert.textContent()).not.toMatch(/policy|ask/i);
    await page.context().close();
  });

  it('of a list that is not one’s own shows none of it', async () => {
    const { page } = await enterAs('steward', '/Customer');
    await page.getByText('You don’t have access to this list').waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'forbidden-list');
    await page.context().close();
  });
});
