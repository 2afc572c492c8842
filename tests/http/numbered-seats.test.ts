/** Numbered performances: seats made of a configuration, held with a cart, sold once, printed on the ticket (R44 to R44d). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readTickets } from '../../overrides/tickets/Ticket/server/readTickets.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

const BUYERS = 30;

let world: SaleWorld;
let room: Room;

interface Room {
  readonly configuration: string;
  /** Of each seat, by label. */
  readonly seats: ReadonlyMap<string, string>;
}

async function make(path: string, body: unknown): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

/** Rows A to `rows`, of `width` seats each; the ends of the first one are for wheelchairs. */
async function makeRoom(rows: string, width: number): Promise<Room> {
  const seatConfig = await make('/seat_configs', { label: `Room of ${rows.length * width}` });
  const seats = new Map<string, string>();
  for (const [rank, row] of [...rows].entries())
    for (let number = 1; number <= width; number += 1)
      seats.set(
        `${row}-${number}`,
        await make('/seats', {
          seatConfig,
          label: `${row}-${number}`,
          row,
          seatNumber: String(number),
          rowRank: rank + 1,
          position: number,
          type: rank === 0 && number === 1 ? 'reduced_mobility' : 'normal',
        }),
      );
  const configuration = await make('/logical_seat_configs', {
    name: `Room of ${seats.size}, numbered`,
    seatConfig,
    isNumberedSeating: true,
  });
  return { configuration, seats };
}

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
  room = await makeRoom('ABC', 6);
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const addNumbered = (configuration = room.configuration) =>
  world.addShow({ date: { logicalSeatConfig: configuration } });

interface SeatRow {
  readonly id: number;
  readonly label: string;
  readonly status: string;
  readonly cart: number | null;
  readonly ticket: number | null;
}

/** The seats of a performance by label. */
async function seatsOf(eventDate: string): Promise<ReadonlyMap<string, SeatRow>> {
  const rows = await world.rows<SeatRow>(
    `SELECT a."id", s."label", a."status", a."cart_id" AS "cart", a."ticket_id" AS "ticket" FROM "available_seat" a
     JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
     WHERE a."event_date_id" = $1 ORDER BY a."id"`,
    [idOf(eventDate)],
  );
  return new Map(rows.map((row) => [row.label, row]));
}

const listHeld = async (eventDate: string, cart: string) =>
  [...(await seatsOf(eventDate)).values()]
    .filter((seat) => seat.cart === idOf(cart))
    .map(({ label }) => label);

const iriOf = (seat: SeatRow | undefined) => `/ticketing/v1/available_seats/${seat?.id}`;

