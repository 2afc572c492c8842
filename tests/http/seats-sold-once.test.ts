/**
 * No seat is sold twice. For each guard a test in which it is off and the same seat goes to two, which the sweep reports;
 * then seeded histories of many clients, connections cut and a server killed, against one owner a seat.
 * More of them: `SEAT_SEEDS=1000 npx vitest run --project http tests/http/seats-sold-once.test.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { findSeatFaults } from '../../overrides/seating/SeatChoice/server/findSeatFaults.ts';
import { releaseSeats, takeSeats } from '../../overrides/seating/SeatChoice/server/takeSeats.ts';
import { countFacts } from '../../overrides/seating/Stock/server/countFacts.ts';
import { openPglite } from '../../server/database/openPglite.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import type { Database, Sql, Statement, Transaction } from '../../server/kit.ts';
import { readSettings } from '../../server/settings.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { SeatClaims } from '../fixtures/seatClaims.ts';
import { type HistoryWorld, runHistory } from '../fixtures/seatHistory.ts';
import { testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

const SEEDS = Number(process.env.SEAT_SEEDS ?? 3);
const ROWS = 'ABC';
const WIDTH = 8;

let world: SaleWorld;
let configuration: string;

async function make(path: string, body: unknown): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

async function makeConfiguration(): Promise<string> {
  const seatConfig = await make('/seat_configs', { label: 'Small room' });
  const member = [...ROWS].flatMap((row, rank) =>
    Array.from({ length: WIDTH }, (_, index) => ({
      seatConfig,
      label: `${row}-${index + 1}`,
      row,
      seatNumber: String(index + 1),
      rowRank: rank + 1,
      position: index + 1,
      type: 'normal',
    })),
  );
  expect((await world.manage('POST', '/seats/bulk', { member })).status).toBeLessThan(300);
  return make('/logical_seat_configs', { name: 'Small room', seatConfig, isNumberedSeating: true });
}

beforeAll(async () => {
  world = await startSaleWorld();
  await world.manage('POST', '/desk_sessions', {});
  configuration = await makeConfiguration();
});
afterAll(() => world?.stop());

const addNumbered = () => world.addShow({ date: { logicalSeatConfig: configuration } });

const seatIds = async (eventDate: string): Promise<readonly number[]> =>
  (
    await world.rows<{ id: number }>(
      'SELECT "id" FROM "available_seat" WHERE "event_date_id" = $1 ORDER BY "id"',
      [idOf(eventDate)],
    )
  ).map(({ id }) => id);

const listFaults = () => world.server.database.transaction({ contract: 1 }, (tx) => findSeatFaults(tx, 1));

const inContract = <Result>(run: (tx: Transaction) => Promise<Result>) =>
  world.server.database.transaction({ contract: 1, actor: 'test' }, run);

/** What a seller does between looking and taking: long enough for others to look as well. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

/** The same statements but for one part of a guard, with a pause after those that had it. */
function without(tx: Sql, part: RegExp, instead = ''): Sql & { readonly removed: () => number } {
  let removed = 0;
  return {
    removed: () => removed,
    async query<Row>(asked: string | Statement<Row>, parameters?: readonly unknown[]): Promise<Row[]> {
      if (typeof asked === 'string') return tx.query<Row>(asked, parameters);
      const { sql, parameters: own } = asked.compile();
      if (!part.test(sql)) return tx.query(asked);
      removed += 1;
      const rows = await tx.query({
        compile: () => CompiledQuery.raw(sql.replace(part, instead), [...own]),
      } as Statement<Row>);
      await pause();
      return rows;
    },
  } as Sql & { readonly removed: () => number };
}

interface Held {
  readonly cart: string;
  readonly item: number;
}

/** Two carts with one place each on one performance, and a seat that neither has. */
async function holdTwo() {
  const { eventDate, prices } = await addNumbered();
  const hold = async (): Promise<Held> => {
    const { body } = await world.manage('POST', '/carts?fields=cartItemList', {
      cartItemList: [{ ticketPrice: prices[0], quantity: 1 }],
    });
    const [item] = body.cartItemList;
    return { cart: body['@id'], item: idOf(typeof item === 'string' ? item : item['@id']) };
  };
  const carts = [await hold(), await hold()] as const;
  const seat = (await seatIds(eventDate)).at(-1) ?? 0;
  return { eventDate, carts, seat };
}

