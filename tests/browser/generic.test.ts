/** The generic screens as a person meets them, on the demo's season. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;

beforeAll(async () => {
  server = await startTestServer();
  screens = await serveScreens({
    root: join(import.meta.dirname, '../../src'),
    server: server.origin,
    token: await server.token('manager@demo.test'),
  });
});

afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

describe('list', () => {
  it('is one request, with three relation columns and what names them', async () => {
    const { page, calls } = await screens.open('/Order');
    await page.getByRole('row').nth(10).waitFor();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(
      /^GET \/ticketing\/v1\/orders\?page=1&itemsPerPage=25&order\[createdAt\]=desc&fields=/,
    );
    expect(calls[0]).toContain('customer{displayName}');
    expect(await findFaults(page)).toEqual([]);
  });

  it('shows moments in the timezone of the show, not of the browser', async () => {
    const { page } = await screens.open('/EventDate');
    const zone = page.locator('[title="Time in Europe/Paris"]').first();
    const text = await zone.textContent();
    const [row] = await server.database.query<{ time: string }>(
      'system',
      `SELECT to_char(min("start_date") AT TIME ZONE 'Europe/Paris', 'DD/MM/YYYY, HH24:MI') AS "time" FROM "event_date" WHERE "contract_id" = 1`,
    );
    expect(text).toBe(row?.time);
  });

  it('filters by a choice, searches the title, sorts by a column, and says when nothing matches', async () => {
    const { page, calls } = await screens.open('/Ticketing');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('cyrano');
    await expect.poll(() => calls.at(-1)).toContain('title[contains]=cyrano');
    await page.getByRole('cell', { name: 'Cyrano' }).first().waitFor();
    await page.getByRole('button', { name: 'Title' }).click();
    await expect.poll(() => calls.at(-1)).toContain('order[title]=');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('zzzz');
    await page.getByText('Nothing matches').waitFor();
  });

  it('asks for a column that is added, and remembers it', async () => {
    const { page, calls } = await screens.open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const choice = page.getByRole('menuitemcheckbox', { checked: false }).first();
    const name = (await choice.textContent()) ?? '';
    await choice.click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name }).waitFor();
    expect(calls).toHaveLength(2);
    await page.reload();
    await page.getByRole('columnheader', { name }).waitFor();
  });

  it('speaks French, and stands on a phone without scrolling sideways', async () => {
    const { page } = await screens.open('/EventDate', { locale: 'fr-FR', width: 390 });
    await page.getByRole('heading', { level: 1, name: 'Représentations' }).waitFor();
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('show', () => {
  it('is one request until a list of what points here is opened, then one more', async () => {
    const { page, calls } = await screens.open('/EventDate/1/show');
    await page.getByText('Europe/Paris').first().waitFor();
    expect(calls).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Prices' }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect(calls).toHaveLength(2);
  });

  it('says what is missing, with the code', async () => {
    const { page } = await screens.open('/Order/999999/show');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('REQ-010');
  });
});

describe('edit', () => {
  it('is one request until a picker opens, and sends only what was changed under its version', async () => {
    const { page, calls } = await screens.open('/Venue/1');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.waitFor();
    expect(calls).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await name.fill('Théâtre des Ombres');
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    const request = await saved;
    expect(request.postDataJSON()).toEqual({ name: 'Théâtre des Ombres' });
    expect(request.headers()['if-match']).toMatch(/^"\d+"$/);
    await page.getByRole('heading', { level: 1, name: 'Théâtre des Ombres' }).waitFor();
  });

  it('searches the records of a relation by their title', async () => {
    const { page, calls } = await screens.open('/Ticketing/1');
    const season = page.getByRole('combobox', { name: 'Season' });
    await season.fill('Saison');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => calls.at(-1)).toContain('name[contains]=Saison');
    expect(calls.at(-1)).toContain('/ticketing/v1/seasons?');
  });

  it('says that somebody else was faster, and shows their version', async () => {
    const { page } = await screens.open('/Venue/2');
    await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await server.database.query(
      'system',
      `UPDATE "venue" SET "name" = 'Theirs' WHERE "contract_id" = 1 AND "id" = 2`,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else changed this meanwhile').waitFor();
    await page.getByRole('button', { name: 'Show the latest version' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit Theirs' }).waitFor();
  });

  it('asks before changes are lost', async () => {
    const { page } = await screens.open('/Venue/1');
    await page.getByRole('textbox', { name: 'Name' }).fill('Lost');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('link', { name: 'Cancel' }).click();
    await asked;
    expect(page.url()).toMatch(/\/Venue\/1$/);
  });
});

describe('create', () => {
  it('keeps what is not right on its field, then makes the record and deletes it again', async () => {
    const { page, calls } = await screens.open('/Tag/create');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    expect(calls).toHaveLength(0);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Première');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Première' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  });
});
