/** The seat map of a performance: where its seats are, how they stand, and only what changed since (R44h). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseHolds } from '../../overrides/seating/AvailableSeat/server/releaseHolds.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let configuration = '';

async function make(path: string, body: unknown): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
  const seatConfig = await make('/seat_configs', { label: 'Small room' });
  const zone = await make('/seat_zones', { seatConfig, name: 'Court' });
  await make('/seat_config_blocks', { seatConfig, info: 'Stage', x: 0, y: -3, width: 4, height: 2 });
  for (const number of [1, 2, 3, 4])
    await make('/seats', {
      seatConfig,
      label: `A-${number}`,
      row: 'A',
      seatNumber: String(number),
      rowRank: 1,
      position: number,
      zone,
      ...(number < 4 && { coordinates: { x: number * 1.5, y: 2 } }),
    });
  configuration = await make('/logical_seat_configs', { name: 'Small', seatConfig, isNumberedSeating: true });
});
afterAll(() => world?.stop());

const addNumbered = async () => {
  const { eventDate, prices } = await world.addShow({ date: { logicalSeatConfig: configuration } });
  return { eventDate, price: prices[0] ?? '' };
};

const readStates = async (eventDate: string, since?: string) => {
  const { status, body } = await world.call(
    'GET',
    `${eventDate}/seat_states${since === undefined ? '' : `?since=${since}`}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** The whole map, once nothing is sent again: what else is being written on the same cluster makes a version older. */
const readSettledStates = async (eventDate: string) => {
  let whole = await readStates(eventDate);
  await expect
    .poll(async () => {
      whole = await readStates(eventDate);
      return (await readStates(eventDate, whole.version)).changes;
    })
    .toEqual([]);
  return whole;
};

const planOf = async (eventDate: string) => (await world.call('GET', `${eventDate}/seat_plan`)).body.seats.id;
const iriOf = (seat: number) => `/ticketing/v1/available_seats/${seat}`;
const change = (seats: readonly number[], values: object) =>
  world.manage('PUT', '/available_seats/bulk?fields=label,status,holdType,holdReason', {
    member: seats.map((seat) => ({ id: iriOf(seat), '@type': 'AvailableSeat', ...values })),
  });

describe('the plan of a performance', () => {
  it('has a column for each fact of its seats, the stage, and a place for a seat without coordinates', async () => {
    const { eventDate } = await addNumbered();
    const { body } = await world.call('GET', `${eventDate}/seat_plan`);
    expect(body.seats).toMatchObject({
      label: ['A-1', 'A-2', 'A-3', 'A-4'],
      number: ['1', '2', '3', '4'],
      x: [1.5, 3, 4.5, 4],
      y: [2, 2, 2, 1.2],
      type: ['normal', 'normal', 'normal', 'normal'],
    });
    expect(new Set(body.seats.zone)).toEqual(new Set([body.zones[0].id]));
    expect(body.blocks).toMatchObject([{ info: 'Stage', width: 4, height: 2 }]);
  });

  it('is not there where seating is free', async () => {
    const { eventDate } = await world.addShow({});
    const refused = await world.call('GET', `${eventDate}/seat_plan`);
    expect([refused.status, refused.body.code]).toEqual([404, 'SEAT-008']);
  });
});

describe('how its seats stand', () => {
  it('R44h: is a digit a seat, and then only what changed since a version', async () => {
    const { eventDate, price } = await addNumbered();
    const whole = await readSettledStates(eventDate);
    expect([whole.states, whole.groups, whole.changes]).toEqual(['0000', [0, 0, 0, 0], []]);
    const { body: plan } = await world.call('GET', `${eventDate}/seat_plan`);
    const { body: cart } = await world.call('POST', '/carts', {
      cartItemList: [
        {
          ticketPrice: price,
          quantity: 1,
          availableSeatList: [`/ticketing/v1/available_seats/${plan.seats.id[1]}`],
        },
      ],
    });
    const held = await readStates(eventDate, whole.version);
    expect([held.states, held.changes]).toEqual([null, [[plan.seats.id[1], 1, 0, 0]]]);
    await world.pay(cart['@id'], 2500);
    const sold = await readStates(eventDate, held.version);
    expect(sold.changes).toEqual([[plan.seats.id[1], 3, 0, 0]]);
    expect((await readStates(eventDate)).states).toBe('0300');
    expect(sold.plan).toBe(whole.plan);
  });

  it('is answered whole to a version of before a restore, which is of the future', async () => {
    const { eventDate } = await addNumbered();
    expect((await readStates(eventDate, '9000000000000000000')).states).toBe('0000');
  });

  it('distinguishes a seat that is not for sale from one that the house keeps', async () => {
    const { eventDate } = await addNumbered();
    const seats = await planOf(eventDate);
    await change([seats[0]], { status: 'dismissed' });
    await change([seats[1]], { status: 'dismissed', holdType: 'house' });
    expect((await readStates(eventDate)).states).toBe('4500');
  });
});

