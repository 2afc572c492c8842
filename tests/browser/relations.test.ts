/** Pickers of other records, and lists of records inside their owner. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, connectClient } from './generic/connectClient.ts';
import { findFaults } from './generic/findFaults.ts';
import { button, field, heading } from './generic/locate.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
let client: Client;

beforeAll(async () => {
  screens = await startScreens();
  client = connectClient({ origin: screens.server.origin, token: screens.token });
});

afterAll(() => screens?.stop());

describe('a relation', () => {
  it('is searched to its last record', async () => {
    const { page, calls } = await screens.open('/TicketPrice/create');
    const picker = page.getByRole('combobox', { name: 'Performance' }).first();
    await picker.click();
    await page.getByRole('option').nth(20).waitFor();
    // Up from the first is the last of what is there: more comes until there is no more.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('ArrowUp');
          await page.keyboard.press('ArrowUp');
          return page.getByRole('option', { name: /20\d\d/ }).count();
        },
        { timeout: 15_000 },
      )
      .toBe(64);
    expect(calls.filter((each) => each.includes('/event_dates?')).length).toBe(3);
    expect(await findFaults(page)).toEqual([]);
  });

  it('is made in place when it is not there, and chosen', async () => {
    const { page } = await screens.open('/Ticketing/create');
    await page.getByRole('combobox', { name: 'Season' }).fill('Saison 2030');
    await page.getByRole('option', { name: 'Create “Saison 2030”' }).click();
    const dialog = page.getByRole('dialog', { name: 'New: Season' });
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Saison 2030');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('combobox', { name: 'Season' }).inputValue()).toBe('Saison 2030');
    await page.getByRole('link', { name: 'Open Saison 2030 in a new tab' }).waitFor();
  });

  it('leaves hidden records out', async () => {
    await client.make('/venues', { name: 'Closed for good', isHidden: true });
    const { page, calls } = await screens.open('/Ticketing/create');
    await page.getByRole('combobox', { name: 'Venue' }).click();
    await page.getByRole('option').first().waitFor();
    await expect
      .poll(() => calls.filter((each) => each.includes('/venues?')).at(-1))
      .toContain('isHidden=false');
    expect(await page.getByRole('option', { name: 'Closed for good' }).count()).toBe(0);
  });
});

describe('a list inside its owner', () => {
  it('is edited in its form; what is wrong stands at its row', async () => {
    const { page } = await screens.open('/ScanTrack/create');
    await field(page, 'Name').fill('Both doors');
    await button(page, 'Add a line').click();
    await button(page, 'Add a line').click();
    const first = page.getByRole('group', { name: 'Line 1' });
    await first.getByRole('combobox', { name: 'Checkpoint' }).click();
    await page.getByRole('option', { name: 'Balcon' }).click();
    await button(page, 'Create').click();
    await page.getByRole('alert').getByText('1 value is invalid').waitFor();
    await page.getByRole('button', { name: 'Checkpoints 2, Checkpoint' }).click();
    expect(await findFaults(page)).toEqual([]);
    await button(page, 'Remove: Line 2').click();
    await button(page, 'Create').click();
    await heading(page, 'Both doors').waitFor();
    await page.getByRole('cell', { name: 'Balcon' }).waitFor();
  });
});
