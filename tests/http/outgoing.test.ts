/** What an external party has to do, cut off between its call and what follows from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { readSettings } from '../../server/settings.ts';
import { startMailServer } from '../fixtures/mailServer.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

it.runIf(testDatabase === 'postgres')(
  'is called again by the same key after kill -9, and settled once',
  { timeout: 180_000 },
  async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'outgoing-'));
    undos.push(() => rmSync(varDir, { recursive: true, force: true }));
    const made = await createEmptyDatabase();
    undos.push(made.drop);
    const mailServer = await startMailServer();
    undos.push(() => mailServer.stop());
    const env = { VAR_DIR: varDir, DATABASE_URL: made.url, DEMO: '1', MAIL_URL: mailServer.url };
    const first = startProcess(env);
    undos.push(() => first.stop());
    const origin = await first.ready;
    const database = await openPostgres(made.url);
    undos.push(() => database.stop());
    const settings = readSettings({ ...env, PORT: '0', ORIGIN: origin });
    const token = await issueToken({ settings, database }, { email: 'manager@demo.test' });
    const readUser = async () =>
      (
        await database.query<{ at: string | null; mailed: string | null }>(
          'system',
          `SELECT "factor_reset_at" AS "at", "factor_reset_mailed_at" AS "mailed" FROM "accounts_user" WHERE "id" = 3`,
        )
      )[0];
    const countSettled = async () =>
      (
        await database.query<{ count: number }>(
          'system',
          `SELECT count(*) AS "count" FROM "outbox" WHERE "entity" = 'AccountsUser' AND "changes" ? 'factor_reset_mailed_at'`,
        )
      )[0]?.count;

    mailServer.setAnswering(false);
    const reset = await fetch(`${origin}/accounts/api/v1/contracts/1/users/3/resetFactor`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reset.status, await reset.text()).toBe(200);
    await expect.poll(() => mailServer.taken.length, { timeout: 20_000 }).toBe(1);
    // The party has done its part, and nobody here knows.
    expect(await readUser()).toEqual({ at: expect.any(String), mailed: null });
    first.child.kill('SIGKILL');
    await first.ended;

    mailServer.setAnswering(true);
    const second = startProcess(env);
    undos.push(() => second.stop());
    await second.ready;
    await expect.poll(readUser, { timeout: 60_000 }).toMatchObject({ mailed: expect.any(String) });
    const keys = mailServer.taken.map((mail) => /^Message-ID: <(.*)@/im.exec(mail)?.[1]);
    expect(keys).toEqual([expect.stringMatching(/^factor-reset-mails-1-\d+-\d+-3$/), keys[0]]);
    expect(Number(await countSettled())).toBe(1);
  },
);