describe('the printed plan', () => {
  const fetchSheet = async (path: string, email = 'anna@demo.test') => {
    const authorization = `Bearer ${await world.server.token(email)}`;
    const response = await fetch(`${world.server.origin}${path}`, { headers: { authorization } });
    const { status, headers } = response;
    return [status, headers.get('content-type'), (await response.text()).slice(0, 5)];
  };

  it('is one PDF, of a performance and of a room', async () => {
    const { eventDate, price } = await addNumbered();
    await world.hold([[price, 1]]);
    const drawn = [200, 'application/pdf', '%PDF-'];
    expect(await fetchSheet(`${eventDate}/seat_plan.pdf?language=en`)).toEqual(drawn);
    const { seatConfig } = (await world.manage('GET', configuration)).body;
    expect(await fetchSheet(`${seatConfig}/plan.pdf`)).toEqual(drawn);
  });

  it('is none where people sit where they like, nor where nothing is drawn', async () => {
    const { eventDate } = await world.addShow({});
    expect((await world.call('GET', `${eventDate}/seat_plan.pdf`)).body.code).toBe('SEAT-008');
    const empty = await make('/seat_configs', { label: 'Not drawn' });
    expect((await world.call('GET', `${empty}/plan.pdf`)).body.code).toBe('SEAT-024');
  });
});

describe('seats changed many at once', () => {
  it('R43: are kept from sale by kind and with a reason, and released; the performance sells as many fewer', async () => {
    const { eventDate, price } = await addNumbered();
    const seats = await planOf(eventDate);
    const whole = await readStates(eventDate);
    const blocked = await change(seats.slice(0, 2), {
      status: 'dismissed',
      holdType: 'house',
      holdReason: 'Author',
    });
    expect([blocked.status, blocked.body.member]).toMatchObject([
      200,
      [{ label: 'A-1', status: 'dismissed', holdType: 'house', holdReason: 'Author' }, { label: 'A-2' }],
    ]);
    // What changed since may come with more: a version is as old as the oldest write that was under way.
    const { changes } = await readStates(eventDate, whole.version);
    expect(changes).toEqual(
      expect.arrayContaining([
        [seats[0], 5, 0, 0],
        [seats[1], 5, 0, 0],
      ]),
    );
    expect((await world.manage('GET', eventDate)).body).toMatchObject({ totalStock: 2, nbActiveSeats: 2 });
    expect((await world.hold([[price, 3]])).body.code).toBe('SALE-001');
    const released = await change([seats[1]], { status: 'available' });
    expect(released.body.member).toMatchObject([{ status: 'available', holdType: null, holdReason: null }]);
    expect((await world.hold([[price, 3]])).status).toBe(201);
    await world.expectFacts();
  });

  it('stay as they are, all of them, where one is in a cart; and are not sold this way', async () => {
    const { eventDate, price } = await addNumbered();
    const seats = await planOf(eventDate);
    await world.hold([[price, 1]]);
    const { states } = await readStates(eventDate);
    const refused = await change(seats, { status: 'dismissed' });
    expect(refused.body).toMatchObject({ status: 409, code: 'SEAT-009' });
    expect((await readStates(eventDate)).states).toBe(states);
    expect((await change(seats.slice(0, 1), { status: 'in_order' })).body.code).toBe('SEAT-010');
    const { status } = await world.call('PUT', '/available_seats/bulk', {
      member: [{ id: iriOf(seats[0]) }],
    });
    expect(status).toBe(403);
  });

  it('go to another seat group', async () => {
    const { eventDate } = await addNumbered();
    const seats = await planOf(eventDate);
    const group = await make('/seat_groups', { label: 'Box seats', seatColor: '#2f6690' });
    expect((await change(seats.slice(2), { seatGroup: group })).status).toBe(200);
    expect((await readStates(eventDate)).groups).toEqual([0, 0, idOf(group), idOf(group)]);
  });
});

/** As the schedule does, so many hours from now. */
async function release(after = 0): Promise<void> {
  const { database, transaction } = world.server.host;
  const failures = await releaseHolds({
    database,
    contract: 1,
    now: new Date(Date.now() + after * 3_600_000),
    transaction: (contract, run) => transaction({ contract, actor: 'seats held back' }, run),
  });
  expect(failures).toEqual([]);
}

const nameSeat = (seller: string, price: string, seat: number) =>
  world.as(seller)('POST', '/carts', {
    cartItemList: [{ ticketPrice: price, quantity: 1, availableSeatList: [iriOf(seat)] }],
  });

