/**
 * What stands beside the records of a contract and is as little for another: live updates, boxes, jobs, imports under
 * way, stored answers, cursors. And, once, the database by itself, with the engine's own wall out of the way.
 */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEVICE_MESSAGES, SETUP_MESSAGES } from '../../schema/channel.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let mine: string;
let theirs: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  mine = await server.token('manager@demo.test');
  theirs = await server.token('other@demo.test');
});
afterAll(() => server?.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

async function call(method: string, path: string, { token = mine, body, headers = {} }: Sent = {}) {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as any };
}

/** A party on a namespace, or why it was not let in. */
function connect(namespace: string, query: Record<string, string>): Promise<Socket | string> {
  const socket = io(`${server.origin}${namespace}`, { query, forceNew: true, reconnection: false });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => resolve(error.message));
  });
}

describe('live updates', () => {
  it('of another contract are heard by nobody, nor caught up', async () => {
    const { body: made } = await call('POST', '/ticketing/v1/seasons', {
      token: theirs,
      body: { name: 'Theirs' },
    });
    expect(await connect('/desk', { accessToken: mine, contract: '2' })).toBe('unauthorized');
    const socket = await connect('/desk', { accessToken: mine });
    if (typeof socket === 'string') throw new Error(socket);
    const heard: unknown[] = [];
    socket.onAny((...message) => heard.push(message));
    const rows = await server.database.query<{ transaction: string; id: number }>(
      'system',
      `SELECT "transaction"::text AS transaction, "id" FROM "outbox" WHERE "contract_id" = 2 ORDER BY "id" DESC LIMIT 1`,
    );
    const [last] = rows;
    // From just before their change: were it of this contract, it would be answered.
    for (const sequence of [
      `${Number(last?.transaction) - 1}-0`,
      `${last?.transaction}-${Number(last?.id) - 1}`,
    ]) {
      const answer = await socket.emitWithAck('since', { sequence, contract: 2, room: 'contract 2' });
      expect(JSON.stringify(answer)).not.toContain(made['@id']);
      expect(answer.changes).toEqual([]);
    }
    await call('PUT', made['@id'], { token: theirs, body: { name: 'Theirs again' } });
    await call('POST', '/ticketing/v1/seasons', { body: { name: 'Ours' } });
    await expect.poll(() => JSON.stringify(heard)).toContain('"entity":"Season"');
    expect(JSON.stringify(heard)).not.toContain(made['@id']);
  });

  it('take no message that could stop the server', async () => {
    const socket = await connect('/desk', { accessToken: mine });
    if (typeof socket === 'string') throw new Error(socket);
    for (const message of [
      null,
      1,
      [],
      '\0',
      { sequence: '\0' },
      { sequence: '9'.repeat(400) },
      { sequence: '9999999999999999999-1' },
    ])
      socket.emit('since', message, () => undefined);
    socket.emit('since');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await call('GET', '/healthz')).status).toBe(200);
  });
});

