/** Live updates by rights: a seller bound to one show beside a manager, on every server of one database. */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CaughtUp, LiveChange, LiveEvents, LiveRequests } from '../../schema/live.ts';
import { type Caller, type Database, sight as sightToken } from '../../server/kit.ts';
import { readStatement } from '../../server/sql/readStatement.ts';
import { startTestServer, type TestServer, testDatabase } from '../fixtures/server.ts';
import { type ServerProcess, startProcess } from '../fixtures/serverProcess.ts';

const manager = 'manager@demo.test';
const anna = 'anna@demo.test';
const bruno = 'bruno@demo.test';
const USERS = '/accounts/api/v1/contracts/1/users';

let server: TestServer;
let second: (ServerProcess & { readonly origin: string }) | undefined;
const screens: Socket<LiveEvents, LiveRequests>[] = [];

/** PGlite is one process's alone. */
const otherOrigin = () => second?.origin ?? server.origin;

async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${await server.token(manager)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted by the tests themselves
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as any };
}

interface Listening {
  readonly screen: Socket<LiveEvents, LiveRequests>;
  readonly changes: LiveChange[];
  readonly sequence: string;
}

async function listen(email: string, origin = server.origin): Promise<Listening> {
  const screen: Listening['screen'] = io(`${origin}/desk`, {
    auth: { accessToken: await server.token(email) },
    forceNew: true,
    reconnection: false,
  });
  screens.push(screen);
  const changes: LiveChange[] = [];
  screen.on('change', (change) => changes.push(change));
  const sequence = await new Promise<string>((resolve, reject) => {
    screen.once('ready', (state) => resolve(state.sequence));
    screen.once('connect_error', reject);
  });
  return { screen, changes, sequence };
}

const irisOf = (changes: readonly LiveChange[]) => changes.map(({ iri }) => iri);
const catchUp = ({ screen }: Listening, sequence: string) =>
  new Promise<CaughtUp>((resolve) => screen.emit('since', { sequence }, resolve));

let shows: readonly { readonly '@id': string }[];
/** A date of the show that the seller is bound to, and one of another. */
let mine: string;
let others: string;

const grant = (policies: readonly unknown[]) =>
  ask('POST', `${USERS}/grantPersonalizedAccess`, { user: 3, policies });

const bindToFirst = () =>
  grant([
    { policy: { code: 'sales.sell' }, resources: [shows[0]?.['@id']] },
    { policy: { code: 'programming.read' }, resources: [shows[0]?.['@id']] },
  ]);

async function dateOf(show: number): Promise<string> {
  const path = `/ticketing/v1/event_dates?ticketing=${shows[show]?.['@id']}&itemsPerPage=1&fields=id`;
  return (await ask('GET', path)).body.member[0]['@id'];
}

async function addPrice(eventDate: string, name: string): Promise<string> {
  const price = { name, facialValue: 100, currency: 'EUR', eventDate };
  const { status, body } = await ask('POST', '/ticketing/v1/ticket_prices', price);
  expect(status, JSON.stringify(body)).toBe(201);
  return body['@id'];
}

beforeAll(async () => {
  server = await startTestServer();
  const { settings } = server.host;
  if (testDatabase === 'postgres') {
    const started = startProcess({ VAR_DIR: server.varDir, DATABASE_URL: settings.databaseUrl ?? '' });
    second = { ...started, origin: await started.ready };
  }
  shows = (await ask('GET', '/ticketing/v1/ticketings?fields=id&order[id]=asc')).body.member;
  [mine, others] = await Promise.all([dateOf(0), dateOf(1)]);
  expect((await bindToFirst()).status).toBe(200);
}, 180_000);
afterEach(() => {
  for (const screen of screens.splice(0)) screen.disconnect();
});
afterAll(async () => {
  second?.child.kill('SIGTERM');
  await second?.ended;
  await server.stop();
});

