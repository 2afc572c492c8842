/** Customers on the screen: a file brought in, from its columns to its refused rows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
beforeAll(async () => {
  screens = await startScreens();
}, 120_000);
afterAll(() => screens?.stop());

const csv = (text: string, name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('a file of customers', () => {
  it('is mapped, checked before anything is written, imported, and gives its refused rows back', async () => {
    const { page } = await screens.open('/settings/crm/imports');
    await page.getByRole('link', { name: 'Import customers' }).click();
    const text = 'Nom;Mail;Infos\nVanderlinden;vdl@amis.test;oui\nVanmal;pas une adresse;non\n';
    await page.getByLabel('Choose a file').setInputFiles(csv(text, 'amis.csv'));
    await page.getByRole('heading', { name: 'amis.csv', level: 1 }).waitFor();
    expect(await page.getByLabel('Where “Mail” goes').inputValue()).toBe('emailList');
    await page.getByLabel('Where “Infos” goes').selectOption({ label: 'List “infos” (yes or no)' });
    await page.getByLabel('Known customers are found by').selectOption({ label: 'E-mail and name' });
    // The colours of a button that was just enabled are those that stay.
    const check = await page.getByRole('button', { name: 'Check', exact: true }).elementHandle();
    await expect
      .poll(() =>
        check?.evaluate((button) => button.matches(':enabled') && button.getAnimations().length === 0),
      )
      .toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page
      .getByRole('row', { name: /Vanmal/ })
      .getByText('Refused')
      .waitFor();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('Imported, but for 1 row.').waitFor();
    await page.getByRole('row', { name: /Vanmal/ }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'See the new customers' }).click();
    await page.getByText('Vanderlinden').first().waitFor();
  });

  it('goes with the customers it created, in French and on a phone', async () => {
    const { page } = await screens.open('/settings/crm/imports/upload', { locale: 'fr-FR', width: 390 });
    const text = 'Nom;Mail\nRetournant;retour@amis.test\n';
    await page.getByLabel('Choisir un fichier').setInputFiles(csv(text, 'retour.csv'));
    await page.getByRole('heading', { name: 'retour.csv', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Contrôler', exact: true }).click();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
    await page.getByText('Toutes les lignes sont importées.').waitFor();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Supprimer aussi les clients qu’il a créés').check();
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByText('Ce fichier est supprimé.').waitFor();
    const left = await screens.server.database.query(
      'system',
      "SELECT FROM crm_customer WHERE lastname = 'Retournant'",
    );
    expect(left).toEqual([]);
  });
});
