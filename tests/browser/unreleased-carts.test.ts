/** Who looks after stock meets expired carts that could not give their places back on the start page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let world: SaleWorld;
let screens: Screens;

beforeAll(async () => {
  world = await startSaleWorld();
  const token = await world.server.token('manager@demo.test');
  screens = await serveScreens({ server: world.server.origin, token });
});
afterAll(async () => {
  await screens?.stop();
  await world?.stop();
});

it('names how many there are, and leads to the list of them alone', async () => {
  // Of the demo there is something left to be done with a customer.
  await world.rows('UPDATE "customer_note" SET "done_at" = now() WHERE "due_on" IS NOT NULL', []);
  const { page } = await screens.open('/', { locale: 'fr-FR' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Rien ne vous attend pour le moment').waitFor();
  const { prices } = await world.addShow({ total: 10 });
  const [price = ''] = prices;
  await world.call('POST', '/desk_sessions', {});
  const cart = (await world.hold([[price, 2]])).body['@id'];
  await world.hold([[price, 1]]);
  await world.expire(cart);
  await world.rows('UPDATE "ticket_price" SET "occupied_stock" = 0 WHERE "id" = $1', [idOf(price)]);
  await world.sweep();
  await page.reload();
  const line = page.getByRole('link', { name: 'Paniers expirés qui gardent leurs places' });
  await expect.poll(() => line.textContent()).toMatch(/places1$/);
  await line.click();
  await page.getByRole('heading', { level: 1, name: 'Paniers' }).waitFor();
  await page.getByText('Places non libérées le').first().waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
});
