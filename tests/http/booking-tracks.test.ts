/** Reservation tracks: what they ask for, their copy, and the one that takes their place. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let manage: SaleWorld['call'];

beforeAll(async () => {
  world = await startSaleWorld();
  manage = world.manage;
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
    const call = `${gone}/delete-with-new-booking-track`;
    const itself = await manage('POST', call, { bookingTrack: gone });
    expect(itself).toMatchObject({ status: 422, body: { code: 'SALE-033' } });
    expect((await manage('POST', call, {})).status).toBe(422);
    expect((await world.call('POST', call, { bookingTrack: stays })).status).toBe(403);
    expect((await manage('POST', call, { bookingTrack: stays })).status).toBe(204);
    expect((await manage('GET', gone)).status).toBe(404);
    expect(await readTrack(stays)).toMatchObject({ isDefault: true, nbTicketPrices: 2, nbOfferRules: 1 });
    const tracks = await Promise.all(
      prices.map(async (price) => (await manage('GET', price)).body.bookingTrack),
    );
    expect(tracks).toEqual([stays, stays, null]);
  });
});