describe('a seller bound to one show', () => {
  it('is notified of its prices and of no other show’s, which a manager is', async () => {
    const seller = await listen(bruno, otherOrigin());
    const heard = await listen(manager);
    const foreign = await addPrice(others, 'Theirs');
    const own = await addPrice(mine, 'Ours');
    await expect.poll(() => irisOf(seller.changes), { timeout: 10_000 }).toContain(own);
    await expect
      .poll(() => irisOf(heard.changes), { timeout: 10_000 })
      .toEqual(expect.arrayContaining([foreign, own]));
    expect(irisOf(seller.changes)).not.toContain(foreign);
  });

  it('learns that one of its prices was deleted, and not that another show’s was', async () => {
    const heard = await listen(manager, otherOrigin());
    const [own, foreign] = [await addPrice(mine, 'Ends'), await addPrice(others, 'Ends too')];
    // What was made is sent before the seller listens.
    await expect
      .poll(() => irisOf(heard.changes), { timeout: 10_000 })
      .toEqual(expect.arrayContaining([own, foreign]));
    const seller = await listen(bruno, otherOrigin());
    await ask('DELETE', foreign);
    await ask('DELETE', own);
    await expect.poll(() => irisOf(seller.changes), { timeout: 10_000 }).toContain(own);
    // A price hangs on its date, whose show says whether it is theirs.
    expect(seller.changes.map(({ action, iri }) => [action, iri])).toEqual([['delete', own]]);
  });

  it('is notified of its own among prices that were changed and deleted together', async () => {
    const [own, foreign] = [await addPrice(mine, 'Together'), await addPrice(others, 'Together')];
    const ids = [own, foreign].map((iri) => iri.split('/').pop());
    const seller = await listen(bruno, otherOrigin());
    const heard = await listen(manager);
    const write = (sql: string) =>
      server.database.query({ contract: 1, rows: 'many' }, `${sql} WHERE "id" = ANY($1::bigint[])`, [ids]);
    const irisOf = ({ changes }: Listening, asked: string) =>
      changes.filter(({ action }) => action === asked).map(({ iri }) => iri);
    await write(`UPDATE "ticket_price" SET "name" = "name" || '!'`);
    await expect.poll(() => irisOf(heard, 'update'), { timeout: 10_000 }).toEqual([own, foreign]);
    await expect.poll(() => irisOf(seller, 'update'), { timeout: 10_000 }).toEqual([own]);
    await write('DELETE FROM "ticket_price"');
    await expect.poll(() => irisOf(heard, 'delete'), { timeout: 10_000 }).toEqual([own, foreign]);
    await expect.poll(() => irisOf(seller, 'delete'), { timeout: 10_000 }).toEqual([own]);
  });

  it('receives nothing that its policies do not read', async () => {
    const seller = await listen(bruno, otherOrigin());
    const heard = await listen(manager);
    const account = await ask('POST', '/ticketing/v1/reporting_accounts', {
      code: '706000',
      name: 'Tickets',
    });
    const customer = await ask('POST', '/crm/v1/customers', { lastname: 'Unseen', type: 'contact' });
    const made = [account, customer].filter(({ status }) => status === 201).map(({ body }) => body['@id']);
    expect(made.length).toBeGreaterThan(0);
    const own = await addPrice(mine, 'After them');
    await expect
      .poll(() => irisOf(heard.changes), { timeout: 10_000 })
      .toEqual(expect.arrayContaining([...made, own]));
    await expect.poll(() => irisOf(seller.changes), { timeout: 10_000 }).toContain(own);
    for (const iri of made) expect(irisOf(seller.changes)).not.toContain(iri);
  });

  it('catches up after a break on what is its own, and nothing twice', async () => {
    const before = await listen(bruno, otherOrigin());
    before.screen.disconnect();
    const foreign = await addPrice(others, 'Missed by the manager');
    const own = await addPrice(mine, 'Missed by the seller');
    const [seller, heard] = [await listen(bruno), await listen(manager)];
    const missed = async (who: Listening) => irisOf((await catchUp(who, before.sequence)).changes);
    await expect
      .poll(() => missed(heard), { timeout: 10_000 })
      .toEqual(expect.arrayContaining([foreign, own]));
    expect(await missed(seller)).toContain(own);
    expect(await missed(seller)).not.toContain(foreign);
    const { sequence } = await catchUp(seller, before.sequence);
    expect((await catchUp(seller, sequence)).changes).toEqual([]);
  });

  it('is notified of all shows as soon as its role is, without connecting anew', async () => {
    const seller = await listen(bruno, otherOrigin());
    let felt = 0;
    seller.screen.on('rights', () => {
      felt += 1;
    });
    const wider = await grant([{ policy: { code: 'programming.read' } }]);
    expect(wider.status).toBe(200);
    await expect.poll(() => felt, { timeout: 10_000 }).toBe(1);
    const foreign = await addPrice(others, 'Now theirs too');
    await expect.poll(() => irisOf(seller.changes), { timeout: 10_000 }).toContain(foreign);
    await bindToFirst();
    await expect.poll(() => felt, { timeout: 10_000 }).toBe(2);
    const unseen = await addPrice(others, 'No more');
    const own = await addPrice(mine, 'Still');
    await expect.poll(() => irisOf(seller.changes), { timeout: 10_000 }).toContain(own);
    expect(irisOf(seller.changes)).not.toContain(unseen);
  });
});

