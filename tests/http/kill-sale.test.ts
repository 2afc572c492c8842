/** A server killed in mid-sale, twenty times: every order it acknowledged is there, whole, and no counter is off. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { countFacts } from '../../overrides/seating/Stock/server/countFacts.ts';
import { openPglite } from '../../server/database/openPglite.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import type { Database } from '../../server/kit.ts';
import { readSettings } from '../../server/settings.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

const KILLS = 20;
const SELLERS = 4;
const API = '/ticketing/v1';

const varDir = mkdtempSync(join(tmpdir(), 'ticketing-kill-'));
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

const openDatabase = (): Promise<Database> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(varDir);

async function withDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    return await run(database);
  } finally {
    await database.stop();
  }
}

type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, never>>;

/** A show without end of places: the demo's would sell out in the middle. */
async function addPrice(call: Call): Promise<string> {
  const { '@id': ticketing } = await call('POST', `${API}/ticketings`, { title: 'The Seagull' });
  const startDate = new Date(Date.now() + 86_400_000).toISOString();
  const { '@id': eventDate } = await call('POST', `${API}/event_dates`, {
    ticketing,
    startDate,
    status: 'opened',
  });
  const price = await call('POST', `${API}/ticket_prices`, { eventDate, name: 'Full', facialValue: 2500 });
  return String(price['@id']);
}

it(`loses no acknowledged sale in ${KILLS} kills`, { timeout: 600_000 }, async () => {
  const first = startProcess(env);
  await first.ready;
  await first.stop();
  const token = await withDatabase((database) =>
    issueToken({ settings: readSettings(env), database }, { email: 'manager@demo.test' }),
  );
  const acknowledged: string[] = [];
  let ticketPrice: string | undefined;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, ready, ended } = startProcess(env);
    const origin = await ready;
    const call: Call = async (method, path, body) => {
      const response = await fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as Record<string, never>;
    };
    await call('POST', `${API}/desk_sessions`, {});
    ticketPrice ??= await addPrice(call);
    const methods = (await call('GET', `${API}/desk_payment_methods?code=card&fields=code`)) as unknown as {
      member: { '@id': string }[];
    };
    const deskPaymentMethod = methods.member[0]?.['@id'];
    let sold = 0;
    const sell = async () => {
      for (;;) {
        const cart = await call('POST', `${API}/carts`, { cartItemList: [{ ticketPrice, quantity: 1 }] });
        const payments = [{ deskPaymentMethod, amount: cart.customerPaidAmount }];
        const order = await call('POST', `${cart['@id']}/checkout`, { payments });
        if (!order.number) throw new Error(JSON.stringify(order));
        acknowledged.push(order.number);
        sold += 1;
        // In the middle of the others' sales.
        if (sold === 3 + (kill % 5)) child.kill('SIGKILL');
      }
    };
    const outcomes = await Promise.allSettled(Array.from({ length: SELLERS }, sell));
    // A seller stops when the connection breaks, never by a refusal.
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(String(outcome.reason)).toMatch(/fetch failed|terminated|other side closed/);
    await ended;
  }
  await withDatabase(async (database) => {
    const found = await database.query<{ number: string }>(
      'system',
      `SELECT o."number" FROM "order" o WHERE o."contract_id" = 1 AND o."number" = ANY($1::text[])
         AND o."nb_tickets" = (SELECT count(*) FROM "ticket" t WHERE t."contract_id" = 1 AND t."order_id" = o."id")
         AND 0 = (SELECT sum(e."debit" - e."credit") FROM "transaction" e WHERE e."contract_id" = 1 AND e."order_id" = o."id")`,
      [acknowledged],
    );
    const kept = new Set(found.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 3);
    expect(await database.transaction({ contract: 1 }, (tx) => countFacts(tx, 1))).toEqual([]);
    const [gaps] = await database.query(
      'system',
      `SELECT max("number"::bigint) - count(*) AS "gaps" FROM "order" WHERE "contract_id" = 1`,
    );
    expect(gaps).toEqual({ gaps: 0 });
  });
});
