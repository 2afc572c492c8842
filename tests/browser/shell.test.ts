/** The frame around every screen: its menu, its tray, what it says when something is wrong. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

describe('the menu', () => {
  it('opens and shuts its sections by keyboard, and remembers', async () => {
    const { page } = await screens.open('/Venue');
    const section = page.getByRole('button', { name: 'More under “Customers”' });
    expect(await section.getAttribute('aria-expanded')).toBe('false');
    await section.focus();
    await page.keyboard.press('Enter');
    const line = page.getByRole('navigation').getByRole('link', { name: 'Customer imports', exact: true });
    await line.waitFor();
    await page.reload();
    await line.waitFor();
  });

  it('has one line for customers, at their address; who has bought is found under all data', async () => {
    const { page } = await screens.open('/data');
    const customers = page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true });
    await expect
      .poll(() => customers.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      .toEqual(['/customers']);
    const buyers = page.getByRole('main').getByRole('link', { name: 'Buyers', exact: true });
    expect(await buyers.getAttribute('href')).toBe('/Customer');
  });

  it('lists all data for administrators, and finds a list by a few letters', async () => {
    const { page } = await screens.open('/');
    await page.getByRole('navigation').getByRole('link', { name: 'All data', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Letterings' }).waitFor();
    await page.getByRole('searchbox', { name: 'Find a list' }).fill('walle');
    await expect.poll(() => page.getByRole('main').getByRole('link').allTextContents()).toEqual(['Wallets']);
    expect(await findFaults(page)).toEqual([]);
  });

  it('finds a screen whatever the accents, and Enter opens it', async () => {
    const { page } = await screens.open('/Venue', { locale: 'fr-FR' });
    await page.getByRole('searchbox', { name: 'Trouver une page' }).fill('represent');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Représentations' }).waitFor();
  });
});

describe('the tray', () => {
  it('shows a job that ended and what it was refused, and forgets it when told', async () => {
    const [job] = await screens.server.database.query<{ id: number }>(
      'system',
      `INSERT INTO "job" ("contract_id", "name", "status", "progress", "parameters", "created_at", "updated_at")
       VALUES (1, 'selection', 'STARTED', 40, '{"operation":"update","entity":"Customer"}', now(), now()) RETURNING "id"`,
    );
    const address = `/ticketing/v1/jobs/${job?.id}`;
    const { page } = await screens.open('/Venue');
    await page.evaluate(
      (kept) => sessionStorage.setItem('back-office.longWork', JSON.stringify([kept])),
      address,
    );
    await page.reload();
    const tray = page.getByRole('region', { name: 'Background jobs' });
    await tray.getByRole('progressbar', { name: 'Change: Buyers' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    const refused = { record: '/ticketing/v1/customers/7', code: 'TX-001', message: 'Used.', values: {} };
    const result = { matched: 1999, changed: 1998, failed: 1, errors: [refused] };
    await screens.server.database.query(
      'system',
      `UPDATE "job" SET "status" = 'SUCCESS', "progress" = 100, "result" = $2 WHERE "id" = $1`,
      [job?.id, JSON.stringify(result)],
    );
    await page.getByText('Change: Buyers: 1,998 done, 1 refused').waitFor();
    await tray.getByText('Done – 1,998 done, 1 refused').waitFor();
    await tray.getByRole('link', { name: 'Change: Buyers' }).click();
    const named = page.getByRole('region', { name: 'Refused (1)' });
    await named.getByText('This record is still used by others.', { exact: false }).waitFor();
    expect(await named.getByRole('link').getAttribute('href')).toBe('/Customer/7/show');
    // It has ended: there is nothing to cancel.
    expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await tray.getByRole('button', { name: /^Dismiss / }).click();
    await expect.poll(() => tray.count()).toBe(0);
  });
});

describe('when something is wrong', () => {
  it('shows the way home from an address that leads nowhere', async () => {
    const { page } = await screens.open('/nowhere/at/all');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${screens.origin}/`);
  });
});
