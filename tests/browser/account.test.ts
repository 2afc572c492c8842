/** `/account`: a person's own profile, password and sessions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, signIn, startProduct, takePicture } from '../fixtures/browser.ts';
import { button, dialog, openAccount, PASSWORD, section } from './generic/account.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

describe('the account', () => {
  it('is reached from the menu, and gives axe nothing to find', async () => {
    const { page, faults } = await product.open('/Venue');
    await signIn(page, 'bruno@demo.test');
    await page.getByRole('button', { name: /Bruno Keller/ }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await section(page, 'Personal access tokens').waitFor();
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('fits a phone, in French', async () => {
    const { page } = await openAccount(product, 'anna@demo.test', {
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await section(page, 'Jetons d’accès personnels').waitFor();
    await section(page, 'Second facteur').waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-phone');
    await button(page, 'Créer un jeton').click();
    await dialog(page).waitFor();
    await page.getByRole('radio', { name: 'Droits choisis' }).click();
    await expect.poll(() => dialog(page).getByRole('group', { name: 'Vente', exact: true }).count()).toBe(1);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-phone-token');
    await page.context().close();
  });

  it('says why when it cannot be read, and tries again', async () => {
    const { page } = await product.open('/account');
    await page.route('**/accounts/api/v1/account', (route) => route.abort(), { times: 1 });
    await signIn(page, 'bruno@demo.test');
    await page.getByRole('alert').waitFor();
    await button(page, 'Try again').click();
    await section(page, 'Profile').waitFor();
    await page.context().close();
  });
});

describe('the profile', () => {
  it('keeps a name, which the menu then says, and a language, which the screen then speaks', async () => {
    const { page } = await openAccount(product, 'bruno@demo.test');
    const profile = section(page, 'Profile');
    await profile.getByLabel('Last name').fill('Kellermann');
    await profile.getByLabel('Language').click();
    await page.getByRole('option', { name: 'Français' }).click();
    await profile.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor();
    await page.getByRole('button', { name: /Bruno Kellermann/ }).waitFor();
    await expect
      .poll(() => section(page, 'Profil').getByLabel('Nom', { exact: false }).last().inputValue())
      .toBe('Kellermann');
    await page.context().close();
    // On a new browser, which speaks English, the account's language is the screen's.
    const { page: elsewhere } = await openAccount(product, 'bruno@demo.test');
    await elsewhere.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor();
    // What is chosen on a browser goes before.
    await elsewhere.getByRole('button', { name: /Bruno Kellermann/ }).click();
    await elsewhere.getByRole('menuitem', { name: 'English' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await product.server.database.query(
      'system',
      `UPDATE "account" SET "language" = NULL WHERE "email" = 'bruno@demo.test'`,
    );
    await elsewhere.context().close();
  });
});

describe('the password', () => {
  it('is changed by who knows the current one, and every refusal stands at its field', async () => {
    const { page } = await openAccount(product, 'other@demo.test');
    const form = section(page, 'Password');
    const fields = form.locator('input[type=password]');
    await fields.nth(0).fill('wrong');
    await fields.nth(1).fill('short');
    await fields.nth(2).fill('shorter');
    await form.getByRole('button').click();
    await form.getByText('Use at least 12 characters.').waitFor();
    await form.getByText('The passwords do not match.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await fields.nth(1).fill('three mild lamps');
    await fields.nth(2).fill('three mild lamps');
    await form.getByRole('button').click();
    await form.getByText('This is not your current password.').waitFor();
    await expect.poll(() => fields.nth(0).getAttribute('aria-invalid')).toBe('true');
    await fields.nth(0).fill(PASSWORD);
    await form.getByRole('button').click();
    await page.getByText('Password changed').waitFor();
    await expect.poll(() => fields.nth(0).inputValue()).toBe('');
    // The home of an organiser without a performance promises none.
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText('Nothing is on sale on other days either.').waitFor();
    await page.context().close();
  });
});

describe('sessions', () => {
  it('mark this one, and end the others, who must sign in again', async () => {
    const there = await openAccount(product, 'anna@demo.test');
    const { page } = await openAccount(product, 'anna@demo.test');
    const sessions = section(page, 'Sessions');
    const rows = sessions.getByRole('listitem');
    expect(await rows.first().textContent()).toContain('This session');
    expect(await rows.first().getByRole('button').count()).toBe(0);
    const before = await rows.count();
    expect(before).toBeGreaterThan(1);
    await rows.nth(1).getByRole('button').click();
    await dialog(page).getByRole('button', { name: 'End', exact: true }).click();
    await expect.poll(() => rows.count()).toBe(before - 1);
    if (before > 2) {
      await sessions.getByRole('button', { name: 'End all other sessions' }).click();
      await dialog(page).getByRole('button', { name: 'End all other sessions' }).click();
      await expect.poll(() => rows.count()).toBe(1);
    }
    await there.page.reload();
    await there.page.locator('input[type=password]').waitFor();
    await there.page.context().close();
    await page.context().close();
  });
});