describe('a box', () => {
  it('of another contract is asked nothing and answers nobody', async () => {
    const box = await connect('/v1', { type: 'box', id: 'their-box', accessToken: theirs });
    if (typeof box === 'string') throw new Error(box);
    const asked: unknown[] = [];
    box.onAny((...message) => asked.push(message));
    const desk = await connect('/v1', { type: 'desk', id: '1', accessToken: mine });
    if (typeof desk === 'string') throw new Error(desk);
    expect(await connect('/v1', { type: 'desk', id: '2', accessToken: mine, contract: '2' })).toBe(
      'unauthorized',
    );
    expect(await connect('/v1', { type: 'box', id: 'their-box', accessToken: mine, contract: '2' })).toBe(
      'unauthorized',
    );
    const url = `${server.origin}/ticketing/v1/tickets/1.png`;
    for (const event of [
      'print',
      'listJobs',
      'readPage',
      'openCashdrawer',
      'listPrinters',
      ...DEVICE_MESSAGES,
      ...SETUP_MESSAGES,
    ])
      for (const boxId of ['their-box', 'no-such-box']) {
        const answer = await desk.emitWithAck(event, {
          boxId,
          contract: 2,
          printerSlug: 'p',
          urlList: [url],
        });
        expect(answer, event).toEqual({
          error: `The box "${boxId}" is not one of yours.`,
          code: 'unauthorized',
        });
      }
    desk.emit('clearJobs', { boxId: 'their-box' });
    for (const path of ['/jobs', '/printers/p/jobs/1/pages/1']) {
      const [real, none] = await Promise.all(
        ['their-box', 'no-such-box'].map((name) => call('GET', `/channel/v1/boxes/${name}${path}`)),
      );
      expect(real?.status).toBeGreaterThanOrEqual(400);
      expect(real?.text.replaceAll('their-box', 'no-such-box')).toBe(none?.text);
    }
    expect(asked.filter((message) => JSON.stringify(message) !== '["ping"]')).toEqual([]);
  });

  it('takes no message that could stop the server', async () => {
    const desk = await connect('/v1', { type: 'desk', id: '\0', accessToken: mine });
    const box = await connect('/v1', { type: 'box', id: 'b\0x', accessToken: mine });
    for (const socket of [desk, box])
      if (typeof socket !== 'string')
        for (const event of [
          'print',
          'listJobs',
          'readPage',
          'state',
          'pong',
          'outcome',
          'measure',
          'updateAccessToken',
        ])
          for (const message of [
            null,
            undefined,
            1,
            [],
            '\0',
            { boxId: '\0' },
            { boxId: { a: 1 } },
            { printersState: [null] },
            { jobKey: '\0', urlList: [null, '\0'] },
          ])
            socket.emit(event, message, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await call('GET', '/healthz')).status).toBe(200);
    expect((await call('GET', '/channel/v1/boxes/%00/jobs')).status).toBeLessThan(500);
  });
});

