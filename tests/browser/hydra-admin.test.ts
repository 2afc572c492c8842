/** Somebody else's admin on our documents: what it needs of them is there, and what it writes is written. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;
let page: Page;
let calls: readonly string[];
let authorization: string;
const faults: string[] = [];
/** What is asked and not yet answered. */
const underWay = new Set<Request>();

beforeAll(async () => {
  // Its documents lead to the address that the server is known by: the page's, as behind a proxy.
  const port = await findFreePort();
  server = await startTestServer({ env: { ORIGIN: `http://127.0.0.1:${port}` } });
  const token = await server.token('manager@demo.test');
  authorization = `Bearer ${token}`;
  screens = await serveScreens({
    root: join(import.meta.dirname, 'hydra-admin'),
    server: `http://127.0.0.1:${(server.host.http.address() as AddressInfo).port}`,
    port,
    token,
  });
  ({ page, calls } = await screens.open('/'));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // The browser signs each request, as it would with a cookie: HydraAdmin knows nothing of tokens.
  await page.setExtraHTTPHeaders({ authorization });
  await page.goto(`${screens.origin}/#/venues`);
  await page.reload();
  await page.getByRole('menuitem', { name: 'Event dates' }).waitFor();
});

afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

/** From screen to screen without reading the documents again. What is left unanswered would fail on the next screen. */
async function go(hash: string): Promise<void> {
  await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  faults.length = 0;
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

async function countOf(collection: string): Promise<number> {
  const response = await fetch(`${server.origin}/ticketing/v1/${collection}?itemsPerPage=1&fields=id`, {
    headers: { authorization },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { totalItems: number }).totalItems;
}

/** Its first page is there, with as many rows and the total that the API gives. */
async function openList(collection: string): Promise<number> {
  const total = await countOf(collection);
  const shown = Math.min(10, total);
  await go(`/${collection}`);
  await page.getByRole('heading', { name: namesOf(collection), exact: true }).waitFor();
  await page.getByText(`1-${shown} of ${total}`, { exact: true }).waitFor();
  await expect.poll(() => rows().count()).toBe(shown);
  return total;
}

/** `event_dates`: Event dates, as react-admin spells it out. */
const namesOf = (collection: string) =>
  `${collection.charAt(0).toUpperCase()}${collection.slice(1).replaceAll('_', ' ')}`;

const rows = () => page.locator('table tbody tr');

describe('HydraAdmin, given the address of our entrypoint and nothing else', () => {
  it('has a menu of our resources', async () => {
    const names = await page.getByRole('menuitem').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(
      expect.arrayContaining(['Ticketings', 'Ticket prices', 'Orders', 'Venues', 'Customers']),
    );
  });

  it.each([
    'venues',
    'seasons',
    'ticketings',
    'event_dates',
    'ticket_prices',
    'orders',
    'order_items',
    'tickets',
    'customers',
    'coupons',
    'desk_sessions',
    'selling_devices',
  ])('lists %s, with as many of them as there are', async (collection) => {
    expect(await openList(collection)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('filters a list by what the search template offers', async () => {
    await openList('ticketings');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Title', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Cyrano');
    await page.getByText('1-1 of 1', { exact: true }).waitFor();
    await expect.poll(() => calls.at(-1)).toContain('title=Cyrano');
    await expect.poll(() => rows().count()).toBe(1);
    await rows().getByText('Cyrano').first().waitFor();
  });

  it('sorts a list by what the search template offers', async () => {
    await openList('customers');
    await page.getByRole('button', { name: 'Lastname' }).click();
    await expect.poll(() => calls.at(-1)).toContain('order[lastname]=');
  });

  it('shows a record with its values', async () => {
    await go(`/venues/${encodeURIComponent('/ticketing/v1/venues/1')}/show`);
    await page.getByText('Théâtre des Lumières').first().waitFor();
  });

  it('changes a record: the database has it, and nothing else of the record changed', async () => {
    const read = async () => {
      const [row] = await server.database.query<Record<string, unknown>>(
        'system',
        `SELECT * FROM "venue" WHERE "contract_id" = 1 AND "id" = 1`,
      );
      const { updated_at: _updated, ...rest } = row ?? {};
      return rest;
    };
    const before = await read();
    await go(`/venues/${encodeURIComponent('/ticketing/v1/venues/1')}`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Théâtre des Ombres');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(read).toEqual({ ...before, name: 'Théâtre des Ombres' });
    // It leads back to the list.
    await rows().first().waitFor();
  });

  it('makes a record, and deletes it', async () => {
    await go('/tags/create');
    await page.getByRole('heading', { name: 'Create Tag' }).waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Avant-première');
    await page.getByRole('combobox', { name: 'Contract' }).click();
    await page.getByRole('option', { name: '/ticketing/v1/contracts/1' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    const find = () =>
      server.database.query<{ id: number }>(
        'system',
        `SELECT "id" FROM "tag" WHERE "contract_id" = 1 AND "name" = 'Avant-première'`,
      );
    await expect.poll(find).toHaveLength(1);
    // It goes to the list once it is answered, which is after the row is there.
    await expect.poll(() => page.url()).not.toContain('create');
    const [made] = await find();
    await go(`/tags/${encodeURIComponent(`/ticketing/v1/tags/${made?.id}`)}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(find).toEqual([]);
  });
});
