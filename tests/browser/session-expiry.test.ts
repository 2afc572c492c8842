/** A session that ends under somebody's hands: what they were doing goes on, and happens once. */

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPrintedPages } from '../channel/box.ts';
import { type Product, signIn, startProduct, takePicture } from '../fixtures/browser.ts';
import { openPage } from '../fixtures/chromium.ts';
import { findFaults } from './generic/findFaults.ts';

const KEY = 'rest_client_sdk.api.access_token';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

/** The token has so many seconds left, as far as the browser knows. */
const age = (page: Page, seconds: number) =>
  page.evaluate(
    ([key, left]) => {
      const token = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...token, expires_at: Date.now() + left * 1000 }));
    },
    [KEY, seconds] as const,
  );

interface Kept {
  readonly access_token: string;
  readonly expires_at: number;
}

const readToken = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Kept, KEY);

const secondsLeft = async (page: Page) => ((await readToken(page)).expires_at - Date.now()) / 1000;

/** An hour has gone by for the server, and the browser's clock does not know. */
const spoil = (page: Page) =>
  page.evaluate((key) => {
    const token = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(
      key,
      JSON.stringify({ ...token, access_token: `${token.access_token.slice(0, -8)}AAAAAAAA` }),
    );
  }, KEY);

/** On another machine somebody ends this session; the token lasts a moment more. */
async function endElsewhere(page: Page): Promise<void> {
  const refresh_token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').refresh_token as string,
    KEY,
  );
  const answer = await fetch(`${product.server.origin}/api/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ refresh_token }),
  });
  expect(answer.status).toBe(204);
  await age(page, 120);
}

/** Every question for a token that a browser's windows ask from now on. */
function countRefreshes(context: BrowserContext): readonly string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/oauth/proxy')) asked.push(request.postData() ?? '');
  });
  return asked;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The page may be left before, by what it asks in the background: then the press has nothing to find. */
const press = (control: Locator) => control.click({ timeout: 5000 }).catch(() => undefined);

/** Every sale there is, the newest first. */
const readSales = () =>
  product.server.database.query<{ readonly customer: number | null }>(
    'system',
    `SELECT "customer_id" customer FROM "order" WHERE "contract_id" = 1 ORDER BY "id" DESC`,
  );

/** What is held at this moment, by the cart it is held in. */
const readCarts = () =>
  product.server.database.query<object>(
    'system',
    `SELECT "cart_id", "ticket_price_id", "quantity" FROM "cart_item" ORDER BY "cart_id" DESC, "ticket_price_id" LIMIT 3`,
  );

async function openRegister(email: string): Promise<Page> {
  const { page } = await product.open('/sales/cash-register');
  await signIn(page, email);
  const price = button(page, /^Plein tarif/);
  const open = button(page, 'Open my session');
  await price.or(open).first().waitFor();
  if (await open.isVisible()) await open.click();
  await price.waitFor();
  return page;
}

describe('a sale', () => {
  it('does not feel that its token is renewed on the way, nor that the server refuses it', async () => {
    const page = await openRegister('anna@demo.test');
    const printed = readPrintedPages(product.server.varDir).length;
    const asked = countRefreshes(page.context());
    await page.keyboard.press('1');
    await page.getByRole('timer').waitFor();
    await age(page, 299);
    await page.keyboard.press('1');
    await page.getByText('2×').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Pay' }).waitFor();
    // A renewal still on its way would put a good token over the spoiled one.
    await expect.poll(() => secondsLeft(page)).toBeGreaterThan(300);
    await spoil(page);
    await page.keyboard.press('Enter');
    await page.getByText('2 tickets printed').waitFor({ timeout: 40_000 });
    expect(asked.map((each) => new URLSearchParams(each).get('grant_type'))).toEqual([
      'refresh_token',
      'refresh_token',
    ]);
    expect(readPrintedPages(product.server.varDir)).toHaveLength(printed + 2);
    await page.context().close();
  });

  it('is taken up again after a new sign-in: the places, the customer, the amount, and paid and printed once', async () => {
    const page = await openRegister('anna@demo.test');
    const printed = readPrintedPages(product.server.varDir).length;
    const before = (await readSales()).length;
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await page.getByRole('timer').waitFor();
    await page.getByRole('combobox', { name: /^Customer/ }).fill('martin');
    await page.getByRole('option').first().click();
    // Typed it was in small letters: chosen it is a name.
    await expect.poll(() => page.getByRole('combobox', { name: /^Customer/ }).inputValue()).toMatch(/Martin/);
    const customer = await page.getByRole('combobox', { name: /^Customer/ }).inputValue();
    await page.getByLabel('Comment').fill('Wheelchair at the aisle');
    await button(page, /^Cash$/).click();
    await page.getByLabel('Amount given').fill('200');
    const held = await readCarts();
    await endElsewhere(page);
    await page.keyboard.press('Enter');

    await signIn(page, 'anna@demo.test');
    await page.getByRole('form', { name: 'Pay' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/sales/cash-register');
    await page.getByText('Your session had expired. Your sale has been restored.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'sale-restored');
    await expect.poll(() => page.getByLabel('Amount given').inputValue()).toBe('200');
    await button(page, 'Back').click();
    await page.getByText('2×').waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: /^Customer/ }).inputValue()).toBe(customer);
    await expect.poll(() => page.getByLabel('Comment').inputValue()).toBe('Wheelchair at the aisle');
    // The very places that were held: not given back and taken again.
    expect(await readCarts()).toEqual(held);

    await button(page, /^Cash$/).click();
    await page.getByRole('form', { name: 'Pay' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('2 tickets printed').waitFor({ timeout: 40_000 });
    const sales = await readSales();
    expect(sales).toHaveLength(before + 1);
    expect(sales[0]?.customer).not.toBeNull();
    expect(readPrintedPages(product.server.varDir)).toHaveLength(printed + 2);
    await page.context().close();
  });

  it('is not shown to another who signs in after it', async () => {
    const page = await openRegister('anna@demo.test');
    await page.keyboard.press('1');
    await page.getByRole('timer').waitFor();
    await endElsewhere(page);
    await page.keyboard.press('1');
    await signIn(page, 'bruno@demo.test');
    await button(page, /^Plein tarif|Open my session/).waitFor();
    const open = button(page, 'Open my session');
    if (await open.isVisible()) await open.click();
    await page.getByText('The cart is empty').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('back-office.drafts'))).toBeNull();
    await page.context().close();
  });
});

describe('a form', () => {
  it('is there again with what was typed, at its address', async () => {
    const { page } = await product.open('/Venue/1?from=list#section-0');
    await signIn(page, 'manager@demo.test');
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.waitFor();
    const city = page.getByRole('textbox', { name: /^City/ });
    await city.fill('Saint-Nazaire');
    await endElsewhere(page);
    await press(button(page, /^Save/));

    await signIn(page, 'manager@demo.test');
    await page.getByText('Your unsaved changes have been restored.', { exact: false }).waitFor();
    expect(page.url()).toBe(`${product.server.origin}/Venue/1?from=list#section-0`);
    await expect.poll(() => city.inputValue()).toBe('Saint-Nazaire');
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'form-restored');
    await button(page, /^Save/).click();
    await page.getByText(/^Saved/).waitFor();
    const [venue] = await product.server.database.query<{ city: string }>(
      'system',
      'SELECT "city" FROM "venue" WHERE "id" = 1',
    );
    expect(venue?.city).toBe('Saint-Nazaire');

    await page.goto(`${product.server.origin}/Venue/1`);
    await name.waitFor();
    expect(await page.getByText('Your unsaved changes', { exact: false }).count()).toBe(0);
    await page.context().close();
  });

  it('that is new comes back too, and can be given up', async () => {
    const { page } = await product.open('/Venue/create', { locale: 'fr-FR' });
    await signIn(page, 'manager@demo.test');
    const name = page.getByRole('textbox', { name: /^Nom/ });
    await name.fill('Salle Ravel');
    await endElsewhere(page);
    await press(button(page, /^Créer/));
    await signIn(page, 'manager@demo.test');
    await page.getByText('Vos modifications non enregistrées', { exact: false }).waitFor();
    await expect.poll(() => name.inputValue()).toBe('Salle Ravel');
    await button(page, 'Abandonner').click();
    await expect.poll(() => name.inputValue()).toBe('');
    await page.context().close();
  });
});

describe('two windows', () => {
  it('with one token that ends ask for a new one once', async () => {
    const { page } = await product.open('/Venue');
    await signIn(page, 'bruno@demo.test');
    await page.getByRole('row').nth(1).waitFor();
    const other = await openPage(page.context());
    // Where the product does not run, nobody asks before both windows do.
    for (const each of [page, other]) await each.goto(`${product.server.origin}/healthz`);
    await age(page, 100);
    const asked = countRefreshes(page.context());
    await Promise.all([page, other].map((each) => each.goto(`${product.server.origin}/Venue`)));
    for (const each of [page, other]) await each.getByRole('row').nth(1).waitFor();
    // A browser's pages see each other's storage a moment late: who asks again in it asks the same, and hears the same.
    expect(new Set(asked).size).toBe(1);
    const kept = await readToken(page);
    expect(kept.expires_at).toBeGreaterThan(Date.now() + 3_000_000);
    await expect.poll(async () => (await readToken(other)).access_token).toBe(kept.access_token);
    await page.context().close();
  });
});
