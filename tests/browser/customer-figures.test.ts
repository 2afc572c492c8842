/** The figures about customers: of all, of a segment, of some days; a bar opens those that it counts. */
import { describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

const countOf = async (condition: string): Promise<string> => {
  const [row] = await demo.server.database.query<{ n: number }>(
    'system',
    `SELECT count(*)::int AS n FROM "crm_customer" c WHERE c."contract_id" = 1 AND ${condition}`,
  );
  return new Intl.NumberFormat('en').format(row?.n ?? 0);
};

const narrowed = (nodes: readonly unknown[]) =>
  `/customers/dataviz?segment=${encodeURIComponent(JSON.stringify(nodes))}`;

const inCity = (value: string) => [
  { group: 'contactOrOrganizationCharacteristic', field: 'city', operator: 'contains', value },
];

describe('the figures about customers', () => {
  it('are counted in one request, and a bar opens the customers that it counts', async () => {
    const { page } = await demo.screens.open('/customers');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/aggregations/')) asked.push(request.url());
    });
    await page.getByRole('link', { name: 'Figures' }).click();
    const all = await countOf(`c."customer_type" = 'contact'`);
    const tile = page.getByRole('region', { name: 'Contacts' });
    await tile.getByText(/^[\d,]+$/).waitFor();
    expect([all, await countOf('TRUE')]).toContain(await tile.getByText(/^[\d,]+$/).textContent());
    expect(asked.length).toBe(1);
    await takePicture(page, 'figures');
    expect(await findFaults(page)).toEqual([]);
    const titles = page.getByRole('group', { name: 'By title' });
    await titles.getByRole('link', { name: 'Customers: Mrs' }).click();
    const segment = page.getByRole('region', { name: 'Segment' });
    const count = await countOf(`c."customer_type" = 'contact' AND c."civility" = 'mrs'`);
    await segment.getByRole('status').getByText(`${count} customers`).waitFor();
  });

  it('are read as a table too, by keyboard', async () => {
    const { page } = await demo.screens.open('/customers/dataviz');
    const titles = page.getByRole('group', { name: 'By title' });
    const toggle = titles.getByRole('button', { name: 'By title: Table' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const count = await countOf(`c."customer_type" = 'contact' AND c."civility" = 'mrs'`);
    const row = titles.getByRole('row').filter({ hasText: 'Mrs' });
    await row.getByRole('cell', { name: count, exact: true }).waitFor();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await findFaults(page)).toEqual([]);
  });

  it('follow the segment that is built beside them, and say when nobody is in it', async () => {
    const { page } = await demo.screens.open(narrowed(inCity('villeurb')));
    const segment = page.getByRole('region', { name: 'The customers of your segment' });
    const tile = page.getByRole('region', { name: 'Contacts' });
    await tile.getByText(await countOf(`c."city" ILIKE '%villeurb%'`), { exact: true }).waitFor();
    await segment.getByRole('textbox', { name: 'Value' }).fill('zzzzz');
    await page.getByText('No customer matches').waitFor();
    await segment.getByRole('button', { name: 'Back to all customers' }).click();
    await page.getByRole('group', { name: 'By title' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('keep one day while the other is typed, and count the orders between them', async () => {
    const { page } = await demo.screens.open('/customers/dataviz?from=2026-01-05');
    const orders = page.getByRole('region', { name: 'Paid orders' });
    await orders.getByText(/\d/).waitFor();
    await page.getByLabel('to', { exact: true }).focus();
    await page.keyboard.type('03152026', { delay: 40 });
    await page.waitForURL(/from=2026-01-05&to=2026-03-15$/);
    await page.getByRole('button', { name: 'Any day' }).click();
    await page.waitForURL(/dataviz$/);
  });

  it('are about all customers where the address holds no segment', async () => {
    const { page } = await demo.screens.open('/customers/dataviz?segment=%5B%7B');
    await page.getByRole('region', { name: 'Contacts' }).getByText(/\d/).waitFor();
    await page.getByText('All customers', { exact: true }).waitFor();
  });

  it('fit a telephone in French', async () => {
    const { page } = await demo.screens.open('/customers/dataviz', { locale: 'fr-FR', width: 390 });
    await page.getByRole('group', { name: 'Par civilité' }).waitFor();
    await takePicture(page, 'figures-phone');
    expect(await findFaults(page)).toEqual([]);
  });

  it('say what went wrong, and are asked for again at a press', async () => {
    const { page } = await demo.screens.open('/customers');
    let isDown = true;
    await page.route('**/v1/aggregations/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.getByRole('link', { name: 'Figures' }).click();
    const again = page.getByRole('alert').getByRole('button');
    await again.waitFor();
    isDown = false;
    await again.click();
    await page.getByRole('region', { name: 'Contacts' }).getByText(/\d/).waitFor();
  });
});
