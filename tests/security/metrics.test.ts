/** Who reads metrics, what they count, and that nothing of anybody is in them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAge } from '../../server/outbox/readOutbox.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const token = 'a-token-for-metrics-alone';
let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1, ::1' } });
  manager = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

const ask = (path: string, authorization?: string, more: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { headers: { ...(authorization && { authorization }), ...more } });

async function readMetrics(): Promise<string> {
  const answer = await ask('/metrics', `Bearer ${token}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  return answer.text();
}

/** The value of a series by its name and labels, as they are written. */
const findValue = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

describe('metrics', () => {
  it('are closed to whoever has not their token, wherever they ask from', async () => {
    for (const [authorization, headers, code] of [
      [undefined, {}, 'AUTH-001'],
      [undefined, { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' }, 'AUTH-001'],
      ['Bearer a-token-for-metrics-alon', {}, 'AUTH-002'],
      [`Bearer ${manager}`, {}, 'AUTH-002'],
      [`Basic ${token}`, {}, 'AUTH-001'],
    ] as const) {
      const answer = await ask('/metrics', authorization, headers);
      expect([answer.status, (await answer.json()).code]).toEqual([401, code]);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
    expect((await ask(`/metrics?token=${token}`)).status).toBe(401);
    expect((await ask('/ticketing/v1/seasons', `Bearer ${token}`)).status).toBe(401);
  });

  it('are nowhere when no token is set', async () => {
    const other = await startTestServer({ demo: false });
    try {
      for (const authorization of ['', 'Bearer undefined', `Bearer ${token}`]) {
        const answer = await fetch(`${other.origin}/metrics`, { headers: { authorization } });
        expect([answer.status, (await answer.json()).code]).toEqual([404, 'REQ-004']);
      }
    } finally {
      await other.stop();
    }
  });

  it('count requests by the pattern of their route, and have no label that senders choose', async () => {
    const series =
      'http_request_duration_seconds_count{method="GET",route="/ticketing/v1/customers/:id",status="404"}';
    const look = (id: number) =>
      ask(`/ticketing/v1/customers/${id}?contract=1&fields=lastname`, `Bearer ${manager}`);
    await look(987_001);
    await ask('/typed-path-0');
    const before = await readMetrics();
    expect(findValue(before, series)).toBe(1);
    for (let turn = 2; turn <= 20; turn += 1) {
      await look(987_000 + turn);
      await ask(`/typed-path-${turn}/anna@demo.test`);
    }
    await expect.poll(async () => findValue(await readMetrics(), series)).toBe(20);
    const after = await readMetrics();
    const listSeries = (text: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('http_request') && !line.includes('route="/metrics"'))
        .map((line) => line.replace(/ \S+$/, ''));
    expect(listSeries(after)).toEqual(listSeries(before));
    // Of the series alone: the digits of a value may be any.
    expect(after.replace(/ \S+$/gm, '')).not.toMatch(/987|typed-path|demo\.test/);
  });

  it('show what the server waits for', async () => {
    const [ticket] = await server.database.query<{ id: number }>(
      'system',
      'select "id" from "ticket" where "contract_id" = 1 and "valid" order by "id" limit 1',
    );
    expect((await ask(`/ticketing/v1/tickets/${ticket?.id}.png`, `Bearer ${manager}`)).status).toBe(200);
    server.host.jobs.define('greets', async () => ({}));
    await server.host.jobs.start({
      name: 'greets',
      contract: 1,
      caller: { accountId: 1, email: 'anna@demo.test', name: 'Anna', contracts: [1] },
      parameters: {},
    });
    await expect
      .poll(async () => findValue(await readMetrics(), 'jobs_total{kind="greets",outcome="done"}'))
      .toBe(1);
    // The outbox is read in turns.
    await expect.poll(async () => findValue(await readMetrics(), 'outbox_lag_seconds')).toBe(0);
    const text = await readMetrics();
    for (const [series, value] of [
      ['workers_pieces{state="waiting"}', 0],
      ['workers_pieces{state="running"}', 0],
      ['workers_pieces_total{outcome="done"}', 1],
      ['workers_pieces_total{outcome="refused"}', 0],
      ['jobs{state="waiting"}', 0],
      ['boxes_online', 0],
      ['live_sockets', 0],
      ['carts_unreleased', 0],
    ] as const)
      expect([series, findValue(text, series)]).toEqual([series, value]);
    for (const series of [
      'database_connections{state="in_use"}',
      'database_connections{state="idle"}',
      'database_connections{state="waiting"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect([series, findValue(text, series)]).toEqual([series, expect.any(Number)]);
    expect(text).not.toContain('anna@');
  });

  it('count an expired cart whose places were not given back', async () => {
    await server.database.query(
      'system',
      `update "cart" set "status" = 'draft', "deleted_at" = null, "release_failed_at" = now()
       where ("contract_id", "id") = (select "contract_id", min("id") from "cart" group by 1 limit 1)`,
    );
    expect(findValue(await readMetrics(), 'carts_unreleased')).toBe(1);
  });

  it('show how old the oldest change is that no screen has received', async () => {
    const { database } = server;
    expect(await readAge(database, { transaction: '0', id: 0 })).toBeGreaterThan(0);
    const [last] = await database.query<{ transaction: string; id: number }>(
      'system',
      'SELECT "transaction"::text AS transaction, "id" FROM "outbox" ORDER BY "transaction" DESC, "id" DESC LIMIT 1',
    );
    expect(await readAge(database, last ?? { transaction: '0', id: 0 })).toBe(0);
  });

  it('leave out what cannot be read', async () => {
    server.host.metrics.gauge({
      name: 'broken',
      help: 'Never read.',
      labels: [],
      read: () => {
        throw new Error('no');
      },
    });
    const text = await readMetrics();
    expect(text).not.toMatch(/^broken /m);
    expect(findValue(text, 'boxes_online')).toBe(0);
  });
});
