/** `/account`: what one comes in by beside the password: a second factor, passkeys, tokens for programs. */

import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { openPage } from '../fixtures/chromium.ts';
import { button, dialog, openAccount, PASSWORD, section } from './generic/account.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

/** What is on the clipboard, line by line: pages of ours may not read it. */
async function paste(page: Page): Promise<readonly string[]> {
  const elsewhere = await openPage(page.context());
  await elsewhere.setContent('<textarea></textarea>');
  const field = elsewhere.getByRole('textbox');
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await elsewhere.close();
  return text.split('\n');
}

describe('the second factor', () => {
  it('is turned on by a code, shows its recovery codes once, and is turned off by the password', async () => {
    const { page } = await openAccount(product, 'manager@demo.test', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const factor = section(page, 'Second factor');
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await dialog(page).locator('input').fill('not this one');
    await button(page, 'Continue').click();
    await dialog(page).getByText('This is not your current password.').waitFor();
    await dialog(page).locator('input').fill(PASSWORD);
    await button(page, 'Continue').click();

    const picture = page.getByRole('img', { name: /^QR code/ });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-factor');
    const letters = (await page.getByRole('group', { name: 'Secret' }).textContent()) ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(letters.replaceAll(' ', '')) });
    const right = totp.generate();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    await dialog(page).getByLabel('Code').fill(wrong);
    await dialog(page).getByRole('button', { name: 'Turn on' }).click();
    await dialog(page).getByText('This is not the current code.', { exact: false }).waitFor();
    await dialog(page).getByLabel('Code').fill(totp.generate());
    await dialog(page).getByRole('button', { name: 'Turn on' }).click();

    const codes = page.getByRole('group', { name: 'Recovery codes' });
    await codes.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'account-codes');
    const shown = ((await codes.textContent()) ?? '').trim().split('\n');
    expect(shown.length).toBeGreaterThan(5);
    await button(page, 'Copy').click();
    await expect.poll(() => paste(page)).toEqual(shown);
    const download = page.waitForEvent('download');
    await button(page, 'Save as a file').click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await button(page, 'I have saved them').click();
    await factor.getByText(`${shown.length} recovery codes left`).waitFor();
    await expect.poll(() => page.getByText(shown[0] ?? '').count()).toBe(0);

    await factor.getByRole('button', { name: 'Turn off' }).click();
    await dialog(page).locator('input').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Turn off' }).click();
    await factor.getByText('Off', { exact: true }).waitFor();
    await page.context().close();
  });
});

describe('passkeys', () => {
  it('are added with a name, signed in with instead of the password, named anew and removed', async () => {
    const { page, faults } = await openAccount(product, 'bruno@demo.test', { locale: 'en-GB' });
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
    const passkeys = section(page, 'Passkeys');
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
    const { page } = await openAccount(product, 'anna@demo.test');
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
    await button(page, 'I have saved it').click();
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
