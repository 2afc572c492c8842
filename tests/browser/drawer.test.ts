/** The drawer at the desk, as a seller and then their manager see it: float, cash in, count two euros short, statement. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

/** A button that was greyed is pressable, and as dark as it gets. */
const untilReady = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, disabled: false }).waitFor();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the drawer of a desk session', () => {
  it('opens with a float, takes cash in, is counted two euros short with a reason, and has its statement', async () => {
    const { page } = await demo.screens.open('/sales');
    await page.getByLabel('Opening float (EUR)').fill('150');
    await untilReady(page, 'Open my session');
    expect(await findFaults(page)).toEqual([]);
    await press(page, 'Open my session');
    await press(page, 'Cash in or out');
    const asked = page.getByRole('dialog', { name: 'Cash in or out' });
    await asked.getByLabel('Amount (EUR)').fill('50,5');
    await asked.getByLabel('Reason').fill('Change from the safe');
    await untilReady(page, 'Record');
    expect(await findFaults(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Record' }).click();
    await asked.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Count and close' }).click();
    await page.getByLabel('Expected').getByText('€200.50').waitFor();
    await page.getByLabel('How many of €50.00').fill('3');
    await page.getByLabel('How many of €20.00').fill('2');
    await page.getByLabel('How many of €5.00').fill('1');
    await page.getByLabel('How many of €2.00').fill('1');
    await page.getByLabel('How many of €1.00').fill('1');
    await page.getByLabel('How many of €0.50').fill('1');
    await page.getByText('€2.00 are missing.').waitFor();
    await press(page, 'Close the session');
    const reason = page.getByLabel('Reason for the difference');
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/sales/close');
    await reason.fill('A coin fell behind the counter');
    await untilReady(page, 'Close the session');
    expect(await findFaults(page)).toEqual([]);
    await press(page, 'Close the session');
    const account = page.getByRole('region', { name: 'Account of the session' });
    await account.getByText('Reason for the difference: A coin fell behind the counter').waitFor();
    await account.getByText('-€2.00').waitFor();
    const drawn = page.waitForResponse('**/accountability.pdf?language=en');
    await account.getByRole('button', { name: 'Statement (PDF)' }).click();
    expect((await drawn).headers()['content-type']).toBe('application/pdf');
    await untilReady(page, 'Statement (PDF)');
    expect(await findFaults(page)).toEqual([]);
  });

  it('is counted by keys, coin after coin, in French on a phone, and warns when it was left open', async () => {
    const opened = await fetch(`${demo.server.origin}/ticketing/v1/desk_sessions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await demo.server.token('manager@demo.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ openingFloat: 7000 }),
    });
    expect(opened.status).toBe(201);
    await demo.server.database.query(
      'system',
      `UPDATE "desk_session" SET "start_date" = now() - interval '2 days' WHERE "end_date" IS NULL AND "user_email" = $1`,
      ['manager@demo.test'],
    );
    const { page } = await demo.screens.open('/sales', { locale: 'fr-FR', width: 390 });
    await page.getByText('Cette session est ouverte depuis').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Compter et fermer' }).click();
    const fifty = page.getByLabel('Nombre de 50,00 €');
    await fifty.fill('1');
    await fifty.press('Enter');
    const twenty = page.getByLabel('Nombre de 20,00 €');
    await expect.poll(() => twenty.evaluate((field) => field === document.activeElement)).toBe(true);
    await twenty.fill('1');
    await page.getByText('Le compte est juste.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fermer la session' }).click();
    await page.getByRole('region', { name: 'Compte de la session' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('is in the list of its day, by seller and state, with its report and the file of what is shown', async () => {
    const { page } = await demo.screens.open('/accountability/desk-sessions');
    const table = page.getByRole('region', { name: 'Desk sessions' });
    await table.getByText('€2.00 missing').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'desk-sessions-of-days');
    await page.getByLabel('State').click();
    await page.getByRole('option', { name: 'Difference' }).click();
    await expect.poll(() => table.getByText('Count is right').count()).toBe(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Desk sessions .*\.csv$/);
    await table
      .getByRole('link', { name: /^Session / })
      .first()
      .click();
    await page.getByRole('region', { name: 'Account of the session' }).waitFor();
  });

  it('lists sessions in French on a phone', async () => {
    const { page } = await demo.screens.open('/accountability/desk-sessions', {
      locale: 'fr-FR',
      width: 390,
    });
    await page.getByRole('region', { name: 'Sessions de caisse' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'desk-sessions-phone');
  });
});
