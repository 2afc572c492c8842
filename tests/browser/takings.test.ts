/** The sales report as a manager reads it in the morning: yesterday, other days, the orders behind a figure, the file. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

describe('the sales report', () => {
  it('begins with yesterday, goes to seven days, and opens the orders of a show', async () => {
    const { page, calls } = await demo.screens.open('/report/sales');
    await page.getByRole('button', { name: 'Yesterday', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    const shows = page.getByRole('region', { name: 'By show' });
    await shows.waitFor();
    await page.getByRole('region', { name: 'By VAT rate' }).getByText('%').first().waitFor();
    await page.getByRole('region', { name: 'By means of payment' }).getByRole('link').first().waitFor();
    await expect
      .poll(() => calls.filter((call) => call.includes('/reports/takings')).at(-1))
      .toMatch(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    expect(await findFaults(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toBe(
      '\u{feff}"Kind","Name","Currency","Places","Sold","Given back","Net of refunds","Excl. VAT","VAT"',
    );
    await shows.getByRole('link').first().click();
    await page.waitForURL(/\/orders\?filter=/);
    await page.getByRole('row').nth(1).waitFor();
  });

  it('fits a phone, in French, and says where nothing was sold', async () => {
    const { page } = await demo.screens.open('/report/sales?from=2019-01-01&to=2019-01-02', {
      locale: 'fr-FR',
      width: 390,
    });
    await page.getByText('Rien n’a été vendu sur cette période').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: '7 derniers jours' }).click();
    await page.getByRole('region', { name: 'Par moyen de paiement' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
  });
});

describe('the statements of performances', () => {
  it('lists a week with its takings, and opens the statement of one in totals alone', async () => {
    const { page, calls } = await demo.screens.open('/accountability');
    const table = page.getByRole('region', { name: 'Performances' });
    await table.getByRole('row').nth(1).waitFor();
    expect(calls.filter((call) => call.includes('/accountability/performances'))).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'accountability');
    await page.getByLabel('Detail').click();
    await page.getByRole('option', { name: 'Totals alone' }).click();
    const drawn = page.waitForResponse(/event_date\.pdf\?/);
    await table
      .getByRole('button', { name: /^Statement of/ })
      .first()
      .click();
    const answer = await drawn;
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(new URL(answer.url()).search).toBe('?summary=1&language=en');
  });

  it('fits a phone, in French, where nothing was played and where something was', async () => {
    const { page } = await demo.screens.open('/accountability?from=2019-01-01&to=2019-01-02', {
      locale: 'fr-FR',
      width: 390,
    });
    await page.getByText('Aucune représentation sur cette période').waitFor();
    await page.getByRole('button', { name: '7 derniers jours' }).click();
    await page.getByRole('region', { name: 'Représentations' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'accountability-phone');
  });

  it('go with the sessions of the desks and the documents of an audit', async () => {
    const { page } = await demo.screens.open('/accountability');
    await page.getByRole('link', { name: 'Desk sessions' }).first().click();
    await page.getByRole('row').nth(1).waitFor();
    await takePicture(page, 'desk-sessions');
    const { page: audits } = await demo.screens.open('/accountability/compliance-audit-documents');
    const drawn = audits.waitForResponse('**/conformity-attestation/1.pdf?language=en');
    await audits.getByRole('button', { name: 'Attestation of conformity' }).click();
    expect((await drawn).headers()['content-type']).toBe('application/pdf');
    const table = audits.getByRole('region', { name: 'Documents for an inspection' });
    await table.getByText('Not verified yet').first().waitFor();
    await table
      .getByRole('button', { name: /^Verify/ })
      .first()
      .click();
    await table.getByText('No record in this period').first().waitFor();
    await audits.getByRole('button', { name: 'Make a document' }).click();
    const asked = audits.getByRole('dialog', { name: 'Make a document' });
    await asked.getByLabel('First day').fill('2026-01-01');
    await asked.getByLabel('Last day').fill('2999-01-01');
    await asked.getByRole('button', { name: 'Make it' }).click();
    await asked.getByText('Choose days that are over, the earlier day first.').waitFor();
    await takePicture(audits, 'make-audit');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await takePicture(audits, 'audit-documents');
    expect(await findFaults(audits)).toEqual([]);
    const { page: phone } = await demo.screens.open('/accountability/compliance-audit-documents', {
      locale: 'fr-FR',
      width: 390,
    });
    await phone.getByRole('region', { name: 'Documents de contrôle' }).waitFor();
    await takePicture(phone, 'audit-documents-phone');
    expect(await findFaults(phone)).toEqual([]);
  });
});

