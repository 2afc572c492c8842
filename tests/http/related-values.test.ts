/** What records show of others: names of what they link to, lists that others keep, flags that the hour decides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = `Bearer ${await server.token('manager@demo.test')}`;
});
afterAll(() => server?.stop());

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.origin}/ticketing/v1${path}`, {
    method,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/ld+json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await call('POST', path, body);
  expect(status, JSON.stringify(made)).toBe(201);
  return made['@id'];
}

const read = async (iri: string, fields: string) =>
  (await call('GET', `${iri.replace('/ticketing/v1', '')}?fields=${fields}`)).body;

describe('coupons and offers', () => {
  it('an offer lists the coupons that open it, and says so only when asked', async () => {
    const offer = await make('/offer_rules', { title: 'Carte jeune' });
    const coupon = await make('/coupons', { code: 'JEUNE-1', usage: 'per_order', offerRuleList: [offer] });
    expect(await read(offer, 'couponList')).toMatchObject({ couponList: [coupon] });
    expect(await read(offer, 'couponList{code}')).toMatchObject({ couponList: [{ code: 'JEUNE-1' }] });
    const { body } = await call('GET', offer.replace('/ticketing/v1', ''));
    expect(body).not.toHaveProperty('couponList');
    for (const query of [`couponList=${coupon}`, 'couponList.code=JEUNE-1']) {
      const found = await call('GET', `/offer_rules?fields=title&${query}`);
      expect(found.body.member, query).toMatchObject([{ '@id': offer }]);
    }
  });

  it('a new offer is a draft and not enabled', async () => {
    const offer = await make('/offer_rules', { title: 'Pass 3 spectacles' });
    expect(await read(offer, 'draft,enabled,archived')).toMatchObject({
      draft: true,
      enabled: false,
      archived: false,
    });
  });

  it('a coupon has expired when its last instant is past, and can be found by it', async () => {
    await make('/coupons', { code: 'OLD', usage: 'cash', amount: 1000, validUntil: '2020-01-01T00:00:00Z' });
    await make('/coupons', { code: 'NEW', usage: 'cash', amount: 1000 });
    const { body } = await call('GET', '/coupons?fields=code&isExpired=true&code[]=OLD&code[]=NEW');
    expect(body.member.map(({ code }: { code: string }) => code)).toEqual(['OLD']);
  });

  it('a code stands once in a contract', async () => {
    const { status, body } = await call('POST', '/coupons', { code: 'OLD', usage: 'cash' });
    expect(status).toBe(422);
    expect(body.violations).toMatchObject([{ propertyPath: 'code', code: 'unique' }]);
  });
});

describe('seating', () => {
  it('a plan counts its seats, a seat names its zone, a place of a configuration names its seat', async () => {
    const seatConfig = await make('/seat_configs', { label: 'Grande Salle' });
    const zone = await make('/seat_zones', { seatConfig, name: 'Balcon' });
    const seat = await make('/seats', { seatConfig, zone, label: 'B12', row: 'B', seatNumber: '12' });
    const logicalSeatConfig = await make('/logical_seat_configs', { name: 'Théâtre', seatConfig });
    const model = await make('/available_seat_models', { logicalSeatConfig, seat });
    expect(await read(seatConfig, 'totalStock')).toMatchObject({ totalStock: 1 });
    expect(await read(seat, 'zoneName')).toMatchObject({ zoneName: 'Balcon' });
    expect(await read(model, 'label,status')).toMatchObject({ label: 'B12', status: 'available' });
    for (const [path, found] of [
      [`/seats?zoneName[contains]=BALC&zoneName=Balcon&seatConfig=${seatConfig}&order[zoneName]=desc`, seat],
      [`/available_seat_models?q=b12&seat=${seat}&order[label]=asc`, model],
      [`/seat_configs?totalStock=1&label=Grande Salle&order[totalStock]=desc`, seatConfig],
    ] as const)
      expect((await call('GET', path)).body.member, path).toMatchObject([{ '@id': found }]);
  });
});

describe('shows and performances', () => {
  it('a show has the status its performances share, and the next of them', async () => {
    const ticketing = await make('/ticketings', { title: 'Essai' });
    expect(await read(ticketing, 'status')).toMatchObject({ status: 'draft' });
    const date = (more: object) =>
      make('/event_dates', { ticketing, startDate: '2099-05-01T18:00:00Z', ...more });
    const opened = await date({ status: 'opened' });
    expect(await read(ticketing, 'status,firstFutureEventDate')).toMatchObject({
      status: 'opened',
      firstFutureEventDate: opened,
    });
    await date({ status: 'closed' });
    expect(await read(ticketing, 'status')).toMatchObject({ status: 'multiple' });
  });

  it('a performance says in one word whether it can be had', async () => {
    const ticketing = await make('/ticketings', { title: 'Essai' });
    const date = (more: object) =>
      make('/event_dates', { ticketing, startDate: '2099-05-01T18:00:00Z', status: 'opened', ...more });
    const price = (eventDate: string) =>
      make('/ticket_prices', { eventDate, name: 'Plein tarif', facialValue: 1000, currency: 'EUR' });
    const availability = async (eventDate: string) =>
      (await read(eventDate, 'availabilityStatus')).availabilityStatus;
    const onSale = await date({});
    expect(await availability(onSale)).toBe('noTicketPrice');
    await price(onSale);
    expect(await availability(onSale)).toBe('onSale');
    const soldOut = await date({ unlimitedStock: false, totalStock: 0 });
    await price(soldOut);
    expect(await availability(soldOut)).toBe('soldOut');
    const later = await date({ saleStartDate: '2099-01-01T00:00:00Z' });
    await price(later);
    expect(await availability(later)).toBe('onHold');
    expect(await availability(await date({ startDate: '2020-05-01T18:00:00Z' }))).toBe('pastOrClosed');
    expect(await availability(await date({ status: 'cancelled' }))).toBe('cancelled');
  });
});

describe('the lists scanners ask for', () => {
  const total = async (query: string) =>
    (await call('GET', `/tickets?itemsPerPage=0&count=exact&${query}`)).body.totalItems;

  it('are of valid tickets, of those changed since an instant, of those of now', async () => {
    const all = await total('');
    // A partner's cancelled tickets open no door either.
    const invalid = (await total('status=refunded')) + (await total('status=cancelled'));
    expect(await total('isValid=1')).toBe(all - invalid);
    expect(await total('isValid=0')).toBe(invalid);
    expect(await total('updatedSince=2000-01-01T00:00:00Z')).toBe(all);
    expect(await total('updatedSince=2099-01-01T00:00:00Z')).toBe(0);
    expect(await total('eventStartDate=auto')).toBeLessThan(all);
  });

  it('refuse an instant that is none', async () => {
    const { status, body } = await call('GET', '/tickets?updatedSince=yesterday');
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'PLAN-005' });
  });
});
