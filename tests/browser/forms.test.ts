/** Show and edit screens as a person works with them: the past of a record, conflicts, lists in place, pickers, rows. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

const API = '/ticketing/v1';

let server: TestServer;
let screens: Screens;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
  screens = await serveScreens({
    server: server.origin,
    token,
  });
});

afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

type Json = Record<string, unknown>;

/** As another client of the same API does. */
async function call(method: string, path: string, body?: Json, by = token): Promise<Json> {
  const response = await fetch(`${server.origin}${API}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${by}`,
      'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? {} : ((await response.json()) as Json);
}

/** @returns the new record's id */
async function make(path: string, body: Json): Promise<string> {
  const { '@id': iri } = await call('POST', path, body);
  return String(iri).split('/').at(-1) ?? '';
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('history', () => {
  it('says who changed what, from what to what, and sets one change back', async () => {
    const id = await make('/venues', { name: 'Hall', city: 'Nantes' });
    await call('PATCH', `/venues/${id}`, { name: 'Great Hall', city: 'Rennes' });
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
    await entry.getByRole('button', { name: 'Set back' }).click();
    const asked = page.getByRole('dialog', { name: 'Set this change back?' });
    await asked.getByRole('checkbox', { name: 'City' }).uncheck();
    await asked.getByRole('button', { name: 'Set back' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await heading(page, 'Hall').waitFor();
    expect(await call('GET', `/venues/${id}`)).toMatchObject({ name: 'Hall', city: 'Rennes' });
  });
});

describe('conflict', () => {
  it('shows both versions, keeps what one alone changed, and saves what is chosen', async () => {
    const id = await make('/venues', { name: 'Before', city: 'Nantes', zipCode: '44000' });
    const { page } = await screens.open(`/Venue/${id}`);
    await field(page, 'Name').fill('Mine');
    await field(page, 'Postcode').fill('44100');
    await call('PATCH', `/venues/${id}`, { name: 'Theirs', city: 'Rennes' });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    await dialog.getByText('manager@demo.test saved a newer version').waitFor();
    expect(await dialog.getByRole('button', { name: '1 field to choose' }).isDisabled()).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Mine' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Mine').waitFor();
    expect(await call('GET', `/venues/${id}`)).toMatchObject({
      name: 'Mine',
      city: 'Rennes',
      zipCode: '44100',
    });
  });

  it('is announced while one types, and leaves what is typed alone', async () => {
    const id = await make('/venues', { name: 'Quiet' });
    const { page } = await screens.open(`/Venue/${id}`);
    await field(page, 'City').fill('Lille');
    // The socket opens a while after the screen: until then nothing can be heard.
    await expect
      .poll(
        async () => {
          await call('PATCH', `/venues/${id}`, { name: `Loud ${Math.random()}` });
          return page.getByText('manager@demo.test has just changed this record.').count();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(1);
    expect(await field(page, 'City').inputValue()).toBe('Lille');
    await button(page, 'Compare with mine').click();
    await page.getByRole('dialog').getByText('You changed different things').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await heading(page, /^Loud/).waitFor();
    expect(await call('GET', `/venues/${id}`)).toMatchObject({ city: 'Lille' });
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
    const back = page.getByRole('main').getByRole('link', { name: 'Customers', exact: true });
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
    await make('/venues', { name: 'Closed for good', isHidden: true });
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
    await page.getByRole('alert').getByText('One value is not right').waitFor();
    await page.getByRole('button', { name: 'Checkpoints 2, Checkpoint' }).click();
    expect(await findFaults(page)).toEqual([]);
    await button(page, 'Remove: Line 2').click();
    await button(page, 'Create').click();
    await heading(page, 'Both doors').waitFor();
    await page.getByRole('cell', { name: 'Balcon' }).waitFor();
  });
});

describe('a form', () => {
  it('leads from its summary of errors to each field, and begins another when asked', async () => {
    const { page } = await screens.open('/Venue/create');
    await field(page, 'Name').waitFor();
    await field(page, 'Country code').fill('Belgium');
    await page.keyboard.press('Control+s');
    // What has the wrong form is told the right one, by an example.
    await page.getByText('This does not have the right form. Two capital letters, e.g. FR.').waitFor();
    await field(page, 'Country code').fill('BE');
    await page.getByRole('alert').getByRole('button', { name: 'Name' }).click();
    await expect
      .poll(() => field(page, 'Name').evaluate((node) => node === document.activeElement))
      .toBe(true);
    await field(page, 'Name').fill('One of two');
    await button(page, 'Save and add another').click();
    await page.getByText('Created').waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    await field(page, 'Name').fill('Two of two');
    await button(page, 'Create').click();
    await heading(page, 'Two of two').waitFor();
  });

  it('writes emphasis and lists as they are read, and sends them as HTML', async () => {
    const { page } = await screens.open('/Ticketing/2');
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Two hours');
    await button(page, 'Bulleted list').click();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await sent).postDataJSON()).toEqual({ description: '<ul><li>Two hours</li></ul>' });
  });

  it('asks for an offer’s conditions, advantage, fields and parameters by inputs, and sends what they hold', async () => {
    const id = await make('/offer_rules', { title: 'Among friends' });
    const { page } = await screens.open(`/OfferRule/${id}`);
    const conditions = page.getByRole('group', { name: 'Conditions' }).last();
    await conditions.getByRole('button', { name: 'Add a line' }).click();
    await conditions.getByRole('spinbutton', { name: 'At least' }).fill('4');
    const advantage = page.getByRole('group', { name: 'Advantage' });
    await advantage.getByRole('combobox', { name: 'Gives' }).click();
    await page.getByRole('option', { name: 'A part off' }).click();
    await advantage.getByRole('spinbutton', { name: 'Part' }).fill('20');
    expect(await advantage.getByRole('textbox').count()).toBe(0);
    const fields = page.getByRole('combobox', { name: 'Required customer fields' });
    await fields.fill('Surn');
    await page.getByRole('option', { name: 'Surname' }).click();
    await fields.fill('shopping.wheelchair');
    await page.keyboard.press('Enter');
    const parameters = page.getByRole('group', { name: 'Template parameters' });
    await parameters.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('slogan');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Come as four');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await heading(page, 'Among friends').waitFor();
    await page.getByText('Come as four').waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect(await call('GET', `/offer_rules/${id}`)).toMatchObject({
      triggerList: [{ type: 'quantity', quantity: 4 }],
      exchangeData: { type: 'share', share: 20 },
      customerRequiredFields: ['contact.lastname', 'shopping.wheelchair'],
      templateParameters: { slogan: 'Come as four' },
    });
  });

  it('asks for what the choice in a row makes sense of, and sends nothing of what it replaces', async () => {
    const id = await make('/offer_rules', {
      title: 'From four on',
      triggerList: [{ type: 'quantity', quantity: 4 }],
      exchangeData: { type: 'share', share: 20 },
    });
    const { page } = await screens.open(`/OfferRule/${id}`);
    const row = page.getByRole('group', { name: 'Conditions' }).last().getByRole('group');
    const inputs = row.getByRole('textbox').or(row.getByRole('spinbutton'));
    const choose = async (within: Locator, name: string, option: string) => {
      await within.getByRole('combobox', { name }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await row.getByRole('spinbutton', { name: 'At least' }).waitFor();
    expect(await inputs.count()).toBe(1);
    await choose(row, 'The cart holds', 'An amount');
    await row.getByRole('textbox', { name: 'For at least' }).fill('50');
    // The currency starts from its default; the number of places is gone.
    expect(await row.getByRole('textbox', { name: 'Currency' }).inputValue()).toBe('EUR');
    expect(await inputs.count()).toBe(2);
    await choose(page.getByRole('group', { name: 'Advantage' }), 'Gives', 'Free items');
    await page.getByRole('group', { name: 'Advantage' }).getByRole('spinbutton').fill('1');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await heading(page, 'From four on').waitFor();
    const saved = await call('GET', `/offer_rules/${id}`);
    expect([saved.triggerList, saved.exchangeData]).toEqual([
      [{ type: 'amount', amount: 5000, currency: 'EUR' }],
      { type: 'items', quantity: 1 },
    ]);
    const response = await fetch(`${server.origin}${API}/offer_rules/${id}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json' },
      body: JSON.stringify({ exchangeData: { share: 20 } }),
    });
    expect(response.status).toBe(422);
    expect(((await response.json()) as Json).violations).toMatchObject([
      { propertyPath: 'exchangeData.share', code: 'when' },
    ]);
  });

  it('says where free data cannot be read and keeps it unsent; offers known values by name', async () => {
    const id = await make('/event_date_patterns', { ticketing: `${API}/ticketings/1` });
    const { page } = await screens.open(`/EventDatePattern/${id}`);
    const schedule = field(page, 'Schedule');
    await schedule.fill('{\n  "days" ["monday"]\n}');
    await page.getByText('Line 2, column 10: a colon belongs here').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByRole('button', { name: 'Schedule' }).waitFor();
    await schedule.fill('{ "days": ["monday"] }');
    const type = page.getByRole('combobox', { name: 'Type' });
    await type.fill('Week');
    await page.getByRole('option', { name: 'Weekly' }).click();
    const weekly = { schedule: { days: ['monday'] }, type: 'weekly' };
    await page.keyboard.press('Control+s');
    await page.getByText('Weekly').waitFor();
    expect(await call('GET', `/event_date_patterns/${id}`)).toMatchObject(weekly);
    await page.goto(`${screens.origin}/EventDatePattern/${id}`);
    await expect.poll(() => type.inputValue()).toBe('Weekly');
    await type.fill('every full moon');
    await page.keyboard.press('Control+s');
    await page.getByText('every full moon').waitFor();
    expect(await call('GET', `/event_date_patterns/${id}`)).toMatchObject({ type: 'every full moon' });
  });

  it('asks before it is left by the browser’s own back', async () => {
    const { page } = await screens.open('/Venue/1/show');
    await page.getByRole('link', { name: 'Edit' }).click();
    await field(page, 'Name').fill('Lost');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.goBack().catch(() => undefined);
    await asked;
    expect(await field(page, 'Name').inputValue()).toBe('Lost');
  });

  it('keeps a stored secret that it never shows', async () => {
    const id = await make('/provider_ticket_credentials', { providerName: 'Partner', param1: 'hush' });
    const { page } = await screens.open(`/ProviderTicketCredentials/${id}`);
    const secret = page.locator('input[type=password]').first();
    expect(await secret.inputValue()).toBe('');
    await field(page, 'Provider').fill('Partners');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await sent).postDataJSON()).toEqual({ providerName: 'Partners' });
  });
});

describe('a record', () => {
  it('is duplicated into a form that is not saved yet', async () => {
    const { page } = await screens.open('/Venue/1/show');
    const name = (await heading(page, /./).textContent()) ?? '';
    await button(page, 'More for this record').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByText(`A copy of ${name}`).waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(name);
  });

  it('is hidden, and shown again from the notice', async () => {
    const id = await make('/venues', { name: 'Now and then' });
    const { page } = await screens.open(`/Venue/${id}/show`);
    await button(page, 'More for this record').click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await page.getByText('This record is hidden').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('This record is hidden').waitFor({ state: 'detached' });
    await expect.poll(() => call('GET', `/venues/${id}`)).toMatchObject({ isHidden: false });
  });

  it('is saved, and set back from the notice unless somebody else has changed it since', async () => {
    const id = await make('/venues', { name: 'Salle Molière' });
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
    expect(await call('GET', `/venues/${id}`)).toMatchObject({ name: 'Salle Molière' });
    await page.getByRole('link', { name: 'Edit' }).click();
    await save('Salle Corneille');
    await call('PATCH', `/venues/${id}`, { name: 'Salle Feydeau' });
    await button(page, 'Undo').click();
    await page.getByRole('alert').waitFor();
    expect(await call('GET', `/venues/${id}`)).toMatchObject({ name: 'Salle Feydeau' });
  });

  it('that others refer to is not deleted, and says which they are', async () => {
    const { page } = await screens.open('/Venue/1/show');
    await button(page, 'More for this record').click();
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

  it('says that an action is not available yet where the server does', async () => {
    const { page } = await screens.open('/EventDate/1/show');
    await button(page, 'Actions').click();
    await page.getByRole('menuitem', { name: 'Recipe statement', exact: true }).click();
    await page.getByText('“Recipe statement” is not available yet').waitFor();
  });
});

it.each(['/Order/1/show', '/OfferRule/1', '/Contract/1/show', '/Ticketing/create'])(
  '%s stands on a phone in French without scrolling sideways, and axe finds nothing',
  async (path) => {
    const { page } = await screens.open(path, { locale: 'fr-FR', width: 390 });
    await page.locator('main section').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findFaults(page)).toEqual([]);
  },
);
