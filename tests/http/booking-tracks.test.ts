/** Reservation tracks: what they ask for, their copy, and the one that takes their place. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let manage: SaleWorld['call'];

beforeAll(async () => {
  world = await startSaleWorld();
  manage = world.manage;
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const FORMS =
  'fields=name,isDefault,nbTicketPrices,nbOfferRules,cartType,formList{type,mode,optinMessage,fieldList},shippingList{type},billingList{type,policy}';

const readTrack = async (iri: string) => (await manage('GET', `${iri}?${FORMS}`)).body;
const ask = (slug: string, more: object = {}) => ({ slug, required: false, readOnly: false, ...more });

async function addTrack(name: string, more: object = {}): Promise<string> {
  const made = await manage('POST', '/booking_tracks', { name, ...more });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

describe('the forms of a reservation track', () => {
  it('ask the customer and each participant for fields in their order, of several tracks the same', async () => {
    for (const name of ['Schools', 'Choirs']) {
      const track = await addTrack(name);
      const customer = {
        mode: 'normal',
        optinMessage: 'Write to me about next season.',
        fieldList: [ask('contact.email', { required: true }), ask('contact.lastname', { readOnly: true })],
      };
      const answer = await manage('PUT', `${track}/forms?${FORMS}`, {
        customer,
        participant: { fieldList: [ask('contact.firstname')] },
      });
      expect([answer.status, answer.body.formList]).toEqual([
        200,
        [
          { '@id': expect.any(String), '@type': 'Form', type: 'customer', ...customer },
          expect.objectContaining({
            type: 'participant',
            mode: 'normal',
            optinMessage: null,
            fieldList: [ask('contact.firstname')],
          }),
        ],
      ]);
    }
  });

  it('stay where they are left out, and go with null', async () => {
    const track = await addTrack('Press');
    const form = (slug: string) => ({ fieldList: [ask(slug)], mode: 'read_only' });
    await manage('PUT', `${track}/forms`, {
      customer: form('contact.phone'),
      participant: form('contact.city'),
    });
    const { formList: before } = await readTrack(track);
    await manage('PUT', `${track}/forms`, { participant: null });
    const { formList } = await readTrack(track);
    expect(formList).toEqual([before[0]]);
    expect(formList[0]).toMatchObject({ mode: 'read_only', fieldList: [ask('contact.phone')] });
  });

  it('refuse a field that is none, and one that is asked for twice, by where it stands', async () => {
    const track = await addTrack('Members');
    const fields = ['contact.email', 'contact.shoeSize', 'contact.email'].map((slug) => ask(slug));
    const refused = await manage('PUT', `${track}/forms`, { participant: { fieldList: fields } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'SALE-032' } });
    expect(refused.body.violations).toEqual([
      { propertyPath: 'participant.fieldList[1].slug', message: expect.any(String), code: 'relation' },
      { propertyPath: 'participant.fieldList[2].slug', message: expect.any(String), code: 'unique' },
    ]);
    expect((await readTrack(track)).formList).toEqual([]);
    const seller = await world.call('PUT', `${track}/forms`, { customer: null });
    expect(seller.status).toBe(403);
  });
});

describe('a reservation track', () => {
  it('is copied with its forms and ways to deliver and pay, under a name of its own, and is no default', async () => {
    const track = await addTrack('Regional schools', { cartType: 'option', isDefault: true });
    await manage('PUT', `${track}/forms`, { customer: { fieldList: [ask('contact.phone')] } });
    await manage('POST', '/shippings', { type: 'mail', bookingTrack: track });
    await manage('POST', '/billings', { type: 'on_account', policy: 'deferred', bookingTrack: track });
    await world.addShow({ prices: [{ bookingTrack: track }] });
    const original = await readTrack(track);
    expect(original).toMatchObject({ isDefault: true, nbTicketPrices: 1 });
    const names = [];
    for (const from of [track, track]) {
      const copy = await manage('POST', `${from}/clone?${FORMS}`);
      expect(copy.status).toBe(201);
      names.push(copy.body.name);
      expect(copy.body).toMatchObject({ isDefault: false, nbTicketPrices: 0, cartType: 'option' });
      const rows = (list: readonly object[]) => list.map((row) => ({ ...row, '@id': undefined }));
      for (const list of ['formList', 'shippingList', 'billingList'])
        expect(rows(copy.body[list])).toEqual(rows(original[list]));
    }
    expect(names).toEqual(['Regional schools (2)', 'Regional schools (3)']);
  });

  it('is the default alone: the one before no longer is', async () => {
    const first = await addTrack('First', { isDefault: true });
    const second = await addTrack('Second');
    await manage('PATCH', second, { isDefault: true });
    expect((await readTrack(first)).isDefault).toBe(false);
    const { body } = await manage('GET', '/booking_tracks?isDefault=1&fields=name');
    expect(body.member).toMatchObject([{ name: 'Second' }]);
  });

  it('is deleted once its prices and offers have another, which becomes the default in its place', async () => {
    const gone = await addTrack('Old way', { isDefault: true });
    const stays = await addTrack('New way');
    const { prices } = await world.addShow({ prices: [{ bookingTrack: gone }, { bookingTrack: gone }, {}] });
    const offer = await manage('POST', '/offer_rules', { title: 'Two for one', bookingTrack: gone });
    expect(offer.status).toBe(201);
    const mail = (await manage('POST', '/shippings', { type: 'mail', bookingTrack: gone })).body['@id'];
    const post = (await manage('POST', '/shippings', { type: 'desk', bookingTrack: gone })).body['@id'];
    await world.rows(
      'UPDATE "order" SET "shipping_id" = $1 WHERE "contract_id" = 1 AND "id" = (SELECT max("id") FROM "order" WHERE "contract_id" = 1)',
      [idOf(mail)],
    );
    const call = `${gone}/delete-with-new-booking-track`;
    const itself = await manage('POST', call, { bookingTrack: gone });
    expect(itself).toMatchObject({ status: 422, body: { code: 'SALE-033' } });
    expect((await manage('POST', call, {})).status).toBe(422);
    expect((await world.call('POST', call, { bookingTrack: stays })).status).toBe(403);
    expect((await manage('POST', call, { bookingTrack: stays })).status).toBe(204);
    expect((await manage('GET', gone)).status).toBe(404);
    // What an order was delivered by stays.
    expect((await manage('GET', mail)).body.bookingTrack).toBe(null);
    expect((await manage('GET', post)).status).toBe(404);
    expect(await readTrack(stays)).toMatchObject({ isDefault: true, nbTicketPrices: 2, nbOfferRules: 1 });
    const tracks = await Promise.all(
      prices.map(async (price) => (await manage('GET', price)).body.bookingTrack),
    );
    expect(tracks).toEqual([stays, stays, null]);
  });
});

describe('the form of a cart', () => {
  const EMAIL = 'contact.email';
  const FIRST = 'contact.firstname';
  const LAST = 'contact.lastname';

  async function openForm(form: object, ticketing: object = {}) {
    const track = await addTrack('Asks');
    await manage('PUT', `${track}/forms`, form);
    const show = await world.addShow({ prices: [{ bookingTrack: track }, {}] });
    if (Object.keys(ticketing).length > 0) await manage('PATCH', show.ticketing, ticketing);
    return show;
  }
  const paths = (answer: { readonly body: { readonly violations: readonly { propertyPath: string }[] } }) =>
    answer.body.violations.map(({ propertyPath }) => propertyPath);
  const addCustomer = async (values: object) => (await manage('POST', '/customers', values)).body['@id'];

  it('is asked as its tracks, shows and organiser have it, and keeps what is answered, complete or not', async () => {
    const { prices } = await openForm(
      {
        customer: { fieldList: [ask(EMAIL, { required: true }), ask('contact.city')], optinMessage: 'News' },
        participant: { fieldList: [ask(FIRST, { required: true }), ask(LAST)] },
      },
      { customerRequiredFields: ['contact.phone'] },
    );
    const cart = (await world.hold([[prices[0] ?? '', 2]])).body;
    expect(cart.customerRequiredFields).toEqual([EMAIL, 'contact.phone']);
    const { body: form } = await world.call('GET', `${cart['@id']}/form-data`);
    expect(form).toMatchObject({
      optinMessage: 'News',
      customerFormData: {},
      missingList: expect.any(Array),
    });
    const asked = (list: readonly { slug: string; required: boolean }[]) =>
      list.map(({ slug, required }) => [slug, required]);
    expect(asked(form.customerFieldList)).toEqual([
      [EMAIL, true],
      ['contact.city', false],
      ['contact.phone', true],
    ]);
    const [places] = form.participantFormList;
    expect(places).toMatchObject({ quantity: 2, ticketPriceName: 'Price 1', participantList: [{}, {}] });
    const answer = (body: object) => world.call('PUT', `${cart['@id']}/form-data`, body);
    await answer({ customerFormData: { [EMAIL]: 'not an address' } });
    const half = await answer({
      customerFormData: { 'contact.phone': '0612345678' },
      participantFormList: [{ cartItem: places.cartItem, participantList: [{ [FIRST]: 'Léa' }] }],
    });
    expect(half.body).toMatchObject({
      customerFormData: { [EMAIL]: 'not an address', 'contact.phone': '0612345678' },
      missingList: [`customerFormData.${EMAIL}`, `participantFormList[0].participantList[1].${FIRST}`],
    });
    const refused = await world.pay(cart['@id'], 5000);
    expect([refused.status, refused.body.code, paths(refused)]).toEqual([
      422,
      'SALE-034',
      half.body.missingList,
    ]);
    // No card is debited for a sale that would be refused.
    const payments = [{ deskPaymentMethod: world.methods.card, amount: 5000 }];
    const charge = { boxId: 'box', terminal: 'till', payments };
    const charged = await world.call('POST', `${cart['@id']}/terminal-payment`, charge);
    expect([charged.status, charged.body.code]).toEqual([422, 'SALE-034']);
    await answer({
      customerFormData: { [EMAIL]: 'lea@example.org', 'contact.city': 'Lyon' },
      optin: true,
      participantFormList: [
        {
          cartItem: places.cartItem,
          participantList: [{ [LAST]: 'Roy' }, { [FIRST]: 'Tom', [LAST]: 'Roy' }],
        },
      ],
    });
    // More places of the same price, and another line: what was answered stays.
    const items = [
      { ticketPrice: prices[0], quantity: 2 },
      { ticketPrice: prices[1], quantity: 1 },
    ];
    await world.call('PATCH', cart['@id'], { cartItemList: items });
    const sold = await world.call(
      'POST',
      `${cart['@id']}/checkout?fields=customerFormData,customerRequiredFields,ticketList{data,ticketPriceName}`,
      { payments: [{ deskPaymentMethod: world.methods.cash, amount: 7500 }] },
    );
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    expect(sold.body).toMatchObject({ customerRequiredFields: [EMAIL, 'contact.phone'] });
    const { body: order } = await manage(
      'GET',
      `${sold.body['@id']}?fields=customerFormData,ticketList{data,fullName}`,
    );
    expect(order.customerFormData).toMatchObject({ [EMAIL]: 'lea@example.org', 'contact.city': 'Lyon' });
    const names = order.ticketList.map(({ fullName }: { fullName: string | null }) => fullName);
    expect(names.toSorted()).toEqual(['Roy Léa', 'Roy Tom', null]);
  });

  it('takes what is known of the buyer, whoever is named at the till, and completes their record', async () => {
    const { prices } = await openForm({
      customer: { fieldList: [ask(EMAIL, { required: true }), ask(FIRST)] },
    });
    const known = await addCustomer({ lastname: 'Petit', email: 'petit@example.org' });
    const bare = await addCustomer({ lastname: 'Grand' });
    const cart = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
    const pay = (customer: string) =>
      world.call('POST', `${cart}/checkout?fields=number`, {
        customer,
        payments: [{ deskPaymentMethod: world.methods.cash, amount: 2500 }],
      });
    expect((await pay(bare)).body.code).toBe('SALE-034');
    await world.call('PATCH', cart, { customer: bare });
    await world.call('PUT', `${cart}/form-data`, { customerFormData: { [FIRST]: ' Ida ' } });
    expect((await manage('GET', bare)).body).toMatchObject({ firstname: 'Ida', email: null });
    expect((await pay(known)).status).toBe(201);
  });

  it('requires nothing of whoever goes through a form that is read only, or in the mode without required fields', async () => {
    for (const mode of ['not_required', 'read_only']) {
      const form = { mode, fieldList: [ask(EMAIL, { required: true })] };
      const { prices } = await openForm(
        { customer: form, participant: form },
        { customerRequiredFields: [LAST] },
      );
      const [exempt = '', asking = ''] = prices;
      const cart = (await world.hold([[exempt, 1]])).body;
      expect(cart.customerRequiredFields).toEqual([]);
      const { body } = await world.call('GET', `${cart['@id']}/form-data`);
      expect(body.customerFieldList).toMatchObject([
        { slug: EMAIL, required: false, readOnly: mode === 'read_only' },
      ]);
      expect((await world.pay(cart['@id'], 2500)).status).toBe(201);
      const other = await world.hold([[asking, 1]]);
      expect((await world.pay(other.body['@id'], 2500)).body.code).toBe('SALE-034');
    }
  });

  it('is joined of the units’ opt-in messages, in the place of the track’s and the organiser’s', async () => {
    const units = [];
    for (const name of ['Opera', 'Ballet'])
      units.push(
        (await manage('POST', '/organizational_units', { name, gdprOptinMessage: `News of the ${name}` }))
          .body['@id'],
      );
    const shows = [];
    for (const unit of units)
      shows.push(
        await openForm({ customer: { fieldList: [], optinMessage: 'Track' } }, { organizationalUnit: unit }),
      );
    const cart = (await world.hold(shows.map(({ prices }) => [prices[0] ?? '', 1] as const))).body['@id'];
    const { body } = await world.call('GET', `${cart}/form-data`);
    expect(body.optinMessage).toBe('News of the Opera, News of the Ballet');
  });

  it('refuses answers that are none, or of more participants than places, and changes of a colleague', async () => {
    const { prices } = await openForm({ participant: { fieldList: [ask(FIRST)] } });
    const cart = (await world.hold([[prices[0] ?? '', 1]])).body;
    const item = cart.cartItemList[0]['@id'];
    const answer = (body: object) => world.call('PUT', `${cart['@id']}/form-data`, body);
    const wrong = [
      { customerFormData: ['x'] },
      { customerFormData: { lastname: 'x' } },
      { customerFormData: { [LAST]: { of: 'x' } } },
      { participantFormList: [{ cartItem: item, participantList: [{}, {}] }] },
      { participantFormList: [{ cartItem: item, participantList: ['x'] }] },
    ];
    for (const body of wrong)
      expect(await answer(body), JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { code: 'SALE-035' },
      });
    const bruno = await world.as('bruno@demo.test')('PUT', `${cart['@id']}/form-data`, {
      customerFormData: {},
    });
    expect([bruno.status, bruno.body.code]).toEqual([403, 'RIGHT-005']);
    expect(idOf(item)).toBeGreaterThan(0);
  });
});