describe('the account of a client', () => {
  it('says what is on it, takes a deposit, and gives a part of it back', async () => {
    const { page } = await demo.screens.open('/clients');
    await page.getByRole('region', { name: 'Account holders' }).getByRole('link').first().waitFor();
    await takePicture(page, 'clients');
    expect(await findFaults(page)).toEqual([]);
    const { page: phone } = await demo.screens.open('/clients?state=owing', { locale: 'fr-FR', width: 390 });
    await phone.getByLabel('Afficher').waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(phone)).toEqual([]);
    await takePicture(phone, 'clients-phone');
    const made = await fetch(`${demo.server.origin}/ticketing/v1/clients`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await demo.server.token('manager@demo.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: 'Comité Renault', email: 'ce@renault.example' }),
    });
    const { '@id': iri } = (await made.json()) as { '@id': string };
    const { page: own, calls } = await demo.screens.open(`/clients/${iri.split('/').at(-1)}`);
    await own.getByText('Nothing was ever on this account.').waitFor();
    expect(calls.filter((call) => call.includes('/clients/'))).toHaveLength(1);
    expect(await findFaults(own)).toEqual([]);
    await own.getByRole('link', { name: 'Put money on account' }).click();
    await own.getByRole('button', { name: 'Open my session' }).click();
    await own.getByLabel('Amount taken (EUR)').fill('150');
    await own.getByText('Then €150.00 are on account.').waitFor();
    expect(await findFaults(own)).toEqual([]);
    await takePicture(own, 'client-credit');
    await own.getByRole('button', { name: 'Take €150.00' }).click();
    await own.getByRole('region', { name: 'Deposits' }).getByText('€150.00').waitFor();
    expect(await findFaults(own)).toEqual([]);
    await own.getByRole('link', { name: 'Pay back' }).click();
    await own.getByLabel('Amount paid back (EUR)').fill('30');
    await own.getByRole('button', { name: 'Pay back €30.00' }).click();
    await own.getByRole('region', { name: 'Movements' }).getByText('€30.00').waitFor();
    await takePicture(own, 'client');
  });

  it('is lettered once what was chosen comes to nothing, and that is undone', async () => {
    const { page } = await demo.screens.open('/clients/1');
    await page.getByRole('button', { name: 'Statement' }).click();
    const drawn = page.waitForResponse('**/clients/1/statement.pdf?language=en');
    await page.getByRole('menuitem', { name: 'Since the account was opened' }).click();
    expect((await drawn).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: 'Lettering' }).click();
    const letterings = page.getByRole('region', { name: 'Letterings' });
    await letterings.getByRole('row').nth(1).getByText('AAA').waitFor();
    await page.getByRole('checkbox', { name: /€500\.00$/ }).check();
    await page.getByText('Difference €500.00').waitFor();
    const letter = page.getByRole('button', { name: 'Letter', exact: true });
    expect(await letter.isDisabled()).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'lettering');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Undo the lettering AAA' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the lettering' }).click();
    await letterings.getByText(/^undone on .* by /).waitFor();
    for (const box of await page.getByRole('checkbox', { name: /€240\.00$/ }).all()) await box.check();
    await page.getByText('they settle each other').waitFor();
    await takePicture(page, 'lettering-even');
    await letter.click();
    await page.getByText('Lettered as AAB.').waitFor();
    await letterings.getByRole('row').nth(1).getByText('AAB').waitFor();
    const { page: phone } = await demo.screens.open('/clients/1/lettering', { locale: 'fr-FR', width: 390 });
    await phone.getByRole('checkbox').first().check();
    await phone.getByText(/^Écart/).waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(phone)).toEqual([]);
    await takePicture(phone, 'lettering-phone');
  });

  it('fits a phone, in French', async () => {
    const { page } = await demo.screens.open('/clients/1', { locale: 'fr-FR', width: 390 });
    await page.getByRole('heading', { name: 'Mouvements' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'client-phone');
  });
});