const take = (
  tx: Sql,
  eventDate: string,
  { cart, item }: Held,
  { seats, quantity = 1 }: { readonly seats: readonly number[] | undefined; readonly quantity?: number },
) =>
  takeSeats(tx, {
    contract: 1,
    cart: idOf(cart),
    now: new Date(),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    lines: [
      {
        item,
        eventDate: idOf(eventDate),
        quantity,
        seats,
        contingent: null,
        groups: null,
        index: 0,
        price: 'Full',
      },
    ],
  });

const settle = (attempts: readonly Promise<unknown>[]) =>
  Promise.allSettled(attempts).then((all) => all.map(({ status }) => status));

describe.runIf(testDatabase === 'postgres')('two carts that want one seat at once', () => {
  const LOCK = / FOR UPDATE OF a$/;

  it('R44b: one has it, the other is refused', async () => {
    const { eventDate, carts, seat } = await holdTwo();
    const outcomes = await settle(
      carts.map((cart) => inContract((tx) => take(tx, eventDate, cart, { seats: [seat] }))),
    );
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listFaults()).toEqual([]);
  });

  it('guard off, rows read without a lock: both are told that they have it, and only one can be sold', async () => {
    const { eventDate, carts, seat } = await holdTwo();
    const outcomes = await settle(
      carts.map((cart) =>
        inContract(async (tx) => {
          const unlocked = without(tx, LOCK);
          await take(unlocked, eventDate, cart, { seats: [seat] });
          expect(unlocked.removed()).toBe(1);
        }),
      ),
    );
    expect(outcomes).toEqual(['fulfilled', 'fulfilled']);
    expect(await listFaults()).toEqual([expect.stringMatching(/^CartItem \d+: 1 places, 0 seats$/)]);
    // The second guard: a sale has as many seats as places, or it is none; the third, where the seat is sold by then: the key.
    const sold = [];
    for (const { cart } of carts) {
      const payments = [{ deskPaymentMethod: world.methods.card, amount: 2500 }];
      sold.push((await world.manage('POST', `${cart}/checkout`, { payments })).status);
    }
    for (const { cart } of carts) await world.manage('DELETE', cart);
    expect([
      [201, 422],
      [500, 201],
    ]).toContainEqual(sold);
    expect(await listFaults()).toEqual([]);
  });

  it('guard off, what was chosen is taken without a look at who has it by now: it is taken from its holder', async () => {
    const { eventDate, carts } = await holdTwo();
    const STILL_FREE = /\n\s*AND \(a\."status" = 'available'[^\n]*/;
    const outcomes = await settle(
      carts.map((cart) =>
        inContract(async (tx) => {
          // Nobody chose by hand, and only one row has six left side by side.
          const blind = without(without(tx, / SKIP LOCKED/), STILL_FREE, ' AND $3::bigint IS NOT NULL');
          await take(blind, eventDate, cart, { seats: undefined, quantity: 6 });
          expect(blind.removed()).toBe(1);
        }),
      ),
    );
    expect(outcomes).toEqual(['fulfilled', 'fulfilled']);
    expect((await listFaults()).length).toBeGreaterThan(0);
    for (const { cart } of carts) await world.manage('DELETE', cart);
  });

  it('guard off, what a cart held is released after it was sold: the seat of a ticket is free, and the sweep reports it', async () => {
    const { carts } = await holdTwo();
    const [{ cart }] = carts;
    const payments = [{ deskPaymentMethod: world.methods.card, amount: 2500 }];
    expect((await world.manage('POST', `${cart}/checkout`, { payments })).status).toBe(201);
    await inContract((tx) => releaseSeats(tx, 1, [idOf(cart)]));
    expect(await listFaults()).toEqual([]);
    await expect(
      inContract(async (tx) => {
        await releaseSeats(
          without(tx, / and "status" = (\$\d+)(?= order by)/, ' and $1::text is not null'),
          1,
          [idOf(cart)],
        );
        throw new Error((await findSeatFaults(tx, 1)).join('; '));
      }),
    ).rejects.toThrow(/free, yet somebody has it/);
  });
});

