/** A steward at the door: the verdict in colour, icon and words, never that of another ticket, whatever the network does. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let world: SaleWorld;
let screens: Screens;
let eventDate: string;
let barcodes: readonly string[];

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
  const show = await world.addShow({ date: { startDate: hours(0.01) } });
  eventDate = show.eventDate;
  const cart = await world.hold([[show.prices[0] ?? '', 6]]);
  await world.pay(cart.body['@id'], 15_000);
  const tickets = await world.rows<{ barcode: string }>(
    `UPDATE "ticket" SET "data" = '{"firstname":"Zoé","lastname":"Lefèvre"}' WHERE "contract_id" = 1 AND "event_date_id" = $1 RETURNING "barcode"`,
    [idOf(eventDate)],
  );
  barcodes = tickets.map(({ barcode }) => barcode);
  const token = await world.server.token('manager@demo.test');
  screens = await serveScreens({ server: world.server.origin, token });
}, 180_000);
afterAll(async () => {
  await screens?.stop();
  await world?.stop();
});

async function openDoor(locale: string): Promise<Page> {
  const { page } = await screens.open('/scan', { locale });
  await page.locator('[data-verdict="ready"]').waitFor();
  await page.locator('select').first().selectOption(eventDate);
  return page;
}

async function scan(page: Page, code: string) {
  await page.locator('input[name="code"]').fill(code);
  await page.locator('input[name="code"]').press('Enter');
}

it('lets a ticket in once, and says in both languages why not, when and where', async () => {
  const [code = ''] = barcodes;
  const page = await openDoor('en-GB');
  await scan(page, code);
  await page.locator('[data-verdict="admitted"]').getByRole('heading', { name: 'Come in' }).waitFor();
  await page.getByText('1 of 6 tickets have come in').waitFor();
  await scan(page, code);
  const refused = page.locator('[data-verdict="refused"]');
  await refused.getByRole('heading', { name: 'Already used' }).waitFor();
  await refused.getByText(/Came in on .*Entr/).waitFor();
  await scan(page, 'NOSUCHCODE');
  await refused.getByRole('heading', { name: 'Unknown code' }).waitFor();
  const french = await openDoor('fr-FR');
  await scan(french, code);
  await french.locator('[data-verdict="refused"]').getByRole('heading', { name: 'Déjà utilisé' }).waitFor();
});

it('never shows the late answer of one ticket for another', async () => {
  const [, slow = '', fast = ''] = barcodes;
  const page = await openDoor('en-GB');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/scans/, async (route) => {
    if (route.request().postData()?.includes(slow)) await held;
    await route.continue();
  });
  await scan(page, slow);
  await page.locator('[data-verdict="asking"]').getByText(slow).waitFor();
  await scan(page, fast);
  await page.locator('[data-verdict="admitted"]').getByText(fast).waitFor();
  release();
  const earlier = page.getByRole('region', { name: 'Scanned before' });
  await earlier.getByText('Come in').waitFor();
  await earlier.getByText(slow).waitFor();
  await page.locator('[data-verdict="admitted"]').getByText(fast).waitFor();
});

it('says that there was no answer, and asking again is the same scan', async () => {
  const code = barcodes[3] ?? '';
  const page = await openDoor('en-GB');
  await page.route(/\/scans/, (route) => route.abort(), { times: 1 });
  await scan(page, code);
  const unanswered = page.locator('[data-verdict="unanswered"]');
  await unanswered.getByRole('heading', { name: 'No answer' }).waitFor();
  await unanswered.getByRole('button', { name: 'Ask again' }).click();
  await page.locator('[data-verdict="admitted"]').getByText(code).waitFor();
});

it('finds a ticket by its holder’s name and checks it', async () => {
  const page = await openDoor('en-GB');
  await page.locator('input[name="name"]').fill('lefevre');
  await page.getByRole('button', { name: 'Find' }).click();
  const buttons = page.getByRole('button', { name: 'Check Lefèvre Zoé' });
  await expect.poll(() => buttons.count()).toBe(6);
  await buttons.last().click();
  await page
    .locator('[data-verdict="admitted"], [data-verdict="refused"]')
    .getByText('Lefèvre Zoé')
    .waitFor();
});

it('sets up a door, the track that leads there and the price that follows it', async () => {
  const { page } = await screens.open('/settings/scan-tracks', { locale: 'en-GB' });
  await page.getByRole('heading', { level: 1, name: 'Scan tracks' }).waitFor();
  await page.getByText('1 entry · Through: ').first().waitFor();
  await page.getByRole('tab', { name: 'Checkpoints' }).click();
  await page.getByRole('listitem').first().waitFor();
  await takePicture(page, 'checkpoints');
  await page.getByRole('link', { name: 'New' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden gate');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Garden gate' }).waitFor();
  await page.goto(`${screens.origin}/settings/scan-tracks/tracks/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden passes');
  await expect.poll(() => page.getByRole('radio', { name: /^Once/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Several times/ }).check();
  await page.getByRole('textbox', { name: 'Entries' }).fill('12');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('group', { name: 'Line 1' }).getByRole('combobox', { name: 'Checkpoint' }).click();
  await page.getByRole('option', { name: 'Garden gate' }).click();
  await takePicture(page, 'track-form');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Garden passes' }).waitFor();
  await page.getByText(/^12 entries\./).waitFor();
  await page.getByText('No price of a performance to come follows this track.').waitFor();
  await page.getByRole('button', { name: 'Choose prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prices on “Garden passes”' });
  const [show] = await world.rows<{ title: string }>(
    `SELECT s."title" FROM "ticketing" s JOIN "event_date" e ON e."ticketing_id" = s."id" WHERE e."contract_id" = 1 AND e."id" = $1`,
    [idOf(eventDate)],
  );
  await dialog.getByRole('combobox', { name: 'Show' }).fill(show?.title ?? '');
  await page
    .getByRole('option', { name: show?.title ?? '' })
    .first()
    .click();
  await dialog.getByRole('checkbox').first().check();
  await takePicture(page, 'track-prices');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const prices = page.getByRole('region', { name: 'Tickets that follow this track' });
  await prices.getByRole('cell', { name: 'All 1' }).waitFor();
  await takePicture(page, 'track');
  const french = (await screens.open('/settings/scan-tracks/tracks', { locale: 'fr-FR', width: 390 })).page;
  await french.getByText('12 entrées · Par : Garden gate').waitFor();
  await takePicture(french, 'tracks-fr');
  const door = await openDoor('en-GB');
  await scan(door, barcodes[4] ?? '');
  const refused = door.locator('[data-verdict="refused"]');
  await refused.getByRole('heading', { name: 'Wrong door' }).waitFor();
  await refused.getByText('This ticket lets in at: Garden gate.').waitFor();
});

it('lays tickets out beside the printed page itself, with what the law asks for always on it', async () => {
  const { page } = await screens.open('/settings/tickets', { locale: 'en-GB' });
  await page.getByText('All shows, on rolls').waitFor();
  await page.getByRole('link', { name: 'New' }).click();
  const shown = page.getByRole('img', { name: 'A test ticket with this layout' });
  await shown.waitFor();
  const drawn = () => shown.evaluate((image: HTMLImageElement) => image.src);
  const plain = await drawn();
  for (const box of await page.getByRole('group', { name: 'Always printed' }).getByRole('checkbox').all())
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('House tickets');
  await page.getByRole('checkbox', { name: 'Licence number' }).uncheck();
  await page.getByRole('textbox', { name: 'Notice' }).fill('No refunds. Latecomers enter at the interval.');
  await page.getByRole('combobox', { name: 'Kind of code' }).click();
  await page.getByRole('option', { name: 'Code 128 (bars)' }).click();
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 60 } });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('img', { name: 'Logo, as it is printed' }).waitFor();
  await expect.poll(drawn).not.toBe(plain);
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(575);
  await page.getByRole('button', { name: 'Ticket stock', exact: true }).click();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1119);
  // The house has one for rolls.
  await page.getByRole('combobox', { name: 'Paper' }).click();
  await page.getByRole('option', { name: 'Ticket stock' }).click();
  await takePicture(page, 'layout-form');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'House tickets' }).waitFor();
  await shown.waitFor();
  await page.getByRole('button', { name: 'Open as PDF' }).waitFor();
  await page.getByText('No printer with this paper is connected.').waitFor();
  await takePicture(page, 'layout');
  const french = (await screens.open('/settings/tickets', { locale: 'fr-FR', width: 390 })).page;
  await french.getByText('Tous les spectacles, sur billets cartonnés').waitFor();
  await takePicture(french, 'layouts-fr');
  await french.getByRole('link', { name: 'House tickets' }).click();
  await french.getByRole('img', { name: 'Un billet d’essai avec cette présentation' }).waitFor();
  await takePicture(french, 'layout-fr');
});
