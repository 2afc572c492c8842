/** What is done with many rows of a list at once, the views it is kept under, and its settings on the server. */
import { readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

async function count(text: string): Promise<number> {
  const [row] = await screens.server.database.query<{ count: number }>('system', text);
  return row?.count ?? 0;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected records' });

async function open(path: string) {
  const opened = await screens.open(path);
  await opened.page.locator('tbody tr[data-index]').nth(1).waitFor();
  return opened;
}

describe('chosen rows', () => {
  it('are one page, then everything the filters match, changed in one call after the count was seen', async () => {
    const total = await count(`SELECT count(*)::int AS "count" FROM "event_date" WHERE "contract_id" = 1`);
    const { page, calls } = await open('/EventDate?layout=table');
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
    await bar(page).getByText('25 selected').waitFor();
    // Under the list, not under the menu beside it.
    const box = await bar(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo((256 + 1280) / 2, -1);
    await bar(page)
      .getByRole('button', { name: `Select all ${total} matching` })
      .click();
    await bar(page).getByText(`All ${total} matching`).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: `Change ${total} performances` });
    await dialog.getByRole('combobox', { name: 'Add a field to change' }).fill('room');
    await page.getByRole('option', { name: 'Room', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Room' }).fill('Grand plateau');
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().includes('/selection'),
    );
    await dialog.getByRole('button', { name: `Change ${total}` }).click();
    expect((await sent).postDataJSON()).toEqual({
      patch: { seatingName: 'Grand plateau' },
      expectedTotal: total,
    });
    await page.getByText(`${total} records changed`).waitFor();
    await bar(page).waitFor({ state: 'detached' });
    expect(
      await count(
        `SELECT count(*)::int AS "count" FROM "event_date" WHERE "contract_id" = 1 AND "seating_name" = 'Grand plateau'`,
      ),
    ).toBe(total);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  it('are counted again when others came meanwhile, before anything is deleted', async () => {
    const add = (name: string) =>
      screens.server.database.query(
        'system',
        `INSERT INTO "tag" ("contract_id", "id", "name") SELECT 1, max("id") + 1, $1 FROM "tag"`,
        [name],
      );
    await add('Bulk 1');
    await add('Bulk 2');
    const { page } = await open('/Tag?filter={"name":{"startsWith":"Bulk"}}');
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select Bulk 1' }).click();
    await page.getByRole('checkbox', { name: 'Select Bulk 2' }).click({ modifiers: ['Shift'] });
    await bar(page).getByText('2 selected').waitFor();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Delete 2 tags?' }).waitFor();
    await screens.server.database.query(
      'system',
      `DELETE FROM "tag" WHERE "contract_id" = 1 AND "name" = 'Bulk 2'`,
    );
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    await remove.click();
    await page.getByRole('alert').waitFor();
    expect(await count(`SELECT count(*)::int AS "count" FROM "tag" WHERE "name" = 'Bulk 1'`)).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Delete 1 tag?' }).waitFor();
    await remove.click();
    await page.getByText('1 record deleted').waitFor();
    expect(await count(`SELECT count(*)::int AS "count" FROM "tag" WHERE "name" = 'Bulk 1'`)).toBe(0);
  });

  it('are hidden, and found again among the hidden ones', async () => {
    const { page, calls } = await open('/Venue');
    expect(calls[0]).toContain('isHidden=false');
    const box = page.locator('tbody').getByRole('checkbox').first();
    const name = (await box.getAttribute('aria-label'))?.replace('Select ', '') ?? '';
    await box.click();
    await bar(page).getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await page.getByText('1 record changed').waitFor();
    await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('combobox', { name: 'Hidden records' }).click();
    await page.getByRole('option', { name: 'Hidden only' }).click();
    await page.getByRole('button', { name: 'Compact' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await expect.poll(() => page.url()).toContain('hidden=only');
  });
});

describe('export', () => {
  it('saves all rows the filters match, with the columns shown and relations by their names', async () => {
    const { page } = await screens.open('/');
    // A test cannot answer the browser's own file dialog: what browsers without one do is seen here.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await page.goto(`${screens.origin}/Order`);
    await page.locator('tbody tr[data-index]').nth(1).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const total = await count(`SELECT count(*)::int AS "count" FROM "order" WHERE "contract_id" = 1`);
    const title = `Export ${new Intl.NumberFormat('en').format(total)} orders`;
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    expect(await findFaults(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^Orders \d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toContain('"Number","Payment status","Customer"');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('views', () => {
  it('keep filter, order and columns under a name, opened by a link that names the view alone', async () => {
    const { page, calls } = await open('/Order');
    await page.locator('main button[aria-haspopup=dialog]').filter({ hasText: 'Payment status' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Paid', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    const usual = page.getByRole('menuitemradio', { name: 'Default view' });
    await usual.waitFor();
    expect(await usual.getAttribute('aria-checked')).toBe('false');
    await page.getByRole('button', { name: 'Save as a view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('All paid');
    await page
      .getByRole('checkbox', { name: 'Share with everyone' })
      .or(page.getByRole('switch'))
      .first()
      .click();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'All paid' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/view=\d+/);
    const id = new URL(page.url()).searchParams.get('view');
    const [view] = await screens.server.database.query<Record<string, unknown>>(
      'system',
      `SELECT "owner", "is_shared", "filter", "resource" FROM "saved_view" WHERE "contract_id" = 1 AND "id" = $1`,
      [Number(id)],
    );
    expect(view).toEqual({
      owner: 'manager@demo.test',
      is_shared: true,
      filter: { paymentStatus: 'payed' },
      resource: 'Order',
    });
    const before = calls.length;
    await page.goto(`${screens.origin}/Order?view=${id}`);
    await page.getByRole('button', { name: 'All paid' }).waitFor();
    await page.locator('tbody tr[data-index]').nth(1).waitFor();
    const lists = () => calls.slice(before).filter((call) => call.includes('/orders?'));
    await expect.poll(() => lists().at(-1)).toContain('paymentStatus=payed');
    await page.getByRole('button', { name: 'All paid' }).click();
    await usual.click();
    await page.getByRole('button', { name: 'Views' }).waitFor();
    await expect.poll(() => lists().at(-1)).not.toContain('paymentStatus=payed');
    await page.getByRole('button', { name: 'Views' }).click();
    await expect.poll(() => usual.getAttribute('aria-checked')).toBe('true');
  });
});

describe('settings', () => {
  it('are kept on the server and found by another browser', async () => {
    const { page } = await open('/Season');
    await page.getByRole('button', { name: 'Display' }).click();
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/me/settings'),
    );
    await page.getByRole('button', { name: 'Compact' }).click();
    expect((await kept).status()).toBe(200);
    const other = await open('/Season');
    const row = other.page.locator('tbody tr[data-index]').first();
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(40);
  });

  it('stay as they were set when what the server had before comes late', async () => {
    const { page } = await screens.open('/');
    const isSetting = (response: Response) =>
      response.request().method() === 'PUT' && response.url().endsWith('/me/settings');
    const late = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    await page.route('**/me/settings', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      isRead.resolve();
      await late.promise;
      return route.fulfill({ response });
    });
    await page.goto(`${screens.origin}/Tag?layout=table`);
    const row = page.locator('tbody tr[data-index]').first();
    const height = async () => (await row.boundingBox())?.height;
    await isRead.promise;
    await page.getByRole('button', { name: 'Display' }).click();
    const kept = page.waitForResponse(isSetting);
    await page.getByRole('button', { name: 'Roomy' }).click();
    await expect.poll(height).toBeGreaterThan(50);
    // Kept before the answer, it would be undone by it: time is given for that, and none is needed.
    await Promise.race([kept, page.waitForTimeout(1500)]);
    late.resolve();
    expect((await kept).status()).toBe(200);
    await page.keyboard.press('Escape');
    expect(await height()).toBeGreaterThan(50);
  });
});

describe('print', () => {
  it('draws the whole list under its name and its filters', async () => {
    const { page } = await screens.open('/');
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(`${screens.origin}/EventDate?filter={"status":"opened"}`);
    await page.locator('tbody tr[data-index]').nth(1).waitFor();
    const total = await count(
      `SELECT count(*)::int AS "count" FROM "event_date" WHERE "contract_id" = 1 AND "status" = 'opened'`,
    );
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('button', { name: 'Print this list' }).click();
    const sheet = page.locator('.print-view');
    await sheet.getByRole('heading', { name: 'Performances' }).waitFor();
    await expect.poll(() => sheet.locator('tbody tr').count()).toBe(total);
    await sheet.getByText(`${total} records`).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#root').isVisible()).toBe(false);
  });
});
