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

it('is an option of a class: placed at the register, answered by a manager, and the school is notified', async () => {
  const { prices, eventDate } = await world.addShow({ total: 40 });
  const [price = ''] = prices;
  const school = await world.call('POST', '/customers', {
    lastname: 'Collège Rimbaud',
    email: 'rimbaud@school.test',
  });
  const cart: string = (await world.hold([[price, 28]])).body['@id'];
  const id = cart.split('/').at(-1);
  await world.call('PUT', cart, { customer: school.body['@id'] });
  const desk = await product.open(`/carts/${id}/edit`, { as: 'anna@demo.test' });
  await desk.page.getByRole('button', { name: 'One fewer: Price 1' }).click();
  await desk.page.getByRole('button', { name: 'Save' }).click();
  await desk.page.getByText('27 places').waitFor();
  expect(await findFaults(desk.page)).toEqual([]);
  await takePicture(desk.page, 'cart-edit');
  await desk.page.getByRole('button', { name: 'Quotation' }).click();
  const quotation = desk.page.getByRole('dialog', { name: 'Quotation' });
  await quotation.getByLabel('Address').fill('1 rue de l’École, 69001 Lyon');
  expect(await findFaults(desk.page)).toEqual([]);
  await takePicture(desk.page, 'quotation');
  const drawn = desk.page.waitForResponse((response) => response.url().includes('/quotation.pdf'));
  await quotation.getByRole('button', { name: 'Open as PDF' }).click();
  expect((await drawn).headers()['content-type']).toBe('application/pdf');
  await quotation.waitFor({ state: 'hidden' });
  await desk.page.bringToFront();
  await desk.page.getByRole('link', { name: 'Place an option' }).click();
  await desk.page.getByRole('button', { name: 'Place an option' }).waitFor();
  expect(await findFaults(desk.page)).toEqual([]);
  await takePicture(desk.page, 'place-option');
  await desk.page.getByRole('button', { name: 'Place an option' }).click();
  await desk.page.getByText('To be answered').waitFor();
  await desk.page.context().close();

  const { page, faults } = await product.open('/reservations', { as: 'manager@demo.test' });
  const options = page.getByRole('region', { name: 'Options to answer' });
  await options.getByText('27× Price 1').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'options');
  await options.getByRole('link', { name: /^Answer: .*Rimbaud/i }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'answer-option');
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await page.getByText('Answer saved').waitFor();
  await page.goto(`${product.server.origin}/reservations`);
  await page.getByRole('button', { name: 'Notify by e-mail' }).click();
  await page.getByLabel('Message if approved').fill('The bus may stop at the stage door.');
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'notify-options');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('1 customer will get an e-mail').waitFor();
  await expect
    .poll(async () => (await world.call('GET', `${cart}?fields=optionNotice`)).body.optionNotice)
    .toBe('sent');
  expect(await world.counters(eventDate)).toEqual({ occupied: 27, sold: 0 });
  expect(faults).toEqual([]);
  await page.context().close();
});

it('asks for names in its form, and keeps what is typed when the page is left and the cart is paid', async () => {
  const track = (await world.manage('POST', '/booking_tracks', { name: 'Classes' })).body['@id'];
  const field = (slug: string, required = false) => ({ slug, required, readOnly: false });
  await world.manage('PUT', `${track}/forms`, {
    customer: {
      fieldList: [field('contact.email', true), field('contact.city')],
      optinMessage: 'Send me the programme of next season',
    },
    participant: { fieldList: [field('contact.firstname', true), field('contact.lastname')] },
  });
  const { prices } = await world.addShow({ prices: [{ name: 'Pupil', bookingTrack: track }] });
  const cart: string = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
  const id = cart.split('/').at(-1);
  const { page, faults } = await product.open(`/carts/${id}/edit`, { as: 'anna@demo.test' });
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await page.getByLabel('E-mail').fill('head@school.test');
  await page.getByLabel('Send me the programme of next season').check();
  await page.getByRole('group', { name: 'Place 1' }).getByLabel('First name').fill('Zoé');
  // Left at once: what was typed is there.
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.goto(`${product.server.origin}/carts/${id}/form-data`);
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('head@school.test');
  await expect.poll(() => page.getByLabel('Send me the programme of next season').isChecked()).toBe(true);
  const second = page.getByRole('group', { name: 'Place 2' }).getByLabel('First name');
  await page.getByRole('button', { name: 'Save and take the payment' }).click();
  await page.getByText('1 required answer is missing').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'cart-form');
  await second.fill('Max');
  await page.getByRole('button', { name: 'Save and take the payment' }).click();
  await page.getByRole('button', { name: /^Take .* and print$/ }).click();
  await page.getByRole('button', { name: 'New sale' }).waitFor();
  const { body } = await world.manage(
    'GET',
    '/orders?order[id]=desc&itemsPerPage=1&fields=ticketList{fullName}',
  );
  const names = body.member[0].ticketList.map(({ fullName }: { fullName: string }) => fullName);
  expect(names.toSorted()).toEqual(['Max', 'Zoé']);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('shows its form on a phone, in French', async () => {
  const { prices } = await world.addShow({ prices: [{ name: 'Libre' }] });
  const cart: string = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
  const { page } = await product.open(`/carts/${cart.split('/').at(-1)}/form-data`, {
    as: 'anna@demo.test',
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  await page.getByLabel('Je souhaite recevoir le programme de la saison.').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'cart-form-phone');
  await page.context().close();
});