describe('a performance with a numbered configuration', () => {
  it('has its seats, and sells as many places', async () => {
    const { eventDate } = await addNumbered();
    const seats = await seatsOf(eventDate);
    expect([...seats.keys()]).toEqual([...room.seats.keys()]);
    const { body } = await world.manage('GET', eventDate);
    expect(body).toMatchObject({
      isNumberedSeating: true,
      totalStock: 18,
      unlimitedStock: false,
      nbActiveSeats: 18,
    });
  });

  it('keeps the seats of a reservation past the half hour of a cart, and frees them at its deadline', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const seat = iriOf((await seatsOf(eventDate)).get('B-3'));
    const lines = [{ ticketPrice: price, quantity: 1, availableSeatList: [seat] }];
    const { body: cart } = await world.call('POST', '/carts', { cartItemList: lines });
    const reserved = { reservationName: 'Leclerc', expiresAt: hours(40) };
    expect((await world.call('PUT', `${cart['@id']}/reserve`, reserved)).status).toBe(200);
    await world.sweep(new Date(Date.now() + 3 * 3_600_000));
    expect(await listHeld(eventDate, cart['@id'])).toEqual(['B-3']);
    const [{ until } = { until: '' }] = await world.rows<{ until: string }>(
      'SELECT "expires_at" AS "until" FROM "available_seat" WHERE "cart_id" = $1',
      [idOf(cart['@id'])],
    );
    expect(new Date(until).toISOString()).toBe(reserved.expiresAt);
    expect((await world.call('POST', '/carts', { cartItemList: lines })).status).toBe(409);
    await world.expire(cart['@id']);
    await world.sweep();
    expect((await world.call('POST', '/carts', { cartItemList: lines })).status).toBe(201);
  });

  it('keeps its configuration while seats are held, and changes it when they are free', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const { body: cart } = await world.hold([[price, 1]]);
    const change = { logicalSeatConfig: null };
    const refused = await world.manage('PUT', eventDate, change);
    expect([refused.status, refused.body.code]).toEqual([409, 'SEAT-005']);
    await world.call('DELETE', cart['@id']);
    expect((await world.manage('PUT', eventDate, change)).status).toBe(200);
    expect((await seatsOf(eventDate)).size).toBe(0);
  });

  it('has seats of its own when it is a copy, all of them free, and prices of the same seat groups', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const group = await make('/seat_groups', { label: 'Stalls' });
    await make('/ticket_price_seat_groups', { ticketPrice: price, seatGroup: group });
    await world.rows('UPDATE "available_seat" SET "seat_group_id" = $2 WHERE "event_date_id" = $1', [
      idOf(eventDate),
      idOf(group),
    ]);
    await world.hold([[price, 2]]);
    const { body: copy } = await world.manage('POST', `${eventDate}/clone`);
    const seats = [...(await seatsOf(copy['@id'])).values()];
    expect(seats.map(({ status }) => status)).toEqual(Array(18).fill('available'));
    const listed = await world.manage('GET', `/ticket_prices?eventDate=${copy['@id']}`);
    const [copied] = listed.body.member;
    const groups = await world.manage('GET', `/ticket_price_seat_groups?ticketPrice=${copied['@id']}`);
    expect(groups.body.member).toMatchObject([{ seatGroup: group }]);
  });

  it('is not made of a configuration without seats', async () => {
    const configuration = await make('/logical_seat_configs', { name: 'Empty', isNumberedSeating: true });
    const ticketing = await make('/ticketings', { title: 'Hamlet', currency: 'EUR' });
    const refused = await world.manage('POST', '/event_dates', {
      ticketing,
      startDate: new Date(Date.now() + 86_400_000).toISOString(),
      logicalSeatConfig: configuration,
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'SEAT-006']);
  });
});

