/**
 * Every entity's generated screens in a browser, on the demo's data: list, show, edit and create come up with what they
 * promise, without an error on the page or in the console. One page is led from screen to screen, as a person is.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { entities } from '../../schema/generated/entities.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { isDone } from './generic/isDone.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;
let page: Page;
const faults: string[] = [];
/** The first record of each entity, where the demo has one. */
const records = new Map<string, number>();

beforeAll(async () => {
  server = await startTestServer();
  screens = await serveScreens({
    server: server.origin,
    token: await server.token('manager@demo.test'),
    isReactStrict: true,
  });
  ({ page } = await screens.open('/'));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const { name } of entities) {
    const [row] = await server.database.query<{ id: number | null }>(
      'system',
      `SELECT min("id") AS id FROM "${descriptors[name].table}" WHERE "contract_id" IN (0, 1)`,
    );
    if (row?.id) records.set(name, row.id);
  }
});

afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

/** Leads the page on without loading it anew. */
async function go(path: string): Promise<void> {
  faults.length = 0;
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Looks often: who waits by a locator looks twice a second, and waits for each of hundreds of screens too long. */
const seen = (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 20 }).toBe(true);

/** What the screen promises is there, it is done with loading, and nothing went wrong. */
async function expectScreen(promised: Locator): Promise<void> {
  await seen(() => promised.first().isVisible());
  await seen(async () => (await main().locator('[role=progressbar], .MuiSkeleton-root').count()) === 0);
  expect(await main().getByRole('alert').allTextContents()).toEqual([]);
  expect(faults).toEqual([]);
}

const main = () => page.locator('main');
const heading = (text: RegExp) => main().getByRole('heading', { level: 1, name: text });
const facts = () => main().locator('dt');
const form = (submit: RegExp) => main().locator('form').getByRole('button', { name: submit });

const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const { name, plural, operations } of entities)
  describe(name, () => {
    it.runIf(operations.includes('list'))('lists its records', async () => {
      await go(`/${name}`);
      await expectScreen(heading(new RegExp(`^${exactly(plural.en)}$`)));
      const rows = main().getByRole('row').nth(1).or(main().getByRole('listitem'));
      if (records.has(name)) await seen(() => rows.first().isVisible());
    });

    it.runIf(operations.includes('read'))('shows a record', async ({ skip }) => {
      const id = records.get(name);
      if (id === undefined) skip('the demo has none');
      await go(`/${name}/${id}/show`);
      await expectScreen(facts());
    });

    it.runIf(operations.includes('update'))('edits a record', async ({ skip }) => {
      const id = records.get(name);
      if (id === undefined) skip('the demo has none');
      await go(`/${name}/${id}`);
      await expectScreen(form(/^Save$/));
    });

    it.runIf(operations.includes('create'))('creates a record', async () => {
      await go(`/${name}/create`);
      await expectScreen(form(/^Create/));
    });
  });

/** Of different shapes: long and short, with embedded lists, money, seats, rules, files and read-only facts. */
const shapes = [
  'Coupon',
  'Customer',
  'EventDate',
  'Job',
  'OfferRule',
  'Order',
  'Seat',
  'Sticker',
  'Tax',
  'Ticketing',
];

describe('axe', () => {
  it.each(shapes)('finds nothing on the screens of %s', async (name) => {
    const operations = entities.find((one) => one.name === name)?.operations ?? [];
    const paths = [
      [`/${name}`, heading(/\S/)],
      [`/${name}/${records.get(name)}/show`, facts()],
      ...(operations.includes('update') ? [[`/${name}/${records.get(name)}`, form(/^Save$/)] as const] : []),
      ...(operations.includes('create') ? [[`/${name}/create`, form(/^Create/)] as const] : []),
    ] as const;
    for (const [path, promised] of paths) {
      await go(path);
      await expectScreen(promised);
      expect(await findFaults(page), path).toEqual([]);
    }
  });
});

it('hands React nothing it does not know, on list, show, edit and create', async () => {
  const { page } = await screens.open('/Venue');
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text().slice(0, 300));
  });
  const main = page.getByRole('main');
  for (const [path, promised] of [
    ['/Venue', main.getByRole('row').nth(1)],
    ['/Venue/1/show', main.locator('dt').first()],
    ['/Venue/1', main.getByRole('textbox', { name: 'Name' })],
    ['/Ticketing/1', main.getByRole('textbox', { name: 'Title', exact: true })],
    ['/Tag/create', main.getByRole('heading', { level: 1, name: 'New: Tag' })],
  ] as const) {
    await page.goto(screens.origin + path);
    await promised.waitFor();
    await isDone(page);
  }
  expect(said).toEqual([]);
});
