/** A file brought into a list as a person does it: chosen, mapped, looked at, imported, its refused rows mended. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { windows1252 } from '../fixtures/ticketImports.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;

beforeAll(async () => {
  screens = await startScreens();
});

afterAll(() => screens?.stop());

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('the import of a list', () => {
  it('guesses the columns, shows what would change, imports, and gives back what it refused', async () => {
    const { page, calls } = await screens.open('/Customer');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    const file =
      'Nom;Prénom;Contact;Ville\nIsambert;Odile;odile@import.test;Arles\nIsambert;Paul;nope;Arles\n;Sans;sans@import.test;Nîmes\n';
    await choose(page, 'clients.csv', file);
    const nom = dialog.getByRole('combobox', { name: 'Where “Nom” goes' });
    await nom.waitFor();
    await expect.poll(() => nom.inputValue()).toBe('lastname');
    expect(await dialog.getByRole('combobox', { name: 'Where “Contact” goes' }).inputValue()).toBe('');
    await dialog.getByRole('combobox', { name: 'Where “Contact” goes' }).selectOption({ label: 'E-mail' });
    await dialog
      .getByRole('combobox', { name: 'Known records are found by' })
      .selectOption({ label: 'E-mail' });
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'import-columns');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: '1 New' }).waitFor();
    await dialog.getByRole('button', { name: '2 Refused' }).waitFor();
    await dialog.getByText('Required').waitFor();
    await dialog.getByText('Write an address such as name@example.com.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'import-check');
    const isList = (call: string) => call.startsWith('GET /ticketing/v1/customers?');
    const asked = calls.filter(isList).length;
    await dialog.getByRole('button', { name: 'Import 1 row' }).click();
    await dialog.getByText('1 record created').waitFor();
    await dialog.getByText('2 rows refused').waitFor();
    expect(await findFaults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await dialog.getByRole('button', { name: 'Download the refused rows' }).click();
    const report = readFileSync(await (await download).path(), 'utf8');
    expect(report).toContain(
      '"Isambert","Paul","nope","Arles",3,"Contact: This is no e-mail address. Write an address such as name@example.com."',
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => calls.filter(isList).length).toBeGreaterThan(asked);
  });

  it('shows beside what stands what it would become', async () => {
    const { page } = await screens.open('/Customer');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'a.csv', 'email,lastname,city\nodile@import.test,Isambert,Avignon\n');
    await dialog
      .getByRole('combobox', { name: 'Known records are found by' })
      .selectOption({ label: 'E-mail' });
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: '1 Changed' }).waitFor();
    expect(await dialog.locator('del').textContent()).toBe('Arles');
    expect(await dialog.locator('ins').textContent()).toBe('Avignon');
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'import-diff');
  });

  it('is done by keyboard alone, on a phone, in French', async () => {
    const { page } = await screens.open('/Customer', { locale: 'fr', width: 390 });
    const open = page.getByRole('button', { name: 'Importer', exact: true });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const pick = dialog.getByRole('button', { name: 'Choisir un fichier' });
    await pick.waitFor();
    await expect.poll(() => pick.evaluate((element) => element === document.activeElement)).toBe(true);
    const chooser = page.waitForEvent('filechooser');
    await pick.press('Enter');
    const buffer = Buffer.from('Nom\tVille\nMobile\tSète\n');
    await (await chooser).setFiles({ name: 'petit.tsv', mimeType: 'text/plain', buffer });
    await dialog.getByRole('combobox', { name: 'Où va « Ville »' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'import-phone');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Contrôler' }).focus();
    await page.keyboard.press('Enter');
    const run = dialog.getByRole('button', { name: 'Importer 1 ligne' });
    await run.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await run.focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('1 fiche créée').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Fermer');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  });

  it('of many rows goes on as a job, whose result stands in the dialog, and later at the job’s own address', async () => {
    const { page } = await screens.open('/Customer');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const rows = Array.from({ length: 1300 }, (_, n) => `Many ${n}`).join('\n');
    await choose(page, 'many.csv', `lastname,email\n${rows}\nWrong,nobody\n`);
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: 'Import 1,300 rows' }).click();
    await dialog.getByText('1,300 records created').waitFor({ timeout: 60_000 });
    await page.goto(`${screens.origin}/Job`);
    await page.locator('[data-row-link]').first().click();
    const refused = page.getByRole('region', { name: 'Refused (1)' });
    await refused.getByText('Invalid format').waitFor();
    const download = page.waitForEvent('download');
    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await refused.getByRole('button', { name: 'Download the refused rows' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('"Wrong","nobody",1302,');
    expect(await findFaults(page)).toEqual([]);
  });

  it('says what is wrong with a file that is none', async () => {
    const { page } = await screens.open('/Customer');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'old.xls', '\u0001\u0000\u0002');
    await dialog.getByText('IMP-002').waitFor();
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('a reseller’s file of tickets', () => {
  /** An open performance of the demo with free seating, and one of its prices. */
  async function findPerformance() {
    const [row] = await screens.server.database.query<{ id: number; price: string }>(
      'system',
      `SELECT e."id", p."name" AS "price" FROM "event_date" e
       JOIN "ticket_price" p ON p."contract_id" = 1 AND p."event_date_id" = e."id" AND p."type" = 'full_price'
       WHERE e."contract_id" = 1 AND e."status" = 'opened' AND NOT e."is_numbered_seating" AND e."start_date" > now()
       ORDER BY e."start_date" LIMIT 1`,
    );
    return { id: row?.id ?? 0, price: row?.price ?? '' };
  }

  it('goes through every step, says what would be refused, and ends with each refused row and its reason', async () => {
    const { id, price } = await findPerformance();
    const { page, calls } = await screens.open(`/settings/ticket-import/event-date/${id}`);
    const text = [
      'Code-barres;Nom;Tarif;Prix;Statut',
      `RESEL0001;Lefèvre;${price};"25,00 €";Validé`,
      `RESEL0002;Müller;${price.slice(0, -1)};"25,00 €";Validé`,
      `RESEL0001;Double;${price};"25,00 €";Validé`,
      `RESEL0003;Parti;${price};"25,00 €";Annulé`,
    ].join('\r\n');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-file');
    const buffer = Buffer.from(windows1252(text));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'revendeur.csv', mimeType: 'text/csv', buffer });

    const goes = (name: string) => page.getByRole('combobox', { name: `Where “${name}” goes` });
    await goes('Code-barres').waitFor();
    expect(await goes('Code-barres').inputValue()).toBe('barcode');
    expect(await goes('Tarif').inputValue()).toBe('ticketPrice');
    await page.getByRole('cell', { name: 'Lefèvre' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-preview');

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: 'One ticket for each place' }).check();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-strategy');

    await page.getByRole('button', { name: 'Next' }).click();
    const means = page.getByRole('combobox', { name: `What “${price.slice(0, -1)}” means` });
    await means.waitFor();
    // By similarity, and kept only once somebody said so.
    expect(await means.locator('option:checked').textContent()).toBe(price);
    await takePicture(page, 'timport-controls');
    await page.getByText('Row 2 has the code “RESEL0001” already.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep and check again' }).click();
    await means.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Reseller').fill('Revendeur');
    await takePicture(page, 'timport-options');
    await page.getByRole('button', { name: 'Next' }).click();
    const start = page.getByRole('button', { name: 'Import 2 tickets' });
    await start.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-track');
    await start.click();

    await page.getByText('Imported, but for 1 row.').waitFor();
    await page.getByText('Row 2 has the code “RESEL0001” already.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-done');
    expect(calls.filter((call) => call.includes('/handle'))).toHaveLength(1);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('This file is deleted, and its tickets with it.').waitFor();
  });

  it('tells in the logs what it could not take, in the words of who reads, and leads to where it is put right', async () => {
    const { page } = await screens.open('/settings/ticket-import/logs');
    await page.getByRole('heading', { level: 1, name: 'Import notifications' }).waitFor();
    await page.getByText('The price “TARIF CE” is not mapped.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-notifications');
    const repair = page.getByRole('link', { name: 'Map it: The price “TARIF CE” is not mapped.' });
    expect(await repair.getAttribute('href')).toBe(
      '/settings/ticket-import/mapping/ticketprice?name=TARIF%20CE',
    );
    await page.getByRole('button', { name: 'Dealt with' }).click();
    await page.getByText('Nothing is dealt with yet').waitFor();
    await page.getByRole('tab', { name: 'Imports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ticket imports' }).waitFor();
    await page.getByRole('link', { name: 'ventes-partenaire.csv' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-imports');
    const { page: phone } = await screens.open('/settings/ticket-import/logs/notifications', {
      locale: 'fr',
      width: 390,
    });
    await phone.getByText('Le tarif « TARIF CE » n’a pas de correspondance.').waitFor();
    expect(await findFaults(phone)).toEqual([]);
    await takePicture(phone, 'timport-notifications-phone');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await phone.getByRole('button', { name: /^Retirer/ }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await phone.getByText('Rien à traiter').waitFor();
  });

  it('asks what its names mean: what means nothing yet first, good suggestions together, each taken back', async () => {
    const { database } = screens.server;
    const [show] = await database.query<{ title: string }>(
      'system',
      `SELECT "title" FROM "ticketing" WHERE "contract_id" = 1 ORDER BY "id" LIMIT 1`,
    );
    const title = show?.title ?? '';
    await database.query(
      'system',
      `INSERT INTO "ticketing_mapping" ("contract_id", "label") VALUES (1, upper($1)), (1, 'SPECTACLE DE NOEL')`,
      [title],
    );
    const { page } = await screens.open('/settings/ticket-import/mapping');
    await page.getByRole('heading', { level: 1, name: 'Show mappings' }).waitFor();
    await page.getByRole('button', { name: 'To map (2)' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-names');
    await page.getByRole('button', { name: 'Accept 1 good suggestion' }).click();
    await page.getByText('1 name is mapped.').waitFor();
    await page.getByRole('button', { name: 'Mapped (2)' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'To map (2)' }).waitFor();
    await page.getByRole('button', { name: 'Ignore “SPECTACLE DE NOEL”' }).click();
    await page.getByRole('button', { name: 'Ignored (1)' }).click();
    await page.getByRole('button', { name: 'No longer ignore “SPECTACLE DE NOEL”' }).waitFor();

    await page.goto(`${screens.origin}/settings/ticket-import/mapping/ticketprice?name=TARIF%20CE`);
    await page.getByRole('button', { name: 'Choose what “TARIF CE” means' }).click();
    const means = page.getByRole('combobox', { name: 'What “TARIF CE” means' });
    await means.selectOption({ index: 1 });
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-choose');
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('“TARIF CE” means “').waitFor();
    const { page: phone } = await screens.open('/settings/ticket-import/mapping/seating', {
      locale: 'fr',
      width: 390,
    });
    await phone.getByText('ORCH A 19').waitFor();
    expect(await findFaults(phone)).toEqual([]);
    await takePicture(phone, 'timport-names-phone');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('is begun on a phone, in French, from the latest imports', async () => {
    const { page } = await screens.open('/settings/ticket-import', { locale: 'fr', width: 390 });
    await page.getByRole('link', { name: 'ventes-partenaire.csv' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-home');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'ventes-partenaire.csv' }).click();
    await page.getByText('Un tableur a abrégé le code en « 3,76E+12 »').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'timport-refused');
  });
});
