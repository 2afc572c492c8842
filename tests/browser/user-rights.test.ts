/** Users, roles and personalised access as an administrator works with them, and as somebody invited comes in. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../fixtures/browser.ts';
import { openPage } from '../fixtures/chromium.ts';
import { readMails } from '../fixtures/mails.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
const ROOT = '/settings/user-rights';

beforeAll(async () => {
  product = await startProduct();
}, 180_000);
afterAll(() => product?.stop());

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function openAs(email: string, path: string, width = 1280): Promise<Page> {
  const { page } = await product.open(path, { as: email, viewport: { width, height: 900 } });
  return page;
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
}

describe('an administrator', () => {
  it('makes a role bound to one show and invites somebody, who chooses a password and sees that show alone', {
    timeout: 180_000,
  }, async () => {
    const page = await openAs('manager@demo.test', `${ROOT}/roles`);
    await page.getByRole('link', { name: 'New role' }).click();
    await page.getByRole('heading', { level: 1, name: 'New role' }).waitFor();
    await page.getByLabel('Role name').fill('One show only');
    await page.getByLabel('See the programme').check();
    await page.getByLabel('“See the programme” applies to').click();
    await page.getByRole('option', { name: 'Chosen shows' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Choose at least one, or grant it for everything.').waitFor();
    const [show] = await product.server.database.query<{ title: string }>(
      'system',
      'SELECT "title" FROM "ticketing" WHERE "contract_id" = 1 ORDER BY "id" LIMIT 1',
    );
    await pick(page, 'Shows for “See the programme”', show?.title ?? '');
    await page.keyboard.press('Escape');
    await picture(page, 'role-new');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'One show only', exact: true }).waitFor();

    await page.getByRole('link', { name: 'Users', exact: true }).last().click();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('nora@example.test');
    await dialog.getByLabel('First name').fill('Nora');
    await dialog.getByLabel('Surname').fill('Petit');
    await pick(page, 'Role', 'One show only');
    await picture(page, 'invite');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    const row = page.getByRole('row', { name: /nora@example\.test/ });
    await row.getByText('Invited').waitFor();
    await picture(page, 'users');

    // The mail is sent a moment after it was asked for.
    const readInvitations = () => readMails(product.server.varDir, 'nora@example.test');
    await expect.poll(readInvitations, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = readInvitations();
    const context = await product.browser.newContext({ locale: 'en-GB' });
    const hers = await openPage(context);
    await hers.goto(mail?.link ?? '');
    await picture(hers, 'choose-password');
    expect(await findFaults(hers)).toEqual([]);
    await hers.getByLabel('New password').fill('the curtain is red');
    await hers.getByLabel('The same once more').fill('the curtain is read');
    await hers.getByRole('button', { name: 'Keep this password' }).click();
    await hers.getByText('The two passwords are not the same.').waitFor();
    await hers.getByLabel('New password').fill('the curtain is red');
    await hers.getByLabel('The same once more').fill('the curtain is red');
    await hers.keyboard.press('Enter');
    await hers.getByRole('link', { name: 'Sign in' }).click();
    await hers.locator('input[type=password]').waitFor();
    await hers.locator('input[name=email]').fill('nora@example.test');
    await hers.locator('input[type=password]').fill('the curtain is red');
    await hers.keyboard.press('Enter');
    await hers.getByRole('navigation').first().waitFor();
    await hers.goto(`${product.server.origin}/Ticketing`);
    await hers
      .locator('main')
      .getByText(show?.title ?? '')
      .first()
      .waitFor();
    await expect.poll(() => hers.locator('main tbody tr').count()).toBe(1);
    await hers.goto(`${product.server.origin}${ROOT}/users`);
    await hers.getByText('You don’t have access to this page').waitFor();
    await picture(hers, 'forbidden');
    expect(await findFaults(hers)).toEqual([]);
    expect(await hers.getByRole('link', { name: 'Users and rights' }).count()).toBe(0);

    await page.reload();
    await row.getByText('Active').waitFor();
    await expect.poll(() => row.getByText('Never').count()).toBe(0);
    await row.getByRole('button', { name: 'Petit Nora' }).click();
    const drawer = page.getByRole('dialog', { name: 'Petit Nora' });
    await drawer.getByText('Through the role “One show only”.').waitFor();
    await drawer.getByText(show?.title ?? '').waitFor();
    await picture(page, 'user-drawer');
    expect(await findFaults(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Disable access' }).click();
    const asked = page.getByRole('dialog', { name: 'Disable access: Petit Nora' });
    await asked.getByText('The user is signed out', { exact: false }).waitFor();
    await asked.getByRole('button', { name: 'Disable access' }).click();
    await drawer.getByText(/Disabled/).waitFor();
    // Nothing is pressed in her window: it hears of it, and what stood there is gone.
    await hers.getByText('The access of nora@example.test to this organiser was disabled').waitFor();
    await picture(hers, 'disabled');
    expect(await findFaults(hers)).toEqual([]);
    expect(await hers.getByRole('navigation').count()).toBe(0);
    await hers.getByRole('button', { name: 'Sign in again' }).click();
    await hers.locator('input[type=password]').waitFor();
    await hers.context().close();
    await page.context().close();
  });

  it('sees who has a right and by what, by keyboard', { timeout: 60_000 }, async () => {
    const page = await openAs('manager@demo.test', `${ROOT}/users`);
    await page.getByRole('button', { name: 'Who has a right?' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('refund');
    await page.getByRole('option', { name: 'Refund' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Laurent Camille').waitFor();
    await expect
      .poll(() => dialog.getByRole('listitem').first().textContent())
      .toContain('Administrateur · All shows');
    await picture(page, 'holders');
    expect(await findFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('reads a role of the product, duplicates it, and is asked before changes are lost', {
    timeout: 60_000,
  }, async () => {
    const page = await openAs('manager@demo.test', `${ROOT}/roles`);
    await page.getByRole('link', { name: 'Guichet', exact: true }).click();
    await page.getByText('This role is built in').waitFor();
    await expect.poll(() => page.getByLabel('Refund').isDisabled()).toBe(true);
    await picture(page, 'role-fixed');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Duplicate' }).click();
    const name = page.getByLabel('Role name');
    await expect.poll(() => name.inputValue()).toBe('Copy of Guichet');
    await expect.poll(() => page.getByLabel('Sell', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Refund').check();
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => asked).toEqual(['confirm']);
    expect(await name.inputValue()).toBe('Copy of Guichet');
    await name.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Give the role a name.').waitFor();
    await name.fill('Guichet qui rembourse');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Guichet qui rembourse', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${ROOT}/roles`);
    await page.context().close();
  });

  it('resets the second factor of somebody, once asked, who is told by mail', {
    timeout: 60_000,
  }, async () => {
    const page = await openAs('manager@demo.test', `${ROOT}/users`);
    await page.getByRole('button', { name: 'Keller Bruno' }).click();
    await page.getByRole('button', { name: 'Reset the second factor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset the second factor: Keller Bruno' });
    await dialog.getByText('the user is signed out everywhere', { exact: false }).waitFor();
    await picture(page, 'reset-factor');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reset the second factor' }).click();
    await page.getByText('bruno@demo.test signs in with the password alone').waitFor();
    await picture(page, 'reset-factor-done');
    await expect
      .poll(() => readMails(product.server.varDir, 'bruno@demo.test').map(({ subject }) => subject))
      .toContain('Théâtre des Lumières: your second factor was reset');
    await page.context().close();
  });

  it('grants personalised access and revokes it, once asked', { timeout: 60_000 }, async () => {
    const page = await openAs('manager@demo.test', `${ROOT}/personalized-access`);
    await page.getByText('Nobody has personalised access').waitFor();
    await page.getByRole('button', { name: 'Grant personalised access' }).click();
    await pick(page, 'Person', 'Keller');
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByLabel('Sell', { exact: true }).isChecked()).toBe(true);
    await dialog.getByLabel('Refund').check();
    await picture(page, 'grant');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row', { name: /bruno@demo\.test/ });
    await row.getByRole('button', { name: 'Revoke' }).click();
    // The role held before the grant stands there already.
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Role afterwards').inputValue())
      .toBe('Guichet');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Nobody has personalised access').waitFor();
    await page.context().close();
  });
});

it('fits a telephone, in French', { timeout: 60_000 }, async () => {
  const { page } = await product.open(`${ROOT}/users`, {
    as: 'manager@demo.test',
    viewport: { width: 390, height: 800 },
    locale: 'fr-FR',
  });
  await page.getByRole('button', { name: 'Laurent Camille' }).waitFor();
  await picture(page, 'users-phone');
  expect(await page.evaluate(overflow)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Laurent Camille' }).click();
  await page.getByText('Par le rôle « Administrateur ».').waitFor();
  await picture(page, 'drawer-phone');
  await page.goto(`${product.server.origin}${ROOT}/roles/edit/1`);
  await page.getByText('Ce rôle est fourni avec le logiciel').waitFor();
  await picture(page, 'role-phone');
  expect(await page.evaluate(overflow)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.context().close();
});