describe('the keys of the database, when the code is wrong', () => {
  const again = `INSERT INTO "ticket" ("contract_id", "barcode", "event_date_id", "seat_id", "status", "seat_label")
    SELECT "contract_id", 'again', "event_date_id", "seat_id", "status", "seat_label" FROM "ticket" WHERE "id" = $1`;

  async function sellOne(): Promise<number> {
    const { prices } = await addNumbered();
    const { body: cart } = await world.manage('POST', '/carts', {
      cartItemList: [{ ticketPrice: prices[0], quantity: 1 }],
    });
    const payments = [{ deskPaymentMethod: world.methods.card, amount: 2500 }];
    const { body: order } = await world.manage('POST', `${cart['@id']}/checkout`, { payments });
    const [row] = await world.rows<{ id: number }>('SELECT "id" FROM "ticket" WHERE "order_id" = $1', [
      idOf(order['@id']),
    ]);
    return Number(row?.id);
  }

  it('refuse a second ticket for a seat; without the key it is made, and the sweep reports it', async () => {
    const ticket = await sellOne();
    await expect(world.rows(again, [ticket])).rejects.toThrow('ticket_event_date_id_seat_id_key');
    await expect(
      world.server.database.transaction('system', async (tx) => {
        await tx.query('ALTER TABLE "ticket" DROP CONSTRAINT "ticket_event_date_id_seat_id_key"');
        await tx.query(again, [ticket]);
        throw new Error((await findSeatFaults(tx, 1)).join('; '));
      }),
    ).rejects.toThrow(/^Ticket \d+: the seat [ABC]-\d is not its own$/);
  });

  it('refuse a performance the same seat twice; without the key a seat has two takers', async () => {
    const { eventDate } = await addNumbered();
    const twice = `INSERT INTO "available_seat" ("contract_id", "event_date_id", "seat_id")
      SELECT "contract_id", "event_date_id", "seat_id" FROM "available_seat" WHERE "event_date_id" = $1`;
    await expect(world.rows(twice, [idOf(eventDate)])).rejects.toThrow(
      'available_seat_event_date_id_seat_id_key',
    );
    await expect(
      world.server.database.transaction('system', async (tx) => {
        await tx.query(
          'ALTER TABLE "available_seat" DROP CONSTRAINT "available_seat_event_date_id_seat_id_key"',
        );
        await tx.query(twice, [idOf(eventDate)]);
        throw new Error((await findSeatFaults(tx, 1)).join('; '));
      }),
    ).rejects.toThrow(/Seat \d+: twice in the event date/);
  });
});

