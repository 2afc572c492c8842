/** The command palette and the shortcuts, by keyboard alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

describe('the palette', () => {
  it('finds a screen by its name and goes there, without a request before something is typed', async () => {
    const { page, calls } = await screens.open('/Tag/create');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    const before = calls.length;
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: 'Search or type a command' });
    await input.waitFor();
    await page.getByRole('option').first().waitFor();
    expect(calls.length).toBe(before);
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.type('venues');
    await page.getByRole('option', { name: /^Venues/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('keeps what is typed before it is there, and takes none of it for a shortcut', async () => {
    const { page } = await screens.open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    // As fast as no network is: "g" and "c" alone would leave for the cash register.
    await page.evaluate(async () => {
      const press = (key: string, ctrlKey = false) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        );
      press('k', true);
      await new Promise((next) => setTimeout(next));
      for (const key of ['g', 'c', 'Backspace', 'Backspace', ...'venues']) press(key);
    });
    const input = page.getByRole('combobox', { name: 'Search or type a command' });
    await expect.poll(() => input.inputValue()).toBe('venues');
    expect(new URL(page.url()).pathname).toBe('/Venue');
    await page.getByRole('option', { name: /^Venues/ }).waitFor();
  });

  it('finds a record in at most seven requests, opens it, and offers it again', async () => {
    const { page, calls } = await screens.open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    const before = calls.length;
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: 'Search or type a command' });
    await input.waitFor();
    // Letter by letter without a pause: between two keys of a busy machine there may be time for a search.
    await page.evaluate(() => {
      for (const letter of 'misanthr') document.execCommand('insertText', false, letter);
    });
    const option = page.getByRole('option', { name: /Le Misanthrope.*Show/ }).first();
    await option.waitFor();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    const asked = calls.slice(before);
    expect(asked.length).toBeLessThanOrEqual(7);
    expect(asked.every((call) => call.includes('q=misanthr') && call.includes('itemsPerPage=5'))).toBe(true);
    while (!(await option.getAttribute('aria-selected'))?.includes('true'))
      await page.keyboard.press('ArrowDown');
    expect(await findFaults(page)).toEqual([]);
    // What axe tried out is taken back before the key is pressed.
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Le Misanthrope' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL(screens.origin);
    await page.locator('main h1').waitFor();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('group', { name: 'Recently opened' })
      .getByRole('option', { name: /Misanthrope/ })
      .waitFor();
  });

  it('looks where its first word says', async () => {
    const { page, calls } = await screens.open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or type a command' }).fill('season saison');
    await expect
      .poll(() => calls.filter((call) => call.includes('q=')).map((call) => call.split('?')[0]))
      .toEqual(['GET /ticketing/v1/seasons']);
  });

  it('speaks French and fills a phone, opened by its button', async () => {
    const { page } = await screens.open('/Venue', { locale: 'fr-FR', width: 390 });
    await page.getByRole('button', { name: 'Tout rechercher' }).click();
    await page.getByRole('combobox', { name: 'Rechercher ou saisir une commande' }).fill('représ');
    await page.getByRole('option', { name: /^Représentations/ }).waitFor();
    // A bare number says nothing of what it is the number.
    await page.getByRole('combobox', { name: 'Rechercher ou saisir une commande' }).fill('commande 100');
    await page
      .getByRole('option', { name: /^Commande \d*100/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('shortcuts', () => {
  it('are listed by "?", and none fires while someone types', async () => {
    const { page } = await screens.open('/Venue');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('searchbox').last().fill('');
    await page.keyboard.type('?gh');
    expect(new URL(page.url()).pathname).toBe('/Venue');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.getByText('Search and commands').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
