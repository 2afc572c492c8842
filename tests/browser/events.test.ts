/** The programme as a manager goes through it: performances as list, cards and calendar, and the screens of one of them. */
import { describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

const query = <Row>(text: string, values: readonly unknown[] = []) =>
  demo.server.database.query<Row>('system', text, [...values]);

/** A performance of the demo that is to come and has a room. */
async function findComing() {
  const [date] = await query<{ id: number; title: string; show: number }>(
    `SELECT e."id", t."title", t."id" AS "show" FROM "event_date" e
     JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id" AND t."is_on_sale"
     WHERE e."contract_id" = 1 AND e."status" = 'opened' AND NOT e."unlimited_stock"
       AND e."start_date" > now() + interval '1 day' ORDER BY e."start_date", e."id" LIMIT 1`,
  );
  if (!date) throw new Error('The demo has no performance to come.');
  return date;
}

describe('the programme', () => {
  it('lists what is to come by day in one request of performances, and finds a show in it', async () => {
    const { title } = await findComing();
    const { page, calls } = await demo.screens.open('/events');
    await page.getByRole('link', { name: title, exact: true }).first().waitFor();
    expect(calls.filter((call) => call.includes('/event_dates'))).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Find a show' }).fill('no such show');
    await page.getByText('Nothing matches.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: title, exact: true }).first().waitFor();
  });

  it('gives a sold-out performance twenty places from its row, and names why another does not sell', async () => {
    const { id, title } = await findComing();
    await query(
      `UPDATE "event_date" SET "total_stock" = "occupied_stock", "overbooking_stock" = 0 WHERE "contract_id" = 1 AND "id" = $1`,
      [id],
    );
    const { page } = await demo.screens.open(`/events?state=soldOut&find=${encodeURIComponent(title)}`);
    await page.getByText('0 left').first().waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^Change ${title}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Add places' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [date] = await query<{ left: number }>(
      `SELECT "total_stock" - "occupied_stock" AS "left" FROM "event_date" WHERE "contract_id" = 1 AND "id" = $1`,
      [id],
    );
    expect(date?.left).toBe(20);
    await query(
      `UPDATE "event_date" SET "sale_start_date" = now() + interval '2 hours' WHERE "contract_id" = 1 AND "id" = $1`,
      [id],
    );
    await page.goto(`${demo.screens.origin}/events?state=notOnSale`);
    await page.getByText('Its sales begin', { exact: false }).first().waitFor();
    await query(`UPDATE "event_date" SET "sale_start_date" = NULL WHERE "contract_id" = 1 AND "id" = $1`, [
      id,
    ]);
  });

  it('shows shows as cards that open their performances, and a month as a calendar, in French on a phone', async () => {
    const { title } = await findComing();
    const { page } = await demo.screens.open('/events?layout=cards', { locale: 'fr-FR', width: 390 });
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await page.waitForURL(/\/activity\/[^/]+\/events$/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Restant à vendre').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.goto(`${demo.screens.origin}/events?layout=calendar`);
    await page.getByRole('button', { name: 'Aujourd’hui' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('is still the table of every entity, and leads back from it', async () => {
    const { page } = await demo.screens.open('/events?layout=table');
    await page.getByRole('columnheader', { name: 'Availability' }).waitFor();
    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.waitForURL('**/events?layout=calendar');
  });
});

describe('a performance', () => {
  it('has its prices, carts and reservations at their addresses, and its settings in sections', async () => {
    const { id } = await findComing();
    const { page } = await demo.screens.open(`/events/${id}`);
    await page.getByRole('tab', { name: /^Prices/ }).click();
    await page.waitForURL(`**/events/${id}/prices`);
    await page.getByRole('row').nth(1).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Carts' }).click();
    await page.waitForURL(`**/events/${id}/carts`);
    await page
      .getByText(/No open cart holds a place here\.|in open carts/)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Reservations' }).click();
    await page.waitForURL(`**/events/${id}/reservations`);
    await page
      .getByText(/Nothing is reserved here\.|\d reservations?/)
      .first()
      .waitFor();
    await page.goto(`${demo.screens.origin}/events/${id}/settings`);
    await page.getByRole('heading', { name: 'When and where' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('has all its tickets in one document, on the paper that is chosen', async () => {
    const { page } = await demo.screens.open('/EventDate/1/show');
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'All tickets (PDF)' }).click();
    const dialog = page.getByRole('dialog', { name: 'All tickets of the performance' });
    await dialog.getByRole('combobox', { name: 'Paper' }).click();
    await page.getByRole('option', { name: 'Roll' }).click();
    await page.mouse.move(0, 0);
    expect(await findFaults(page)).toEqual([]);
    const drawn = page.waitForResponse((response) => response.url().includes('/tickets.thermal_roller.pdf'));
    await dialog.getByRole('button', { name: 'Open as PDF' }).click();
    expect((await drawn).headers()['content-type']).toBe('application/pdf');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is sold no more at a price that is switched off', async () => {
    const { id } = await findComing();
    const { page } = await demo.screens.open(`/events/${id}/prices`);
    const row = page.getByRole('row').nth(1);
    await row.getByText('On sale').waitFor();
    await row.getByRole('button', { name: /^Change/ }).click();
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await row.getByText('It is switched off.').waitFor();
    const [price] = await query<{ enabled: boolean }>(
      `SELECT "enabled" FROM "ticket_price" WHERE "contract_id" = 1 AND "event_date_id" = $1 ORDER BY "manual_sort", "id" LIMIT 1`,
      [id],
    );
    expect(price?.enabled).toBe(false);
  });
});

describe('the prices of a season', () => {
  it('are changed on all performances of a show at once; what is sold keeps what it cost', async () => {
    const [price] = await query<{ show: number; title: string; name: string; dates: number }>(
      `SELECT t."id" AS "show", t."title", p."name", count(*)::integer AS "dates" FROM "ticket_price" p
       JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
       JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
       WHERE p."contract_id" = 1 AND e."status" <> 'cancelled' AND e."start_date" > now()
       GROUP BY t."id", t."title", p."name" HAVING count(*) > 1 AND count(*) = count(DISTINCT e."id")
         AND count(DISTINCT p."hash") = 1 AND sum(p."sold_items") > 0
       ORDER BY count(*), t."id", p."name" LIMIT 1`,
    );
    if (!price) throw new Error('The demo has no price on several performances.');
    const { show, title, name, dates } = price;
    const readAmounts = () =>
      query<{ amount: number; lines: number }>(
        `SELECT p."facial_value" AS "amount", coalesce(sum(o."facial_value"), 0)::integer AS "lines" FROM "ticket_price" p
         JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
         LEFT JOIN "order_item" o ON o."contract_id" = p."contract_id" AND o."ticket_price_id" = p."id"
         WHERE p."contract_id" = 1 AND e."ticketing_id" = $1 AND p."name" = $2 AND e."status" <> 'cancelled'
           AND e."start_date" > now()
         GROUP BY p."id", p."facial_value" ORDER BY p."id"`,
        [show, name],
      );
    const before = await readAmounts();
    const { page, calls } = await demo.screens.open('/settings/manage-prices');
    await page.getByRole('region').first().waitFor();
    expect(calls.filter((call) => call.includes('/ticket_prices'))).toHaveLength(1);
    await page.getByRole('searchbox', { name: 'Find a show' }).fill(title);
    const table = page.getByRole('region', { name: title, exact: true });
    await table.getByRole('button', { name: `Change ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^New amount/).fill('31.50');
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'season-prices');
    await dialog.getByRole('button', { name: `Change on ${dates} performances` }).click();
    await page.getByText(`Changed on ${dates} performances.`).waitFor();
    expect(await readAmounts()).toEqual(before.map(({ lines }) => ({ amount: 3150, lines })));
    expect(await findFaults(page)).toEqual([]);
  });

  it('are deleted where nothing is taken at them and stay elsewhere, which is said before, in French on a phone', async () => {
    const taken = `coalesce(p."sold_items", 0) + coalesce(p."booked_items", 0) + coalesce(p."reserved_items", 0) > 0`;
    const [price] = await query<{ show: number; title: string; name: string; taken: number }>(
      `SELECT t."id" AS "show", t."title", p."name", count(*) FILTER (WHERE ${taken})::integer AS "taken"
       FROM "ticket_price" p
       JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
       JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
       WHERE p."contract_id" = 1 AND e."status" <> 'cancelled' AND e."start_date" > now()
       GROUP BY t."id", t."title", p."name"
       HAVING count(DISTINCT p."hash") = 1 AND bool_or(${taken}) AND NOT bool_and(${taken})
       ORDER BY t."id" DESC, p."name" LIMIT 1`,
    );
    if (!price) throw new Error('The demo has no price that is sold on some performances.');
    const { page } = await demo.screens.open('/settings/manage-prices', { locale: 'fr-FR', width: 390 });
    await page.getByRole('searchbox', { name: 'Chercher un spectacle' }).fill(price.title);
    const table = page.getByRole('region', { name: price.title, exact: true });
    await table.getByRole('button', { name: `Modifier ${price.name}`, exact: true }).click();
    await page.getByRole('button', { name: 'Supprimer…' }).waitFor();
    await takePicture(page, 'season-prices-phone');
    await page.getByRole('button', { name: 'Supprimer…' }).click();
    const dialog = page.getByRole('dialog').last();
    await dialog.getByText(new RegExp(`reste.* ${price.taken} représentation`)).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    const [left] = await query<{ prices: number }>(
      `SELECT count(*)::integer AS "prices" FROM "ticket_price" p
       JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
       WHERE p."contract_id" = 1 AND e."ticketing_id" = $1 AND p."name" = $2 AND e."status" <> 'cancelled'
         AND e."start_date" > now()`,
      [price.show, price.name],
    );
    expect(left?.prices).toBe(price.taken);
  });
});

describe('a mass action', () => {
  it('adds places to all performances to come of a show, lists each before and after, and is undone', async () => {
    const [show] = await query<{ id: number; title: string; dates: number; places: number }>(
      `SELECT t."id", t."title", count(*)::integer AS "dates", sum(e."total_stock")::integer AS "places" FROM "event_date" e
       JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
       WHERE e."contract_id" = 1 AND e."start_date" > now() + interval '1 day'
       GROUP BY t."id", t."title"
       HAVING count(*) > 1 AND bool_and(e."status" <> 'cancelled' AND NOT e."is_numbered_seating" AND NOT e."unlimited_stock")
       ORDER BY count(*) DESC, t."id" LIMIT 1`,
    );
    if (!show) throw new Error('The demo has no show without numbered seats.');
    const readPlaces = async () => {
      const [row] = await query<{ places: number }>(
        `SELECT sum("total_stock")::integer AS "places" FROM "event_date"
         WHERE "contract_id" = 1 AND "ticketing_id" = $1 AND "start_date" > now() + interval '1 day'`,
        [show.id],
      );
      return row?.places;
    };
    const { page } = await demo.screens.open('/mass-action/ticketing');
    await page.getByRole('link', { name: show.title }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'mass-action-shows');
    await page.getByRole('link', { name: show.title }).click();
    await page.waitForURL(`**/mass-action/ticketing/${show.id}`);
    await page.getByLabel('From').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await page.getByRole('combobox', { name: 'What is changed' }).click();
    await page.getByRole('option', { name: 'Add places' }).click();
    await page.getByRole('textbox', { name: 'Places to add' }).fill('20');
    await page.getByText(/performances? will be changed\./).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'mass-action');
    await page.getByRole('button', { name: /^Change \d+ performance/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Change/ })
      .click();
    await page.waitForURL('**/mass-action/history/*');
    await page.getByRole('button', { name: 'Undo…' }).waitFor();
    expect(await readPlaces()).toBe(show.places + 20 * show.dates);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'mass-action-result');
    await page.getByRole('button', { name: 'Undo…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('region', { name: 'What was set back' }).waitFor();
    await expect.poll(readPlaces).toBe(show.places);
    await page.goto(`${demo.screens.origin}/mass-action/history`);
    await page.getByText('Set back').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'mass-action-history');
  });

  it('clones a performance to another day, and states what cancelling concerns before it is done', async () => {
    const { id, show } = await findComing();
    const { page } = await demo.screens.open(`/events/${id}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Clone the performance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clone the performance' });
    await dialog.getByRole('button', { name: 'Month after' }).click();
    await dialog.getByRole('button', { name: / 15 / }).first().click();
    await dialog.getByText('1 performance will be made').waitFor();
    await dialog.getByText(/No clash in the room|clash in the same room/).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'clone-dialog');
    await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
    await page.waitForURL((url) => /\/events\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
    await page.goto(`${demo.screens.origin}/mass-action/ticketing/${show}`);
    await page.getByRole('combobox', { name: 'What is changed' }).click();
    await page.getByRole('option', { name: 'Clone to other days' }).click();
    await page.getByRole('button', { name: 'Month after' }).click();
    await page.getByRole('button', { name: / 15 / }).first().click();
    await page.getByText(/performances? will be made/).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'mass-action-clone');
    await page.getByRole('combobox', { name: 'What is changed' }).click();
    await page.getByRole('option', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: /^Cancel \d+ performance/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/tickets? (is|are) sold|Nothing is sold/)
      .waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'mass-action-cancel');
  });
});
