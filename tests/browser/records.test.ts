/** A record as a person works with it: its past, conflicts, its menu, its place in a list. */
import type { Page } from 'playwright-core';
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

describe('history', () => {
  it('says who changed what, from what to what, and sets one change back', async () => {
    const id = await client.make('/venues', { name: 'Hall', city: 'Nantes' });
    await client.call('PATCH', `/venues/${id}`, { name: 'Great Hall', city: 'Rennes' });
    const { page } = await screens.open(`/Venue/${id}/show`);
    await button(page, 'History').click();
    const drawer = page.getByRole('dialog', { name: 'History' });
    const entry = drawer.getByRole('listitem').filter({ hasText: 'manager@demo.test changed this' });
    await entry.getByText('Great Hall').waitFor();
    await entry.getByText('Hall', { exact: true }).waitFor();
    const creation = drawer.getByRole('listitem').filter({ hasText: 'manager@demo.test created this' });
    await creation.getByText('Nantes').waitFor();
    expect(await creation.getByText('Great Hall').count()).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await entry.getByRole('button', { name: 'Revert' }).click();
    const asked = page.getByRole('dialog', { name: 'Revert this change?' });
    await asked.getByRole('checkbox', { name: 'City' }).uncheck();
    await asked.getByRole('button', { name: 'Revert' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await heading(page, 'Hall').waitFor();
    expect(await client.call('GET', `/venues/${id}`)).toMatchObject({ name: 'Hall', city: 'Rennes' });
  });
});

describe('conflict', () => {
  it('shows both versions, keeps what one alone changed, and saves what is chosen', async () => {
    const id = await client.make('/venues', { name: 'Before', city: 'Nantes', zipCode: '44000' });
    const { page } = await screens.open(`/Venue/${id}`);
    await field(page, 'Name').fill('Mine');
    await field(page, 'Postcode').fill('44100');
    await client.call('PATCH', `/venues/${id}`, { name: 'Theirs', city: 'Rennes' });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this in the meantime' });
    await dialog.getByText('manager@demo.test saved a newer version').waitFor();
    expect(await dialog.getByRole('button', { name: '1 field to resolve' }).isDisabled()).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Mine' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Mine').waitFor();
    expect(await client.call('GET', `/venues/${id}`)).toMatchObject({
      name: 'Mine',
      city: 'Rennes',
      zipCode: '44100',
    });
  });

  it('is announced while one types, and leaves what is typed alone', async () => {
    const id = await client.make('/venues', { name: 'Quiet' });
    const { page } = await screens.open(`/Venue/${id}`);
    await field(page, 'City').fill('Lille');
    // The socket opens a while after the screen: until then nothing can be heard.
    await expect
      .poll(
        async () => {
          await client.call('PATCH', `/venues/${id}`, { name: `Loud ${Math.random()}` });
          return page.getByText('manager@demo.test has just changed this record.').count();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(1);
    expect(await field(page, 'City').inputValue()).toBe('Lille');
    await button(page, 'Compare with mine').click();
    await page.getByRole('dialog').getByText('You changed different fields').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await heading(page, /^Loud/).waitFor();
    expect(await client.call('GET', `/venues/${id}`)).toMatchObject({ city: 'Lille' });
  });
});

describe('the records of a list', () => {
  it('are gone through by key in its filter and order, past the end of its page', async () => {
    const { page, calls } = await screens.open('/Customer?perPage=10&sort=id&order=ASC&page=1');
    await page.locator('[data-row-link]').nth(9).click();
    await page.getByText('10 of 1,000', { exact: true }).waitFor();
    const before = calls.length;
    await page.keyboard.press('j');
    await page.getByText('11 of 1,000', { exact: true }).waitFor();
    expect(calls.slice(before).filter((each) => each.includes('page=2'))).toHaveLength(1);
    await page.keyboard.press('k');
    await page.getByText('10 of 1,000', { exact: true }).waitFor();
    await button(page, 'Previous in the list').click();
    await page.getByText('9 of 1,000', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('9 of 1,000', { exact: true }).waitFor();
  });

  it('are left for the page and the row of the one gone on to', async () => {
    const { page } = await screens.open('/Customer?filter={}&perPage=25&sort=id&order=ASC&page=1');
    const back = page.getByRole('main').getByRole('link', { name: 'Buyers', exact: true });
    await page.locator('[data-row-link]').nth(24).click();
    await page.getByText('25 of 1,000', { exact: true }).waitFor();
    await back.click();
    // Last of its page: it is scrolled to where it can be seen.
    await seeRow(page, 24);
    await page.keyboard.press('Enter');
    await page.getByText('25 of 1,000', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.getByText('26 of 1,000', { exact: true }).waitFor();
    await back.click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await page.getByText('26–50 of 1,000', { exact: true }).waitFor();
    await seeRow(page, 0);
  });
});

/** The row of the list that is in focus, and in sight. */
const seeRow = (page: Page, index: number) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const link = document.activeElement;
        const frame = link?.closest('[role=region]')?.getBoundingClientRect();
        const box = link?.getBoundingClientRect();
        const isSeen = frame && box && box.top >= frame.top && box.bottom <= frame.bottom;
        return isSeen ? link?.closest('[data-index]')?.getAttribute('data-index') : undefined;
      }),
    )
    .toBe(String(index));

describe('a record', () => {
  it('is duplicated into a form that is not saved yet', async () => {
    const { page } = await screens.open('/Venue/1/show');
    const name = (await heading(page, /./).textContent()) ?? '';
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByText(`Copy of ${name}`).waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(name);
  });

  it('is hidden, and shown again from the notice', async () => {
    const id = await client.make('/venues', { name: 'Now and then' });
    const { page } = await screens.open(`/Venue/${id}/show`);
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await page.getByText('This record is hidden').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('This record is hidden').waitFor({ state: 'detached' });
    await expect.poll(() => client.call('GET', `/venues/${id}`)).toMatchObject({ isHidden: false });
  });

  it('is saved, and set back from the notice unless somebody else has changed it since', async () => {
    const id = await client.make('/venues', { name: 'Salle Molière' });
    const { page } = await screens.open(`/Venue/${id}`);
    const save = async (name: string) => {
      await field(page, 'Name').fill(name);
      await page.keyboard.press('Control+s');
      await heading(page, name).waitFor();
    };
    await save('Salle Racine');
    await button(page, 'Undo').click();
    await page.getByText('Undone').waitFor();
    await heading(page, 'Salle Molière').waitFor();
    expect(await client.call('GET', `/venues/${id}`)).toMatchObject({ name: 'Salle Molière' });
    await page.getByRole('link', { name: 'Edit' }).click();
    await save('Salle Corneille');
    await client.call('PATCH', `/venues/${id}`, { name: 'Salle Feydeau' });
    await button(page, 'Undo').click();
    await page.getByRole('alert').waitFor();
    expect(await client.call('GET', `/venues/${id}`)).toMatchObject({ name: 'Salle Feydeau' });
  });

  it('that others refer to is not deleted, and says which they are', async () => {
    const { page } = await screens.open('/Venue/1/show');
    await button(page, 'More options').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete “/ });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('link', { name: /^Shows \(\d+\)/ }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('counts what points to it in its one request, and makes another from there', async () => {
    const { page, calls } = await screens.open('/Ticketing/1/show');
    await page.getByRole('tab', { name: /^Performances \d+/ }).click();
    expect(calls.filter((each) => !each.includes('/event_dates'))).toHaveLength(1);
    await page.getByRole('link', { name: 'New: Performance' }).click();
    await heading(page, 'New: Performance').waitFor();
    // It is named once it is read.
    const named = () => page.getByRole('combobox', { name: 'Show' }).inputValue();
    await expect.poll(named).not.toBe('');
    const show = await named();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await heading(page, show).waitFor();
    expect(new URL(page.url()).search).toBe('?list=eventDateList');
  });

  it('folds away what is empty, and links to its parts', async () => {
    const { page } = await screens.open('/EventDate/1/show');
    const fold = page.getByRole('button', { name: /^Show \d+ empty fields$/ }).last();
    await fold.click();
    await expect.poll(() => page.getByRole('button', { name: /^Hide \d+ empty fields$/ }).count()).toBe(1);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Stock' }).click();
    await page.getByRole('heading', { name: 'Stock', level: 2 }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });
});