describe('a user who is disabled', () => {
  it('loses the socket they listen with, and is given no other until they are enabled', async () => {
    const seller = await listen(bruno, otherOrigin());
    const token = await server.token(bruno);
    const lost = new Promise<string>((resolve) => seller.screen.once('disconnect', resolve));
    expect((await ask('POST', `${USERS}/3/disable`)).body.state).toBe('disabled');
    expect(await lost).toBe('io server disconnect');
    const heard = await listen(manager);
    const unseen = await addPrice(mine, 'Not for them');
    await expect.poll(() => irisOf(heard.changes), { timeout: 10_000 }).toContain(unseen);
    expect(irisOf(seller.changes)).not.toContain(unseen);
    // With a token of before.
    const back = io(`${otherOrigin()}/desk`, {
      query: { accessToken: token },
      forceNew: true,
      reconnection: false,
    });
    const refused = await new Promise<Error>((resolve, reject) => {
      back.once('connect_error', resolve);
      back.once('ready', () => reject(new Error('let in')));
    });
    expect(refused.message).toBe('unauthorized');
    expect((await ask('POST', `${USERS}/3/enable`)).status).toBe(200);
    await expect
      .poll(
        () =>
          listen(bruno, otherOrigin()).then(
            ({ sequence }) => sequence,
            () => '',
          ),
        { timeout: 10_000 },
      )
      .not.toBe('');
  });
});

describe('a user whose row is gone', () => {
  it('loses the socket though nothing is in the outbox, gets no other, and reads not even what asks for no policy', async () => {
    const email = 'short-lived@demo.test';
    const put = (sql: string) => server.database.query('system', sql, [email]);
    await put(`INSERT INTO "account" ("email", "password_hash", "name") VALUES ($1, 'x', 'Short-lived')`);
    await put(`INSERT INTO "accounts_user" ("contract_id", "email", "contract_role_id")
      SELECT 1, $1, "contract_role_id" FROM "accounts_user" WHERE "contract_id" = 1 AND "email" = '${manager}'`);
    const token = await server.token(email);
    const call = async (path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await fetch(server.origin + path, { headers }).then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { code?: string },
      }));
      return body.code ?? status;
    };
    const open = ['/ticketing/v1/saved_views', '/ticketing/v1/me/rights', '/ticketing/v1/me/settings'];
    for (const path of open) expect([path, await call(path)]).toEqual([path, 200]);
    const listening = await listen(email, otherOrigin());
    const lost = new Promise<string>((resolve) => listening.screen.once('disconnect', resolve));
    // As after a repair by hand: where the outbox has it, the socket goes with the next reading.
    await server.database.transaction('system', async (tx) => {
      await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
      await tx.query('DELETE FROM "accounts_user" WHERE "contract_id" = 1 AND "email" = $1', [email]);
    });
    expect(await lost).toBe('io server disconnect');
    for (const path of open)
      await expect.poll(() => call(path), { timeout: 10_000, message: path }).toBe('ROLE-013');
    const back = io(`${server.origin}/desk`, {
      query: { accessToken: token },
      forceNew: true,
      reconnection: false,
    });
    const refused = await new Promise<Error>((resolve, reject) => {
      back.once('connect_error', resolve);
      back.once('ready', () => reject(new Error('let in')));
    });
    expect(refused.message).toBe('unauthorized');
  });
});

describe('a batch of changes', () => {
  it('costs one statement for all who have the same rights', async () => {
    const { database } = server.host as { database: Database };
    const sight = server.host.use(sightToken);
    const rows = await database.query<{ id: number; entity: string; entityId: number; action: 'create' }>(
      { contract: 1 },
      `SELECT "id", "entity", "entity_id" AS "entityId", "action" FROM "outbox" WHERE "contract_id" = 1 AND "entity" = 'TicketPrice'`,
    );
    const callers: Caller[] = [];
    for (let each = 0; each < 40; each++)
      for (const email of [manager, anna, bruno])
        callers.push(
          await sight.callerIn({ accountId: each, email, name: email, contracts: [1], contract: 1 }, 1),
        );
    const asked: string[] = [];
    const query = database.query.bind(database);
    Object.assign(database, {
      query: (...[scope, statement, params = []]: Parameters<Database['query']>) => {
        const { text } = readStatement(statement, params);
        if (text.includes('entry_row')) asked.push(text);
        return query(scope, statement, params);
      },
    });
    try {
      const seen = await sight.filterByCaller({ contract: 1, rows, callers });
      expect(seen.size).toBe(120);
      // Who is bound to nothing needs none.
      expect(asked).toHaveLength(1);
      expect(seen.get(callers[0] as Caller)).toHaveLength(rows.length);
      expect(seen.get(callers[2] as Caller)?.length).toBeLessThan(rows.length);
    } finally {
      Object.assign(database, { query });
    }
  });
});
