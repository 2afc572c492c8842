/** The top of a performance's page, as a manager uses it on the evening: why it does not sell, its end, more places. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

/** A performance of the demo that is to come, with these values. */
async function setDate(values: string): Promise<number> {
  const [date] = await demo.server.database.query<{ id: number }>(
    'system',
    `UPDATE "event_date" SET ${values} WHERE "contract_id" = 1 AND "id" = (SELECT e."id" FROM "event_date" e
       JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id" AND t."is_on_sale"
       WHERE e."contract_id" = 1 AND e."start_date" > now() + interval '1 day' AND NOT e."unlimited_stock"
       ORDER BY e."start_date", e."id" LIMIT 1) RETURNING "id"`,
  );
  return Number(date?.id);
}

async function readDate(id: number) {
  const [date] = await demo.server.database.query<{ status: string; total: number; end: string | null }>(
    'system',
    `SELECT "status", "total_stock" AS "total", to_json("sale_end_date") #>> '{}' AS "end" FROM "event_date" WHERE "contract_id" = 1 AND "id" = $1`,
    [id],
  );
  return date;
}

const sale = (page: Page) => page.getByRole('region', { name: 'Sales', exact: true });

describe('the sale of a performance', () => {
  it('is told with its figures in the one request of the page, and ends when somebody says so in three presses', async () => {
    const id = await setDate(`"status" = 'opened', "sale_end_date" = NULL, "sale_start_date" = NULL`);
    const { page, calls } = await demo.screens.open(`/events/${id}`);
    await sale(page).getByText('On sale', { exact: true }).waitFor();
    await sale(page).getByText('Sales end when the performance ends.').waitFor();
    expect(calls.filter((call) => call.includes('/event_dates'))).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await sale(page).getByRole('button', { name: 'Change the end of sales' }).click();
    await page.getByLabel('Sales end').fill('2031-01-10T18:30');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await sale(page)
      .getByText(/Sales end Friday.* 10 January 2031 at 18:30\./)
      .waitFor();
    expect(Date.parse((await readDate(id))?.end ?? '')).toBe(Date.parse('2031-01-10T17:30:00Z'));
  });

  it('goes on with twenty more places in two presses', async () => {
    const id = await setDate(`"status" = 'opened', "sale_end_date" = NULL, "total_stock" = "occupied_stock"`);
    const before = (await readDate(id))?.total ?? 0;
    const { page } = await demo.screens.open(`/events/${id}`);
    await sale(page).getByText('No place is left.').waitFor();
    await sale(page).getByRole('button', { name: 'Add places' }).click();
    await page.keyboard.press('Enter');
    await sale(page).getByText('On sale', { exact: true }).waitFor();
    expect((await readDate(id))?.total).toBe(before + 20);
  });

  it('that is a draft is opened, and closed again once it is told what that does, in French on a phone', async () => {
    const id = await setDate(`"status" = 'draft', "sale_end_date" = NULL`);
    const { page } = await demo.screens.open(`/events/${id}`, { locale: 'fr-FR', width: 390 });
    await page.getByText('Elle est encore en brouillon.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'L’ouvrir' }).click();
    await page.getByText('En vente', { exact: true }).first().waitFor();
    expect((await readDate(id))?.status).toBe('opened');
    await page.getByRole('button', { name: 'Fermer la vente' }).click();
    const asked = page.getByRole('dialog', { name: 'Fermer la vente' });
    await asked.getByText('Les billets vendus restent valables.').waitFor();
    await asked.getByRole('button', { name: 'Fermer la vente' }).click();
    await page.getByText('Sa vente est fermée.').waitFor();
    expect((await readDate(id))?.status).toBe('closed');
  });
});
