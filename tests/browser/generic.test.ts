/** The generic screens as a person meets them, on the demo's season. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

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
    await expect.poll(() => calls.at(-1)).toContain('q=Saison');
    expect(calls.at(-1)).toContain('/ticketing/v1/seasons?');
  });

  it('says that somebody else was faster, and shows their version', async () => {
    const { page } = await screens.open('/Venue/2');
    await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await screens.server.database.query(
      'system',
      `UPDATE "venue" SET "name" = 'Theirs' WHERE "contract_id" = 1 AND "id" = 2`,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Someone else has changed this in the meantime').waitFor();
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
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Première');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Première' }).waitFor();
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  });
});
