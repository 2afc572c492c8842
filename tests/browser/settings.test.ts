/** The settings page as a manager uses it: find a subject, see how much is there, and what a first sale still needs. */
import { expect, it } from 'vitest';
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
