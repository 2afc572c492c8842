/** The three traps of the embedded database, each closed: no fsync, no lock, one thread for all. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../../server/database/openPglite.ts';
import type { Sql } from '../../server/kit.ts';
import { startTestServer, testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ticketing-pglite-'));
  undos.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** How often a program that commits `commits` times asks the disk to keep what it has, from the first commit to the last. */
async function countSyncs(folder: string, commits: number): Promise<number> {
  const opener = join(import.meta.dirname, '../../server/database/openPglite.ts');
  const program = join(folder, 'commit.ts');
  writeFileSync(
    program,
    `import { mkdirSync } from 'node:fs';
     const { openPglite } = await import(${JSON.stringify(opener)});
     const database = await openPglite(${JSON.stringify(join(folder, 'var'))});
     await database.query('system', 'CREATE TABLE paid (n int)');
     mkdirSync(${JSON.stringify(join(folder, 'mark-begin'))});
     for (let n = 0; n < ${commits}; n += 1) await database.query('system', 'INSERT INTO paid VALUES ($1)', [n]);
     mkdirSync(${JSON.stringify(join(folder, 'mark-end'))});
     await database.stop();`,
  );
  const trace = join(folder, 'trace');
  const calls = 'trace=fsync,fdatasync,mkdir';
  const child = spawn('strace', ['-f', '-e', calls, '-o', trace, process.execPath, program]);
  await new Promise((resolve) => child.once('exit', resolve));
  const lines = readFileSync(trace, 'utf8').split('\n');
  const at = (mark: string) => lines.findIndex((line) => line.includes(mark));
  return lines.slice(at('mark-begin'), at('mark-end')).filter((line) => /f(data)?sync\(/.test(line)).length;
}

// These are facts about the embedded store; the PostgreSQL run would only repeat them.
describe.runIf(testDatabase === 'pglite')('the embedded database', () => {
  it.runIf(hasStrace())('asks the disk once for each commit', async () => {
    expect(await countSyncs(makeFolder(), 20)).toBe(20);
  });

  it('refuses a second process on its folder in one line, and lets it in when the first is gone', async () => {
    const varDir = makeFolder();
    const first = startProcess({ VAR_DIR: varDir });
    await first.ready;
    const second = startProcess({ VAR_DIR: varDir });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `The folder "${varDir}" is in use by process ${first.child.pid}. Stop it, or give this one a VAR_DIR of its own.\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    const third = startProcess({ VAR_DIR: varDir });
    await third.ready;
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it('answers while a long statement runs', async () => {
    const server = await startTestServer({ demo: false });
    undos.push(() => server.stop());
    let isDone = false;
    const long = server.database
      .query('system', 'SELECT count(*) FROM generate_series(1, 12000000)')
      .finally(() => {
        isDone = true;
      });
    const answer = await fetch(`${server.origin}/healthz`);
    expect([answer.status, isDone]).toEqual([200, false]);
    await long;
  });

  it('cuts off a statement that never ends and goes on', async () => {
    const database = await openPglite(makeFolder(), { statementTimeout: 1500 });
    undos.push(() => database.stop());
    await database.query('system', 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    await expect(
      database.query('system', 'SELECT count(*) FROM generate_series(1, 100000000000)'),
    ).rejects.toThrow('A statement took more than 1500 ms.');
    expect(await database.query('system', 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('lets a transaction that lifts the limit take its time, and no other', async () => {
    const database = await openPglite(makeFolder(), { statementTimeout: 1500 });
    undos.push(() => database.stop());
    await database.transaction('system', async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      await tx.query('SELECT pg_sleep(3)');
    });
    await expect(
      database.query('system', 'SELECT count(*) FROM generate_series(1, 100000000000)'),
    ).rejects.toThrow('A statement took more than 1500 ms.');
  });

  it('answers 503 when its thread dies, and goes on in a new one', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const server = await startTestServer({ demo: false });
    undos.push(() => server.stop());
    const { database } = server;
    const threadOf = (text: string) => {
      const at = sent.mock.calls.findLastIndex(([message]) => JSON.stringify(message).includes(text));
      return sent.mock.contexts[at] as Worker | undefined;
    };
    const endThread = () => (sent.mock.contexts.at(-1) as Worker).terminate();
    const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
    expect(await ready()).toBe(200);
    const count = () =>
      database.query<{ n: number }>(
        'system',
        `SELECT count(*)::int AS n FROM "meta" WHERE "name" LIKE 'lost%'`,
      );
    const insert = (tx: Sql, name: string) =>
      tx.query('INSERT INTO "meta" ("contract_id", "name", "value") VALUES (0, $1, $1)', [name]);

    const cutOff = database.transaction('system', async (tx) => {
      await insert(tx, 'lost 1');
      await endThread();
      await insert(tx, 'lost 2');
    });
    await expect(cutOff).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', mayBeWritten: false });
    expect(await count()).toEqual([{ n: 0 }]);

    // It is at work on this one statement: others, of the server's own, come before and after.
    const written = database.query(
      'system',
      `INSERT INTO "meta" ("contract_id", "name", "value") SELECT 0, $1, $1 FROM pg_sleep(5)`,
      ['lost 3'],
    );
    await vi.waitFor(() => expect(threadOf('lost 3')).toBeDefined(), { interval: 5 });
    void threadOf('lost 3')?.terminate();
    await expect(written).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', mayBeWritten: true });

    // Where it cannot be opened again nobody is left to wait.
    const version = join(server.varDir, 'data', 'PG_VERSION');
    const whole = readFileSync(version);
    writeFileSync(version, 'no database');
    await endThread();
    expect(await ready()).toBe(503);
    const refused = await fetch(`${server.origin}/accounts/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=anna%40demo.test',
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'TX-005' });
    writeFileSync(version, whole);
    await expect.poll(ready).toBe(200);
  });

  it('rolls back what throws and keeps what commits', async () => {
    const database = await openPglite(makeFolder());
    undos.push(() => database.stop());
    await database.query('system', 'CREATE TABLE sold (n int)');
    const failing = database.transaction('system', async (tx) => {
      await tx.query('INSERT INTO sold VALUES (1)');
      throw new Error('the printer is on fire');
    });
    await expect(failing).rejects.toThrow('the printer is on fire');
    await database.transaction('system', (tx) => tx.query('INSERT INTO sold VALUES ($1)', [2]));
    expect(await database.query('system', 'SELECT n FROM sold')).toEqual([{ n: 2 }]);
  });
});
