/** The ladder of overriding: on each of its rungs one real override, as a person meets it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

const french = { locale: 'fr-FR', width: 390 };

const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  screens.server.database.query<Row>('system', sql, values);

async function addSheet(sheet: object): Promise<number> {
  const response = await fetch(`${screens.server.origin}/ticketing/v1/stickers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${screens.token}`, 'content-type': 'application/ld+json' },
    body: JSON.stringify(sheet),
  });
  expect(response.status).toBe(201);
  const { '@id': iri } = (await response.json()) as { '@id': string };
  return Number(iri.slice(iri.lastIndexOf('/') + 1));
}

/** Nothing sticks out at the side of a phone. */
const isAsWideAsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('a key in the file of an entity', () => {
  it('says which columns a list has, in which order, and in which order its rows stand', async () => {
    const { page, calls } = await screens.open('/Coupon');
    await page.getByRole('row').nth(1).waitFor();
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual([
      'Code',
      'Usage',
      'Amount left',
      'Enabled',
      'Valid until',
      'Uses so far',
    ]);
    expect(calls[0]).toContain('order[createdAt]=desc');
  });

  it('groups a form under headings, explains an input and names its choices, in both languages', async () => {
    const { page } = await screens.open('/Coupon/create', { locale: 'fr-FR' });
    await page.getByRole('heading', { level: 2, name: 'Validité' }).waitFor();
    await page.getByText('Un bon d’achat paie comme de l’argent').waitFor();
    await page.getByRole('combobox', { name: 'Usage' }).click();
    await page.getByRole('option', { name: 'Moyen de paiement' }).waitFor();
    const { page: english } = await screens.open('/Coupon/create');
    await english.getByText('A cash coupon pays like money').waitFor();
    expect(await findFaults(english)).toEqual([]);
  });
});

