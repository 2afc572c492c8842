/** What an external party has to do, cut off between its call and what follows from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sendMail } from '../../overrides/accounts/Mail/server/sendMail.ts';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { readSettings } from '../../server/settings.ts';
import { startMailServer } from '../fixtures/mailServer.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { startTestServer, testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

/** Both about the demo's Bruno. */
const mails = [
  {
    title: 'that a second factor was reset',
    call: 'resetFactor',
    asked: 'factor_reset_at',
    settled: 'factor_reset_mailed_at',
    subscriber: 'factor-reset-mails',
  },
  {
    title: 'with a link to choose a password',
    call: 'reset',
    asked: 'access_mail_at',
    settled: 'access_mailed_at',
    subscriber: 'access-mails',
  },
] as const;

/** The secret of the link in a mail, quoted-printable. */
const tokenIn = (mail: string) =>
  /\?token=([\w-]+)/.exec(mail.replace(/=\r\n/g, '').replaceAll('=3D', '='))?.[1];

it.runIf(testDatabase === 'postgres').for(mails)(
  'is called again by the same key after kill -9, and settled once: a mail $title',
  { timeout: 180_000 },
  async ({ call, asked, settled, subscriber }) => {
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
          `SELECT "${asked}" AS "at", "${settled}" AS "mailed" FROM "accounts_user" WHERE "id" = 3`,
        )
      )[0];
    const countSettled = async () =>
      (
        await database.query<{ count: number }>(
          'system',
          `SELECT count(*) AS "count" FROM "outbox" WHERE "entity" = 'AccountsUser' AND "changes"->'${settled}'->>1 IS NOT NULL`,
        )
      )[0]?.count;

    mailServer.setAnswering(false);
    const reset = await fetch(`${origin}/accounts/api/v1/contracts/1/users/3/${call}`, {
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
    expect(keys).toEqual([expect.stringMatching(new RegExp(`^${subscriber}-1-\\d+-\\d+-3$`)), keys[0]]);
    const tokens = mailServer.taken.map(tokenIn);
    expect(tokens).toEqual(call === 'reset' ? [expect.any(String), tokens[0]] : [undefined, undefined]);
    expect(Number(await countSettled())).toBe(1);
  },
);

it('is put aside at once where the mailbox is refused for good, and later mails do not wait for it', async () => {
  const mailServer = await startMailServer();
  undos.push(() => mailServer.stop());
  mailServer.refuse('bruno@demo.test');
  const server = await startTestServer({ env: { MAIL_URL: mailServer.url } });
  undos.push(() => server.stop());
  const mail = { to: 'bruno@demo.test', subject: 'Your access', text: 'Welcome.' };
  await expect(sendMail(server.host, mail)).rejects.toMatchObject({ code: 'MAIL-002', status: 422 });
  const authorization = `Bearer ${await server.token('manager@demo.test')}`;
  for (const user of [3, 2]) {
    const path = `/accounts/api/v1/contracts/1/users/${user}/reset`;
    const answer = await fetch(server.origin + path, { method: 'POST', headers: { authorization } });
    expect(answer.status, await answer.text()).toBe(200);
  }
  await expect.poll(() => mailServer.taken.length, { timeout: 15_000 }).toBe(1);
  expect(mailServer.taken[0]).toContain('anna@demo.test');
  const letters = await fetch(`${server.origin}/ticketing/v1/dead_letters?fields=subscriber,error,attempts`, {
    headers: { authorization },
  });
  expect((await letters.json()).member).toMatchObject([
    {
      subscriber: 'access-mails',
      error: 'The mail server refuses mails to this address for good.',
      attempts: 1,
    },
  ]);
});
