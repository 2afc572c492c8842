/** What of a record is answered, and what a behaviour computes, as lists ask for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptors } from '../../../schema/generated/descriptors.ts';
import type { Behaviour } from '../../../server/kit.ts';
import { startWorld, type World } from './world.ts';

const customers = '/ticketing/v1/customers';
const dates = '/ticketing/v1/event_dates';

/** Stands for all that is computed. */
const computed = 'bookableStock';
const behaviour: Behaviour = {
  entity: 'EventDate',
  computed: { [computed]: (row) => `${row}."representation_number" * 10` },
};

let world: World;
beforeAll(async () => {
  world = await startWorld([behaviour]);
  const show = await world.call('POST', '/ticketing/v1/ticketings', { body: { title: 'Été' } });
  expect(show.status, show.text).toBe(201);
  for (const representationNumber of [3, 1, 2]) {
    const made = await world.call('POST', dates, {
      body: { ticketing: show.body['@id'], startDate: '2026-11-21T19:30:00Z', representationNumber },
    });
    expect(made.status, made.text).toBe(201);
  }
  for (const lastname of ['A', 'B']) await world.call('POST', customers, { body: { lastname } });
});
afterAll(() => world?.stop());

const numbers = async (query: string): Promise<number[]> => {
  const { body, status, text } = await world.call('GET', `${dates}?fields=representationNumber&${query}`);
  expect(status, text).toBe(200);
  return body.member.map((one: { representationNumber: number }) => one.representationNumber);
};

describe('computed properties whose SQL is known', () => {
  it('are filtered like stored ones', async () => {
    expect(await numbers(`${computed}=20`)).toEqual([2]);
    expect(await numbers(`${computed}[gt]=20`)).toEqual([3]);
    const filter = JSON.stringify({ or: [{ field: computed, op: 'eq', value: 10 }] });
    expect(await numbers(`filter=${encodeURIComponent(filter)}`)).toEqual([1]);
  });

  it('order a list, page by page too', async () => {
    expect(await numbers(`order[${computed}]=desc`)).toEqual([3, 2, 1]);
    const first = await world.call(
      'GET',
      `${dates}?fields=${computed}&order[${computed}]=asc&itemsPerPage=2&cursor=`,
    );
    const second = await world.call('GET', first.body.view.next);
    const all = [...first.body.member, ...second.body.member];
    expect(all.map((one) => one[computed])).toEqual([10, 20, 30]);
  });

  it('are refused where nobody computes them', async () => {
    const unknown = descriptors.EventDate.properties.find((one) => one.computed && one.name !== computed);
    const { body } = await world.call('GET', `${dates}?exists[${unknown?.name}]=true`);
    expect(body.code).toBe('PLAN-006');
    expect((await world.call('GET', `${dates}?order[${unknown?.name}]=asc`)).body.code).toBe('PLAN-006');
  });
});

describe('fields', () => {
  it('count a list that is stored elsewhere without answering it, hidden records left out', async () => {
    const { body } = await world.call('GET', '/ticketing/v1/ticketings?fields=title,eventDateList{@count}');
    expect(body.member).toMatchObject([{ title: 'Été', eventDateList: { '@count': 3 } }]);
    const [date] = (await world.call('GET', `${dates}?itemsPerPage=1`)).body.member;
    const made = { eventDate: date['@id'], name: 'Any', facialValue: 100 };
    const counts: number[] = [];
    for (const isHidden of [false, true]) {
      const price = await world.call('POST', '/ticketing/v1/ticket_prices', { body: { ...made, isHidden } });
      expect(price.status, price.text).toBe(201);
      const one = await world.call('GET', `${date['@id']}?fields=ticketPriceList{@count}`);
      counts.push(one.body.ticketPriceList['@count']);
    }
    expect(counts).toEqual([1, 1]);
    const single = await world.call('GET', `${dates}?fields=ticketing{@count}`);
    expect([single.status, single.body.code]).toEqual([400, 'PLAN-001']);
  });

  it('reach through relations to any depth, and answer nothing else', async () => {
    const { body } = await world.call(
      'GET',
      `${dates}?itemsPerPage=1&fields=ticketing{title,contract{companyName}}`,
    );
    const [{ ticketing }] = body.member;
    expect(Object.keys(ticketing)).toEqual(['@id', '@type', 'contract', 'title']);
    expect(Object.keys(ticketing.contract)).toEqual(['@id', '@type', 'companyName']);
  });

  it('are taken as one text, as a list and in groups, to the same answer', async () => {
    const ways = [
      'fields=startDate,ticketing{title}',
      'fields[]=startDate&fields[]=ticketing{title}',
      'fields[]=startDate&fields[ticketing][]=title',
    ];
    const [first, ...others] = await Promise.all(
      ways.map(async (query) => (await world.call('GET', `${dates}?${query}`)).body.member),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it('say strings as they were written, alone or beside numbers', async () => {
    const written = {
      lastname: 'O\'Neil "x" : \\ {a,b}',
      firstname: 'Zoë\n\t🎭',
      birthday: '2001-02-03',
      city: null,
    };
    const { body: made } = await world.call('POST', customers, { body: written });
    const filter = `${customers}?lastname=${encodeURIComponent(written.lastname)}`;
    const own = { '@id': made['@id'], '@type': 'Customer', ...written };
    const alone = await world.call('GET', `${filter}&fields=lastname,firstname,birthday,city`);
    expect(alone.body.member).toEqual([own]);
    const beside = await world.call('GET', `${filter}&fields=id,lastname,firstname,birthday,city`);
    expect(beside.body.member).toEqual([{ ...own, id: made.id }]);
  });

  it('make the answer smaller in bytes', async () => {
    const whole = await world.call('GET', customers);
    const sparse = await world.call('GET', `${customers}?fields=lastname`);
    expect(sparse.text.length * 5).toBeLessThan(whole.text.length);
  });

  it('name the nearest to a wrong one, however deep it stands', async () => {
    const { status, body } = await world.call('GET', `${dates}?fields=ticketing{titel}`);
    expect([status, body.code, body.hint]).toEqual([400, 'PLAN-001', 'Perhaps you meant "title".']);
  });

  it('are bounded in depth and number', async () => {
    const deep = `${'ticketing{eventDateList{'.repeat(5)}id${'}}'.repeat(5)}`;
    expect((await world.call('GET', `${dates}?fields=${deep}`)).body.code).toBe('PLAN-007');
    expect((await world.call('GET', `${dates}?fields=${'a,'.repeat(6000)}`)).status).toBeGreaterThanOrEqual(
      400,
    );
  });
});
