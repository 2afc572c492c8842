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

describe('an offer is made', () => {
  it('in words, tried on a cart before anybody buys with it, and put in force', async () => {
    const { page, faults } = await product.open('/settings/offers/create', { as: 'manager@demo.test' });
    await page.getByLabel('Title').fill('Tuesdays of friends');
    await page.getByText('Lowers no price yet.').waitFor();
    const trial = page.getByRole('region', { name: 'Try it' });
    await trial.getByText('It lowers no price yet: choose what it gives.').waitFor();
    await page.getByRole('combobox', { name: 'Gives' }).click();
    await page.getByRole('option', { name: 'A part off' }).click();
    await page.getByLabel('Part', { exact: true }).fill('25');
    await page.getByText('25% off each place.').waitFor();
    await trial.getByText(/^Saves €/).waitFor();
    await page.getByLabel('At most per order').fill('1');
    await page.getByText('25% off each place, once per order.').waitFor();
    await page.getByRole('button', { name: 'In force' }).click();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'offer-create');
    await page.getByRole('button', { name: 'Choose prices of a show' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Show').click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('checkbox').first().check();
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByText(/^25% off each place, for \d+ prices?, once per order\.$/).waitFor();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tuesdays of friends' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('stands in the list as a sentence, moves among the others, is switched off and archived', async () => {
    const { page, faults } = await product.open('/settings/offers', { as: 'manager@demo.test' });
    const item = page.getByRole('listitem').filter({ hasText: 'Tuesdays of friends' });
    await item.getByText(/^25% off each place/).waitFor();
    const titles = () =>
      page
        .getByRole('main')
        .getByRole('list')
        .first()
        .getByRole('listitem')
        .getByRole('link')
        .allInnerTexts();
    const before = await titles();
    const place = before.indexOf('Tuesdays of friends');
    const isLast = place === before.length - 1;
    await item.getByRole('button', { name: isLast ? /earlier$/ : /later$/ }).click();
    await expect
      .poll(async () => (await titles()).indexOf('Tuesdays of friends'))
      .toBe(place + (isLast ? -1 : 1));
    await page.mouse.move(0, 0);
    // What has the focus has its tooltip as well.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'offer-list');
    await item.getByRole('button', { name: 'Switch off' }).click();
    await item.getByText('Switched off').waitFor();
    await item.getByRole('button', { name: 'Archive' }).click();
    await item.getByRole('button', { name: 'Take out of the archive' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reads in French on a phone, and nobody changes it who may only sell', async () => {
    const options = { locale: 'fr-FR', viewport: { width: 390, height: 844 } };
    const { page } = await product.open('/settings/offers', { ...options, as: 'manager@demo.test' });
    await page.getByText(/^20\s%\sde moins sur chaque place, dès 3 spectacles différents\.$/).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'offer-list-phone');
    await page.goto(`${product.server.origin}/settings/offers/create`);
    await page.getByRole('region', { name: 'Essai' }).getByText('À payer').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'offer-create-phone');
    const seller = await product.open('/settings/offers', { as: 'anna@demo.test' });
    await seller.page
      .getByText(/^20% off each place/)
      .first()
      .waitFor();
    expect(await seller.page.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
    await page.context().close();
    await seller.page.context().close();
  });
});
