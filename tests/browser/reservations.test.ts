/** A reservation made at the register, found by name in the evening, and collected in two presses. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { hours, openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
let world: SaleWorld;

beforeAll(async () => {
  product = await startProduct();
  world = await openSaleWorld(product.server);
  for (const email of ['anna@demo.test', 'bruno@demo.test'])
    await world.as(email)('POST', '/desk_sessions', {});
});
afterAll(() => product?.stop());

it('is made by key, with a name, a phone and the time it is kept until', async () => {
  const { page, faults } = await product.open('/sales/cash-register', { as: 'bruno@demo.test' });
  // One that is to begin: the demo may be opened in the middle of today's first performance.
  await page
    .getByRole('button', { name: /Les Règles du silence/ })
    .last()
    .click();
  const price = page.getByRole('button', { name: /^Plein tarif/ }).first();
  await price.click();
  await price.click();
  await page.getByText('2×').waitFor();
  await page.getByRole('timer').waitFor();
  await page.locator('body').press('r');
  const dialog = page.getByRole('dialog', { name: 'Reserve without payment' });
  await dialog.getByLabel('Name').fill('Madame Lefebvre');
  await dialog.getByLabel('Phone').fill('+33 6 12 34 56 78');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'reserve');
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
  await page.getByText('The cart is empty').waitFor();
  const reserved = () =>
    world.call('GET', '/bookings?type=reservation&q=lefebvre&fields=nbTickets,paymentStatus');
  await expect
    .poll(async () => (await reserved()).body.member)
    .toMatchObject([{ nbTickets: 2, paymentStatus: 'awaiting_payment' }]);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('is found by name, in French, taken up and paid in two presses by a colleague', async () => {
  const { page, faults } = await product.open('/reservations', { as: 'anna@demo.test', locale: 'fr-FR' });
  const due = page.getByRole('region', { name: 'À retirer' });
  await due.getByLabel('Nom, téléphone ou numéro').fill('lefebvre');
  await due.getByText('Madame Lefebvre').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'to-collect');
  await due.getByRole('button', { name: 'Retirer : Madame Lefebvre' }).click();
  const take = page.getByRole('button', { name: /^Encaisser .* et imprimer$/ });
  await take.waitFor();
  await takePicture(page, 'collect');
  await take.click();
  await page.getByRole('button', { name: 'Nouvelle vente' }).waitFor();
  const { body } = await world.call(
    'GET',
    '/bookings?type=reservation&q=lefebvre&fields=status,paymentStatus',
  );
  expect(body.member).toMatchObject([{ status: 'validated', paymentStatus: 'booked' }]);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('stays one when it is taken up and left, on a phone', async () => {
  const { prices } = await world.addShow({ total: 4 });
  const [price = ''] = prices;
  const cart = (await world.hold([[price, 2]])).body['@id'];
  const reserved = { reservationName: 'Monsieur Roux', expiresAt: hours(40) };
  expect((await world.call('PUT', `${cart}/reserve`, reserved)).status).toBe(200);
  const { page } = await product.open('/reservations', {
    as: 'anna@demo.test',
    viewport: { width: 390, height: 844 },
  });
  const due = page.getByRole('region', { name: 'To collect' });
  await due.getByText('Monsieur Roux').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'to-collect-phone');
  await due.getByRole('button', { name: 'Collect: Monsieur Roux' }).click();
  await page.getByRole('button', { name: /^Take .* and print$/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^Reserved: kept until/).waitFor();
  expect((await world.call('GET', `${cart}?fields=type`)).body.type).toBe('reservation');
  await page.context().close();
});
