/** The screens of customers: a segment built in words, counted while it is typed, kept in the address; what one bought. */
import { afterAll, describe, expect, it } from 'vitest';
import { type BrevoServer, startBrevoServer } from '../fixtures/brevoServer.ts';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

let brevo: BrevoServer | undefined;
const demo = serveDemo(async () => {
  brevo = await startBrevoServer();
  return { env: { BREVO_URL: brevo.origin, REMOTE_ALLOW: new URL(brevo.origin).host } };
});
afterAll(() => brevo?.stop());

const countOf = async (condition: string): Promise<string> => {
  const [row] = await demo.server.database.query<{ n: number }>(
    'system',
    `SELECT count(*)::int AS n FROM "crm_customer" c WHERE c."contract_id" = 1 AND ${condition}`,
  );
  return new Intl.NumberFormat('en').format(row?.n ?? 0);
};

describe('a segment of customers', () => {
  it('is counted while its city is typed, and reopened by its address', async () => {
    const { page } = await demo.screens.open('/customers');
    await page.getByRole('button', { name: 'Build a segment' }).click();
    const segment = page.getByRole('region', { name: 'Segment' });
    await segment.getByRole('button', { name: 'Condition', exact: true }).click();
    await segment.getByRole('textbox', { name: 'Value' }).fill('villeurb');
    const count = await countOf(`c."city" ILIKE 'villeurb%'`);
    await segment.getByRole('status').getByText(`${count} customers`).waitFor();
    await page.getByRole('row').filter({ hasText: 'Villeurbanne' }).first().waitFor();
    await takePicture(page, 'segment');
    expect(await findFaults(page)).toEqual([]);
    const { page: other } = await demo.screens.open(page.url().slice(demo.screens.origin.length));
    const reopened = other.getByRole('region', { name: 'Segment' });
    await reopened.getByRole('status').getByText(`${count} customers`).waitFor();
    expect(await reopened.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('villeurb');
  });

  it('begins with one that is asked for every season, is narrowed down, and goes at a press', async () => {
    const { page } = await demo.screens.open('/customers');
    await page.getByRole('button', { name: 'Build a segment' }).click();
    const segment = page.getByRole('region', { name: 'Segment' });
    await segment.getByRole('button', { name: 'Bought in the last 12 months' }).click();
    const bought = (
      least: number,
    ) => `c."id"::text IN (SELECT b."crm_id" FROM "customer" b JOIN "order" o ON o."contract_id" = 1
      AND o."customer_id" = b."id" AND o."status" = 'validated' AND NOT o."is_training" JOIN "order_item" i ON i."contract_id" = 1 AND i."order_id" = o."id"
      AND i."cancelled" IS NOT TRUE AND i."refunded_totally" IS NOT TRUE
      WHERE b."contract_id" = 1 AND o."created_at" > now() - interval '365 days' GROUP BY 1 HAVING count(DISTINCT o."id") >= ${least})`;
    await segment
      .getByRole('status')
      .getByText(`${await countOf(bought(1))} customers`)
      .waitFor();
    await segment.getByRole('button', { name: 'Narrow down' }).click();
    await page.getByRole('menuitem', { name: 'At least … times' }).click();
    await segment.getByRole('textbox', { name: 'At least … times' }).fill('2');
    await segment
      .getByRole('status')
      .getByText(`${await countOf(bought(2))} customers`)
      .waitFor();
    await segment.getByRole('button', { name: 'Remove the segment' }).click();
    await page.getByRole('button', { name: 'Build a segment' }).waitFor();
  });
});

describe('a change of many customers', () => {
  const inTown = encodeURIComponent(
    JSON.stringify([{ field: 'city', operator: 'isEqualTo', value: ['Villeurbanne'] }]),
  );

  it('is chosen, counted and seen before it is made, and taken back from its page', async () => {
    await demo.server.database.query(
      'system',
      `INSERT INTO "tag" ("contract_id", "name") VALUES (1, 'Voisins')`,
    );
    const { page } = await demo.screens.open(`/customers/change?segment=${inTown}`);
    await page.getByRole('combobox', { name: 'Tags' }).fill('Voisins');
    await page.getByRole('option', { name: 'Voisins' }).first().click();
    await page.keyboard.press('Tab');
    const count = await countOf(`c."city" = 'Villeurbanne'`);
    await page.getByText(`${count} customers would change.`).waitFor();
    await page.getByRole('region', { name: 'The first of them' }).getByText('Voisins').first().waitFor();
    await takePicture(page, 'change-many');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: `Change ${count} customers` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
    const made = page.getByRole('region', { name: 'What was changed' });
    await made.getByRole('region', { name: 'Changed' }).getByText('Voisins').first().waitFor();
    await takePicture(page, 'change-many-result');
    expect(await findFaults(page)).toEqual([]);
    await made.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    const undone = page.getByRole('region', { name: 'What was undone' });
    await undone.getByRole('region', { name: 'Changed' }).waitFor();
    await undone.getByRole('link', { name: 'Undoes an earlier change' }).click();
    await page.getByText('This change was undone.').waitFor();
  });

  it('may delete them, who bought something named before', async () => {
    const { page } = await demo.screens.open(`/customers/delete?segment=${inTown}`);
    const count = await countOf(`c."city" = 'Villeurbanne'`);
    await page.getByRole('button', { name: `Delete ${count} customers` }).click();
    await page.getByRole('dialog').getByText('kept for 30 days').waitFor();
    await takePicture(page, 'delete-many');
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('the organiser’s own fields', () => {
  it('are added with their choices, put in order, changed and deleted', async () => {
    const { page } = await demo.screens.open('/settings/crm/fields');
    const group = page.getByRole('region', { name: 'Organisations' });
    for (const label of ['Effectif', 'Niveau']) {
      await group.getByRole('button', { name: 'Add a field' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Label' }).fill(label);
      if (label === 'Niveau') {
        await dialog.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'One of a list' });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await dialog.getByText('Write at least one choice.').waitFor();
        await dialog.getByRole('textbox', { name: 'Choices' }).fill('Collège\nLycée');
      }
      await dialog.getByRole('button', { name: 'Save' }).click();
      await group.getByText(label, { exact: true }).waitFor();
    }
    await group.getByRole('button', { name: 'Move “Niveau” up' }).click();
    await group.getByRole('listitem').first().getByText('Niveau', { exact: true }).waitFor();
    await takePicture(page, 'field-settings');
    expect(await findFaults(page)).toEqual([]);
    const rows = await demo.server.database.query(
      'system',
      `SELECT "slug", "options" FROM "customer_field_contract" WHERE "contract_id" = 1 AND "type" = 'organization' ORDER BY "position"`,
    );
    expect(rows).toEqual([
      { slug: 'organization.niveau', options: ['Collège', 'Lycée'] },
      { slug: 'organization.effectif', options: null },
    ]);
    for (const label of ['Niveau', 'Effectif']) {
      await group.getByRole('button', { name: `Delete “${label}”` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await group.getByText(label, { exact: true }).waitFor({ state: 'detached' });
    }
  });
});

describe('the page of a customer', () => {
  it('says how often they bought, what they hold and owe, and leads to their orders', async () => {
    const [buyer] = await demo.server.database.query<{ crm_id: string; n: number; number: string }>(
      'system',
      `SELECT b."crm_id", count(*)::int AS n, max(o."number") AS "number" FROM "customer" b JOIN "order" o ON o."contract_id" = 1
        AND o."customer_id" = b."id" AND o."status" = 'validated' AND NOT o."is_training" WHERE b."contract_id" = 1 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1`,
    );
    const { page } = await demo.screens.open(`/customers/${buyer?.crm_id}`);
    const purchases = page.getByRole('region', { name: 'What they bought' });
    await purchases
      .getByRole('definition')
      .filter({ hasText: String(buyer?.n) })
      .first()
      .waitFor();
    await purchases.getByText('Tickets ahead').waitFor();
    await purchases.getByText('Due', { exact: true }).waitFor();
    await takePicture(page, 'customer');
    expect(await findFaults(page)).toEqual([]);
    await purchases.getByRole('link', { name: buyer?.number ?? '', exact: true }).click();
    await page.getByRole('region', { name: 'Payments', exact: true }).waitFor();
  });

  it('is of one request, also on a phone and in French', async () => {
    const { page } = await demo.screens.open('/customers/1', { locale: 'fr-FR', width: 390 });
    await page.getByRole('region', { name: 'Chronologie' }).waitFor();
    await takePicture(page, 'customer-phone');
    expect(await findFaults(page)).toEqual([]);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/crm/') || pathname.startsWith('/ticketing/')) asked.push(pathname);
    });
    await page.reload();
    await page.getByRole('region', { name: 'Chronologie' }).waitFor();
    expect(asked.filter((path) => !/\/(me|users|contracts)\b/.test(path))).toEqual([
      '/crm/customers/1/overview',
    ]);
  });

  it('asks for the organiser’s own fields by their kind, and for what is required', async () => {
    await demo.server.database.query(
      'system',
      `INSERT INTO "customer_field_contract" ("contract_id", "label", "slug", "type", "input_type", "options", "required", "position") VALUES
        (1, 'Profession', 'contact.job', 'contact', 'text', null, true, 10),
        (1, 'Venu par', 'contact.source', 'contact', 'uniqueList', '["Affiche", "Presse"]', false, 11),
        (1, 'Né avant', 'contact.since', 'contact', 'date', null, false, 12),
        (1, 'SIRET', 'organization.siret', 'organization', 'text', null, true, 13)`,
    );
    const { page } = await demo.screens.open('/customers/new');
    await page.getByRole('textbox', { name: 'Surname' }).fill('Tournesol');
    await page.getByRole('combobox', { name: 'Venu par' }).selectOption('Presse');
    expect(await page.getByRole('textbox', { name: 'SIRET' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create', exact: true }).first().click();
    await page.getByText('This is required.').first().waitFor();
    await takePicture(page, 'own-fields');
    await page.getByRole('textbox', { name: 'Profession' }).fill('Physicien');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create', exact: true }).first().click();
    await page.getByText('Physicien').waitFor();
    await page.getByText('Presse').waitFor();
  });

  it('of somebody who is there already is not made twice: the form says so while it is typed', async () => {
    const [known] = await demo.server.database.query<{ email: string; name: string }>(
      'system',
      `SELECT "email_list" ->> 0 AS "email", concat_ws(' ', "lastname", "firstname") AS "name" FROM "crm_customer" WHERE "contract_id" = 1 AND "id" = 1`,
    );
    const { page } = await demo.screens.open('/customers/new');
    await page.getByLabel('E-mails').fill(known?.email ?? '');
    await page.keyboard.press('Enter');
    const notice = page.getByRole('status').filter({ hasText: 'may be here already' });
    await notice.getByRole('link', { name: known?.name ?? '' }).waitFor();
    await takePicture(page, 'customer-new');
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('mailing lists', () => {
  it('are connected by a key that is tested, and take the customers of a segment who agreed', async () => {
    const { page } = await demo.screens.open('/settings/marketing');
    await page.getByRole('link', { name: 'Lettre aux abonnés' }).waitFor();
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await page.getByRole('alert').filter({ hasText: 'does not accept the key' }).waitFor();
    await page.getByRole('button', { name: 'Change the key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('API key').fill(brevo?.key ?? '');
    await dialog.getByRole('button', { name: 'Save and test' }).click();
    await page.getByText('Théâtre de la Ville').waitFor();
    await page.getByText('There is no list yet').waitFor();
    await takePicture(page, 'marketing');
    expect(await findFaults(page)).toEqual([]);
    const inTown = JSON.stringify([{ field: 'city', operator: 'isEqualTo', value: ['Villeurbanne'] }]);
    await page.goto(`${demo.screens.origin}/customers/mailing-list?segment=${encodeURIComponent(inTown)}`);
    await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Voisins');
    await page.getByText('customers will be on the list').waitFor();
    await takePicture(page, 'mailing-list');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: 'Voisins' }).waitFor();
    // One of them is there twice by the same e-mail.
    const [row] = await demo.server.database.query<{ n: number }>(
      'system',
      `SELECT count(DISTINCT "email_list" ->> 0)::int AS n FROM "crm_customer" WHERE "contract_id" = 1 AND "city" = 'Villeurbanne' AND "gdpr_consent"`,
    );
    await expect.poll(() => brevo?.lists[0]?.contacts.size, { timeout: 15_000 }).toBe(row?.n);
    await takePicture(page, 'mail-sending');
    const { page: phone } = await demo.screens.open('/settings/marketing', { locale: 'fr-FR', width: 390 });
    await phone.getByRole('link', { name: 'Voisins' }).waitFor();
    await takePicture(phone, 'marketing-fr-phone');
    expect(await findFaults(phone)).toEqual([]);
  });
});

describe('notes about a customer', () => {
  it('are written, pinned and done; a next action that is due is on the first page', async () => {
    const { page } = await demo.screens.open('/customers/2');
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByRole('button', { name: 'Add a note' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Call back about the choir.');
    await dialog.getByLabel('To be done on').fill('2026-01-02');
    await takePicture(page, 'note-dialog');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await notes.getByText('Call back about the choir.').waitFor();
    await takePicture(page, 'notes');
    expect(await findFaults(page)).toEqual([]);
    const { page: home } = await demo.screens.open('/');
    await home.getByRole('link', { name: /Next actions with customers/ }).click();
    await home.getByText('Call back about the choir.').waitFor();
    await notes.getByRole('button', { name: 'Done' }).click();
    await notes.getByText(/^Done on/).waitFor();
    await notes.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await notes.getByText('Nothing is noted yet.').waitFor();
  });
});

describe('labels of customers', () => {
  it('are for everybody or for a segment, begin at a free label and are seen before', async () => {
    const { page } = await demo.screens.open('/customers/stickers');
    await page.getByText(/^1,?\d{3} labels/).waitFor();
    const inTown = JSON.stringify([{ field: 'city', operator: 'isEqualTo', value: ['Villeurbanne'] }]);
    await page.goto(`${demo.screens.origin}/customers/stickers?segment=${encodeURIComponent(inTown)}`);
    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await page.getByRole('spinbutton', { name: 'First free label' }).fill('5');
    await page.getByRole('img', { name: 'from label 5' }).getByText('Villeurbanne').first().waitFor();
    await takePicture(page, 'labels');
    expect(await findFaults(page)).toEqual([]);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the PDF' }).click();
    expect((await coming).suggestedFilename()).toBe('labels.pdf');
    const { page: phone } = await demo.screens.open('/customers/stickers', { locale: 'fr-FR', width: 390 });
    await phone.getByRole('button', { name: 'Télécharger le PDF' }).waitFor();
    await takePicture(phone, 'labels-fr-phone');
    expect(await findFaults(phone)).toEqual([]);
  });
});
