/** Two server processes on one database, of which one is killed: nothing is lost, nothing is done twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/kit.ts';
import { testDatabase } from '../../fixtures/server.ts';
import { type Ground, openGround } from './ground.ts';

const CHANGES = 400;

describe.runIf(testDatabase === 'postgres')('two processes on one database', { timeout: 180_000 }, () => {
  const processes: ChildProcess[] = [];
  let ground: Ground;
  let database: Database;

  async function startFollowing(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'followingProcess.ts')], {
      env: {
        ...process.env,
        ...ground.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
  }

  beforeAll(async () => {
    ground = await openGround();
    ({ database } = (await ground.start([])).host);
    await startFollowing();
    await startFollowing();
  }, 120_000);
  afterAll(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await ground?.stop();
  });

  const readTags = (contract: number, isByClock = false) =>
    database.query<{ name: string; pid: string }>(
      'system',
      `SELECT "name", "unique_id" AS "pid" FROM "tag" WHERE "contract_id" = $1 AND ("name" = 'by the clock') = $2 ORDER BY "id"`,
      [contract, isByClock],
    );

  it('run what is due once', async () => {
    const due = () =>
      database.query(
        'system',
        `UPDATE "scheduled_task" SET "due_at" = now() WHERE "name" = 'yearly' RETURNING 1`,
      );
    await expect.poll(due, { timeout: 30_000 }).toHaveLength(1);
    await expect.poll(() => readTags(1, true), { timeout: 30_000 }).toHaveLength(1);
    // Both have looked since.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(await readTags(1, true)).toHaveLength(1);
  });

  it('deliver each change once and in order, though one is killed in the middle of it', async () => {
    const seasons = await database.query<{ contract: number; id: number }>(
      'system',
      `INSERT INTO "season" ("contract_id", "name") VALUES (1, 'First'), (2, 'Second')
       RETURNING "contract_id" AS "contract", "id"`,
    );
    const names = Array.from({ length: CHANGES }, (_, at) => `Name ${at}`);
    // Committed at once: whoever delivers is in the middle of them for as long as it lives.
    for (const { contract, id } of seasons)
      await database.transaction({ contract }, async (tx) => {
        for (const name of names)
          await tx.query(`UPDATE "season" SET "name" = $2 WHERE "id" = $1`, [id, name]);
      });
    const first = async () => (await readTags(1))[0]?.pid;
    await expect.poll(first, { timeout: 30_000, interval: 20 }).toBeDefined();
    const killed = Number(await first());
    process.kill(killed, 'SIGKILL');
    expect((await readTags(1)).length).toBeLessThan(CHANGES);
    for (const { contract } of seasons) {
      await expect.poll(() => readTags(contract), { timeout: 60_000 }).toHaveLength(CHANGES);
      const tags = await readTags(contract);
      expect(tags.map(({ name }) => name)).toEqual(names);
    }
    const pids = new Set((await readTags(1)).map(({ pid }) => Number(pid)));
    expect([...pids]).toEqual([killed, processes.map(({ pid }) => pid).find((pid) => pid !== killed)]);
  });
});
