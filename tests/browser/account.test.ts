/** `/account`: a person's own profile, password, second factor, passkeys, sessions and tokens. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, signIn, startProduct, takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const PASSWORD = 'demo-season';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAccount(email: string, options: Parameters<Product['open']>[1] = {}) {
  const opened = await product.open('/account', options);
  await signIn(opened.page, email);
  await opened.page.getByRole('region').nth(5).waitFor();
  return opened;
}

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
    const { page } = await openAccount('anna@demo.test', {
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
    await page.getByRole('radio', { name: 'Ce que je choisis' }).click();
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
    const { page } = await openAccount('bruno@demo.test');
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
    const { page: elsewhere } = await openAccount('bruno@demo.test');
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
    const { page } = await openAccount('other@demo.test');
    const form = section(page, 'Password');
    const fields = form.locator('input[type=password]');
    await fields.nth(0).fill('wrong');
    await fields.nth(1).fill('short');
    await fields.nth(2).fill('shorter');
    await form.getByRole('button').click();
    await form.getByText('It needs at least 12 characters.').waitFor();
    await form.getByText('The two are not the same.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await fields.nth(1).fill('three mild lamps');
    await fields.nth(2).fill('three mild lamps');
    await form.getByRole('button').click();
    await form.getByText('This is not your current password.').waitFor();
    await expect.poll(() => fields.nth(0).getAttribute('aria-invalid')).toBe('true');
    await fields.nth(0).fill(PASSWORD);
    await form.getByRole('button').click();
    await page.getByText('Your password is changed').waitFor();
    await expect.poll(() => fields.nth(0).inputValue()).toBe('');
    // The home of an organiser without a performance promises none.
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText('Nothing is on sale on another day either.').waitFor();
    await page.context().close();
  });
});

describe('sessions', () => {
  it('mark this one, and end the others, who must sign in again', async () => {
    const there = await openAccount('anna@demo.test');
    const { page } = await openAccount('anna@demo.test');
    const sessions = section(page, 'Sessions');
    const rows = sessions.getByRole('listitem');
    expect(await rows.first().textContent()).toContain('This one');
    expect(await rows.first().getByRole('button').count()).toBe(0);
    const before = await rows.count();
    expect(before).toBeGreaterThan(1);
    await rows.nth(1).getByRole('button').click();
    await dialog(page).getByRole('button', { name: 'End', exact: true }).click();
    await expect.poll(() => rows.count()).toBe(before - 1);
    if (before > 2) {
      await sessions.getByRole('button', { name: 'End all others' }).click();
      await dialog(page).getByRole('button', { name: 'End all others' }).click();
      await expect.poll(() => rows.count()).toBe(1);
    }
    await there.page.reload();
    await there.page.locator('input[type=password]').waitFor();
    await there.page.context().close();
    await page.context().close();
  });
});

describe('the second factor', () => {
  it('is turned on by a code, shows its recovery codes once, and is turned off by the password', async () => {
    const { page } = await openAccount('manager@demo.test', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const factor = section(page, 'Second factor');
    await factor.getByRole('button', { name: 'Turn it on' }).click();
    await dialog(page).locator('input').fill('not this one');
    await button(page, 'Go on').click();
    await dialog(page).getByText('This is not your current password.').waitFor();
    await dialog(page).locator('input').fill(PASSWORD);
    await button(page, 'Go on').click();

    const picture = page.getByRole('img', { name: /^QR code/ });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-factor');
    const letters = (await page.getByRole('group', { name: 'Secret in letters' }).textContent()) ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(letters.replaceAll(' ', '')) });
    const right = totp.generate();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    await dialog(page).getByLabel('Code').fill(wrong);
    await dialog(page).getByRole('button', { name: 'Turn it on' }).click();
    await dialog(page).getByText('This is not the code that the app shows now.', { exact: false }).waitFor();
    await dialog(page).getByLabel('Code').fill(totp.generate());
    await dialog(page).getByRole('button', { name: 'Turn it on' }).click();

    const codes = page.getByRole('group', { name: 'Recovery codes' });
    await codes.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-codes');
    const shown = ((await codes.textContent()) ?? '').trim().split('\n');
    expect(shown.length).toBeGreaterThan(5);
    await button(page, 'Copy').click();
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n'))
      .toEqual(shown);
    const download = page.waitForEvent('download');
    await button(page, 'Keep as a file').click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await button(page, 'I have kept them').click();
    await factor.getByText(`${shown.length} recovery codes left`).waitFor();
    await expect.poll(() => page.getByText(shown[0] ?? '').count()).toBe(0);

    await factor.getByRole('button', { name: 'Turn it off' }).click();
    await dialog(page).locator('input').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Turn it off' }).click();
    await factor.getByText('Off', { exact: true }).waitFor();
    await page.context().close();
  });
});

describe('passkeys', () => {
  it('are added with a name, signed in with instead of the password, named anew and removed', async () => {
    const { page, faults } = await openAccount('bruno@demo.test', { locale: 'en-GB' });
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // The language is the account's own, and another test changes it.
    const passkeys = page.getByRole('region', { name: /^(Passkeys|Clés d’accès)$/ });
    await passkeys.getByRole('button').click();
    await dialog(page).locator('input').nth(0).fill('This laptop');
    await dialog(page).locator('input').nth(1).fill(PASSWORD);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-passkey-new');
    await page.keyboard.press('Enter');
    const row = passkeys.getByRole('listitem').filter({ hasText: 'This laptop' });
    await row.waitFor();
    await takePicture(page, 'account-passkeys');
    expect(await findFaults(page)).toEqual([]);

    await page.getByRole('button', { name: /Bruno Keller/ }).click();
    await page.getByRole('menuitem', { name: 'My account' }).waitFor();
    await page.getByRole('menuitem').last().click();
    const enter = page.getByRole('button', { name: 'Sign in with a passkey' });
    await enter.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'sign-in-passkey');
    // Nobody puts a finger on it: the page says so, and the password still does.
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await enter.click();
    await page.getByRole('alert').waitFor();
    await takePicture(page, 'sign-in-passkey-refused');
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await enter.click();
    await page.getByRole('button', { name: /Bruno Keller/ }).waitFor();
    expect(new URL(page.url()).origin).toBe(product.server.origin);

    await page.goto(`${product.server.origin}/account`);
    await row.getByRole('button').first().click();
    await dialog(page).locator('input').fill('The laptop at home');
    await page.keyboard.press('Enter');
    const renamed = passkeys.getByRole('listitem').filter({ hasText: 'The laptop at home' });
    await dialog(page).waitFor({ state: 'detached' });
    await renamed.getByRole('button').last().click();
    await dialog(page).getByRole('button').last().click();
    await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(0);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await page.context().close();
  });
});

describe('personal access tokens', () => {
  it('are shown once, read for a program, and refused once revoked', async () => {
    const { page } = await openAccount('anna@demo.test');
    const tokens = section(page, 'Personal access tokens');
    await tokens.getByText('No token yet.').waitFor();
    await tokens.getByRole('button', { name: 'Create a token' }).click();
    await dialog(page).getByLabel('Name').fill('Evening statistics');
    await dialog(page).getByRole('button', { name: 'Create a token' }).click();
    const shown = page.getByRole('group', { name: 'Token' });
    await shown.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-token');
    const token = (await shown.textContent()) ?? '';
    const ask = async (method = 'GET') => {
      const answer = await fetch(`${product.server.origin}/ticketing/v1/event_dates`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/ld+json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      return answer.status;
    };
    expect([await ask(), await ask('POST')]).toEqual([200, 403]);
    await button(page, 'I have kept it').click();
    const row = tokens.getByRole('listitem').filter({ hasText: 'Evening statistics' });
    expect(await row.textContent()).toContain('Read only');
    await expect.poll(() => page.getByText(token).count()).toBe(0);
    await takePicture(page, 'account-tokens');
    await row.getByRole('button').click();
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await tokens.getByText('No token yet.').waitFor();
    expect(await ask()).toBe(401);
    await page.context().close();
  });
});
