/** Starting in a real browser: what an address leads to, and what is there where nothing can be stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, signIn, startProduct, takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.server.database.query(
    'system',
    `INSERT INTO "accounts_user" ("contract_id", "email", "firstname", "lastname", "full_name")
     VALUES (2, 'bruno@demo.test', 'Bruno', 'Keller', 'Keller Bruno')`,
  );
});
afterAll(() => product?.stop());

const claimsOf = (page: import('playwright-core').Page) =>
  page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('rest_client_sdk.api.access_token') ?? '{}');
    return JSON.parse(atob(String(token.access_token).split('.')[1] ?? '')) as {
      contract?: number;
      email?: string;
    };
  });

describe('a parameter of the address', () => {
  it('leads to the page for working as someone else; both names stand there until it is ended', async () => {
    const { page, faults } = await product.open('/Venue?_switch_user=anna@demo.test');
    await signIn(page, 'manager@demo.test');
    await page.getByRole('heading', { level: 1, name: 'Working as someone else' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/impersonate');
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'impersonate');
    expect(await page.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/Venue');
    await page.getByRole('button', { name: 'Begin' }).click();
    const banner = page.getByRole('region', { name: 'Working as someone else' });
    await banner.getByText('You are working as Anna Moreau. Signed in as Camille Laurent.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/Venue');
    await page.getByRole('cell').first().waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'impersonating');
    await banner.getByRole('button', { name: 'End' }).click();
    await page.waitForURL(`${product.server.origin}/`);
    await expect.poll(async () => (await claimsOf(page)).email).toBe('manager@demo.test');
    await expect.poll(() => banner.count()).toBe(0);
    // One's own token is back before the other ends: what the page asks while it is left is refused to nobody.
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is refused to who may not, before they ask', async () => {
    const { page } = await product.open('/Venue?_switch_user=anna@demo.test');
    await signIn(page, 'bruno@demo.test');
    await page.getByText('This needs a permission your account does not have.').waitFor();
    expect(await page.getByRole('button', { name: 'Begin' }).count()).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('changes the organiser of who works for several, even before the sign-in, and comes back', async () => {
    const { page, faults } = await product.open('/Contract?_switch_contract=2');
    await signIn(page, 'bruno@demo.test');
    await page.getByRole('cell', { name: 'Cie des Marées' }).first().waitFor();
    expect((await claimsOf(page)).contract).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/Contract');
    // Whose desk this is stands where one always sees it.
    await page.getByRole('button', { name: /Bruno Keller\s*Cie des Marées/ }).waitFor();

    await page.goto(`${product.server.origin}/Contract?_switch_contract=1`);
    await page
      .getByRole('cell', { name: /Lumières/ })
      .first()
      .waitFor();
    expect((await claimsOf(page)).contract).toBe(1);

    await page.goto(`${product.server.origin}/Contract?_switch_contract=77`);
    await page.getByRole('heading', { name: 'You do not work for this organiser' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('cell', { name: /Lumières/ })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('starts without the notices of a start that went wrong, and without a live socket before the sign-in', async () => {
  const { page } = await product.open('/accounts/sign-in/none');
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto(`${product.server.origin}/Venue`);
  await page.locator('input[type=password]').waitFor();
  expect(words.filter((text) => /polyfill|http is not supported/.test(text))).toEqual([]);
  expect(asked.filter((url) => url.includes('/socket.io'))).toEqual([]);
  await page.context().close();
});

it('signs in and shows its list where the browser’s storage cannot be written', async () => {
  const { page, faults } = await product.open('/accounts/sign-in/none');
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage) throw new DOMException('The quota is used up.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  faults.length = 0;
  await page.goto(`${product.server.origin}/Venue`);
  await signIn(page, 'bruno@demo.test');
  await page.getByRole('row').nth(1).waitFor();
  // From one screen to the next the sign-in holds; with the page it ends.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
