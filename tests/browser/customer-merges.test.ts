/** Duplicates on the screen: why they are alike, side by side, what stands afterwards, merged and apart again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;

beforeAll(async () => {
  server = await startTestServer();
  const token = await server.token('manager@demo.test');
  screens = await serveScreens({ server: server.origin, token });
  // Alike in all that is compared: before everybody else of the demo.
  for (const firstname of ['Ondine', 'Ondine J.'])
    await fetch(`${server.origin}/crm/customers`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lastname: 'Quatrebarbes',
        firstname,
        emailList: ['ondine@quatrebarbes.test'],
        phoneList: ['+33478123456'],
        birthday: '1981-05-04',
        address: '4 rue du Puits',
        zipcode: '69001',
        city: 'Lyon',
      }),
    });
});
afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

describe('duplicates', () => {
  it('are shown with the reasons, merged by choices side by side, and the merge is undone', async () => {
    const { page } = await screens.open('/customers/duplicates');
    const card = page.getByRole('region', { name: 'Quatrebarbes Ondine: 2 who look alike' }).first();
    await card.getByText('same e-mail').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await card.getByRole('link', { name: 'Merge…' }).click();
    await page.getByRole('radio', { name: 'First name: Ondine J.' }).check();
    const row = page.getByRole('row', { name: /^First name/ });
    await row.getByText('Ondine J.', { exact: true }).nth(1).waitFor();
    await page.getByRole('radio', { name: 'First name: Ondine', exact: true }).check();
    await row.getByText('Ondine', { exact: true }).nth(1).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Merge 2 customers' }).click();
    await page.getByRole('heading', { name: 'Quatrebarbes Ondine', level: 1 }).waitFor();
    await page.goto(`${screens.origin}/customers/merges`);
    await page.getByRole('link', { name: 'Quatrebarbes Ondine J.' }).first().click();
    await page.getByRole('button', { name: 'Undo the merge' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click();
    await page.getByText('Undone', { exact: true }).first().waitFor();
    await page.goto(`${screens.origin}/customers/duplicates`);
    await card.getByText('same e-mail').waitFor();
  });

  it('are not offered again once they are said to be two people, in French and on a phone', async () => {
    const { page } = await screens.open('/customers/duplicates', { locale: 'fr-FR', width: 390 });
    const card = page.getByRole('region', { name: 'Quatrebarbes Ondine : 2 se ressemblent' }).first();
    await card.getByText('même e-mail').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Ce ne sont pas les mêmes' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Même adresse' }).click();
    await page.getByRole('button', { name: 'Même adresse', pressed: true }).waitFor();
    await page.waitForURL(/duplicates\/location$/);
  });
});
