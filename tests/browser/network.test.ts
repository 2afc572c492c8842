/** A network that goes away, and an update that takes the page's code with it: nothing that was typed is lost. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product?.stop());

const open = async (path: string) => (await product.open(path, { as: 'manager@demo.test' })).page;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** A form with something typed, and all the frame's own code. */
async function typeInto(path: string, text: string): Promise<Page> {
  const page = await open(path);
  await name(page).click();
  await name(page).fill(text);
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

describe('without a network', () => {
  it('says so, and stops saying so', async () => {
    const page = await open('/Venue');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You’re offline.', { exact: false }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('You’re offline.', { exact: false }).count()).toBe(0);
  });

  it('refuses a save at once, and saves all that was typed when asked again', async () => {
    const page = await typeInto('/Venue/3', 'Salle sans fil');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await page.getByText('The server cannot be reached').first().waitFor();
    await page.getByRole('textbox', { name: 'Room' }).fill('Au sous-sol');
    await page.context().setOffline(false);
    await button(page, 'Save')
      .or(page.getByRole('button', { name: /^Save/ }))
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Salle sans fil' }).waitFor();
    await page.getByText('Au sous-sol').waitFor();
  });

  it('waits for a part of the screen, and for a screen, until they can be fetched', async () => {
    const page = await typeInto('/Venue/1', 'Le Grand Soir');
    await page.context().setOffline(true);
    await button(page, 'History').click();
    expect(await name(page).inputValue()).toBe('Le Grand Soir');
    await page.context().setOffline(false);
    await page.getByRole('dialog', { name: 'History' }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.context().setOffline(false);
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('row').first().waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor();
  });
});

describe('after an update that took code away', () => {
  it('a part that is gone leaves what was typed, and a fresh page brings both', async () => {
    const page = await typeInto('/Venue/1', 'Le Grand Soir');
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await button(page, 'History').click();
    const answered = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
    await answered.waitFor();
    await page.mouse.move(0, 0);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    expect(await name(page).inputValue()).toBe('Le Grand Soir');
    expect(await findFaults(page)).toEqual([]);
    await page.unroute('**/assets/**');
    await answered.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByText('Your unsaved changes have been restored.', { exact: false }).waitFor();
    expect(await name(page).inputValue()).toBe('Le Grand Soir');
    await button(page, 'History').click();
    await page.getByRole('dialog', { name: 'History' }).waitFor();
  });

  it('a screen that is gone says so inside the frame, and how to go on', async () => {
    const page = await open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.unroute('**/assets/**');
    await page.getByRole('main').getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  });
});
