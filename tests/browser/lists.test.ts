/** Every list as a person meets it, on the demo's season: what it asks for, and how it is searched and arranged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

/** What was asked last. */
const asked = (calls: readonly string[]) => expect.poll(() => calls.at(-1));

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
    const { page } = await screens.open('/EventDate?layout=table');
    const zone = page.locator('[title="Time in Europe/Paris"]').first();
    const text = await zone.textContent();
    const [row] = await screens.server.database.query<{ time: string }>(
      'system',
      `SELECT to_char(min("start_date") AT TIME ZONE 'Europe/Paris', 'DD/MM/YYYY, HH24:MI') AS "time" FROM "event_date" WHERE "contract_id" = 1`,
    );
    expect(text).toBe(row?.time);
  });

  it('shows each state by its word, and by the colour and icon of its tone', async () => {
    const { page } = await screens.open('/Order');
    const chips = page.locator('td [data-tone]');
    await chips.first().waitFor();
    const seen = await chips.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-tone'), one.textContent, one.querySelectorAll('svg').length]),
    );
    expect(seen).toContainEqual(['success', 'Paid', 1]);
    expect(seen.filter(([, , icons]) => icons !== 1)).toEqual([]);
    expect(await findFaults(page)).toEqual([]);
  });

  it('searches its texts, sorts by a column, says when nothing matches and how to go on', async () => {
    const { page, calls } = await screens.open('/Ticketing');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('cyrano');
    await asked(calls).toContain('q=cyrano');
    await page.getByRole('cell', { name: 'Cyrano' }).first().waitFor();
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await asked(calls).toContain('order[title]=');
    await search.fill('zzzz');
    await page.getByText('No results').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.getByRole('row').nth(5).waitFor();
    await expect.poll(() => search.inputValue()).toBe('');
  });

  it('is a list of cards on a phone, in French, without scrolling sideways', async () => {
    const { page, calls } = await screens.open('/EventDate?layout=table', { locale: 'fr-FR', width: 390 });
    await page.getByRole('heading', { level: 1, name: 'Représentations' }).waitFor();
    const cards = page.getByRole('list', { name: 'Représentations' }).getByRole('listitem');
    await cards.nth(3).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(calls).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    // What its title says, a show and a moment, is not said again; pills of two lines stand apart.
    expect(await cards.nth(1).getByText('Spectacle', { exact: true }).count()).toBe(0);
    const lines = cards.nth(1).locator('[title]');
    const [above, below] = [await lines.nth(0).boundingBox(), await lines.nth(1).boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) + 2);
    // The card is its link, but for its box; and one comes back to it where it was.
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Représentations' }).last().click(),
    ]) {
      await cards.nth(12).scrollIntoViewIfNeeded();
      await cards.nth(12).click({ position: { x: 60, y: 100 } });
      await page.waitForURL(/\/events\/\d+$/);
      await page.getByRole('link', { name: 'Modifier' }).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await back();
      await cards.nth(12).waitFor();
      const top = async () => (await cards.nth(12).boundingBox())?.y;
      await expect.poll(top, { timeout: 10_000 }).toBeLessThan(800);
      expect(await top()).toBeGreaterThan(-100);
    }
  });

  it('says that one may not see it, and what to do', async () => {
    const { page } = await screens.open('/');
    await page.route('**/ticketing/v1/venues?*', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 403, code: 'RIGHT-001', message: 'No.' }),
      }),
    );
    await page.goto(`${screens.origin}/Venue`);
    await page.getByText('You don’t have access to this list').waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('tries again when the server could not be reached', async () => {
    const { page } = await screens.open('/');
    let isDown = true;
    await page.route('**/ticketing/v1/venues?*', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${screens.origin}/Venue`);
    await page.getByText('The server cannot be reached').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row').nth(1).waitFor();
  });
});

describe('columns', () => {
  it('are asked for when they are chosen, moved by keyboard, widened, and remembered', async () => {
    const { page, calls } = await screens.open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const choice = page.getByRole('dialog').getByRole('checkbox', { checked: false }).first();
    const name = await choice.evaluate((box) => box.closest('label')?.textContent ?? '');
    await choice.click();
    await page.getByRole('columnheader', { name, exact: true, includeHidden: true }).waitFor();
    await expect.poll(() => calls).toHaveLength(2);
    expect(await findFaults(page)).toEqual([]);
    const handle = page.getByRole('button', { name: `Move ${name} with the arrow keys` });
    await handle.focus();
    for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowUp');
    await page.getByText(`${name}: now column 1`).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    const head = page.getByRole('columnheader').nth(1);
    await expect.poll(() => head.textContent()).toContain(name);
    const edge = page.getByRole('separator', { name: `Width of ${name}` });
    const before = Number(await edge.getAttribute('aria-valuenow'));
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe(String(before + 16));
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => head.textContent()).toContain(name);
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe(String(before + 16));
    await expect.poll(async () => (await head.boundingBox())?.width).toBe(before + 16);
  });

  it('are dragged to another place by their heads', async () => {
    const { page } = await screens.open('/Order');
    await page.getByRole('row').nth(3).waitFor();
    const heads = page.getByRole('columnheader');
    expect(await heads.nth(1).textContent()).toContain('Number');
    await heads.filter({ hasText: 'Due' }).dragTo(heads.filter({ hasText: 'Payment status' }));
    await expect.poll(() => heads.nth(2).textContent()).toContain('Due');
  });
});

describe('relations to many', () => {
  it('show how many there are without fetching them, and lead to them', async () => {
    const { page, calls } = await screens.open('/EventDate?columns=startDate,ticketPriceList');
    await page.locator('tbody tr[data-index]').nth(1).waitFor();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('ticketPriceList{@count}');
    const [row] = await screens.server.database.query<{ count: number }>(
      'system',
      `SELECT count(*)::int AS "count" FROM "ticket_price" WHERE "contract_id" = 1 AND "event_date_id" = 1`,
    );
    const link = page.locator('tbody tr').filter({ has: page.locator('a[href$="/events/1"]') });
    expect(await link.locator('td').last().textContent()).toBe(String(row?.count));
    await link.locator('td').last().getByRole('link').click();
    await page.getByText(`${row?.count} records`).waitFor();
  });
});

describe('the keyboard', () => {
  it('walks the rows with j and k, chooses with x, opens with Enter, and finds the search with /', async () => {
    const { page } = await screens.open('/Venue');
    await page.getByRole('row').nth(2).waitFor();
    const boxes = page.locator('tbody').getByRole('checkbox');
    const here = () =>
      page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index'));
    // The list may still be taking over what the person set: then the first row is walked to once more.
    await expect.poll(() => page.keyboard.press('j').then(here)).toBe('1');
    await page.keyboard.press('x');
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('2 selected').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('zz');
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('zz');
    // Rows that stand from before the search would go again under the hands.
    await page.getByText('No results').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('row').nth(2).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.keyboard.press('j').then(here)).toBeTruthy();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Venue\/\d+\/show/);
  });
});
