/** The bell, the help page and the account's menu, as a person uses them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadNotifications } from '../../overrides/desk/Notifications/server/spreadNotifications.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
  await screens.server.database.query(
    'system',
    `INSERT INTO "desk_notification" ("contract_id", "type", "message", "start", "expiry") VALUES
      (0, 'warning', 'Maintenance on Tuesday', now() - interval '1 hour', now() + interval '1 day'),
      (0, 'success', 'Seats can be moved', now() - interval '2 hours', now() + interval '1 day')`,
  );
  await screens.server.database.query(
    'system',
    `INSERT INTO "support_resource" ("contract_id", "type", "domain", "title", "position", "enabled") VALUES
      (0, 'tutorial', 'desk', 'Read me first', -1, true), (0, 'tutorial', 'desk', 'Withdrawn', -2, false)`,
  );
  await spreadNotifications(screens.server.database);
});

afterAll(() => screens?.stop());

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

describe('the bell', () => {
  it('counts what is new, shows it, newest first, and remembers what was seen and put away', async () => {
    const { page } = await screens.open('/Venue');
    await page.getByRole('button', { name: 'Notifications, 3 new' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const lines = panel.getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(3);
    expect(await lines.first().textContent()).toContain('Maintenance on Tuesday');
    expect(await lines.first().getByText('New').count()).toBe(1);
    await picture(page, 'bell');
    expect(await findFaults(page)).toEqual([]);

    await panel.getByRole('button', { name: 'Dismiss: Seats can be moved' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.count()).toBe(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Notifications');
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.count()).toBe(0);

    await expect
      .poll(async () =>
        screens.server.database.query(
          'system',
          `SELECT count("viewed_at")::int AS viewed, count("discarded_at")::int AS discarded
           FROM "user_desk_notification" WHERE "contract_id" = 1 AND "accounts_user_id" = 1`,
        ),
      )
      .toEqual([{ viewed: 3, discarded: 1 }]);
    await page.reload();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.context().close();
  });

  it('stands in the bar of a telephone, in French', async () => {
    const { page } = await screens.open('/Venue', { locale: 'fr-FR', width: 390 });
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('button', { name: 'Ignorer : Maintenance on Tuesday' }).waitFor();
    await picture(page, 'bell-phone');
    expect(await findFaults(page)).toEqual([]);
    await panel.getByRole('link', { name: 'Toutes les notifications' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mes notifications' }).waitFor();
    await page.context().close();
  });
});

describe('help', () => {
  it('stands by subject, narrowed to a kind by keyboard', async () => {
    const { page } = await screens.open('/resources');
    const main = page.locator('main');
    await main.getByRole('heading', { level: 2, name: 'Desk' }).waitFor();
    const subjects = () => main.getByRole('heading', { level: 2 }).allTextContents();
    await expect
      .poll(subjects)
      .toEqual(['Desk', 'Customer relations', 'Ticket import', 'Offers', 'Reporting accounts']);
    // By position, and none that was withdrawn.
    await main.getByRole('heading', { level: 3 }).first().getByText('Read me first').waitFor();
    expect(await main.getByText('Withdrawn').count()).toBe(0);
    await picture(page, 'help');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Videos' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(subjects).toEqual(['Offers']);
    const link = page.getByRole('link', { name: /^Open: Créer un abonnement/ });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    await page.context().close();
  });

  it('fits a telephone, dark, in French', async () => {
    const { page } = await screens.open('/resources', { locale: 'fr-FR', width: 390 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('heading', { level: 1, name: 'Aide et nouveautés' }).waitFor();
    await page.locator('main').getByRole('heading', { level: 2, name: 'Guichet' }).waitFor();
    await picture(page, 'help-phone-dark');
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await page.context().close();
  });
});

it('says in the account’s menu which desk this is', async () => {
  const { page } = await screens.open('/Venue');
  await page.getByRole('button', { name: /Camille Laurent/ }).click();
  await page.getByText('Version 10.30.1').waitFor();
  await picture(page, 'account');
  // A menu stands outside all landmarks, as the library draws it.
  expect((await findFaults(page)).filter((fault) => !fault.startsWith('region:'))).toEqual([]);
  await page.context().close();
});

it('connects the live socket only where the feature is on', async () => {
  const watch = async () => {
    const { page } = await screens.open('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.goto(`${screens.origin}/Venue`);
    const isAsked = (part: string) => asked.some((url) => url.includes(part));
    await expect.poll(() => isAsked('/features')).toBe(true);
    // What waits for a first screen that stands comes with the bell.
    await page.getByRole('button', { name: /^Notifications/, disabled: false }).waitFor();
    return { page, isConnected: () => isAsked('/socket.io'), tellsToken: () => isAsked('oken=') };
  };
  const on = await watch();
  await expect.poll(on.isConnected).toBe(true);
  // Addresses are kept on their way; a token is no part of one.
  expect(on.tellsToken()).toBe(false);
  const { page } = await screens.open('/Feature');
  const live = page.getByRole('switch', { name: 'Live updates' });
  await live.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => live.isChecked()).toBe(false);
  await expect.poll(() => live.isEnabled()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Offline scanning' }).isChecked()).toBe(true);
  await picture(page, 'features');
  expect(await findFaults(page)).toEqual([]);
  const off = await watch();
  await off.page.waitForTimeout(1000);
  expect(off.isConnected()).toBe(false);
});
