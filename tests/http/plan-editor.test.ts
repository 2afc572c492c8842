/** A plan and how it is sold, read and saved as a whole: new seats, changed ones, and those of performances, which stay. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
});
afterAll(() => world?.stop());

async function make(path: string, body: object): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

const seatOf = (label: string, x: number, id: number | null = null) => ({
  seat: id,
  label,
  row: 'A',
  seatNumber: label.split('-')[1],
  zone: 'Stalls',
  x,
  y: 0,
  rowRank: 1,
  position: x,
});

const read = async (plan: string) => (await world.manage('GET', `${plan}/plan`)).body;
const save = (plan: string, seats: readonly object[], blocks: readonly object[] = []) =>
  world.manage('PUT', `${plan}/plan`, { seats, blocks });

describe('a plan', () => {
  it('is saved with its seats, their zone and the stage, and then changed by what is drawn', async () => {
    const plan = await make('/seat_configs', { label: 'Studio' });
    const stage = { info: 'Stage', x: 0, y: -4, width: 3, height: 2, fontSize: 18 };
    expect((await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2)], [stage])).status).toBe(200);
    const first = await read(plan);
    expect([first.seats.label, first.seats.x, first.blocks]).toEqual([['A-1', 'A-2'], [1, 2], [stage]]);
    expect(first.zones.map(({ name }: { name: string }) => name)).toEqual(['Stalls']);
    const [kept] = first.seats.id;
    expect((await save(plan, [seatOf('A-9', 5, kept), seatOf('A-3', 3)])).status).toBe(200);
    const next = await read(plan);
    expect([next.seats.label, next.seats.x, next.blocks]).toEqual([['A-9', 'A-3'], [5, 3], []]);
    expect(next.seats.id[0]).toBe(kept);
  });

  it('has no label twice', async () => {
    const plan = await make('/seat_configs', { label: 'Twice' });
    expect((await save(plan, [seatOf('A-1', 1), seatOf('A-1', 2)])).body.code).toBe('SEAT-012');
    expect((await read(plan)).seats.id).toEqual([]);
  });

  it('takes no seat that it does not have: of another plan, or taken off meanwhile', async () => {
    const [plan, other] = [
      await make('/seat_configs', { label: 'One' }),
      await make('/seat_configs', { label: 'Two' }),
    ];
    await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2)]);
    await save(other, [seatOf('B-1', 1)]);
    const [one, two] = (await read(plan)).seats.id;
    const [theirs] = (await read(other)).seats.id;
    await save(plan, [seatOf('A-1', 1, one)]);
    for (const id of [theirs, two]) {
      const refused = await save(plan, [seatOf('A-1', 1, one), seatOf('A-2', 2, id)]);
      expect([refused.status, refused.body.code]).toEqual([409, 'SEAT-011']);
    }
    expect((await read(plan)).seats.label).toEqual(['A-1']);
    expect((await read(other)).seats.label).toEqual(['B-1']);
  });

  it('is followed to a new version by performances that lose nothing, and by no other', async () => {
    const plan = await make('/seat_configs', { label: 'In use' });
    await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2)]);
    const logicalSeatConfig = await make('/logical_seat_configs', {
      name: 'Used',
      seatConfig: plan,
      isNumberedSeating: true,
    });
    const free = await world.addShow({ date: { logicalSeatConfig } });
    const busy = await world.addShow({ date: { logicalSeatConfig } });
    const [one, two] = (await read(plan)).seats.id;
    const seatsOf = async (eventDate: string) => {
      const query = `eventDate=${eventDate}&fields=id,label&itemsPerPage=10`;
      const { member } = (await world.manage('GET', `/available_seats?${query}`)).body;
      return member as readonly { readonly '@id': string; readonly label: string }[];
    };
    const labelsOf = async (eventDate: string) => (await seatsOf(eventDate)).map(({ label }) => label).sort();
    const stockOf = async (eventDate: string) =>
      (await world.manage('GET', `${eventDate}?fields=totalStock`)).body.totalStock;
    const performances = async () => {
      const { version, performances: all } = (await world.manage('GET', `${plan}/performances`)).body;
      const sorted = all.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
      return [
        version,
        ...sorted.map((each: Record<string, unknown>) => [
          each.version,
          each.leaving,
          each.coming,
          each.kept,
        ]),
      ];
    };
    const held = (await seatsOf(busy.eventDate)).find(({ label }) => label === 'A-2')?.['@id'];
    const cart = await world.as('anna@demo.test')('POST', '/carts', {
      cartItemList: [{ ticketPrice: busy.prices[0], quantity: 1, availableSeatList: [held] }],
    });
    expect(cart.status, JSON.stringify(cart.body)).toBe(201);
    // Where seats are only moved, it stays the same version.
    expect((await save(plan, [seatOf('A-1', 4, one), seatOf('A-2', 2, two)])).status).toBe(200);
    expect(await performances()).toEqual([1, [1, 0, 0, []], [1, 0, 0, []]]);
    // The second seat gets another label, and a third one comes.
    const drawn = [seatOf('A-1', 4, one), seatOf('A-7', 2, two), seatOf('A-3', 3)];
    expect((await save(plan, drawn)).status).toBe(200);
    expect((await read(plan)).seats.label.toSorted()).toEqual(['A-1', 'A-3', 'A-7']);
    expect((await world.manage('GET', plan)).body).toMatchObject({ version: 2, totalStock: 3 });
    expect([await labelsOf(free.eventDate), await stockOf(free.eventDate)]).toEqual([
      ['A-1', 'A-3', 'A-7'],
      3,
    ]);
    expect([await labelsOf(busy.eventDate), await stockOf(busy.eventDate)]).toEqual([['A-1', 'A-2'], 2]);
    const kept = [{ label: 'A-2', why: 'held' }];
    expect(await performances()).toEqual([2, [2, 0, 0, []], [1, 1, 2, kept]]);
    // Asked again while it is held, nothing is lost; given back, the performance follows.
    expect((await world.manage('POST', `${plan}/performances`)).status).toBe(200);
    expect(await labelsOf(busy.eventDate)).toEqual(['A-1', 'A-2']);
    await world.as('anna@demo.test')('DELETE', cart.body['@id']);
    expect((await world.manage('POST', `${plan}/performances`)).status).toBe(200);
    expect(await performances()).toEqual([2, [2, 0, 0, []], [2, 0, 0, []]]);
    expect([await labelsOf(busy.eventDate), await stockOf(busy.eventDate)]).toEqual([
      ['A-1', 'A-3', 'A-7'],
      3,
    ]);
  });

  it('passes the group of a seat on to the one with its new label', async () => {
    const plan = await make('/seat_configs', { label: 'Painted' });
    await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2)]);
    const logicalSeatConfig = await make('/logical_seat_configs', {
      name: 'Painted',
      seatConfig: plan,
      isNumberedSeating: true,
    });
    const [one, two] = (await read(plan)).seats.id;
    const seatGroup = await make('/seat_groups', { label: 'Gold', seatColor: '#2f6690' });
    await world.manage('PUT', `${logicalSeatConfig}/seating`, { marks: [{ seatGroup, seats: [one, two] }] });
    const { eventDate } = await world.addShow({ date: { logicalSeatConfig } });
    await save(plan, [seatOf('A-9', 2, two)]);
    const query = `eventDate=${eventDate}&fields=label,seatGroup&itemsPerPage=10`;
    const { member } = (await world.manage('GET', `/available_seats?${query}`)).body;
    expect(member.map((seat: Record<string, string>) => [seat.label, seat.seatGroup])).toEqual([
      ['A-9', seatGroup],
    ]);
  });
});

describe('how a room is sold', () => {
  let plan = '';
  let configuration = '';
  let seats: readonly number[] = [];
  const groups: string[] = [];

  beforeAll(async () => {
    plan = await make('/seat_configs', { label: 'Sold' });
    await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2), seatOf('A-3', 3), seatOf('A-4', 4)]);
    seats = (await read(plan)).seats.id;
    configuration = await make('/logical_seat_configs', {
      name: 'Two groups',
      seatConfig: plan,
      isNumberedSeating: true,
    });
    for (const label of ['Front', 'Back'])
      groups.push(await make('/seat_groups', { label, seatColor: '#2f6690' }));
  });

  const idOf = (iri: string) => Number(iri.split('/').at(-1));
  const readSale = async () => (await world.manage('GET', `${configuration}/seating`)).body;
  const paint = (marks: readonly object[], isForPerformances = false) =>
    world.manage('PUT', `${configuration}/seating`, { marks, isForPerformances });
  const seatsOf = async (eventDate: string) => {
    const query = `eventDate=${eventDate}&fields=label,seatGroup,status&itemsPerPage=10`;
    const { member } = (await world.manage('GET', `/available_seats?${query}`)).body;
    return member
      .map(
        ({ label, seatGroup, status }: Record<string, string | null>) =>
          `${label} ${seatGroup ?? '-'} ${status}`,
      )
      .sort();
  };

  it('is painted in groups, some seats not for sale, and a performance gets its seats of it', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = seats;
    expect(await readSale()).toMatchObject({
      isNumbered: true,
      planLabel: 'Sold',
      painted: [],
      performances: 0,
    });
    const marks = [
      { seatGroup: groups[0], seats: [first, second] },
      { seatGroup: groups[1], seats: [third] },
      { seatGroup: groups[1], isForSale: false, seats: [fourth] },
    ];
    expect((await paint(marks)).status).toBe(200);
    const [front = '', back = ''] = groups;
    expect((await readSale()).painted).toEqual([
      [first, idOf(front), 1],
      [second, idOf(front), 1],
      [third, idOf(back), 1],
      [fourth, idOf(back), 0],
    ]);
    const { eventDate } = await world.addShow({ date: { logicalSeatConfig: configuration } });
    expect(await seatsOf(eventDate)).toEqual([
      `A-1 ${front} available`,
      `A-2 ${front} available`,
      `A-3 ${back} available`,
      `A-4 ${back} dismissed`,
    ]);
  });

  it('leaves performances as they are, or their free seats follow; what a cart holds stays', async () => {
    const { eventDate, prices } = await world.addShow({ date: { logicalSeatConfig: configuration } });
    const [front = '', back = ''] = groups;
    const held = (
      await world.manage('GET', `/available_seats?eventDate=${eventDate}&itemsPerPage=10`)
    ).body.member.find(({ label }: { label: string }) => label === 'A-1');
    const cart = await world.as('anna@demo.test')('POST', '/carts', {
      cartItemList: [{ ticketPrice: prices[0], quantity: 1, availableSeatList: [held['@id']] }],
    });
    expect(cart.status, JSON.stringify(cart.body)).toBe(201);
    expect((await paint([{ seatGroup: back, seats: [...seats] }])).status).toBe(200);
    expect((await seatsOf(eventDate)).filter((seat: string) => seat.includes(back))).toHaveLength(2);
    expect((await paint([{ seatGroup: back, seats: [...seats] }], true)).status).toBe(200);
    expect(await seatsOf(eventDate)).toEqual([
      `A-1 ${front} in_cart`,
      `A-2 ${back} available`,
      `A-3 ${back} available`,
      `A-4 ${back} dismissed`,
    ]);
  });

  it('takes no seat of another plan, and nothing of what was sent with it', async () => {
    const before = (await readSale()).painted;
    const other = await make('/seat_configs', { label: 'Other' });
    await save(other, [seatOf('B-1', 1)]);
    const [foreign] = (await read(other)).seats.id;
    const refused = await paint([{ seatGroup: groups[0], seats: [...seats, foreign] }]);
    expect(refused.body).toMatchObject({ status: 422, code: 'SEAT-018' });
    expect((await readSale()).painted).toEqual(before);
    const free = await make('/logical_seat_configs', {
      name: 'Free',
      seatConfig: plan,
      isNumberedSeating: false,
    });
    const unnumbered = await world.manage('PUT', `${free}/seating`, { marks: [{ seats: [seats[0]] }] });
    expect(unnumbered.body.code).toBe('SEAT-018');
  });
});
