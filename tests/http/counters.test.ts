/** What each counter counts, that all agree, and the command that compares them with the facts. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../server/database/openPglite.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import type { Database } from '../../server/kit.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

describe('a price that makes no tickets', () => {
  let world: SaleWorld;
  beforeAll(async () => {
    world = await startSaleWorld();
    await world.call('POST', '/desk_sessions', {});
  });
  afterAll(() => world?.stop());

  it('is sold as items, occupies its places, and counts no ticket on cart, order, booking or any layer', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{}, { name: 'Car park', willGenerateTicket: false }],
    });
    const [full = '', parking = ''] = prices;
    const contingent = (
      await world.manage('POST', '/stock_contingents', { eventDate, name: 'Friends', totalStock: 5 })
    ).body['@id'];
    const cart = await world.hold([
      [full, 1],
      [parking, 2, contingent],
    ]);
    expect(cart.body).toMatchObject({ nbTickets: 1, totalTicketNumber: 1, totalItemNumber: 3 });
    const order = await world.pay(cart.body['@id'], 7500);
    expect(order.body).toMatchObject({ nbTickets: 1, soldTicketQuantity: 1 });
    const [booking] = await world.rows(
      'SELECT "nb_tickets" AS "tickets", "nb_valid_items" AS "items" FROM "booking" WHERE "order_id" = $1',
      [idOf(order.body['@id'])],
    );
    expect(booking).toEqual({ tickets: 1, items: 3 });
    const counters = 'occupiedStock,soldTickets,soldItems,issuedTickets,issuedItems';
    const read = async (iri: string) => (await world.manage('GET', `${iri}?fields=${counters}`)).body;
    expect(await read(eventDate)).toMatchObject({
      occupiedStock: 3,
      soldTickets: 1,
      soldItems: 3,
      issuedTickets: 1,
      issuedItems: 3,
    });
    expect(await read(parking)).toMatchObject({
      occupiedStock: 2,
      soldTickets: 0,
      soldItems: 2,
      issuedItems: 2,
    });
    expect(await world.counters(contingent)).toEqual({ occupied: 2, sold: 0 });
    await world.expectFacts();
  });

  it('that begins to make tickets between hold and sale counts them on the cart as on the order', async () => {
    const { prices } = await world.addShow({ total: 10, prices: [{ willGenerateTicket: false }] });
    const [parking = ''] = prices;
    const cart = (await world.hold([[parking, 2]])).body['@id'];
    const merge = { 'content-type': 'application/merge-patch+json' };
    await world.manage('PATCH', parking, { willGenerateTicket: true }, merge);
    expect((await world.pay(cart, 5000)).body.nbTickets).toBe(2);
    expect((await world.call('GET', cart)).body).toMatchObject({ nbTickets: 2, totalTicketNumber: 2 });
    await world.expectFacts();
  });

  it('is counted outside the stock as tickets are, by items', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ excludedFromParentStock: true, willGenerateTicket: false }],
    });
    await world.pay((await world.hold([[prices[0] ?? '', 2]])).body['@id'], 5000);
    const [row] = await world.rows(
      `SELECT "sold_items" AS "inside", "sold_ex_stock_items" AS "items", "sold_ex_stock_tickets" AS "tickets",
         "turnover" FROM "event_date" WHERE "id" = $1`,
      [idOf(eventDate)],
    );
    expect(row).toEqual({ inside: 0, items: 2, tickets: 0, turnover: 5000 });
    await world.expectFacts();
  });
});

describe('the command check-counters', () => {
  const varDir = mkdtempSync(join(tmpdir(), 'ticketing-counters-'));
  const undos: (() => unknown)[] = [() => rmSync(varDir, { recursive: true, force: true })];
  let env: Record<string, string> = {};

  beforeAll(async () => {
    env = { PORT: '0', VAR_DIR: varDir, BOX: '0', DEMO: '1' };
    if (testDatabase === 'postgres') {
      const made = await createEmptyDatabase();
      env.DATABASE_URL = made.url;
      undos.push(made.drop);
    }
  });
  afterAll(async () => {
    for (const undo of undos.reverse()) await undo();
  });

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const program = ['run.js', 'server/main.ts', 'check-counters', ...args];
      execFile(process.execPath, program, { env: { ...process.env, ...env } }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  async function withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(varDir));
    try {
      return await use(database);
    } finally {
      await database.stop();
    }
  }

  // A fresh folder is a copy of one with all tables, where `npm start` has made that: no fact can be without them.
  it.runIf(testDatabase === 'postgres')(
    'refuses a database without this release’s tables, and starts nothing',
    async () => {
      const refused = await run();
      expect([refused.code, refused.out]).toEqual([1, '']);
      expect(refused.err).toMatch(/^The database lacks the migrations .* Restart the server\./);
    },
  );

  it('names each counter that differs, sets it right when asked to, and is silent about the others', {
    timeout: 300_000,
  }, async () => {
    const first = startProcess(env);
    await first.ready;
    if (testDatabase === 'pglite') {
      const locked = await run();
      expect(locked.code).toBe(1);
      expect(locked.err).toContain('stop the server, run the command, then start it again');
    }
    await first.stop();
    const equal = await run();
    expect([equal.code, equal.out]).toEqual([
      0,
      'All counters equal the facts.\nThe ledger is balanced.\nEvery ticket has its seat.\n',
    ]);
    await withDatabase((database) =>
      database.transaction('system', async (tx) => {
        // As nobody is told: what subscribers have yet to take is not compared.
        await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
        await tx.query(`UPDATE "event_date" SET "occupied_stock" = "occupied_stock" + 7 WHERE "id" = 1`);
        await tx.query(`UPDATE "order" SET "nb_tickets" = "nb_tickets" + 1 WHERE "id" = 1`);
        await tx.query(`UPDATE "ticketing" SET "total_event_date_count" = 99 WHERE "id" = 1`);
      }),
    );
    const found = await run();
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/^contract 1, EventDate 1, occupiedStock: stored \d+, counted \d+$/m);
    expect(found.out).toMatch(/^contract 1, Order 1, nbTickets: stored \d+, counted \d+$/m);
    expect(found.out).toMatch(/^contract 1, Ticketing 1, totalEventDateCount: stored 99, computed \d+$/m);
    expect(found.out.trim().split('\n')).toHaveLength(6);
    const repaired = await run('--repair');
    expect([repaired.code, repaired.out]).toEqual([
      0,
      found.out.replace('3 counters', 'contract 1: 2 of 2 counters set right\n3 counters'),
    ]);
    expect((await run()).code).toBe(0);
    const unknown = await run('--fix');
    expect([unknown.code, unknown.err]).toEqual([
      1,
      '"--fix" is not known. Usage: npm run check-counters [-- --repair]\n',
    ]);
  });
});
