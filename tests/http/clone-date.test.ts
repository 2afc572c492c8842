/** A performance that is cloned, with its prices and contingents: all that somebody set, whatever metadata has to set. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { entityOf, isWritable, sampleValue } from './engine/samples.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
});
afterAll(() => world?.stop());

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await world.manage('POST', path, body);
  expect(status, JSON.stringify(made)).toBe(201);
  return made['@id'];
}

/** A value for each scalar that somebody may change, but for those named. */
function samplesOf(name: string, { seed, but = [] }: { seed: number; but?: readonly string[] }) {
  const properties = entityOf(name).properties.filter(
    (property) =>
      isWritable(property) &&
      property.kind !== 'relation' &&
      !property.immutable &&
      !property.unique &&
      !property.secret &&
      !but.includes(property.name),
  );
  return Object.fromEntries(
    properties.map((property) => {
      const value = sampleValue(property, seed);
      return [property.name, property.many ? [value] : value];
    }),
  );
}

async function change(iri: string, values: Record<string, unknown>): Promise<void> {
  const { status, body } = await world.manage('PUT', iri, values);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function clone(eventDate: string): Promise<string> {
  const { status, body } = await world.manage('POST', `${eventDate}/clone`);
  expect(status, JSON.stringify(body)).toBe(201);
  return body['@id'];
}

const listOf = async (path: string) => (await world.manage('GET', path)).body.member;

describe('a clone', () => {
  it('has every setting of the performance and of its prices', async () => {
    const { eventDate, prices } = await world.addShow({ prices: [{ name: 'Full' }, { name: 'Young' }] });
    const own = ['status', 'representationNumber', 'isRepresentationNumberManuallyFixed'];
    const settings = samplesOf('EventDate', { seed: 3, but: own });
    await change(eventDate, { ...settings, status: 'opened', representationNumber: 12 });
    const [device] = await listOf('/selling_devices?fields=name');
    const contingent = await make('/contingents', { name: 'Press' });
    const priced = [5, 6].map((seed) => ({
      ...samplesOf('TicketPrice', { seed }),
      sellingDeviceList: [device['@id']],
      contingentList: [contingent],
    }));
    for (const [index, values] of priced.entries()) await change(prices[index] ?? '', values);

    const copy = await clone(eventDate);

    const { body } = await world.manage('GET', copy);
    expect(body).toMatchObject(settings);
    expect(body.status).toBe('draft');
    // It is counted anew, by the subscriber that numbers performances, or not yet.
    expect(body.representationNumber).not.toBe(12);
    const copied = await listOf(`/ticket_prices?eventDate=${copy}&order[id]=asc`);
    expect(copied).toMatchObject(priced);
  });

  it('starts when it is asked to, and its end and sale windows move along', async () => {
    const { eventDate, prices } = await world.addShow({});
    const day = (number: number, hour: number) => `2033-05-${String(number).padStart(2, '0')}T${hour}:00:00Z`;
    const moments = { startDate: day(3, 18), endDate: day(3, 20), saleEndDate: day(3, 17) };
    await change(eventDate, moments);
    await change(prices[0] ?? '', { saleEndDate: day(2, 18) });
    const { status, body } = await world.manage('POST', `${eventDate}/clones`, { startDate: day(10, 19) });
    expect(status, JSON.stringify(body)).toBe(201);
    const copy = (await world.manage('GET', body['@id'])).body;
    const instant = (at: string) => new Date(at).toISOString().replace('.000Z', 'Z');
    expect([copy.startDate, copy.endDate, copy.saleEndDate].map(instant)).toEqual([
      day(10, 19),
      day(10, 21),
      day(10, 18),
    ]);
    const [price] = await listOf(`/ticket_prices?eventDate=${body['@id']}`);
    expect(instant(price.saleEndDate)).toBe(day(9, 19));
  });

  it('has the contingents of the performance, each below the copy of its parent', async () => {
    const { eventDate } = await world.addShow({ total: 50 });
    const contingent = (name: string, parent?: string) =>
      make('/stock_contingents', { eventDate, name, totalStock: 20, ...(parent && { parent }) });
    const inner = await contingent('Row A');
    const house = await contingent('House');
    const middle = await contingent('Stalls', house);
    await change(inner, { parent: middle, isHidden: true });

    const copies = await listOf(
      `/stock_contingents?eventDate=${await clone(eventDate)}&fields=name,isHidden,parent{name}`,
    );

    const seen = copies.map(({ name, isHidden, parent }: Record<string, never>) => [name, isHidden, parent]);
    expect(seen.sort()).toEqual([
      ['House', false, null],
      ['Row A', true, expect.objectContaining({ name: 'Stalls' })],
      ['Stalls', false, expect.objectContaining({ name: 'House' })],
    ]);
  });

  it('keeps the places of free seating where they are no longer those of its configuration', async () => {
    const configuration = await make('/logical_seat_configs', { name: 'Standing', totalStock: 300 });
    const { eventDate } = await world.addShow({ date: { logicalSeatConfig: configuration } });
    await change(eventDate, { totalStock: 120, unlimitedStock: false });
    const { body } = await world.manage('GET', await clone(eventDate));
    expect([body.logicalSeatConfig, body.totalStock, body.unlimitedStock]).toEqual([
      configuration,
      120,
      false,
    ]);
  });
});

describe('a contingent copied to another performance', () => {
  it('comes with what it contains, with nothing taken, and stands there by itself', async () => {
    const [from, to] = [await world.addShow({ total: 100 }), await world.addShow({ total: 100 })];
    const eventDate = from.eventDate;
    const all = await make('/stock_contingents', { eventDate, name: 'House', totalStock: 40 });
    const press = await make('/stock_contingents', { eventDate, name: 'Press', totalStock: 20, parent: all });
    await make('/stock_contingents', { eventDate, name: 'Radio', totalStock: 5, parent: press });
    await world.hold([[from.prices[0] ?? '', 2, press]]);

    const target = to.eventDate.split('/').at(-1);
    const { status, body } = await world.manage('POST', `${press}/clone/${target}`);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ eventDate: to.eventDate, name: 'Press', totalStock: 20, parent: null });
    const fields = 'name,occupiedStock,totalStock,parent';
    const copied = await listOf(`/stock_contingents?eventDate=${to.eventDate}&fields=${fields}`);
    expect(copied).toMatchObject([
      { name: 'Press', occupiedStock: 0, totalStock: 20, parent: null },
      { name: 'Radio', occupiedStock: 0, totalStock: 5, parent: body['@id'] },
    ]);
    expect((await world.manage('POST', `${press}/clone/99999999`)).status).toBe(404);
  });
});

describe('a tag', () => {
  it('counts what has it, and merged into another gives it to all of that, once', async () => {
    const [from, into] = [await make('/tags', { name: 'New' }), await make('/tags', { name: 'Novelty' })];
    const shows = [await world.addShow({}), await world.addShow({})].map(({ ticketing }) => ticketing);
    await change(shows[0] ?? '', { tagList: [from] });
    await change(shows[1] ?? '', { tagList: [from, into] });
    const countOf = async (tag: string) => (await world.manage('GET', tag)).body.nbTicketings;
    expect([await countOf(from), await countOf(into)]).toEqual([2, 1]);
    const self = await world.manage('POST', `${from}/merge`, { into: from });
    expect([self.status, self.body.code]).toEqual([422, 'PROG-027']);
    const { status, body } = await world.manage('POST', `${from}/merge`, { into });
    expect([status, body['@id'], body.nbTicketings]).toEqual([200, into, 2]);
    expect((await world.manage('GET', from)).status).toBe(404);
    for (const show of shows) expect((await world.manage('GET', show)).body.tagList).toEqual([into]);
  });
});
