/** Offers and codes at the register: what a seller sees of them, by keyboard and on a phone, in both languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;

async function make(path: string, body: unknown, email = 'manager@demo.test') {
  const headers = {
    authorization: `Bearer ${await product.server.token(email)}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${product.server.origin}/ticketing/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const made = (await answer.json()) as { '@id': string };
  expect(answer.status, JSON.stringify(made)).toBe(201);
  return made['@id'];
}

beforeAll(async () => {
  product = await startProduct();
  await make('/desk_sessions', {}, 'anna@demo.test');
  const offer = await make('/offer_rules', {
    title: 'Second place at half price',
    enabled: true,
    draft: false,
    triggerList: [{ type: 'coupon' }, { type: 'quantity', quantity: 2 }],
    maxPerOrder: 1,
    exchangeData: { type: 'share', share: 50 },
  });
  await make('/coupons', { code: 'DUO', usage: 'per_order', offerRuleList: [offer] });
});
afterAll(() => product?.stop());

describe('a code at the register', () => {
  it('says why it does nothing, then what it saves, and the total follows', async () => {
    const { page, faults } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    const price = page.getByRole('button', { name: /^Plein tarif/ });
    await price.click();
    await page.getByText('1×').waitFor();
    await page.locator('body').press('c');
    const field = page.getByLabel('Code (key C)');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('duo');
    await field.press('Enter');
    await page.getByText('duo: “Second place at half price” needs 2 places, the cart has 1.').waitFor();
    await price.click();
    await page.getByText('duo: Second place at half price', { exact: true }).waitFor();
    await page.getByText(/^Second place at half price −€/).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'register-offers');
    await page.getByRole('button', { name: 'Remove the code duo' }).click();
    await page.getByText(/^Second place at half price −€/).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is taken on a phone, in French, and the sale costs what was shown', async () => {
    const { page } = await product.open('/sales/cash-register', {
      as: 'anna@demo.test',
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
    });
    const price = page.getByRole('button', { name: /^Plein tarif/ });
    await price.click();
    await price.click();
    const field = page.getByLabel('Code (touche C)');
    await field.fill('DUO');
    await page.getByRole('button', { name: 'Utiliser' }).click();
    await page.getByText(/^Second place at half price −/).waitFor();
    const total = (await page.locator('output').first().textContent()) ?? '';
    await takePicture(page, 'register-offers-phone');
    await page.getByRole('button', { name: 'Carte', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(total.replace(/\s/g, '\\s')) }).waitFor();
    await page.context().close();
  });
});
