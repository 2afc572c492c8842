/**
 * A disk without room: writes are refused in words a person can act on, what is stored is read, nothing of a sale is lost
 * or done by half, and the server goes on by itself once there is room.
 */
import { chownSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../server/database/openPglite.ts';
import { startCluster } from '../fixtures/postgres.ts';
import { openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { prepareFolder, serveFolder, testDatabase } from '../fixtures/server.ts';
import { mountSmallDisk, type SmallDisk } from '../fixtures/smallDisk.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

/** Its log lies on another disk, as operating.md recommends: without room for that, PostgreSQL ends. */
async function makeDatabase(folder: string): Promise<string> {
  const cluster = await startCluster(['fsync=off']);
  undos.push(() => cluster.stop());
  const space = join(folder, 'tables');
  mkdirSync(space);
  const admin = new pg.Client({ connectionString: `${cluster.url}/postgres` });
  await admin.connect();
  const [data] = (await admin.query<{ path: string }>(`SELECT current_setting('data_directory') AS path`))
    .rows;
  const { uid, gid } = statSync(data?.path ?? '');
  chownSync(space, uid, gid);
  await admin.query(`CREATE TABLESPACE small LOCATION '${space}'`);
  await admin.query('CREATE DATABASE tickets TABLESPACE small');
  await admin.end();
  return `${cluster.url}/tickets`;
}

// Skipped for who may not mount a disk: none other can be filled without harm.
const disk = mountSmallDisk(400);
if (disk) undos.push(() => disk.unmount());

describe.runIf(disk)('a full disk', () => {
  const { folder, fill, empty } = disk as SmallDisk;
  let world: SaleWorld;
  let price: string;

  beforeAll(async () => {
    const varDir = join(folder, 'var');
    const databaseUrl = testDatabase === 'postgres' ? await makeDatabase(folder) : undefined;
    if (!databaseUrl) cpSync(await prepareFolder(true), varDir, { recursive: true });
    const server = await serveFolder({ varDir, demo: true, databaseUrl });
    undos.push(() => server.stop());
    world = await openSaleWorld(server);
    await world.call('POST', '/desk_sessions', {});
    const { prices } = await world.addShow({ total: 10_000 });
    price = prices[0] ?? '';
  });

  const ready = async () => {
    const response = await fetch(`${world.server.origin}/readyz`);
    const { failed = [] } = await response.json();
    return { status: response.status, failed };
  };
  const sellOnce = async () => {
    const cart = await world.hold([[price, 1]]);
    if (cart.status !== 201) return cart;
    return world.pay(cart.body['@id'], 2500, 'card');
  };
  /** As many as a table takes without a page more is another number at every database. */
  const addCustomers = () =>
    world.manage('POST', '/customers/bulk?fields=city', {
      member: Array.from({ length: 500 }, (_, n) => ({
        lastname: `Ibsen ${n}`,
        firstname: 'H',
        city: 'x'.repeat(200),
      })),
    });
  const refusal = {
    status: 507,
    body: {
      code: 'TX-010',
      status: 507,
      message: 'There is no room left on a disk of the server: nothing of this was written.',
    },
  };

  it('refuses what would be written, of sales too, and loses none that it acknowledged', async () => {
    const sold: string[] = [];
    const refused: unknown[] = [];
    let isOver = false;
    const sellers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { status, body } = await sellOnce();
        if (status === 201) sold.push(body.number);
        else refused.push({ status, body });
      }
    });
    await expect.poll(() => sold.length).toBeGreaterThan(10);
    fill();
    let answer = await addCustomers();
    while (answer.status === 201) answer = await addCustomers();
    expect(answer).toMatchObject(refusal);
    await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(10);
    isOver = true;
    await Promise.all(sellers);
    for (const one of refused) expect(one).toMatchObject(refusal);

    const listed = await world.call('GET', '/orders?itemsPerPage=1&fields=number');
    expect([listed.status, listed.body.member.length]).toEqual([200, 1]);
    const { status, failed } = await ready();
    expect([status, failed.map(({ check }: { check: string }) => check)]).toEqual([503, ['write', 'folder']]);
    expect(failed[0].message).toContain('No space left on device');

    empty();
    await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: 200, failed: [] });
    expect((await sellOnce()).status).toBe(201);
    const found = await world.rows<{ n: number }>(
      'SELECT count(*)::int AS n FROM "order" WHERE "number" = ANY($1::text[])',
      [sold],
    );
    expect(found).toEqual([{ n: sold.length }]);
    await world.expectFacts();
  });

  it('refuses a file that does not fit into VAR_DIR, and keeps nothing of it', async () => {
    const rows = Array.from({ length: 1500 }, (_, n) => `Strindberg ${n},August`);
    const send = async () => {
      const form = new FormData();
      form.append('file', new Blob([['lastname,firstname', ...rows].join('\n')]), 'rows.csv');
      form.append('options', '{}');
      const response = await fetch(`${world.server.origin}/ticketing/v1/customers/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await world.server.token('manager@demo.test')}` },
        body: form,
      });
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.json(),
      };
    };
    fill();
    expect(await send()).toMatchObject({ ...refusal, retryAfter: '60' });
    expect(readdirSync(join(world.server.varDir, 'imports/1'))).toEqual([]);
    empty();
    expect((await send()).status).toBe(202);
  });
});

describe.runIf(disk && testDatabase === 'pglite')('the embedded database whose log does not fit', () => {
  it('opens again by itself, without what was not committed', async () => {
    const own = mountSmallDisk(200) as SmallDisk;
    undos.push(() => own.unmount());
    const database = await openPglite(join(own.folder, 'var'));
    undos.push(() => database.stop());
    await database.query('system', 'CREATE TABLE sold (n int, filling text); INSERT INTO sold VALUES (1)');
    const fillUp = () =>
      database.query(
        'system',
        `INSERT INTO sold SELECT $1, repeat('x', 1900) FROM generate_series(1, 200000)`,
        [2],
      );
    await expect(fillUp()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const count = () => database.query('system', 'SELECT n, count(*)::int AS rows FROM sold GROUP BY n');
    // How much room is left to begin again with depends on how far its log was written.
    const meanwhile = await count().catch((error: unknown) => error);
    if (Array.isArray(meanwhile)) expect(meanwhile).toEqual([{ n: 1, rows: 1 }]);
    else expect(meanwhile).toMatchObject({ code: 'DATABASE_UNAVAILABLE', reason: 'full' });
    own.enlarge(600);
    expect(await count()).toEqual([{ n: 1, rows: 1 }]);
    await database.query('system', 'INSERT INTO sold VALUES (3)');
    expect(await database.query('system', 'SELECT n FROM sold ORDER BY n')).toEqual([{ n: 1 }, { n: 3 }]);
  });
});
