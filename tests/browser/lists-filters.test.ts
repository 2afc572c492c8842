/** The filters of a list: what they offer, ask for and say, on the demo's season. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

/** What was asked last. */
const asked = (calls: readonly string[]) => expect.poll(() => calls.at(-1));

/** A filter's button, and not the column's head of the same name. */
const chip = (page: Page, name: string | RegExp) =>
  page.locator('main button[aria-haspopup=dialog]').filter({ hasText: name });

describe('filters', () => {
  it('take several values of a choice, say so on their chip, and stand in the address', async () => {
    const { page, calls } = await screens.open('/Order');
    await page.getByRole('row').nth(3).waitFor();
    await chip(page, 'Payment status').click();
    for (const name of ['Paid', 'Booked'])
      await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
    await asked(calls).toContain('paymentStatus[]=payed&paymentStatus[]=booked');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Payment status Paid, Booked' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Payment status Paid, Booked' }).waitFor();
    await page.getByRole('button', { name: 'Remove the filter Payment status' }).click();
    await asked(calls).not.toContain('paymentStatus[]');
  });

  it('take days as days of the theatre', async () => {
    const { page, calls } = await screens.open('/EventDate?layout=table');
    await page.getByRole('row').nth(3).waitFor();
    await chip(page, 'Starts').click();
    await page.getByLabel('From', { exact: true }).fill('2026-11-20');
    await page.getByLabel('To', { exact: true }).fill('2026-11-21');
    await asked(calls).toContain('startDate[after]=2026-11-19T23:00:00Z');
    await asked(calls).toContain('startDate[before]=2026-11-21T22:59:59.999Z');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Starts 20/11/2026 – 21/11/2026' }).waitFor();
  });

  it('find what is empty, and what is behind a relation', async () => {
    const { page, calls } = await screens.open('/Order');
    await page.getByRole('row').nth(3).waitFor();
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Find a field' }).fill(name);
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await add('Customer');
    await page.getByRole('combobox', { name: 'Customer' }).click();
    await page.getByRole('option', { name: 'is empty' }).click();
    await asked(calls).toContain('exists[customer]=false');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Customer is empty' }).waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Customer is empty' }).waitFor({ state: 'hidden' });
    await add('Customer › Surname');
    await page.getByRole('textbox', { name: 'Value' }).fill('mar');
    await asked(calls).toContain('customer.lastname[contains]=mar');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it.each(['Venue', 'Order', 'EventDate'] as const)(
    'of a %s are all offered that the server declares',
    async (name) => {
      const entity: EntityDescriptor = descriptors[name];
      const { page } = await screens.open(`/${name}?layout=table`);
      await page.getByRole('row').nth(1).waitFor();
      const token = await screens.server.token('manager@demo.test');
      const answer = await fetch(`${screens.server.origin}/ticketing/v1${entity.collection}?itemsPerPage=0`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { search } = (await answer.json()) as {
        search: { mapping: { variable: string; property: string | null }[] };
      };
      const declared = search.mapping
        .filter(({ variable, property }) => property && !variable.startsWith('order['))
        .map(({ property }) => entity.properties.find((each) => each.name === property)?.label.en ?? 'Id')
        .filter((label) => label !== entity.properties.find((each) => each.name === entity.hide)?.label.en);
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Id', exact: true }).waitFor();
      const offered = new Set([
        ...(await page.getByRole('menuitem').allTextContents()),
        ...(await page.locator('main button[aria-haspopup=dialog]').allTextContents()),
      ]);
      expect(declared.length).toBeGreaterThan(10);
      expect(declared.filter((label) => !offered.has(label))).toEqual([]);
    },
  );

  it('are combined with and and or in groups, and said in a sentence', async () => {
    const { page, calls } = await screens.open('/Order');
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Combine with and/or' }).click();
    const pick = async (label: string, place: number, option: string) => {
      await page.getByRole('combobox', { name: label }).nth(place).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await pick('Field', 0, 'Amount');
    await pick('Comparison', 0, 'is at least');
    // As it is typed it is said below, and an amount stays as it was typed.
    const amount = page.getByRole('textbox', { name: 'Value' });
    await amount.pressSequentially('39.55');
    await page.getByText('Amount is at least €39.55').waitFor();
    expect(await amount.inputValue()).toBe('39.55');
    await amount.fill('40');
    await page.getByText('Amount is at least €40.00').waitFor();
    await page.getByRole('button', { name: 'Group', exact: true }).click();
    await pick('Field', 1, 'Tickets sold');
    await page
      .getByRole('textbox', { name: 'Value' })
      .or(page.getByRole('spinbutton', { name: 'Value' }))
      .last()
      .fill('3');
    const group = page.getByRole('group', { name: 'Any of these' }).last();
    await group.getByRole('button', { name: 'Condition', exact: true }).click();
    await group.getByRole('combobox', { name: 'Field' }).last().fill('settled');
    await page.getByRole('option', { name: 'Settled', exact: true }).click();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Apply' }).click();
    await asked(calls).toContain('"field":"customerPaidAmount","op":"gte","value":4000');
    await asked(calls).toContain('"or":[');
    const words = page.getByRole('button', { name: /^Amount is at least €40\.00 and \(.*Settled is Yes\)$/ });
    await words.waitFor();
    await page.reload();
    await words.waitFor();
  });
});
