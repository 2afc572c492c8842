/** The settings page as a manager uses it: find a subject, see how much is there, and what a first sale still needs. */
import { expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

it('is one request, finds a setting by a few letters, and leads to it', async () => {
  const { page, calls } = await demo.screens.open('/settings');
  const access = page.getByRole('region', { name: 'Access control' });
  await access.getByText('Scan tracks').waitFor();
  expect(calls).toEqual(['GET /ticketing/v1/contracts/1/settings_overview']);
  expect(await page.getByRole('region', { name: 'Before your first sale' }).count()).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('checkp');
  await expect.poll(() => page.getByRole('main').getByRole('region').count()).toBe(1);
  await access.getByRole('link', { name: 'Checkpoints' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkpoints' }).waitFor();
});

it('puts what a first sale cannot do without first', async () => {
  await demo.server.database.query('system', `UPDATE "venue" SET "is_hidden" = true WHERE "contract_id" = 1`);
  const { page } = await demo.screens.open('/settings', { width: 390, locale: 'fr-FR' });
  const first = page.getByRole('region', { name: 'Avant votre première vente' });
  await first.waitFor();
  expect(await findFaults(page)).toEqual([]);
  await first.getByRole('link', { name: 'Ajouter : Lieu' }).click();
  await page.getByRole('heading', { level: 1, name: /Lieu/ }).waitFor();
});

it('orders the methods of payment by keyboard, and the register proposes them so', async () => {
  const { page } = await demo.screens.open('/settings/payment-method');
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
  await expect.poll(names).toEqual(['Cash', 'Card', 'Cheque', 'Cash coupon', 'Card online']);
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'payment-methods');
  await page.getByRole('button', { name: 'Move up: Cheque' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Cash', 'Cheque', 'Card', 'Cash coupon', 'Card online']);
  await page.getByText('Cheque is now number 2 of 5.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move up: Cheque');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Cheque', 'Cash', 'Card', 'Cash coupon', 'Card online']);
  // At the top there is no way up: the one down has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move down: Cheque');
  const first = page.getByRole('radio', { name: 'Proposed first: Card' });
  await first.click();
  await expect.poll(() => first.isChecked()).toBe(true);
  const part = page.getByRole('checkbox', { name: 'Takes part payments: Cheque' });
  await part.click();
  await expect.poll(() => part.isChecked()).toBe(false);

  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'New: Payment method' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'payment-method-new');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Check' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Culture voucher');
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Culture voucher' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'payment-method');

  await page.goto(new URL('/sales/cash-register', page.url()).href);
  await page.getByRole('button', { name: 'Open my session' }).click();
  await page
    .getByRole('button', { name: /^Plein tarif/ })
    .first()
    .click();
  const cart = page.getByRole('region', { name: 'Cart' });
  const methods = ['Cheque', 'Cash', 'Card', 'Culture voucher', 'Several methods'];
  await expect
    .poll(async () =>
      (await cart.getByRole('button').allTextContents()).filter((name) => methods.includes(name)),
    )
    .toEqual(methods);
  await takePicture(page, 'register-methods');
  await cart.getByRole('button', { name: 'Several methods' }).click();
  const form = page.getByRole('form', { name: 'Pay' });
  await form.getByLabel('Paid in cash').fill('5');
  await form.getByLabel('Paid by: Culture voucher').fill('2');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'register-several');
  await form.getByRole('button', { name: /^Take/ }).click();
  await page.getByText(/^Order /).waitFor();
  const [order] = await demo.server.database.query<{ parts: string }>(
    'system',
    `SELECT string_agg(t."label" || ' ' || coalesce(nullif(t."debit", 0), t."credit"), ', ' ORDER BY t."id") "parts" FROM "transaction" t
     WHERE t."account_type" = 'bank' AND t."order_id" = (SELECT max("id") FROM "order" WHERE "contract_id" = 1) AND t."contract_id" = 1`,
  );
  expect(order?.parts).toMatch(/^Espèces 500, Culture voucher 200, Carte bancaire \d+$/);
});

it('builds the form of a reservation track, copies the track, and gives one up for another', async () => {
  const { page } = await demo.screens.open('/settings/booking-track');
  const item = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await item('Groupes et scolaires')
    .getByText(/^Customer: .+ \(required\)/)
    .waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'booking-tracks');
  await page.getByRole('link', { name: 'Form: Groupes et scolaires' }).click();
  const participants = page.getByRole('region', { name: 'Asked of each participant' });
  for (const slug of ['contact.firstname', 'contact.birthday'])
    await participants.getByLabel('Add a field').selectOption(slug);
  await participants.getByRole('checkbox', { name: 'Required: First name' }).check();
  await participants.getByRole('button', { name: 'Earlier: Birthday' }).click();
  const customer = page.getByRole('region', { name: 'Asked of the customer' });
  await customer.getByLabel('Opt-in message').fill('Write to our school about next season.');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'booking-track-form');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Mode' }).click();
  await page.getByRole('radio', { name: /^Réservation/ }).click();
  expect(await page.getByRole('radio', { name: /^Reservation / }).isChecked()).toBe(true);
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'booking-track-mode');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Reservation tracks' }).first().click();
  await item('Groupes et scolaires').getByText('Each participant: Birthday, First name (required)').waitFor();
  await page.getByRole('button', { name: 'Duplicate: Groupes et scolaires' }).click();
  await item('Groupes et scolaires (2)').waitFor();
  await page.getByRole('button', { name: 'Delete: Parcours public' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Move to').selectOption({ label: 'Groupes et scolaires (2)' });
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'booking-track-delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await item('Groupes et scolaires (2)').getByText('Default').waitFor();
  expect(await item('Parcours public').count()).toBe(0);
});

