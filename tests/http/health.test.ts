/** What a stop does to those who are asking: the answer begun is given, what is new is refused, health tells. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../server/kit.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start.ts';
import { createTestDatabase } from '../fixtures/postgres.ts';
import { prepareFolder, testDatabase } from '../fixtures/server.ts';

const varDir = mkdtempSync(join(tmpdir(), 'ticketing-health-'));
const undos: (() => unknown)[] = [() => rmSync(varDir, { recursive: true, force: true })];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

/** A request that is under way until it is let go. */
const entered = Promise.withResolvers<void>();
const released = Promise.withResolvers<void>();

const slow: Service = {
  name: 'slow',
  register({ app, database }) {
    app.get('/healthz/slow', async () => {
      entered.resolve();
      await released.promise;
      return database.query('system', 'SELECT 1 AS "answer"');
    });
  },
};

function start(databaseUrl?: string) {
  const env = { PORT: '0', VAR_DIR: varDir, BOX: '0', DEMO: '0', DATABASE_URL: databaseUrl };
  return startServer(readSettings(env), { behaviours: [], services: [slow] });
}

/** Migrated before: to make one takes longer than all that is asked here. */
async function findDatabase(): Promise<string | undefined> {
  if (testDatabase === 'pglite') {
    cpSync(await prepareFolder(false), varDir, { recursive: true });
    return undefined;
  }
  const fill = async (url: string) => (await start(url)).stop();
  const { url, drop } = await createTestDatabase('bare', fill);
  undos.push(drop);
  return url;
}

let databaseUrl: string | undefined;
beforeAll(async () => {
  databaseUrl = await findDatabase();
});

it('finishes the request under way, refuses new ones and is not ready while it stops', async () => {
  const server = await start(databaseUrl);
  const ask = (path: string) => fetch(`${server.origin}${path}`);
  // A database that takes its time on a busy machine is not ready yet.
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
  const begun = ask('/healthz/slow');
  await entered.promise;
  const stopped = server.stop();
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
  released.resolve();
  const answer = await begun;
  expect([answer.status, await answer.json()]).toEqual([200, [{ answer: 1 }]]);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow();
});
