/**
 * The API on PostgreSQL with a million customers and 200,000 orders, each call as a ratio to the floor measured in the
 * same run: what is left of the least a server could do, with sign-in, scope, row-level security and outbox on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../fixtures/postgres.ts';
import { type Case, cases, cursorPath } from './api/cases.ts';
import { collide, collision } from './api/collide.ts';
import { compare, type Servers } from './api/compare.ts';
import { compareExport, exportCases } from './api/exports.ts';
import { fill } from './api/fill.ts';
import { firstMessage, startProcess } from './api/processes.ts';

const deepPage = 10_000;

/** Page 10,000 by its cursor against page 1 by its own. */
async function deepCase(client: pg.Client): Promise<Case> {
  const { rows } = await client.query(
    'SELECT lastname, id FROM customer WHERE contract_id = 1 ORDER BY lastname COLLATE "und-x-icu", id OFFSET $1 LIMIT 1',
    [(deepPage - 1) * 50 - 1],
  );
  const common = { name: 'page 10,000 against page 1', method: 'GET', span: 1, goal: 1 / 1.5 } as const;
  return { ...common, isFloorOurs: true, floor: cursorPath(undefined), ours: cursorPath(rows[0]) };
}

export async function run(only: readonly string[] = []): Promise<void> {
  const undos: (() => unknown)[] = [];
  try {
    // Durable as PostgreSQL is by default: an acknowledged write waits for its fsync, on both sides. Tables are vacuumed
    // between turns, and not beside one of them.
    const cluster = await startCluster(['shared_buffers=512MB', 'max_wal_size=4GB', 'autovacuum=off']);
    undos.push(() => cluster.stop());
    const varDir = mkdtempSync(join(tmpdir(), 'bench-api-'));
    undos.push(() => rmSync(varDir, { recursive: true, force: true }));
    const url = `${cluster.url}/postgres`;
    const env = { DATABASE_URL: url, VAR_DIR: varDir, PORT: '0', BOX: '0', DEMO: '0', RATE_LIMITS: '0' };
    const start = (file: URL) => {
      const child = startProcess(file, env);
      undos.push(() => child.kill());
      return child;
    };
    const server = start(new URL('./api/server.ts', import.meta.url));
    const { port, token } = await firstMessage<Pick<Servers, 'port' | 'token'>>(server);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    undos.push(() => client.end());
    for (const statement of fill) await client.query(statement);
    const deep = await deepCase(client);
    const floorPort = await firstMessage<number>(start(new URL('./api/floor.ts', import.meta.url)));
    const drivers = [0, 1].map(() => start(new URL('./api/client.ts', import.meta.url)));
    const servers = { port, token, floorPort, drivers, client };
    const isAsked = ({ name }: Pick<Case, 'name'>) =>
      only.length === 0 || only.some((word) => name.includes(word));
    for (const one of [...cases.slice(0, 3), deep, ...cases.slice(3)].filter(isAsked))
      await compare(one, servers);
    if (isAsked(collision)) await collide(servers, url);
    for (const one of exportCases.filter(isAsked))
      await compareExport(one, { ...servers, pid: server.pid ?? 0 });
  } finally {
    for (const undo of undos.reverse()) await undo();
  }
}
