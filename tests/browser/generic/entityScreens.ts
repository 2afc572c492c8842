/** A window that is led from one entity's screen to the next without being loaded anew, and what each screen promises. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EntityDescriptor } from '../../../schema/descriptor.ts';
import { descriptors } from '../../../schema/generated/descriptors.ts';
import { entities } from '../../../schema/generated/entities.ts';
import type { TestServer } from '../../fixtures/server.ts';
import type { Screens } from './serveScreens.ts';

export interface EntityScreens {
  readonly page: Page;
  go(path: string): Promise<void>;
  /** What the screen promises is there, it is done with loading, and nothing went wrong. */
  expectScreen(promised: Locator): Promise<void>;
  list(entity: Pick<EntityDescriptor, 'name' | 'plural'>): Locator;
  rows(): Locator;
  /** Of a record of the entity. */
  facts(name: string): Locator;
  form(submit: RegExp): Locator;
}

/** What a page of our own promises, which has other things than facts by section. */
const ownPages: Readonly<Record<string, string>> = {
  Client: 'Orders not settled',
  LogicalSeatConfig: 'Select from a list',
};

/** Titles of lists of our own, where they are not the entity's plural. */
const ownLists: Readonly<Record<string, string>> = {
  AuditDocument: 'Documents for an inspection',
  Sticker: 'Labels',
};

/** Looks often: who waits by a locator looks twice a second, and waits for each of hundreds of screens too long. */
const seen = (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 20 }).toBe(true);

export async function openEntityScreens(screens: Screens): Promise<EntityScreens> {
  const { page } = await screens.open('/');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const main = page.locator('main');
  return {
    page,
    async go(path) {
      faults.length = 0;
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    },
    async expectScreen(promised) {
      await seen(() => promised.first().isVisible());
      await seen(async () => (await main.locator('[role=progressbar], .MuiSkeleton-root').count()) === 0);
      expect(await main.getByRole('alert').allTextContents()).toEqual([]);
      expect(faults).toEqual([]);
    },
    list: ({ name, plural }) =>
      main.getByRole('heading', { level: 1, name: ownLists[name] ?? plural.en, exact: true }),
    rows: () => main.getByRole('row').nth(1).or(main.getByRole('listitem')),
    facts: (name) => {
      const own = ownPages[name];
      return own === undefined ? main.locator('dt') : main.getByText(own, { exact: true });
    },
    form: (submit) => main.locator('form').getByRole('button', { name: submit }),
  };
}

/** @returns the smallest id of each entity of which the demo has a record */
export async function readFirstRecords({ database }: TestServer): Promise<ReadonlyMap<string, number>> {
  const records = new Map<string, number>();
  for (const { name } of entities) {
    const [row] = await database.query<{ id: number | null }>(
      'system',
      `SELECT min("id") AS id FROM "${descriptors[name].table}" WHERE "contract_id" IN (0, 1)`,
    );
    if (row?.id) records.set(name, row.id);
  }
  return records;
}