// Embedded, one connection serves all: there is nothing to be cut, and sales are killed midway elsewhere.
describe.runIf(testDatabase === 'postgres')('histories of many clients', () => {
  it('an owner at a time: two at once, and a free seat that was refused, are found', () => {
    const claims = new SeatClaims();
    claims.ask(1, [7], 0);
    claims.give(1, [7], 2);
    claims.ask(2, [7, 8], 1);
    claims.give(2, [7, 8], 3);
    claims.refuse({ seat: 9, holder: 3, from: 1, to: 2 });
    expect(claims.findFaults()).toEqual([
      'seat 7: 1 and 2 at one time',
      'seat 9: refused to 3, and nobody had it',
    ]);
    expect([...claims.listHeld().keys()]).toEqual([7, 8]);
  });

  const callWith =
    (origin: () => string, token: string): HistoryWorld['call'] =>
    async (method, path, body, signal) => {
      const response = await fetch(
        origin() + (path.startsWith('/ticketing/v1') ? path : `/ticketing/v1${path}`),
        {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          ...(signal && { signal }),
        },
      );
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    };

  it(`${SEEDS} seeds of twelve clients, connections cut midway: one owner a seat, and every counter is right`, {
    timeout: 60_000 + SEEDS * 30_000,
  }, async () => {
    const token = await world.server.token('manager@demo.test');
    const seen: Record<string, number> = {};
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { eventDate, prices } = await addNumbered();
      const { faults, held, outcomes } = await runHistory(
        {
          call: callWith(() => world.server.origin, token),
          price: prices[0] ?? '',
          card: world.methods.card ?? '',
          seats: await seatIds(eventDate),
          expire: world.expire,
        },
        { seed, clients: 12, steps: 12 },
      );
      expect(faults, `seed ${seed}`).toEqual([]);
      const free = await world.rows<{ id: number }>(
        `SELECT "id" FROM "available_seat" WHERE "id" = ANY($1) AND "status" NOT IN ('in_cart', 'in_order')`,
        [[...held.keys()]],
      );
      expect(free, `seed ${seed}`).toEqual([]);
      // Calls that were cut may still be on their way.
      await expect.poll(listFaults, { timeout: 20_000 }).toEqual([]);
      for (const [outcome, count] of Object.entries(outcomes)) seen[outcome] = (seen[outcome] ?? 0) + count;
    }
    await world.sweep();
    await world.expectFacts();
    expect(Object.keys(seen)).toEqual(
      expect.arrayContaining(['SEAT-003', 'changed', 'expired', 'held', 'refunded', 'released', 'sold']),
    );
  });

  it('a server killed twice midway: what it acknowledged is there, and no seat has two owners', {
    timeout: 300_000,
  }, async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'ticketing-seats-'));
    const env: Record<string, string> = { VAR_DIR: varDir, DEMO: '1' };
    const undos: (() => unknown)[] = [() => rmSync(varDir, { recursive: true, force: true })];
    if (testDatabase === 'postgres') {
      const made = await createEmptyDatabase();
      env.DATABASE_URL = made.url;
      undos.push(made.drop);
    }
    const withDatabase = async <Result>(run: (database: Database) => Promise<Result>): Promise<Result> => {
      const database = await (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(varDir));
      return run(database).finally(() => database.stop());
    };
    try {
      const first = startProcess(env);
      await first.ready;
      await first.stop();
      const token = await withDatabase((database) =>
        issueToken({ settings: readSettings(env), database }, { email: 'manager@demo.test' }),
      );
      let running = startProcess(env);
      let origin = await running.ready;
      const call = callWith(() => origin, token);
      const listed = async (path: string) => {
        const { status, body } = await call('GET', path);
        expect(status, JSON.stringify(body)).toBe(200);
        return body.member;
      };
      const added = async (path: string, body: unknown): Promise<string> => {
        const made = await call('POST', path, body);
        expect(made.status, JSON.stringify(made.body)).toBe(201);
        return made.body['@id'];
      };
      await call('POST', '/desk_sessions', {});
      const [room] = await listed('/logical_seat_configs?isNumberedSeating=true');
      const date = {
        startDate: new Date(Date.now() + 86_400_000).toISOString(),
        status: 'opened',
        logicalSeatConfig: room['@id'],
        ticketing: await added('/ticketings', { title: 'The Seagull', currency: 'EUR' }),
      };
      const eventDate = await added('/event_dates', date);
      const price = await added('/ticket_prices', { eventDate, name: 'Full', facialValue: 2500 });
      const [card] = await listed('/desk_payment_methods?code=card');
      const seats = (await listed(`/available_seats?eventDate=${eventDate}&itemsPerPage=20`)).map(
        (seat: Record<string, string>) => idOf(seat['@id'] ?? ''),
      );
      let up: Promise<unknown> = running.ready;
      const restart = async () => {
        running.child.kill('SIGKILL');
        await running.ended;
        running = startProcess(env);
        origin = await running.ready;
      };
      const kills = [30, 70];
      const { faults, held } = await runHistory(
        {
          call,
          price,
          card: card['@id'],
          seats,
          isUp: () => up,
          onStep: (step) => {
            if (kills.includes(step)) up = restart();
          },
        },
        { seed: 7, clients: 8, steps: 13 },
      );
      await up;
      await running.stop();
      expect(faults).toEqual([]);
      await withDatabase((database) =>
        database.transaction({ contract: 1 }, async (tx) => {
          expect(await findSeatFaults(tx, 1)).toEqual([]);
          expect(await countFacts(tx, 1)).toEqual([]);
          const free = `SELECT "id" FROM "available_seat" WHERE "id" = ANY($1) AND "status" NOT IN ('in_cart', 'in_order')`;
          expect(await tx.query(free, [[...held.keys()]])).toEqual([]);
        }),
      );
    } finally {
      for (const undo of undos.reverse()) await undo();
    }
  });
});