describe('seats that the house keeps until a moment', () => {
  it('R43: are nobody’s until a date, and then one of two buyers’', async () => {
    const { eventDate, price } = await addNumbered();
    const [first = 0, second = 0, third = 0] = await planOf(eventDate);
    const house = { status: 'dismissed', holdType: 'house', holdReason: 'Press' };
    expect((await change([first], { ...house, expiresAt: hours(2) })).status).toBe(200);
    expect((await change([second], { ...house, expiresAt: hours(4) })).status).toBe(200);
    expect((await change([third], { status: 'dismissed' })).status).toBe(200);
    await release(1);
    expect((await readStates(eventDate)).states).toBe('5540');
    expect((await nameSeat('anna@demo.test', price, first)).status).toBe(409);
    await release(3);
    expect((await readStates(eventDate)).states).toBe('0540');
    expect((await world.manage('GET', eventDate)).body).toMatchObject({ totalStock: 2, nbActiveSeats: 2 });
    await world.as('bruno@demo.test')('POST', '/desk_sessions', {});
    const buyers = await Promise.all([
      nameSeat('anna@demo.test', price, first),
      nameSeat('bruno@demo.test', price, first),
    ]);
    expect(buyers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    // Sold by then, the seat is never put back on sale; and what is not for sale is lifted by hand alone.
    await release(5);
    expect((await readStates(eventDate)).states).toBe('1040');
    await world.expectFacts();
  });

  it('go back on sale so many minutes before the start, also where it is put off', async () => {
    const { eventDate } = await addNumbered();
    const [first = 0] = await planOf(eventDate);
    await change([first], { status: 'dismissed', holdType: 'house', releaseMinutes: 90 });
    await world.manage('PUT', eventDate, { startDate: hours(72) });
    await release(48);
    expect((await readStates(eventDate)).states).toBe('5000');
    await release(71);
    expect((await readStates(eventDate)).states).toBe('0000');
    await world.expectFacts();
  });

  it('are listed by kind, reason, person and moment, and released at once', async () => {
    const { eventDate } = await addNumbered();
    const seats: readonly number[] = await planOf(eventDate);
    const start = new Date((await world.manage('GET', eventDate)).body.startDate).getTime();
    await change(seats.slice(0, 2), {
      status: 'dismissed',
      holdType: 'house',
      holdReason: 'Press',
      releaseMinutes: 60,
    });
    await change(seats.slice(2, 3), { status: 'dismissed', holdReason: 'Broken' });
    const { body } = await world.call('GET', `${eventDate}/seat_holds`);
    expect(body.holds).toMatchObject([
      { kind: 'house', reason: 'Press', releaseMinutes: 60, seats: seats.slice(0, 2) },
      { kind: 'kill', reason: 'Broken', releaseMinutes: null, releasesAt: null, seats: seats.slice(2, 3) },
    ]);
    expect(new Date(body.holds[0].releasesAt).getTime()).toBe(start - 3_600_000);
    expect(body.holds[0].heldBy).toBe('Laurent Camille');
    expect((await change(seats.slice(0, 3), { status: 'available' })).status).toBe(200);
    expect((await world.call('GET', `${eventDate}/seat_holds`)).body.holds).toEqual([]);
  });

  it('have one moment, and what is not for sale has none', async () => {
    const { eventDate } = await addNumbered();
    const seats = await planOf(eventDate);
    const kill = await change(seats, { status: 'dismissed', releaseMinutes: 60 });
    expect(kill.body.code).toBe('SEAT-019');
    const house = { status: 'dismissed', holdType: 'house', releaseMinutes: 60, expiresAt: hours(2) };
    expect((await change(seats, house)).body.code).toBe('SEAT-020');
    expect((await readStates(eventDate)).states).toBe('0000');
  });
});

describe('seats of a contingent', () => {
  const addContingent = (eventDate: string, name: string, more: object = {}) =>
    make('/stock_contingents', { eventDate, name, totalStock: 100, ...more });
  const sellFrom = (seller: string, item: object) =>
    world.as(seller)('POST', '/carts?fields=cartItemList{availableSeatList}', {
      cartItemList: [{ quantity: 1, ...item }],
    });
  const stockOf = async (contingent: string) =>
    (await world.manage('GET', `${contingent}?fields=totalStock,bookableStock,dismissedStock,freeSeats`))
      .body;

  it('are sold from it alone, and it sells no others; nobody gets what the other has', async () => {
    const { eventDate, price } = await addNumbered();
    const seats: readonly number[] = await planOf(eventDate);
    const partner = await addContingent(eventDate, 'Partner');
    const [first = 0, second = 0, third = 0] = seats;
    expect((await change([first, second], { stockContingent: partner })).status).toBe(200);
    const marked = await readStates(eventDate);
    expect([marked.states, marked.contingents]).toEqual(['6600', [idOf(partner), idOf(partner), 0, 0]]);
    expect(await stockOf(partner)).toMatchObject({ totalStock: 2, bookableStock: 2, freeSeats: 2 });
    // Named, a seat of the other side is refused; chosen for them, both get only their own.
    const own = { ticketPrice: price, stockContingent: partner };
    const general = await sellFrom('anna@demo.test', {
      ticketPrice: price,
      availableSeatList: [iriOf(first)],
    });
    expect([general.status, general.body.code]).toEqual([409, 'SEAT-022']);
    const other = await sellFrom('anna@demo.test', { ...own, availableSeatList: [iriOf(third)] });
    expect([other.status, other.body.code]).toEqual([409, 'SEAT-022']);
    const all = await Promise.all([
      ...Array.from({ length: 3 }, () => sellFrom('anna@demo.test', own)),
      ...Array.from({ length: 3 }, () => sellFrom('bruno@demo.test', { ticketPrice: price })),
    ]);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
    const seatsOf = (answers: typeof all) =>
      answers
        .filter(({ status }) => status === 201)
        .map(({ body }) =>
          idOf(body.cartItemList[0].availableSeatList[0]['@id'] ?? body.cartItemList[0].availableSeatList[0]),
        )
        .toSorted((a, b) => a - b);
    expect(seatsOf(all.slice(0, 3))).toEqual(seats.slice(0, 2));
    expect(seatsOf(all.slice(3))).toEqual(seats.slice(2));
    await world.expectFacts();
  });

  it('are held and bought before they are assigned: those stay, and nothing is changed', async () => {
    const { eventDate, price } = await addNumbered();
    const [first = 0, second = 0] = await planOf(eventDate);
    const partner = await addContingent(eventDate, 'Partner');
    expect((await nameSeat('anna@demo.test', price, first)).status).toBe(201);
    const refused = await change([first, second], { stockContingent: partner });
    expect(refused.body.code).toBe('SEAT-009');
    const { eventDate: otherDate } = await addNumbered();
    const foreign = await addContingent(otherDate, 'Elsewhere');
    expect((await change([second], { stockContingent: foreign })).body.code).toBe('SEAT-021');
    expect((await readStates(eventDate)).states).toBe('1000');
  });

  it('stay within it when people move, and a line that changes its contingent changes its seat', async () => {
    const { eventDate, price } = await addNumbered();
    const [first = 0, second = 0] = await planOf(eventDate);
    const partner = await addContingent(eventDate, 'Partner');
    await change([first], { stockContingent: partner });
    const { body: cart } = await nameSeat('anna@demo.test', price, second);
    const moved = await world.call('PUT', '/available_seats/move', {
      member: [{ from: iriOf(second), to: iriOf(first), cart: cart['@id'] }],
    });
    expect([moved.status, moved.body.code]).toEqual([409, 'SEAT-023']);
    const line = { ticketPrice: price, quantity: 1, stockContingent: partner };
    expect((await world.call('PUT', cart['@id'], { cartItemList: [line] })).status).toBe(200);
    expect((await readStates(eventDate)).states).toBe('1000');
    await world.expectFacts();
  });

  it('are counted with those within it, less what is kept from sale; released, they are the contingent’s again', async () => {
    const { eventDate } = await addNumbered();
    const [first = 0, second = 0, third = 0] = await planOf(eventDate);
    const schools = await addContingent(eventDate, 'Schools');
    const number = await addContingent(eventDate, 'Number');
    const quarter = await addContingent(eventDate, 'Quarter', { parent: schools });
    await change([first], { stockContingent: schools });
    await change([second, third], { stockContingent: quarter });
    await change([third], { status: 'dismissed', holdType: 'house', expiresAt: hours(1) });
    expect(await stockOf(schools)).toMatchObject({ totalStock: 2, dismissedStock: 1, freeSeats: 1 });
    expect(await stockOf(quarter)).toMatchObject({ totalStock: 1, dismissedStock: 1 });
    expect(await stockOf(number)).toMatchObject({ totalStock: 100, freeSeats: null });
    await release(2);
    expect(await stockOf(schools)).toMatchObject({ totalStock: 3, dismissedStock: 0 });
    expect((await readStates(eventDate)).states).toBe('6660');
    const { body } = await world.call('GET', `${eventDate}/seat_holds`);
    expect(body.contingents).toMatchObject([
      { name: 'Number', seats: [], free: 0 },
      { name: 'Quarter', seats: [second, third], free: 2 },
      { name: 'Schools', seats: [first], free: 1 },
    ]);
    await change([second, third], { stockContingent: null });
    expect(await stockOf(quarter)).toMatchObject({ totalStock: 0 });
    expect(await stockOf(schools)).toMatchObject({ totalStock: 1 });
  });
});
