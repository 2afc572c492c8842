/** A season that was sold from is backed up, restored elsewhere, and sold from again; and what is refused on the way. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kit.ts';
import { findPostgres, startCluster } from '../fixtures/postgres.ts';
import { runCommand } from '../fixtures/runCommand.ts';
import { openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import {
  prepareFolder,
  serveFolder,
  startTestServer,
  type TestServer,
  testDatabase,
} from '../fixtures/server.ts';
import { mountSmallDisk } from '../fixtures/smallDisk.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

const isPostgres = testDatabase === 'postgres';
const folder = mkdtempSync(join(tmpdir(), 'ticketing-backup-'));
undos.push(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'season.backup');
const bin = findPostgres();

/** What a server writes by itself, as subscribers come to it: it may do so before a backup or after. */
const OWN_PACE = ['meta', 'outbox', 'outbox_position'];

/** Of every other table how many rows, and of the journal of payments every amount. */
async function countRows(database: Database): Promise<unknown> {
  const tables = await database.query<{ name: string }>(
    'system',
    `SELECT relname AS "name" FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  const counts = await database.query(
    'system',
    tables
      .filter(({ name }) => !OWN_PACE.includes(name))
      .map(({ name }) => `SELECT '${name}' AS "table", (SELECT count(*)::int FROM "${name}") AS "rows"`)
      .join(' UNION ALL '),
  );
  return [counts, await database.query('system', 'SELECT * FROM "transaction" ORDER BY "id"')];
}

async function sell(world: SaleWorld, price: string): Promise<void> {
  const cart = await world.hold([[price, 2]]);
  expect(cart.status, JSON.stringify(cart.body)).toBe(201);
  const paid = await world.pay(cart.body['@id'], 5000);
  expect(paid.status, JSON.stringify(paid.body)).toBe(201);
}

/** Unlike the folder of a test's server it is still there when the server has stopped. */
async function serveCopy(): Promise<TestServer> {
  const copy = join(folder, 'source');
  cpSync(await prepareFolder(true), copy, { recursive: true });
  return serveFolder({ varDir: copy, demo: false });
}

let source: TestServer;
let sold: { price: string; eventDate: string; rows: unknown; token: string };
/** Of the second machine. */
let databaseUrl: string | undefined;
const varDir = join(folder, 'var');

const envOf = (at: { readonly varDir: string; readonly databaseUrl?: string | undefined }) => ({
  VAR_DIR: at.varDir,
  DATABASE_URL: at.databaseUrl,
  // The cluster's own programs, whatever else the machine has.
  PATH: bin ? `${bin}:${process.env.PATH}` : process.env.PATH,
});
const sourceEnv = () => envOf({ varDir: source.varDir, databaseUrl: source.host.settings.databaseUrl });
const targetEnv = () => envOf({ varDir, databaseUrl });

beforeAll(async () => {
  source = isPostgres ? await startTestServer() : await serveCopy();
  const world = await openSaleWorld(source);
  await world.call('POST', '/desk_sessions', {});
  const show = await world.addShow({ total: 10 });
  const [price = ''] = show.prices;
  await sell(world, price);
  mkdirSync(join(source.varDir, 'imports', '1'), { recursive: true });
  writeFileSync(join(source.varDir, 'imports', '1', 'a.upload'), 'name\nWinter');
  sold = {
    price,
    eventDate: show.eventDate,
    rows: await countRows(source.database),
    token: await source.token('anna@demo.test'),
  };
  if (!isPostgres) return;
  undos.push(() => source.stop());
  const cluster = await startCluster(['fsync=off']);
  undos.push(() => cluster.stop());
  databaseUrl = `${cluster.url}/postgres`;
});

it.runIf(!isPostgres)(
  'refuses a backup and a restore of an embedded database that is in use, in one line',
  async () => {
    // In this process the folder is locked by this process.
    const inUse = `The folder "${source.varDir}" is in use by process ${process.pid}. Stop it, or give this one a VAR_DIR of its own.\n`;
    expect(await runCommand('backup', ['--to', file], sourceEnv())).toEqual({
      code: 1,
      output: '',
      errors: inUse,
    });
    expect(existsSync(file)).toBe(false);
  },
);

it('makes one file that its owner alone reads, beside a running PostgreSQL', async () => {
  if (!isPostgres) await source.stop();
  const made = await runCommand('backup', ['--to', file], sourceEnv());
  expect(made).toEqual({
    code: 0,
    output: `The backup is in "${file}".\nIt holds the keys and all data: keep it as closed as the server.\n`,
    errors: '',
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name !== 'source')).toEqual(['season.backup']);
  const again = await runCommand('backup', ['--to', file], sourceEnv());
  expect(again.errors).toBe(`The file "${file}" is there already. Give another name, or remove it.\n`);
});

it('is restored into an empty place, and sells there as it did', async () => {
  const restored = await runCommand('restore', ['--from', file], targetEnv());
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(restored.output).toMatch(/^The backup of 20\S+ is restored\. Start the server/);
  expect(readdirSync(varDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  const server = await serveFolder({ varDir, demo: false, databaseUrl });
  try {
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(await countRows(server.database)).toEqual(sold.rows);
    expect(readFileSync(join(varDir, 'imports', '1', 'a.upload'), 'utf8')).toBe('name\nWinter');
    // Signed before the backup, with a key that came with it.
    const authorization = `Bearer ${sold.token}`;
    const listed = await fetch(`${server.origin}/ticketing/v1/seasons`, { headers: { authorization } });
    expect(listed.status).toBe(200);
    const world = await openSaleWorld(server);
    await world.expectFacts();
    await sell(world, sold.price);
    await world.expectFacts();
    expect(await world.counters(sold.eventDate)).toEqual({ occupied: 4, sold: 4 });
  } finally {
    await server.stop();
  }
});

describe('a place that is not empty', () => {
  /** What was sold after the backup was made, which a restore gives up. */
  let old: unknown;

  /** Whole, and with its keys. */
  async function expectOld(at = varDir): Promise<void> {
    const server = await serveFolder({ varDir: at, demo: false, databaseUrl });
    try {
      expect(await countRows(server.database)).toEqual(old);
      const headers = { authorization: `Bearer ${sold.token}` };
      expect((await fetch(`${server.origin}/ticketing/v1/seasons`, { headers })).status).toBe(200);
    } finally {
      await server.stop();
    }
  }

  const hasUnpacked = (name: string) =>
    readdirSync(varDir).some((each) => each.startsWith('restore-') && existsSync(join(varDir, each, name)));

  /** `pg_restore` writes its script by these lines of a shell; whatever else it is asked for it does. */
  function withPrograms(lines: string) {
    const programs = mkdtempSync(join(folder, 'bin-'));
    const script = `#!/bin/sh\ncase " $* " in *" --file=- "*) ${lines};; *) exec "${bin}/pg_restore" "$@";; esac\n`;
    writeFileSync(join(programs, 'pg_restore'), script, { mode: 0o755 });
    return { ...targetEnv(), PATH: `${programs}:${targetEnv().PATH}` };
  }

  const withSlowPrograms = (halfway: string) =>
    withPrograms(`"${bin}/pg_restore" "$@" | head -n 400; touch "${halfway}"; sleep 5`);

  it('is refused with what would be lost, and left as it is', async () => {
    const refused = await runCommand('restore', ['--from', file], targetEnv());
    expect([refused.code, refused.errors]).toEqual([
      1,
      'The target is not empty. Nothing was changed; with --overwrite the backup takes its place.\n',
    ]);
    expect(refused.output).toMatch(/^This would be lost:\n/);
    expect(refused.output).toMatch(/"public"\."\w+": \d+ rows\n/);
    expect(refused.output).toMatch(/in ".*var": .*keys/);
    const server = await serveFolder({ varDir, demo: false, databaseUrl });
    expect(await (await openSaleWorld(server)).counters(sold.eventDate)).toEqual({ occupied: 4, sold: 4 });
    await server.stop();
  });

  it('is replaced when it may be', async () => {
    const replaced = await runCommand('restore', ['--from', file, '--overwrite'], targetEnv());
    expect([replaced.code, replaced.errors]).toEqual([0, '']);
    expect(replaced.output).toMatch(/^This is replaced:\n/);
    const server = await serveFolder({ varDir, demo: false, databaseUrl });
    expect(await countRows(server.database)).toEqual(sold.rows);
    await sell(await openSaleWorld(server), sold.price);
    old = await countRows(server.database);
    await server.stop();
  });

  it('keeps what it has when the archive turns out to be broken', async () => {
    const broken = join(folder, 'broken.backup');
    const bytes = readFileSync(file);
    writeFileSync(broken, bytes.subarray(0, Math.floor(bytes.length / 2)));
    const failed = await runCommand('restore', ['--from', broken, '--overwrite'], targetEnv());
    expect(failed.code).toBe(1);
    await expectOld();
  });

  it('keeps what it has when there is no room for what would take its place', async (context) => {
    const disk = mountSmallDisk(400);
    if (!disk) return context.skip('Only root may mount a small disk.');
    undos.push(() => disk.unmount());
    const there = join(disk.folder, 'var');
    cpSync(varDir, there, { recursive: true });
    disk.fill();
    const failed = await runCommand('restore', ['--from', file, '--overwrite'], {
      ...targetEnv(),
      VAR_DIR: there,
    });
    expect([failed.code, failed.errors]).toEqual([1, expect.stringMatching(/No space left|ENOSPC/)]);
    disk.empty();
    await expectOld(there);
  });

  it('keeps what it has when the restore is killed in the middle', async () => {
    const halfway = join(folder, `halfway-${isPostgres}`);
    const env = isPostgres ? withSlowPrograms(halfway) : targetEnv();
    const child = spawn(process.execPath, ['server/restore.ts', '--from', file, '--overwrite'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const isHalf = () => (isPostgres ? existsSync(halfway) : hasUnpacked('data'));
    await expect.poll(isHalf, { timeout: 30_000, interval: 5 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    await expectOld();
  });

  it.runIf(isPostgres)(
    'keeps what it has when the dump ends early or the database refuses a part of it',
    async () => {
      for (const end of ['| head -n 400; exit 1', '; echo "SELECT 1 / 0;"']) {
        const env = withPrograms(`"${bin}/pg_restore" "$@" ${end}`);
        const failed = await runCommand('restore', ['--from', file, '--overwrite'], env);
        expect(failed.errors).toMatch(
          /^(pg_restore ended with 1: |psql ended with 3: ERROR: {2}division by zero)/,
        );
        await expectOld();
      }
    },
  );

  it('is replaced after all that', async () => {
    const replaced = await runCommand('restore', ['--from', file, '--overwrite'], targetEnv());
    expect([replaced.code, replaced.errors]).toEqual([0, '']);
    expect(readdirSync(varDir).filter((name) => name.startsWith('restor'))).toEqual([]);
  });

  it.runIf(isPostgres)('is not replaced while somebody is connected to it', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const refused = await runCommand('restore', ['--from', file, '--overwrite'], targetEnv());
    await client.end();
    expect(refused.errors).toBe(
      'The database "postgres" is in use by 1 connections. Stop the servers that use it.\n',
    );
  });
});

it('leaves the keys out when asked to, and names what is lost without them', async () => {
  const bare = join(folder, 'bare.backup');
  const made = await runCommand('backup', ['--to', bare, '--without-keys'], targetEnv());
  expect(made.output).toMatch(/It has no keys: .* second factors .* passwords of other services/);
  rmSync(join(varDir, 'keys'), { recursive: true });
  const restored = await runCommand('restore', ['--from', bare, '--overwrite'], targetEnv());
  expect(restored.output).toMatch(
    /It has no keys\. Put the folder "keys" back into VAR_DIR before you start/,
  );
  expect(existsSync(join(varDir, 'keys'))).toBe(false);
});

it('is refused where it does not belong', async () => {
  const other = isPostgres
    ? { VAR_DIR: join(folder, 'other') }
    : {
        VAR_DIR: join(folder, 'other'),
        DATABASE_URL: process.env.TEST_POSTGRES_URL && `${process.env.TEST_POSTGRES_URL}/postgres`,
      };
  if (!isPostgres && !other.DATABASE_URL) return;
  const refused = await runCommand('restore', ['--from', file], other);
  expect(refused.errors).toMatch(
    isPostgres ? /^The backup is of a PostgreSQL server\./ : /^The backup is of an embedded database\./,
  );
  const text = join(folder, 'letter.txt');
  writeFileSync(text, 'Dear box office');
  expect((await runCommand('restore', ['--from', text], targetEnv())).code).toBe(1);
  expect((await runCommand('restore', ['--from', join(folder, 'none')], targetEnv())).errors).toBe(
    `There is no file "${join(folder, 'none')}".\n`,
  );
});

describe.runIf(isPostgres)('PostgreSQL’s own programs', () => {
  const to = join(folder, 'never.backup');

  it('are asked for by name where they are missing', async () => {
    const { errors, code } = await runCommand('backup', ['--to', to], { ...sourceEnv(), PATH: folder });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The program "pg_dump" is not on this machine\. Install PostgreSQL's client programs of version \d+ or newer/,
    );
  });

  it('are refused where they are older than the server', async () => {
    const old = join(folder, 'pg_dump');
    writeFileSync(old, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
    chmodSync(old, 0o755);
    const { errors } = await runCommand('backup', ['--to', to], { ...sourceEnv(), PATH: folder });
    expect(errors).toMatch(
      /^The program "pg_dump" of this machine is of version 9, and the server of \d+\. Install/,
    );
    expect(existsSync(to)).toBe(false);
  });
});
