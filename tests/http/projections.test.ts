/** What a show keeps of its performances: brought up to date by changes and by the clock, compared, and made anew. */
import { execFile, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showCounters } from '../../overrides/programming/Ticketing/server/showCounters.ts';
import { followClock } from '../../server/projections/followClock.ts';
import { compareProjection, rebuildProjection } from '../../server/projections/rebuildProjection.ts';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { testDatabase } from '../fixtures/server.ts';

const FIELDS =
  'totalEventDateCount,futureEventDateCount,availabilityStatus,futureEventDatesAvailabilityStatus';
const merge = { 'content-type': 'application/merge-patch+json' };

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

const read = async (iri: string) => {
  const {
    totalEventDateCount,
    futureEventDateCount,
    availabilityStatus,
    futureEventDatesAvailabilityStatus,
  } = (await world.manage('GET', `${iri}?fields=${FIELDS}`)).body;
  return [totalEventDateCount, futureEventDateCount, availabilityStatus, futureEventDatesAvailabilityStatus];
};
const patch = (iri: string, values: object) => world.manage('PATCH', iri, values, merge);

/** Nobody is notified of what this writes. */
const tamper = (text: string, params: readonly unknown[] = []) =>
  world.server.database.transaction('system', async (tx) => {
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    await tx.query(text, params);
  });

describe('the counters of a show', () => {
  it('follow its performances, their prices and their sales', async () => {
    const { ticketing, eventDate, prices } = await world.addShow({ total: 2, prices: [{}] });
    await expect.poll(() => read(ticketing)).toEqual([1, 1, 'onSale', 'onSale']);
    await world.pay((await world.hold([[prices[0] ?? '', 2]])).body['@id'], 5000);
    await expect.poll(() => read(ticketing)).toEqual([1, 1, 'soldOut', 'soldOut']);
    const second = await world.manage('POST', '/event_dates', { ticketing, startDate: hours(72) });
    await expect.poll(() => read(ticketing)).toEqual([2, 2, 'soldOut', 'soldOut']);
    await patch(eventDate, { startDate: hours(-48) });
    await expect.poll(() => read(ticketing)).toEqual([2, 1, 'noTicketPrice', 'noTicketPrice']);
    expect((await world.manage('DELETE', second.body['@id'])).status).toBe(204);
    await expect.poll(() => read(ticketing)).toEqual([1, 0, 'pastOrClosed', 'pastOrClosed']);
  });

  it('are those of both shows where a performance moves from one to the other', async () => {
    const { ticketing, eventDate } = await world.addShow({ total: 2, prices: [{}] });
    const other = (await world.addShow({ total: 5, prices: [{}] })).ticketing;
    await expect.poll(() => read(ticketing)).toEqual([1, 1, 'onSale', 'onSale']);
    await world.rows('UPDATE "event_date" SET "ticketing_id" = $2 WHERE "id" = $1', [
      idOf(eventDate),
      idOf(other),
    ]);
    await expect.poll(() => read(ticketing)).toEqual([0, 0, 'noTicketPrice', 'noTicketPrice']);
    await expect.poll(() => read(other)).toEqual([2, 2, 'onSale', 'onSale']);
  });

  it('follow the clock, as nobody writes anything when a performance begins', async () => {
    const { database } = world.server;
    const { ticketing, eventDate } = await world.addShow({ total: 2, prices: [{}] });
    await expect.poll(() => read(ticketing)).toEqual([1, 1, 'onSale', 'onSale']);
    await tamper(`UPDATE "event_date" SET "start_date" = now() - interval '1 s' WHERE "id" = $1`, [
      idOf(eventDate),
    ]);
    expect(await compareProjection(database, showCounters, 1)).toEqual([]);
    await followClock(database, showCounters);
    expect(await read(ticketing)).toEqual([1, 0, 'onSale', 'pastOrClosed']);
  });
});

describe('a projection', () => {
  it('that differs is named by record and property, and made anew', async () => {
    const { database } = world.server;
    const { ticketing } = await world.addShow({ total: 2, prices: [{}] });
    await expect.poll(() => read(ticketing)).toEqual([1, 1, 'onSale', 'onSale']);
    // What its performance was changed to meanwhile, such as its number, makes it anew once more.
    await expect
      .poll(async () => {
        await tamper(`UPDATE "ticketing" SET "total_event_date_count" = 7 WHERE "id" = $1`, [
          idOf(ticketing),
        ]);
        return compareProjection(database, showCounters, 1);
      })
      .toEqual([{ id: idOf(ticketing), property: 'totalEventDateCount', stored: 7, computed: 1 }]);
    expect(await rebuildProjection(database, showCounters, 1)).toMatchObject({ changed: 1 });
    expect(await read(ticketing)).toEqual([1, 1, 'onSale', 'onSale']);
    expect(await compareProjection(database, showCounters, 1)).toEqual([]);
  });

  it.runIf(testDatabase === 'postgres')(
    'whose rebuild is cut off by kill -9 is whole after the next one, beside a server that runs',
    { timeout: 120_000 },
    async () => {
      const { database } = world.server;
      const shows = 4000;
      await tamper(
        `INSERT INTO "ticketing" ("contract_id", "title", "timezone", "currency", "total_event_date_count")
         SELECT 1, 'Show ' || n, 'Europe/Paris', 'EUR', 99 FROM generate_series(1, ${shows}) n`,
      );
      const countWrong = async () => {
        const [row] = await world.rows<{ count: number }>(
          `SELECT count(*) AS "count" FROM "ticketing" WHERE "total_event_date_count" = $1`,
          [99],
        );
        return Number(row?.count);
      };
      const env = {
        ...process.env,
        VAR_DIR: world.server.varDir,
        DATABASE_URL: world.server.host.settings.databaseUrl,
      };
      const program = ['run.js', 'server/main.ts', 'rebuild'];
      // The last show is held, so that the rebuild is under way for as long as it takes to be killed.
      await database.transaction('system', async (tx) => {
        await tx.query(
          `SELECT 1 FROM "ticketing" WHERE "id" = (SELECT max("id") FROM "ticketing") FOR UPDATE`,
        );
        const killed = spawn(process.execPath, [...program, 'show-counters'], { env });
        const ended = new Promise((resolve) => killed.once('exit', (_code, signal) => resolve(signal)));
        await expect.poll(countWrong, { timeout: 60_000, interval: 20 }).toBeLessThan(shows);
        killed.kill('SIGKILL');
        expect(await ended).toBe('SIGKILL');
      });
      expect(await countWrong()).toBeGreaterThan(0);
      const run = (...args: string[]) =>
        new Promise<readonly [number, string, string]>((resolve) =>
          execFile(process.execPath, [...program, ...args], { env }, (error, out, err) =>
            resolve([error ? Number(error.code) : 0, out, err]),
          ),
        );
      const [code, out] = await run('show-counters');
      expect([code, out]).toEqual([0, expect.stringMatching(/^contract 1: \d+ of \d+ records differed\n/)]);
      expect(await countWrong()).toBe(0);
      expect(await compareProjection(database, showCounters, 1)).toEqual([]);
      expect(await run()).toEqual([0, 'show-counters\n', '']);
      expect(await run('stock')).toEqual([
        1,
        '',
        '"stock" is no projection. There are "show-counters". Usage: npm run rebuild [-- <name>]\n',
      ]);
    },
  );
});