describe('the reporting accounts', () => {
  it('are set by kind of money: the usual code, an account of one’s own, the default, and out of sight', async () => {
    const { page, calls } = await demo.screens.open('/reporting-accounts');
    await page.getByText('The usual code 487000, not set').waitFor();
    await page.getByText('Books to 706100 Billetterie spectacles').waitFor();
    expect(calls.filter((call) => call.includes('/reporting_accounts'))).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'reporting-accounts');
    await page.getByRole('link', { name: 'Add an account for: Fees on tickets' }).click();
    await page.getByText('Usual code: 708500.').waitFor();
    await page.getByLabel('Name').fill('Frais de location');
    await takePicture(page, 'reporting-account-new');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Books to 708500 Frais de location').waitFor();
    await page.getByRole('button', { name: 'Make default: Frais de location' }).click();
    await page.getByText('Frais de location is the default now.').waitFor();
    await page.getByRole('button', { name: 'Hide Frais de location' }).click();
    await page.getByText('The usual code 708500, not set').waitFor();
    await page.getByLabel('Show hidden accounts').check();
    await page.getByRole('button', { name: 'Show Frais de location' }).click();
    await page.getByText('Books to 708500 Frais de location').waitFor();
    await page.getByRole('link', { name: 'Frais de location' }).click();
    await page.waitForURL(/\/reporting-accounts\/edit\/\d+$/);
    await page.getByText('Usual code: 708500.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    const { page: phone } = await demo.screens.open('/reporting-accounts', { locale: 'fr-FR', width: 390 });
    await phone.getByText('Le code usuel 487000, non réglé').waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(phone)).toEqual([]);
    await takePicture(phone, 'reporting-accounts-phone');
  });
});

describe('the other reports', () => {
  it('sum sales by one thing at a time, show the accounts with their files, and how full performances are', async () => {
    const { page, calls } = await demo.screens.open('/report');
    await page.getByRole('link', { name: 'Sales by' }).click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await page.getByRole('region', { name: 'Show' }).getByRole('link').first().waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'report-detail');
    await page.getByRole('figure', { name: 'Net of refunds by show' }).waitFor();
    await page.getByLabel('Compare with last season').click();
    await page.getByText('Beside the same weekdays of last season').waitFor();
    await page.getByRole('columnheader', { name: 'Last season' }).waitFor();
    expect(calls.filter((call) => call.includes('/reports/sales')).at(-1)).toMatch(/from=20\d\d-.*by=show/);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'report-compared');
    await page.getByRole('link', { name: 'Takings', exact: true }).click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await page.getByLabel('Compare with last season').click();
    await page
      .getByText(/^last season €/)
      .first()
      .waitFor();
    await takePicture(page, 'takings-compared');
    await page.goto(page.url().replace('/report/sales', '/report/sales/detail'));
    await page.getByLabel('By', { exact: true }).click();
    await page.getByRole('option', { name: 'Seller' }).click();
    await page.getByRole('region', { name: 'Seller' }).getByRole('link').first().click();
    await page.waitForURL(/\/transactions|Transaction/);
    await page.getByRole('row').nth(1).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Accounting', exact: true }).last().click();
    const accounts = page.getByRole('region', { name: 'Accounting' });
    await accounts.getByRole('row').nth(2).waitFor();
    await page.getByText('Debits equal credits.').waitFor();
    expect(calls.filter((call) => call.includes('/reports/accounting'))).toHaveLength(1);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'report-accounting');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Entries (FEC)' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^FEC\d{16}\.txt$/);
    await page.getByRole('link', { name: 'Programme', exact: true }).click();
    await page.getByRole('region', { name: 'Programme' }).getByRole('row').nth(1).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'report-programming');
  });

  it('fit a phone, in French', async () => {
    const { page } = await demo.screens.open('/report/accounting', { locale: 'fr-FR', width: 390 });
    await page.getByText('Les débits égalent les crédits.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    const { page: files } = await demo.screens.open('/report/export', { locale: 'fr-FR', width: 390 });
    await files.getByRole('button', { name: 'Recettes (CSV)' }).waitFor();
    expect(await files.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findFaults(files)).toEqual([]);
    await takePicture(files, 'report-export-phone');
  });
});