describe('a cart on a numbered performance', () => {
  it('R44d: has the best seats side by side, no single one left between, never those for reduced mobility', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const { body: first } = await world.hold([[price, 2]]);
    expect(await listHeld(eventDate, first['@id'])).toEqual(['A-2', 'A-3']);
    const { body: second } = await world.hold([[price, 4]]);
    expect(await listHeld(eventDate, second['@id'])).toEqual(['B-2', 'B-3', 'B-4', 'B-5']);
    await world.call('PUT', first['@id'], { cartItemList: [{ ticketPrice: price, quantity: 3 }] });
    expect(await listHeld(eventDate, first['@id'])).toEqual(['A-2', 'A-3', 'A-4']);
    const { body: rest } = await world.hold([[price, 10]]);
    expect(await listHeld(eventDate, rest['@id'])).not.toContain('A-1');
    expect((await world.hold([[price, 1]])).body).toMatchObject({ status: 409, code: 'SEAT-004' });
  });

  it('seats a party together whatever each of them pays, and keeps its seats while it stays as many', async () => {
    const { eventDate, prices } = await world.addShow({
      date: { logicalSeatConfig: room.configuration },
      prices: [{}, { facialValue: 1200 }],
    });
    const [full = '', child = ''] = prices;
    const { body: cart } = await world.hold([[full, 2]]);
    const lines = [
      { ticketPrice: full, quantity: 2 },
      { ticketPrice: child, quantity: 3 },
    ];
    await world.call('PUT', cart['@id'], { cartItemList: lines });
    const together = ['A-2', 'A-3', 'A-4', 'A-5', 'A-6'];
    expect(await listHeld(eventDate, cart['@id'])).toEqual(together);
    await world.hold([[full, 1]]);
    await world.call('PUT', cart['@id'], { comment: 'By the aisle.', cartItemList: lines });
    expect(await listHeld(eventDate, cart['@id'])).toEqual(together);
  });

  it('R44b: has the seats it names, all or none, and names those that somebody else has', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const seats = await seatsOf(eventDate);
    const name = (...labels: string[]) => ({
      cartItemList: [
        {
          ticketPrice: price,
          quantity: labels.length,
          availableSeatList: labels.map((label) => iriOf(seats.get(label))),
        },
      ],
    });
    const { body: first } = await world.call('POST', '/carts', name('A-1', 'C-6'));
    expect(await listHeld(eventDate, first['@id'])).toEqual(['A-1', 'C-6']);
    const refused = await world.call('POST', '/carts', name('C-5', 'C-6'));
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'SEAT-003',
      seats: [{ label: 'C-6' }],
      violations: [{ propertyPath: 'cartItemList[0].availableSeatList', code: 'taken' }],
    });
    expect((await seatsOf(eventDate)).get('C-5')?.status).toBe('available');
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    await world.call('PUT', first['@id'], name('C-6'));
    expect(await listHeld(eventDate, first['@id'])).toEqual(['C-6']);
    const tooMany = { cartItemList: [{ ...name('A-1', 'A-2').cartItemList[0], quantity: 1 }] };
    expect((await world.call('POST', '/carts', tooMany)).body.code).toBe('SEAT-007');
    const elsewhere = await addNumbered();
    const [foreign = ''] = elsewhere.prices;
    const wrong = { cartItemList: [{ ...name('A-2').cartItemList[0], ticketPrice: foreign }] };
    expect((await world.call('POST', '/carts', wrong)).body.code).toBe('SEAT-001');
  });

  it('takes only seats of the groups that its price gives a right to', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const group = await make('/seat_groups', { label: 'Balcony' });
    await make('/ticket_price_seat_groups', { ticketPrice: price, seatGroup: group });
    expect((await world.hold([[price, 1]])).body.code).toBe('SEAT-004');
    await world.rows(
      `UPDATE "available_seat" a SET "seat_group_id" = $2 FROM "seat" s
       WHERE a."event_date_id" = $1 AND s."id" = a."seat_id" AND s."row" = 'C'`,
      [idOf(eventDate), idOf(group)],
    );
    const { body: cart } = await world.hold([[price, 2]]);
    expect(await listHeld(eventDate, cart['@id'])).toEqual(['C-3', 'C-4']);
    const seat = iriOf((await seatsOf(eventDate)).get('A-2'));
    const refused = await world.call('PUT', cart['@id'], {
      cartItemList: [{ ticketPrice: price, quantity: 1, availableSeatList: [seat] }],
    });
    expect(refused.body).toMatchObject({ status: 422, code: 'SEAT-002' });
  });

  it('gives its seats back when it expires, to who wants just these at once, and asks for them again', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const { body: first } = await world.hold([[price, 2]]);
    const labels = await listHeld(eventDate, first['@id']);
    await world.expire(first['@id']);
    const seats = await seatsOf(eventDate);
    const { body: second } = await world.call('POST', '/carts', {
      cartItemList: [
        { ticketPrice: price, quantity: 1, availableSeatList: [iriOf(seats.get(labels[0] ?? ''))] },
      ],
    });
    expect(await listHeld(eventDate, second['@id'])).toEqual([labels[0]]);
    const refused = await world.pay(first['@id'], 5000);
    expect(refused.body).toMatchObject({ code: 'SEAT-003', seats: [{ label: labels[0] }] });
    await world.expire(second['@id']);
    await world.sweep();
    expect(await listHeld(eventDate, second['@id'])).toEqual([]);
    expect((await world.pay(first['@id'], 5000)).status).toBe(201);
    const sold = [...(await seatsOf(eventDate)).values()].filter(({ status }) => status === 'in_order');
    expect(sold.map(({ label }) => label)).toEqual(labels);
  });
});

