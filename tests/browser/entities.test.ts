/**
 * Every entity's generated screens in a browser, on the demo's data: list, show, edit and create come up with what they
 * promise, without an error on the page or in the console.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/generated/entities.ts';
import { idOf, openSaleWorld } from '../fixtures/sale.ts';
import { type EntityScreens, openEntityScreens, readFirstRecords } from './generic/entityScreens.ts';
import { isDone } from './generic/isDone.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
let shown: EntityScreens;
let records: ReadonlyMap<string, number>;

beforeAll(async () => {
  screens = await startScreens({ isReactStrict: true });
  shown = await openEntityScreens(screens);
  records = new Map([...(await readFirstRecords(screens.server)), ['Cart', await holdCart()]]);
});

/** Those of the demo were sold, and are changed no more: their page leads to the order. */
async function holdCart(): Promise<number> {
  const world = await openSaleWorld(screens.server);
  await world.call('POST', '/desk_sessions', {});
  const { prices } = await world.addShow({});
  return idOf((await world.hold([[prices[0] ?? '', 1]])).body['@id']);
}

afterAll(() => screens?.stop());

for (const entity of entities) {
  const { name, operations } = entity;
  describe(name, () => {
    it.runIf(operations.includes('list'))('lists its records', async () => {
      await shown.go(`/${name}`);
      await shown.expectScreen(shown.list(entity));
      if (records.has(name)) await shown.expectScreen(shown.rows());
    });

    it.runIf(operations.includes('read'))('shows a record', async ({ skip }) => {
      const id = records.get(name);
      if (id === undefined) skip('the demo has none');
      await shown.go(`/${name}/${id}/show`);
      await shown.expectScreen(shown.facts(name));
    });

    it.runIf(operations.includes('update'))('edits a record', async ({ skip }) => {
      const id = records.get(name);
      if (id === undefined) skip('the demo has none');
      await shown.go(`/${name}/${id}`);
      await shown.expectScreen(shown.form(/^Save$/));
    });

    it.runIf(operations.includes('create'))('creates a record', async () => {
      await shown.go(`/${name}/create`);
      await shown.expectScreen(shown.form(/^Create/));
    });
  });
}

it('hands React nothing it does not know, on list, show, edit and create', async () => {
  const { page } = await screens.open('/Venue');
  const words: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) words.push(message.text().slice(0, 300));
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
  expect(words).toEqual([]);
});
