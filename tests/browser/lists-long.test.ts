/** A list of more rows than are drawn at once. */
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

describe('a long list', () => {
  const member = Array.from({ length: 10_000 }, (_, index) => ({
    '@id': `/ticketing/v1/tags/${index + 1}`,
    '@type': 'Tag',
    id: index + 1,
    name: `Tag ${index + 1}`,
  }));

  it('of 10,000 rows draws those in view alone, and reaches the last', async () => {
    const { page } = await screens.open('/');
    await page.route('**/ticketing/v1/tags?*', (route) =>
      route.fulfill({
        contentType: 'application/ld+json',
        body: JSON.stringify({ member, totalItems: member.length }),
      }),
    );
    await page.goto(`${screens.origin}/Tag?layout=table`);
    await page.getByRole('link', { name: 'Tag 1', exact: true }).waitFor();
    const rows = page.locator('tbody tr[data-index]');
    expect(await rows.count()).toBeLessThan(80);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    const frame = page.getByRole('region', { name: 'Tags' });
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('link', { name: 'Tag 10000', exact: true }).waitFor();
    expect(await rows.count()).toBeLessThan(80);
    const head = await page.getByRole('columnheader', { name: 'Name' }).boundingBox();
    expect(head?.y).toBe((await frame.boundingBox())?.y);
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    await page.getByRole('link', { name: 'Tag 5001', exact: true }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('goes on by scrolling once that is chosen, and stays so', async () => {
    const { page, calls } = await screens.open('/Order');
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('button', { name: 'Continuous scroll' }).click();
    await asked(calls).toContain('itemsPerPage=100');
    await page.getByText(/^1–100 of/).waitFor();
    const frame = page.getByRole('region', { name: 'Orders' });
    const toEnd = () => frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    // From where the page before it ended, and not counted again.
    const pages = () => calls.filter((call) => /[?&]cursor=[\w-]+/.test(call) && call.includes('count=none'));
    await toEnd();
    await expect.poll(() => pages().length).toBeGreaterThan(0);
    await page.getByText(/^1–200 of/).waitFor();
    await page.route('**/orders?*cursor=*', (route) => route.abort());
    await toEnd();
    await page.getByText('The server cannot be reached').waitFor();
    await page.getByText(/^1–200 of/).waitFor();
    await page.unroute('**/orders?*cursor=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^1–300 of/).waitFor();
    expect(calls.filter((call) => /[?&]page=[2-9]/.test(call))).toEqual([]);
    expect(await page.locator('tbody tr[data-index]').count()).toBeLessThan(80);
    // A record in the middle, and back to where it stands.
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    const middle = page.locator('tr[data-index="150"] a[data-row-link]');
    const number = await middle.textContent();
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Orders' }).last().click(),
    ]) {
      await middle.click();
      await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
      await back();
      await middle.waitFor();
      expect(await middle.textContent()).toBe(number);
    }
    // A window that was read anew has none of its pages: they are read as far as the record's.
    await middle.click();
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    await page.getByRole('link', { name: 'Orders' }).last().click();
    await expect.poll(() => page.locator('a:focus').textContent()).toBe(number);
    await page.reload();
    await page.getByText(/^1–100 of/).waitFor();
  });
});