describe('a sale of numbered seats', () => {
  it('gives each ticket its seat, on the ticket and in print', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const { body: cart } = await world.hold([[price, 2]]);
    const { body: order } = await world.pay(cart['@id'], 5000);
    const tickets = await world.call('GET', `/tickets?order=${order['@id']}&fields=seatLabel,availableSeat`);
    expect(tickets.body.member.map(({ seatLabel }: { seatLabel: string }) => seatLabel).sort()).toEqual([
      'A-2',
      'A-3',
    ]);
    const seats = await seatsOf(eventDate);
    const ids = tickets.body.member.map((ticket: Record<string, string>) => idOf(ticket['@id'] ?? ''));
    expect([seats.get('A-2')?.ticket, seats.get('A-3')?.ticket].sort()).toEqual(ids.sort());
    const printed = await world.server.database.transaction({ contract: 1 }, (tx) =>
      readTickets(tx, { contract: 1, ids }),
    );
    expect(printed.map(({ seat }) => [seat?.row, seat?.number])).toEqual(
      expect.arrayContaining([
        ['A', '2'],
        ['A', '3'],
      ]),
    );
  });

  it('frees the seat of a ticket that is refunded, and sells it to the next at once', async () => {
    const { eventDate, prices } = await addNumbered();
    await world.manage('POST', '/desk_sessions', {});
    const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
    const order = (await world.pay(cart, 5000, 'card')).body['@id'];
    const { lines } = (await world.manage('GET', `${order}/refundable`)).body;
    const [line] = lines;
    const [ticket] = line.tickets;
    const answer = await world.manage('POST', `${order}/refund`, {
      lines: [{ orderItem: line.orderItem, quantity: 1, tickets: [ticket.ticket], left: 2 }],
      payments: [{ deskPaymentMethod: world.methods.card, amount: 2500 }],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const seats = await seatsOf(eventDate);
    expect(seats.get(ticket.seat)).toMatchObject({ status: 'available' });
    const next = await world.call('POST', '/carts', {
      cartItemList: [
        {
          ticketPrice: prices[0],
          quantity: 1,
          availableSeatList: [`/ticketing/v1/available_seats/${seats.get(ticket.seat)?.id}`],
        },
      ],
    });
    expect(next.status, JSON.stringify(next.body)).toBe(201);
    const again = await world.pay(next.body['@id'], 2500, 'card');
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    expect((await seatsOf(eventDate)).get(ticket.seat)).toMatchObject({ status: 'in_order' });
  });

  it('moves within its group and keeps its ticket, swaps with another party, and stays where it is locked', async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const sellSeats = async (...labels: string[]) => {
      const seats = await seatsOf(eventDate);
      const { body: cart } = await world.call('POST', '/carts', {
        cartItemList: [
          {
            ticketPrice: price,
            quantity: labels.length,
            availableSeatList: labels.map((label) => iriOf(seats.get(label))),
          },
        ],
      });
      return (await world.pay(cart['@id'], 2500 * labels.length)).body['@id'];
    };
    const [one, other] = [await sellSeats('A-2', 'A-3'), await sellSeats('B-1')];
    const before = await seatsOf(eventDate);
    const from = (label: string, to: string, order: string) => ({
      from: iriOf(before.get(label)),
      to: iriOf(before.get(to)),
      order,
    });
    const move = (...member: object[]) => world.manage('PUT', '/available_seats/move', { member });
    const denied = await world.call('PUT', '/available_seats/move', { member: [from('A-2', 'C-2', one)] });
    expect([denied.status, denied.body.code]).toEqual([403, 'SEAT-017']);
    const moved = await move(from('A-2', 'B-1', one), from('B-1', 'A-2', other), from('A-3', 'B-2', one));
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const after = await seatsOf(eventDate);
    expect(['A-2', 'A-3', 'B-1', 'B-2'].map((label) => after.get(label)?.ticket)).toEqual([
      before.get('B-1')?.ticket,
      null,
      before.get('A-2')?.ticket,
      before.get('A-3')?.ticket,
    ]);
    const tickets = await world.manage('GET', `/tickets?order=${one}&fields=seatLabel,valid`);
    expect(tickets.body.member.map((ticket: { seatLabel: string }) => ticket.seatLabel).toSorted()).toEqual([
      'B-1',
      'B-2',
    ]);
    expect((await world.manage('GET', `${one}?fields=hasMovableSeats`)).body.hasMovableSeats).toBe(true);
    expect((await move(from('A-2', 'C-2', one))).body.code).toBe('SEAT-016');
    expect((await move(from('B-1', 'A-2', one))).body).toMatchObject({
      code: 'SEAT-003',
      seats: [{ label: 'A-2' }],
    });
    expect((await move(from('B-1', 'C-2', one), from('B-2', 'C-2', one))).body.code).toBe('SEAT-015');
    const elsewhere = await seatsOf((await addNumbered()).eventDate);
    expect((await move({ ...from('B-1', 'C-2', one), to: iriOf(elsewhere.get('C-2')) })).body.code).toBe(
      'SEAT-001',
    );
    const lock = { member: [{ id: iriOf(before.get('B-1')), isLocked: true }] };
    expect((await world.manage('PUT', '/available_seats/bulk', lock)).status).toBe(200);
    expect((await move(from('B-1', 'C-2', one))).body.code).toBe('SEAT-013');
    const group = await make('/seat_groups', { label: 'Gallery' });
    await world.rows('UPDATE "available_seat" SET "seat_group_id" = $2 WHERE "id" = $1', [
      before.get('C-6')?.id,
      idOf(group),
    ]);
    expect((await move(from('B-2', 'C-6', one))).body.code).toBe('SEAT-014');
  });

  it('of a cart moves where its price gives a right to, by who sells it, and the cart keeps it', async () => {
    const { eventDate, prices } = await addNumbered();
    const { body: cart } = await world.hold([[prices[0] ?? '', 2]]);
    const seats = await seatsOf(eventDate);
    const member = [{ from: iriOf(seats.get('A-2')), to: iriOf(seats.get('C-5')), cart: cart['@id'] }];
    expect((await world.call('PUT', '/available_seats/move', { member })).status).toBe(200);
    expect(await listHeld(eventDate, cart['@id'])).toEqual(['A-3', 'C-5']);
    expect((await world.pay(cart['@id'], 5000)).status).toBe(201);
    const sold = [...(await seatsOf(eventDate)).values()].filter(({ status }) => status === 'in_order');
    expect(sold.map(({ label }) => label)).toEqual(['A-3', 'C-5']);
  });

  it(`sells no seat twice to ${BUYERS} buyers at once, and every seat that is free`, async () => {
    const { eventDate, prices } = await addNumbered();
    const [price = ''] = prices;
    const buy = async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { status, body: cart } = await world.hold([[price, 1]]);
        if (status === 201) return (await world.pay(cart['@id'], 2500)).status;
        if (!String(cart.code).startsWith('TX-')) return String(cart.code);
      }
      return 'busy';
    };
    const outcomes = await Promise.all(Array.from({ length: BUYERS }, buy));
    const sold = [...(await seatsOf(eventDate)).values()].filter(({ status }) => status === 'in_order');
    expect(sold.length).toBe(17);
    expect(new Set(sold.map(({ ticket }) => ticket)).size).toBe(17);
    expect(outcomes.filter((outcome) => outcome === 201).length).toBe(17);
    expect(new Set(outcomes)).toEqual(new Set([201, 'SEAT-004']));
    expect((await world.manage('GET', eventDate)).body).toMatchObject({ soldTickets: 17, bookableStock: 1 });
  });
});
