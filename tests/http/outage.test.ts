/**
 * A database that goes away: single connections, all of them, the whole server of it. The process lives on, says that it
 * cannot answer now and when to ask again, and goes on by itself.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { countFacts } from '../../overrides/seating/Stock/server/countFacts.ts';
import { type CaughtUp, LIVE_NAMESPACE, type LiveChange } from '../../schema/live.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import type { Database } from '../../server/kit.ts';
import { readSettings } from '../../server/settings.ts';
import { type Cluster, startCluster } from '../fixtures/postgres.ts';
import { testDatabase } from '../fixtures/server.ts';
import { type ServerProcess, startProcess } from '../fixtures/serverProcess.ts';

const KILLS = 10;
const SELLERS = 8;
const API = '/ticketing/v1';

const undos: (() => unknown)[] = [];
let cluster: Cluster;
let server: ServerProcess;
let origin: string;
let token: string;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly type: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  readonly body: any;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(origin + (path.startsWith('/') && !path.startsWith(API) ? API + path : path), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    type: response.headers.get('content-type'),
    body: text ? JSON.parse(text) : undefined,
  };
}

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await call('POST', path, body);
  expect(status, JSON.stringify(made)).toBe(201);
  return made['@id'];
}

/** A show with places for everybody who comes here. */
async function addPrice(): Promise<string> {
  const ticketing = await make('/ticketings', { title: 'The Tempest' });
  const startDate = new Date(Date.now() + 86_400_000).toISOString();
  const eventDate = await make('/event_dates', {
    ticketing,
    startDate,
    status: 'opened',
    totalStock: 100_000,
  });
  return make('/ticket_prices', { eventDate, name: 'Full', facialValue: 2500 });
}

let admin: pg.Client;

/** A connection of the test's own, to the database that the server works on. */
async function openAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `${cluster.url}/tickets` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const killBackends = () =>
  admin.query(
    `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = 'tickets' AND pid <> pg_backend_pid()`,
  );

async function withDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openPostgres(`${cluster.url}/tickets`);
  try {
    return await run(database);
  } finally {
    await database.stop();
  }
}

