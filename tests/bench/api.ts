/**
 * Lists, reads and writes of the API on PostgreSQL with 100,000 customers, each as a ratio to the floor measured in
 * the same run: what is left of the least a server could do, with sign-in, scope, row-level security and outbox on.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../fixtures/postgres.ts';
import type { Load, Measured } from './api/client.ts';

const customers = 100_000;
const turns = 3;
const load = { connections: 16, ms: 2000, most: 40_000 };

const fields = 'fields=displayName,type,lastname,firstname,email,city';
const person = '"lastname":"Martin {n}","firstname":"Alice","email":"alice{n}@example.test","city":"Lyon"';

const cases = [
  {
    name: 'list of 50',
    goal: 0.7,
    method: 'GET',
    span: 100,
    floor: '/list',
    ours: `/ticketing/v1/customers?itemsPerPage=50&${fields}`,
  },
  {
    name: 'filtered list with total',
    goal: 0.7,
    method: 'GET',
    span: 200,
    floor: '/filtered/City%20{n}',
    ours: `/ticketing/v1/customers?itemsPerPage=50&city=City%20{n}&${fields}`,
  },
  {
    name: 'get with two relations',
    goal: 0.5,
    method: 'GET',
    span: 1000,
    floor: '/get/{n}',
    ours: '/ticketing/v1/ticket_prices/{n}?fields=name,facialValue,eventDate{startDate},ticketPriceGroup{groupName}',
  },
  {
    name: 'create',
    goal: 0.5,
    method: 'POST',
    span: customers,
    floor: '/create',
    ours: `/ticketing/v1/customers?${fields}`,
    body: `{${person}}`,
  },
  {
    name: 'update',
    goal: 0.5,
    method: 'PUT',
    span: customers,
    floor: '/update/{n}',
    ours: `/ticketing/v1/customers/{n}?${fields}`,
    body: '{"city":"Town {n}"}',
  },
] as const;

const fill = [
  `SELECT set_config('app.outbox', 'off', false)`,
  `INSERT INTO contract (contract_id, id, company_display_name, company_name) OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Bench', 'Bench') ON CONFLICT DO NOTHING`,
  `INSERT INTO customer (contract_id, display_name, type, lastname, firstname, email, city) SELECT 1, 'Alice ' || n, 'contact', 'Name ' || (n * 7919 % ${customers}), 'Alice', 'alice' || n || '@example.test', 'City ' || (1 + n % 200) FROM generate_series(1, ${customers}) n`,
  `INSERT INTO ticketing (contract_id, title) SELECT 1, 'Show ' || n FROM generate_series(1, 20) n`,
  `INSERT INTO event_date (contract_id, ticketing_id, start_date) SELECT 1, (SELECT min(id) FROM ticketing) + n % 20, now() + n * interval '1 hour' FROM generate_series(1, 1000) n`,
  `INSERT INTO ticket_price_group (contract_id, group_name) SELECT 1, 'Group ' || n FROM generate_series(1, 10) n`,
  `INSERT INTO ticket_price (contract_id, event_date_id, ticket_price_group_id, name, facial_value) SELECT 1, (SELECT min(id) FROM event_date) + n % 1000, (SELECT min(id) FROM ticket_price_group) + n % 10, 'Price ' || n, 1000 + n FROM generate_series(1, 1000) n`,
  'VACUUM ANALYZE',
];

function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`A process of the benchmark ended with ${code}.`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      resolve(message as Message);
    });
  });
}

function start(file: URL, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(file, { env: { ...process.env, ...env } });
}

async function measure(client: ChildProcess, asked: Load): Promise<Measured> {
  const answer = firstMessage<Measured>(client);
  client.send(asked);
  return answer;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

export async function run(only: readonly string[] = []): Promise<void> {
  const undos: (() => unknown)[] = [];
  try {
    // Durable as PostgreSQL is by default: an acknowledged write waits for its fsync, on both sides.
    const cluster = await startCluster(['shared_buffers=256MB']);
    undos.push(() => cluster.stop());
    const varDir = mkdtempSync(join(tmpdir(), 'bench-api-'));
    undos.push(() => rmSync(varDir, { recursive: true, force: true }));
    const url = `${cluster.url}/postgres`;
    const env = { DATABASE_URL: url, VAR_DIR: varDir, PORT: '0', BOX: '0', DEMO: '0' };
    const server = start(new URL('./api/server.ts', import.meta.url), env);
    undos.push(() => server.kill());
    const { port, token } = await firstMessage<{ port: number; token: string }>(server);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of fill) await client.query(statement);
    await client.end();
    const floor = start(new URL('./api/floor.ts', import.meta.url), env);
    undos.push(() => floor.kill());
    const floorPort = await firstMessage<number>(floor);
    const driver = start(new URL('./api/client.ts', import.meta.url), {});
    undos.push(() => driver.kill());
    for (const one of cases.filter(
      ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
    ))
      await compare(driver, one, { port, token, floorPort });
  } finally {
    for (const undo of undos.reverse()) await undo();
  }
}

async function compare(
  driver: ChildProcess,
  one: (typeof cases)[number],
  servers: { readonly port: number; readonly token: string; readonly floorPort: number },
): Promise<void> {
  const body: Pick<Load, 'body'> = 'body' in one ? { body: one.body } : {};
  const type: Load['headers'] = 'body' in one ? { 'content-type': 'application/json' } : {};
  const { method, span } = one;
  const floor: Load = {
    ...load,
    ...body,
    method,
    span,
    path: one.floor,
    port: servers.floorPort,
    headers: { ...type },
  };
  const headers = { authorization: `Bearer ${servers.token}`, ...type };
  const ours: Load = { ...load, ...body, method, span, path: one.ours, port: servers.port, headers };
  await measure(driver, { ...floor, ms: 500 });
  await measure(driver, { ...ours, ms: 500 });
  const rates: { floor: number; ours: number; ratio: number }[] = [];
  let last: Measured | undefined;
  for (let turn = 0; turn < turns; turn += 1) {
    const least = await measure(driver, floor);
    last = await measure(driver, ours);
    if (least.failed + last.failed > 0)
      throw new Error(`${one.name}: ${least.failed} and ${last.failed} calls failed.`);
    rates.push({ floor: least.perSecond, ours: last.perSecond, ratio: last.perSecond / least.perSecond });
  }
  const ratio = median(rates.map((rate) => rate.ratio));
  const line = [
    one.name.padEnd(26),
    `floor ${median(rates.map((rate) => rate.floor))
      .toFixed(0)
      .padStart(6)}/s`,
    `ours ${median(rates.map((rate) => rate.ours))
      .toFixed(0)
      .padStart(6)}/s`,
    `p95 ${(last?.p95 ?? 0).toFixed(1).padStart(5)} ms`,
    `ratio ${ratio.toFixed(2)}`,
    `goal ${one.goal.toFixed(1)} ${ratio >= one.goal ? 'met' : 'MISSED'}`,
  ];
  console.log(line.join('  '));
}