it('shows the form of a track on a phone, in French', async () => {
  const [track] = await demo.server.database.query<{ id: number }>(
    'system',
    `SELECT min("id") AS "id" FROM "booking_track" WHERE "contract_id" = 1`,
  );
  const { page } = await demo.screens.open(`/settings/booking-track/${track?.id}/form`, {
    width: 390,
    locale: 'fr-FR',
  });
  await page.getByRole('region', { name: 'Demandé au client' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'booking-track-form-phone');
});

it('groups tags by what they mark, and merges, archives and deletes them, in French on a phone', async () => {
  const query = (text: string) => demo.server.database.query('system', text);
  await query(
    `INSERT INTO "tag" ("contract_id", "id", "name", "color") VALUES (1, 901, 'Tournée', '#2f6690'), (1, 902, 'En tournée', NULL)`,
  );
  await query(
    `INSERT INTO "ticketing_tag_list" ("contract_id", "source_id", "target_id") VALUES (1, 1, 901), (1, 2, 902)`,
  );
  const { page, calls } = await demo.screens.open('/settings/tags', { width: 390, locale: 'fr-FR' });
  const shows = page.getByRole('region', { name: 'Sur des spectacles' });
  await shows.getByText('En tournée').waitFor();
  expect(calls.filter((call) => call.includes('/tags'))).toHaveLength(1);
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'tags');
  await page.getByRole('button', { name: 'Actions de En tournée' }).click();
  await page.getByRole('menuitem', { name: 'Fusionner avec une autre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Étiquette conservée' }).click();
  await page.getByRole('option', { name: 'Tournée', exact: true }).click();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'tags-merge');
  await dialog.getByRole('button', { name: 'Fusionner avec une autre' }).click();
  await shows
    .getByRole('row')
    .filter({ hasText: /^Tournée/ })
    .getByText('2 spectacles')
    .waitFor();
  await page.getByRole('button', { name: 'Actions de Tournée' }).click();
  await page.getByRole('menuitem', { name: 'Archiver' }).click();
  await page.getByRole('region', { name: 'Archivées' }).getByText('Tournée').waitFor();
  await page.getByRole('button', { name: 'Actions de Tournée' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await dialog.getByText('2 spectacles').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => page.getByText('Tournée').count()).toBe(0);
});