describe('work under way', () => {
  it('is neither seen nor stopped by another contract', async () => {
    const [job] = await server.database.query<{ id: number }>(
      'system',
      `INSERT INTO "job" ("contract_id", "id", "name", "status", "progress", "parameters", "created_at", "updated_at")
       OVERRIDING SYSTEM VALUE VALUES (2, 77000001, 'selection', 'STARTED', 40, '{"secret":"Theirs"}', now(), now()) RETURNING "id"`,
    );
    const read = await call('GET', `/ticketing/v1/jobs/${job?.id}`);
    const stop = await call('POST', `/ticketing/v1/jobs/${job?.id}/cancel`);
    expect([read.status, stop.status]).toEqual([404, 404]);
    const none = await call('POST', '/ticketing/v1/jobs/77000002/cancel');
    expect(stop.text.replaceAll('77000001', '77000002')).toBe(none.text);
    expect((await call('GET', '/ticketing/v1/jobs')).text).not.toContain('Theirs');
  });

  it('of an import leaves its files to its own contract, and to its own entity', async () => {
    const form = new FormData();
    form.append('file', new Blob(['email\nno address\n']), 'rows.csv');
    form.append('options', '{}');
    const done = await call('POST', '/ticketing/v1/customers/import', { token: theirs, body: form });
    const report: string = done.body.errorFile ?? done.body.report ?? '';
    const address = /\/ticketing\/v1\/customers\/import\/[^"]+\/errors\.csv/.exec(done.text)?.[0] ?? report;
    expect((await call('GET', address, { token: theirs })).status).toBe(200);
    const refused = await call('GET', address);
    expect([refused.status, refused.body.code]).toEqual([404, 'IMP-007']);
    const elsewhere = address.replace('/customers/', '/clients/');
    expect((await call('GET', elsewhere, { token: theirs })).status).toBe(404);
    for (const named of ['..%2f..%2f2%2fCustomer', '%2e%2e', '..', '%00', '1'])
      expect((await call('GET', `/ticketing/v1/customers/import/${named}/errors.csv`)).status).toBe(404);
  });
});

it('a stored answer is given to whoever it was made for alone', async () => {
  const headers = { 'idempotency-key': 'one-key' };
  const [cart] = await server.database.query<{ id: number }>(
    'system',
    `INSERT INTO "idempotency_key" ("contract_id", "key", "account_id", "request", "answer")
     SELECT 2, 'one-key', a."id", 'POST /ticketing/v1/carts x', '{"status":201,"headers":{},"body":"Theirs"}'
     FROM "account" a WHERE a."email" = 'manager@demo.test' RETURNING 1 AS id`,
  );
  expect(cart).toBeDefined();
  for (const path of ['/ticketing/v1/carts', '/ticketing/v1/seasons', '/ticketing/v1/carts/999/checkout']) {
    const answer = await call('POST', path, { headers, body: { name: 'Any', payments: [] } });
    expect(answer.text).not.toContain('Theirs');
    expect(answer.body.code).not.toBe('TX-004');
  }
});

describe('a cursor', () => {
  it('made for another contract, or made up, leads to rows of one’s own alone', async () => {
    for (const name of ['Their first', 'Their second', 'Their third'])
      await call('POST', '/ticketing/v1/seasons', { token: theirs, body: { name } });
    const path = '/ticketing/v1/seasons?itemsPerPage=1&order[name]=asc&cursor=';
    const page = await call('GET', path, { token: theirs });
    const cursor = new URL(page.body.view.next, server.origin).searchParams.get('cursor') ?? '';
    const keys = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const changes: readonly (readonly unknown[])[] = [
      keys,
      [keys[0], true, ...keys.slice(2)],
      [keys[0], keys[1], "' OR 1=1 --", keys[3]],
      [keys[0], keys[1], 'Their', '0'],
      [keys[0], keys[1], keys[2], '-1) OR (1=1'],
      ['contract_id', false, '2', '1'],
      [keys[0], keys[1], ...keys.slice(2), '2'],
    ];
    for (const change of changes) {
      const made = Buffer.from(JSON.stringify(change)).toString('base64url');
      const answer = await call('GET', `${path}${made}`);
      expect([200, 400]).toContain(answer.status);
      expect((answer.body.member ?? []).map(({ contract }: { contract: string }) => contract)).not.toContain(
        '/ticketing/v1/contracts/2',
      );
      if (answer.status === 400) expect(answer.body.code).toBe('PLAN-009');
      else expect(JSON.stringify(answer.body.member)).not.toContain('Their');
    }
  });
});

describe('the database alone, as the role of requests', () => {
  it('shows, changes and takes nothing of another contract, in any table', async () => {
    const { query } = server.database;
    const tables = await query<{ name: string }>(
      'system',
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'contract_id'
       WHERE c.relkind = 'r' AND c.relrowsecurity AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`,
    );
    expect(tables.length).toBeGreaterThan(120);
    const leaking: string[] = [];
    for (const { name } of tables) {
      const [row] = await query<{ n: number }>(
        { contract: 1 },
        `SELECT count(*)::int AS n FROM "${name}" WHERE "contract_id" NOT IN (0, 1)`,
      );
      if (row?.n !== 0) leaking.push(name);
    }
    expect(leaking).toEqual([]);
    // The same question of the owner finds them: the wall is what hides them.
    const [all] = await query<{ n: number }>(
      'system',
      'SELECT count(*)::int AS n FROM "season" WHERE "contract_id" = 2',
    );
    expect(all?.n).toBeGreaterThan(0);
    await expect(
      query({ contract: 1 }, `INSERT INTO "season" ("contract_id", "name") VALUES (2, 'x')`),
    ).rejects.toThrow(/row-level security/);
    for (const write of [
      `UPDATE "season" SET "name" = 'x' WHERE "contract_id" = 2`,
      'DELETE FROM "season" WHERE "contract_id" = 2',
    ])
      expect(await query({ contract: 1 }, `${write} RETURNING 1`)).toEqual([]);
  });

  it('lets the role reach no table without the wall but those of nobody', async () => {
    const open = await server.database.query<{ name: string }>(
      'system',
      `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND NOT c.relrowsecurity
         AND c.relnamespace = current_schema()::regnamespace
         AND has_table_privilege('back_office', c.oid, 'SELECT, INSERT, UPDATE, DELETE') ORDER BY 1`,
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});
