/** Long work of the whole product: a server that dies under it, another that takes it over, people who cancel it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { openPglite } from '../../server/database/openPglite.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import type { Database } from '../../server/kit.ts';
import { readSettings } from '../../server/settings.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { testDatabase } from '../fixtures/server.ts';
import { type ServerProcess, startProcess } from '../fixtures/serverProcess.ts';

const customers = '/ticketing/v1/customers';
const many = 3000;

const varDir = mkdtempSync(join(tmpdir(), 'ticketing-jobs-'));
const undos: (() => unknown)[] = [() => rmSync(varDir, { recursive: true, force: true })];
const running = new Set<ServerProcess>();
let env: Record<string, string>;
let token: string;

async function withDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(varDir));
  try {
    return await run(database);
  } finally {
    await database.stop();
  }
}

async function open(): Promise<{ origin: string; end(signal: NodeJS.Signals): Promise<void> }> {
  const server = startProcess(env);
  running.add(server);
  const origin = await server.ready;
  return {
    origin,
    async end(signal) {
      const ended = once(server.child, 'exit');
      server.child.kill(signal);
      await ended;
      running.delete(server);
    },
  };
}

beforeAll(async () => {
  env = { PORT: '0', VAR_DIR: varDir, BOX: '0', DEMO: '1' };
  if (testDatabase === 'postgres') {
    const made = await createEmptyDatabase();
    env.DATABASE_URL = made.url;
    undos.push(made.drop);
  }
  const first = await open();
  await first.end('SIGTERM');
  token = await withDatabase((database) =>
    issueToken({ settings: readSettings(env), database }, { email: 'manager@demo.test' }),
  );
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  for (const undo of undos.reverse()) await undo();
});

async function call(origin: string, method: string, path: string, body?: unknown) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/ld+json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  return { status: response.status, body: (await response.json()) as any };
}

const total = async (origin: string, filter: string) =>
  (await call(origin, 'GET', `${customers}?${filter}&itemsPerPage=0`)).body.totalItems;

async function waitFor(
  origin: string,
  job: string,
  isThere: (job: { status: string; progress: number }) => boolean,
) {
  for (let turn = 0; turn < 1500; turn += 1) {
    const { body } = await call(origin, 'GET', job);
    if (isThere(body)) return body;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`The job ${job} did not come so far.`);
}

const hasEnded = ({ status }: { status: string }) => status === 'SUCCESS' || status === 'FAIL';

/** Renaming asks each record for its other names: work that takes its time. */
async function startRenaming(origin: string, city: string): Promise<string> {
  const member = Array.from({ length: many }, (_, n) => ({ lastname: `Name ${n}`, firstname: 'Ada', city }));
  const made = await call(origin, 'POST', `${customers}/bulk?fields=city`, { member });
  expect([made.status, made.body.totalItems]).toEqual([201, many]);
  const asked = await call(origin, 'PUT', `${customers}/selection?city=${city}`, {
    patch: { lastname: 'Renamed' },
    expectedTotal: many,
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  return asked.body.job;
}

/** How often each customer of the city was renamed, by number of times. A buyer's `crmId` may be written beside. */
function countRenamings(city: string): Promise<readonly { times: number; customers: number }[]> {
  return withDatabase((database) =>
    database.query(
      'system',
      `WITH renamed AS MATERIALIZED (
         SELECT r.entity_id AS id, count(*)::int AS times FROM outbox o, records_in(o) r
         WHERE o.contract_id = 1 AND o.entity = 'Customer' AND o.action = 'update' AND r.changes ? 'lastname' GROUP BY 1)
       SELECT coalesce(renamed.times, 0) AS times, count(*)::int AS customers
       FROM customer c LEFT JOIN renamed ON renamed.id = c.id WHERE c.contract_id = 1 AND c.city = $1 GROUP BY 1 ORDER BY 1`,
      [city],
    ),
  );
}

describe('a job of many records', () => {
  it('tells people who asked, what for and how it went', { timeout: 120_000 }, async () => {
    const server = await open();
    const job = await startRenaming(server.origin, 'Whole');
    const ended = await waitFor(server.origin, job, hasEnded);
    expect(ended).toMatchObject({
      name: 'selection',
      type: 'mass_action',
      action: 'update',
      status: 'SUCCESS',
      progress: 100,
      parameters: { entity: 'Customer', total: many, patch: { lastname: 'Renamed' } },
      userData: { email: 'manager@demo.test' },
      result: { matched: many, changed: many, failed: 0 },
    });
    expect(await total(server.origin, 'city=Whole&lastname=Renamed')).toBe(many);
    const late = await call(server.origin, 'POST', `${job}/cancel`);
    expect([late.status, late.body.code]).toEqual([409, 'JOB-002']);
    const none = await call(server.origin, 'POST', '/ticketing/v1/jobs/999999/cancel');
    expect([none.status, none.body.code]).toEqual([404, 'REQ-010']);
    await server.end('SIGTERM');
  });

  it('is gone on with after a sudden end, nothing being done twice', { timeout: 180_000 }, async () => {
    const server = await open();
    // On PostgreSQL a second server is there all the while.
    const second = testDatabase === 'postgres' ? await open() : undefined;
    const job = await startRenaming(server.origin, 'Killed');
    await waitFor(server.origin, job, ({ progress }) => progress > 0);
    await server.end('SIGKILL');
    const next = second ?? (await open());
    const stopped = await call(next.origin, 'GET', job);
    const done = await total(next.origin, 'city=Killed&lastname=Renamed');
    expect([stopped.body.status, stopped.body.result.changed, done % 1000]).toEqual(['STARTED', done, 0]);
    const ended = await waitFor(next.origin, job, hasEnded);
    expect([ended.status, ended.result.matched, ended.result.changed]).toEqual(['SUCCESS', many, many]);
    await next.end('SIGTERM');
    expect(await countRenamings('Killed')).toEqual([{ times: 1, customers: many }]);
  });

  it('is left at a batch by a server that is asked to stop, and gone on with', {
    timeout: 180_000,
  }, async () => {
    const server = await open();
    const job = await startRenaming(server.origin, 'Stopped');
    await waitFor(server.origin, job, ({ progress }) => progress > 0);
    await server.end('SIGTERM');
    const next = await open();
    const ended = await waitFor(next.origin, job, hasEnded);
    expect([ended.status, ended.result.changed]).toEqual(['SUCCESS', many]);
    await next.end('SIGTERM');
    expect(await countRenamings('Stopped')).toEqual([{ times: 1, customers: many }]);
  });

  it('ends when it is cancelled, what was done staying done', { timeout: 120_000 }, async () => {
    const server = await open();
    const job = await startRenaming(server.origin, 'Cancelled');
    await waitFor(server.origin, job, ({ progress }) => progress > 0);
    const cancelled = await call(server.origin, 'POST', `${job}/cancel`);
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'FAIL']);
    const { changed } = cancelled.body.result;
    expect(cancelled.body.result.cancelled).toBe('manager@demo.test');
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(await total(server.origin, 'city=Cancelled&lastname=Renamed')).toBe(changed);
    await server.end('SIGTERM');
  });
});