describe('a field component', () => {
  it('draws what is left of a performance in the cells of the generic list, in its one request', async () => {
    const [date] = await query<{ id: number; total: number }>(
      `SELECT "id", "total_stock" AS "total" FROM "event_date"
       WHERE "contract_id" = 1 AND NOT "unlimited_stock" AND "total_stock" > 0 ORDER BY "start_date" LIMIT 1`,
    );
    const { page, calls } = await screens.open('/EventDate?layout=table');
    const cell = page.getByRole('cell', { name: new RegExp(`^[\\d,]+ / ${date?.total}$`) }).first();
    await cell.waitFor();
    expect(await cell.locator('[data-bar]').count()).toBe(1);
    await takePicture(page, 'override-field');
    expect(calls).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
  });

  it('stands among the values of the generic show screen, sold out as well, on a phone in French', async () => {
    const [date] = await query<{ id: number; total: number }>(
      `UPDATE "event_date" SET "total_stock" = "occupied_stock" + 0, "overbooking_stock" = 0
       WHERE "contract_id" = 1 AND "id" = (SELECT "id" FROM "event_date" WHERE "contract_id" = 1
         AND NOT "unlimited_stock" AND "occupied_stock" > 0 ORDER BY "id" LIMIT 1)
       RETURNING "id", "total_stock" AS "total"`,
    );
    const { page } = await screens.open(`/EventDate/${date?.id}/show`, french);
    await page.getByText(`Complet, ${date?.total} places`).first().waitFor();
    expect(await isAsWideAsTheWindow(page)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('an input', () => {
  it('asks for the policies of a role by name, and its page says them so, never as addresses', async () => {
    const { page } = await screens.open('/Role/create');
    await page.getByRole('textbox', { name: 'Name' }).fill('Evening help');
    await page.getByRole('checkbox', { name: 'Scan tickets', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Sell', exact: true }).check();
    await page.getByRole('combobox', { name: /“Sell” applies to/ }).click();
    await page.getByRole('option').nth(1).click();
    await page.locator('main button[type=submit]').last().click();
    // At the head of the form, and at the policy.
    const refusals = page.getByText('Choose at least one, or grant it for everything.');
    await expect.poll(() => refusals.count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Sell', exact: true }).uncheck();
    expect(await findFaults(page)).toEqual([]);
    await page.locator('main button[type=submit]').last().click();
    await page.getByRole('heading', { level: 1, name: 'Evening help' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Scan tickets' }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('/policies/');
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('children of a generic screen', () => {
  it('put an order in four facts before its sections; page, tabs and the one request stay the generic ones', async () => {
    const [order] = await query<{ id: number; number: string; tickets: number }>(
      `SELECT "id", "number", "nb_tickets" AS "tickets" FROM "order"
       WHERE "contract_id" = 1 AND "customer_id" IS NOT NULL AND "nb_tickets" > 0 ORDER BY "id" LIMIT 1`,
    );
    const { page, calls } = await screens.open(`/Order/${order?.id}/show`);
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary.waitFor();
    expect(await summary.locator('dt').allInnerTexts()).toEqual(['Customer', 'Amount', 'Balance', 'Tickets']);
    expect(await summary.getByRole('link').first().getAttribute('href')).toMatch(/\/Customer\/\d+\/show$/);
    await page.getByRole('heading', { level: 2, name: 'Amounts' }).waitFor();
    // What programs write has a name, also where other values may come.
    const origin = page.locator('dt', { hasText: 'Origin type' }).locator('xpath=following-sibling::dd[1]');
    expect(['Desk', 'Minisite']).toContain(await origin.textContent());
    await takePicture(page, 'override-children');
    // What stands below the facts – tickets, payments, events – is asked for beside the order itself.
    expect(calls.filter((call) => /\/orders\/\d+\?/.test(call))).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await summary.getByRole('link', { name: 'See the tickets' }).click();
    await page.getByRole('tab', { name: /^Tickets/, selected: true }).waitFor();
    await page
      .getByRole('row')
      .nth(order?.tickets ?? 0)
      .waitFor();
  });

  it('say what is still due, and what is to be given back', async () => {
    const [due, credit] = await query<{ id: number }>(
      `SELECT "id" FROM "order" WHERE "contract_id" = 1 ORDER BY "id" LIMIT 2`,
    );
    for (const [id, balance] of [
      [due?.id, 1250],
      [credit?.id, -300],
    ])
      await query(`UPDATE "order" SET "balance" = $2 WHERE "contract_id" = 1 AND "id" = $1`, [id, balance]);
    const { page } = await screens.open(`/Order/${due?.id}/show`, french);
    const summary = page.getByRole('region', { name: 'Résumé' });
    await summary.getByText('12,50').waitFor();
    await summary.getByText('à payer').waitFor();
    expect(await isAsWideAsTheWindow(page)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await page.goto(`${screens.origin}/Order/${credit?.id}/show`);
    await summary.getByText('à rembourser').waitFor();
  });

  it('draw a label sheet while it is measured, say by how much it misses the page, and make it', async () => {
    const { page } = await screens.open('/Sticker/create');
    await page.getByText('to see the sheet here').waitFor();
    const fill = (name: string, value: string) => page.getByRole('spinbutton', { name }).fill(value);
    await page.getByRole('textbox', { name: 'Name' }).fill('Three by eight');
    await fill('Labels across', '3');
    await fill('Labels down', '8');
    await fill('Label width', '70');
    await fill('Label height', '37');
    await page.getByRole('img', { name: 'Drawing to scale: A4, 3 × 8 labels of 70 × 37 mm' }).waitFor();
    await page.getByText('24 labels per sheet').waitFor();
    await page.getByText('Everything fits on the page.').waitFor();
    await fill('Left margin', '5.5');
    await page.getByRole('status').getByText('5.5 mm past the right edge').waitFor();
    await takePicture(page, 'override-children-form');
    expect(await findFaults(page)).toEqual([]);
    await fill('Left margin', '0');
    await page.locator('main button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Three by eight' }).waitFor();
    const [made] = await query<object>(
      `SELECT "horizontal_nb" AS "columns", "vertical_nb" AS "rows", "sticker_width"::float AS "width"
       FROM "sticker" WHERE "contract_id" = 1 AND "name" = 'Three by eight'`,
    );
    expect(made).toEqual({ columns: 3, rows: 8, width: 70 });
  });
});

describe('a whole slot', () => {
  it('shows a label sheet as a drawing to scale, in the place of the generic show screen', async () => {
    const id = await addSheet({
      name: 'Planche A5',
      pageType: 'A5',
      horizontalNb: 2,
      verticalNb: 5,
      stickerWidth: 70,
      stickerHeight: 40,
      horizontalDistance: 2.5,
    });
    const { page, calls } = await screens.open(`/Sticker/${id}/show`, french);
    await page.getByRole('heading', { level: 1, name: 'Planche A5' }).waitFor();
    const drawing = page.getByRole('img', { name: /^Dessin à l’échelle : A5, 2 × 5 étiquettes/ });
    const box = await drawing.boundingBox();
    const label = await drawing.locator('rect').nth(1).boundingBox();
    expect((label?.width ?? 0) / (label?.height ?? 1)).toBeCloseTo(70 / 40, 1);
    expect(box?.width ?? 0).toBeGreaterThan(200);
    await page.getByText('10 étiquettes par planche').waitFor();
    expect(calls).toHaveLength(1);
    expect(await isAsWideAsTheWindow(page)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
  });

  it('prints nothing but the sheet at its real size', async () => {
    const id = await addSheet({
      name: 'Printed',
      horizontalNb: 3,
      verticalNb: 8,
      stickerWidth: 70,
      stickerHeight: 37,
    });
    const { page } = await screens.open(`/Sticker/${id}/show`);
    await page.getByRole('button', { name: 'Print a test sheet' }).waitFor();
    await takePicture(page, 'override-slot');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    // A CSS inch of 25.4 mm is 96 pixels.
    const sheet = await page.locator('#test-sheet svg').boundingBox();
    expect(sheet?.width).toBeCloseTo((210 / 25.4) * 96, 0);
    expect(sheet?.height).toBeCloseTo((297 / 25.4) * 96, 0);
  });

  it('says what is missing as the generic screens do', async () => {
    const { page } = await screens.open('/Sticker/999999/show');
    expect(await page.getByRole('alert').first().textContent()).toContain('REQ-010');
  });
});

describe('a route of its own', () => {
  it('is a screen that is no entity’s, with its place in the menu: the cash register', async () => {
    const { page } = await screens.open('/sales');
    await page.getByRole('link', { name: 'Cash register' }).first().click();
    await page.waitForURL(/\/sales\/cash-register/);
    await expect.poll(() => page.title()).toBe('Cash register');
    expect(await page.getByRole('main').count()).toBe(1);
  });
});