const isAlive = () => server.child.exitCode === null && server.child.signalCode === null;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(testDatabase === 'postgres')('a database that goes away', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    undos.push(() => cluster.stop());
    const owner = new pg.Client({ connectionString: `${cluster.url}/postgres` });
    await owner.connect();
    await owner.query('CREATE DATABASE tickets');
    await owner.end();
    const varDir = mkdtempSync(join(tmpdir(), 'ticketing-outage-'));
    undos.push(() => rmSync(varDir, { recursive: true, force: true }));
    const env = { VAR_DIR: varDir, DATABASE_URL: `${cluster.url}/tickets`, DEMO: '1' };
    server = startProcess(env);
    undos.push(() => server.stop());
    origin = await server.ready;
    token = await withDatabase((database) =>
      issueToken({ settings: readSettings(env), database }, { email: 'manager@demo.test' }),
    );
    admin = await openAdmin();
    undos.push(() => admin.end());
  });
  afterAll(async () => {
    for (const undo of undos.reverse()) await undo();
  });

  it(`loses every connection ${KILLS} times among sales, and no sale that it acknowledged`, {
    timeout: 240_000,
  }, async () => {
    const ticketPrice = await addPrice();
    await call('POST', '/desk_sessions', {});
    const methods = await call('GET', '/desk_payment_methods?code=card&fields=code');
    const deskPaymentMethod = methods.body.member[0]['@id'];
    const answers: Answer[] = [];
    const sold: string[] = [];
    let isOver = false;
    const sell = async (seller: number) => {
      const cart = await call('POST', '/carts', { cartItemList: [{ ticketPrice, quantity: 1 }] });
      answers.push(cart);
      if (cart.status !== 201) return;
      const payments = [{ deskPaymentMethod, amount: cart.body.customerPaidAmount }];
      const path = `${cart.body['@id']}/checkout`;
      // Every other seller sends a key, and the same again for as long as it is asked to.
      const key: Record<string, string> = seller % 2 === 0 ? { 'idempotency-key': crypto.randomUUID() } : {};
      let order = await call('POST', path, { payments }, key);
      answers.push(order);
      while (seller % 2 === 0 && (order.status === 503 || order.body.code === 'TX-003')) {
        await pause(20);
        order = await call('POST', path, { payments }, key);
        answers.push(order);
      }
      if (order.body?.number) sold.push(order.body.number);
      else if (seller % 2 === 0) throw new Error(JSON.stringify(order));
    };
    const selling = Array.from({ length: SELLERS }, async (_, seller) => {
      while (!isOver) await sell(seller);
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = sold.length;
      await Promise.race([expect.poll(() => sold.length).toBeGreaterThan(before + 5), Promise.all(selling)]);
      await killBackends();
    }
    isOver = true;
    await Promise.all(selling);
    expect(isAlive(), server.errors()).toBe(true);
    const others = answers.filter(({ status }) => !(status < 300 || status === 409 || status === 503));
    expect(others).toEqual([]);
    const lost = answers.filter(({ status }) => status === 503);
    expect(lost.length).toBeGreaterThan(0);
    for (const { type, retryAfter, body } of lost) {
      expect(type).toBe('application/problem+json; charset=utf-8');
      expect(['TX-005', 'TX-008']).toContain(body.code);
      if (body.code === 'TX-005') expect(retryAfter).toBe('2');
    }
    expect(new Set(sold).size).toBe(sold.length);
    await withDatabase(async (database) => {
      const found = await database.query<{ number: string }>(
        'system',
        'SELECT "number" FROM "order" WHERE "contract_id" = 1 AND "number" = ANY($1::text[])',
        [sold],
      );
      expect(found.length).toBe(sold.length);
      expect(await database.transaction({ contract: 1 }, (tx) => countFacts(tx, 1))).toEqual([]);
    });
  });

  it('answers 503 while the database is stopped, and goes on by itself: calls, live updates, jobs, timers', {
    timeout: 240_000,
  }, async () => {
    const city = 'Elsinore';
    const member = Array.from({ length: 3000 }, (_, n) => ({
      lastname: `Name ${n}`,
      firstname: 'Ada',
      city,
    }));
    const made = await call('POST', '/customers/bulk?fields=city', { member });
    expect(made.status).toBe(201);
    // Open before and all the while: a screen, and the queue of jobs.
    const socket = io(`${origin}${LIVE_NAMESPACE}`, {
      auth: { accessToken: token },
      forceNew: true,
      reconnection: false,
    });
    undos.push(() => {
      socket.off('disconnect');
      socket.disconnect();
    });
    const changes: LiveChange[] = [];
    socket.on('change', (change) => changes.push(change));
    const { sequence } = await new Promise<{ readonly sequence: string }>((resolve) =>
      socket.once('ready', resolve),
    );
    // As a screen does: whoever was let go while the database was away comes back and asks what they missed.
    socket.on('disconnect', () => setTimeout(() => socket.connect(), 500));
    socket.on('connect_error', () => setTimeout(() => socket.connect(), 500));
    socket.on('ready', async () => {
      const missed: CaughtUp = await socket.emitWithAck('since', {
        sequence: changes.at(-1)?.sequence ?? sequence,
      });
      changes.push(...missed.changes);
    });
    const { body: asked } = await call('PUT', `/customers/selection?city=${city}`, {
      patch: { lastname: 'Hamlet' },
      expectedTotal: 3000,
    });
    await expect
      .poll(async () => (await call('GET', asked.job)).body.progress, { interval: 20 })
      .toBeGreaterThan(0);

    await cluster.halt();
    const during = await Promise.all([
      call('GET', '/customers'),
      call('POST', '/customers', { lastname: 'Ophelia', firstname: 'O' }),
      call('POST', '/carts', { cartItemList: [] }),
      call('GET', '/customers/export.csv'),
      call('POST', '/customers/bulk', { member: [{ lastname: 'Yorick', firstname: 'Y' }] }),
      call('PUT', `/customers/selection?city=${city}`, { patch: { lastname: 'X' }, expectedTotal: 3000 }),
    ]);
    for (const answer of during)
      expect(answer).toMatchObject({
        status: 503,
        type: 'application/problem+json; charset=utf-8',
        retryAfter: '2',
        body: { code: 'TX-005', status: 503 },
      });
    // A refusal in OAuth's words would end the sign-in of whoever refreshes their token now.
    const refresh = await fetch(`${origin}/api/oauth/proxy`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'of-before' }),
    });
    expect([refresh.status, refresh.headers.get('retry-after')]).toEqual([503, '2']);
    const refusal = await refresh.json();
    expect([refusal.code, refusal.error]).toEqual(['TX-005', undefined]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // Timers take some turns meanwhile.
    await pause(2500);
    expect(isAlive(), server.errors()).toBe(true);

    await cluster.resume();
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
    const again = await call('POST', '/customers', { lastname: 'Ophelia', firstname: 'O' });
    expect(again.status).toBe(201);
    const id = Number(again.body['@id'].split('/').at(-1));
    await expect
      .poll(() => changes.some((change) => change.entity === 'Customer' && change.id === id))
      .toBe(true);
    // A job whose server could not report is taken over once its heart has stopped beating.
    await expect
      .poll(async () => (await call('GET', asked.job)).body.status, { timeout: 120_000 })
      .toBe('SUCCESS');
    const renamed = await call('GET', `/customers?city=${city}&lastname=Hamlet&itemsPerPage=0`);
    expect(renamed.body.totalItems).toBe(3000);
    await expect.poll(() => server.errors()).toContain('goes on: the database answers again');
    // A line for each timer and what it was doing, not one for each turn.
    expect(server.errors().split('\n').length).toBeLessThan(20);
  });

  it('refuses what it has no connection for, at the door when too much waits already', {
    timeout: 120_000,
  }, async () => {
    const holder = await openAdmin();
    await holder.query('BEGIN; LOCK TABLE "customer" IN ACCESS EXCLUSIVE MODE');
    const asked = Array.from({ length: 1300 }, () => call('GET', '/customers?itemsPerPage=1'));
    const early = await Promise.race(asked);
    expect(early).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'TX-009' } });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // Those that a connection was found for wait for the table; these have waited for a connection as long as they may.
    for (const answer of await Promise.all(asked.slice(20, 40)))
      expect(answer).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'TX-009' } });
    await holder.query('ROLLBACK');
    await holder.end();
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await call('GET', '/customers')).status).toBe(200);
  });
});
