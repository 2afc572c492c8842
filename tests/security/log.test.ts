/** What the server writes down while people sign in, mistype and meet a fault: enough to mend it, and nothing of theirs. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../../server/http/logging.ts';
import { readMails } from '../fixtures/mails.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { createSignIn, form } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
let written: string;

beforeAll(async () => {
  server = await startTestServer({
    port: await findFreePort(),
    env: { MAIL_URL: 'smtp://mailer:Mail-password@127.0.0.1:1' },
  });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());
beforeEach(() => {
  written = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written += String(chunk);
      return true;
    });
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => {
      written += said.map(String).join(' ');
    });
});
afterEach(() => void vi.restoreAllMocks());

async function post(path: string, body: unknown) {
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.token('manager@demo.test')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code?: string; values?: { request?: string } };
}

describe('the log', () => {
  it('says nothing of who signs in, with what, and what they get', async () => {
    const browser = at.createBrowser();
    const page = await at.openPage(browser);
    await browser(page, form({ email: 'anna@demo.test', password: 'Mistyped-password' }));
    const callback = await at.signIn(at.createBrowser(), 'anna@demo.test', 'demo-season');
    const code = callback.searchParams.get('code') ?? '';
    const { body } = await at.exchange(code);
    const renewed = await at.refresh(body.refresh_token ?? '');
    await at.refresh(body.refresh_token ?? '');
    await fetch(callback);
    await fetch(`${server.origin}/accounts/choose-password?token=Some-token`);
    await fetch(`${server.origin}/ticketing/v1/seasons?access_token=${body.access_token}`);
    const secrets = [
      'Mistyped-password',
      'demo-season',
      'anna@demo.test',
      'Some-token',
      code,
      String(body.access_token),
      String(body.refresh_token),
      String(renewed.body.refresh_token),
    ];
    expect(secrets.filter((secret) => secret.length < 5 || written.includes(secret))).toEqual([]);
  });

  it('tells that a mail was not taken, and neither for whom nor by which password', async () => {
    const browser = at.createBrowser();
    await browser('/accounts/forgot-password', form({ email: 'bruno@demo.test' }));
    await expect.poll(() => written).toContain('a mail was not taken');
    expect(written).toContain('"code":"E');
    expect(written).not.toMatch(/bruno@|Mail-password|choose-password/);
    expect(readMails(server.varDir, 'bruno@demo.test')).toEqual([]);
  });

  it('tells a fault by the number that its answer gives, without the values that met it', async () => {
    await server.database.query('system', 'ALTER TABLE "season" RENAME COLUMN "name" TO "other"');
    const { code, values } = await post('/ticketing/v1/seasons', { name: 'Typed by Anna' });
    await server.database.query('system', 'ALTER TABLE "season" RENAME COLUMN "other" TO "name"');
    expect(code).toBe('REQ-013');
    expect(written).toContain(`"reqId":"${values?.request}"`);
    expect(written).toMatch(/"code":"42703"/);
    expect(written).toMatch(/at .*\.ts:\d+/);
    expect(written).not.toContain('Typed by Anna');
    expect(written).not.toMatch(/INSERT INTO/);
  });

  it('would repeat the values with an error as the database throws it', async () => {
    const error: unknown = await server.database
      .query('system', `SELECT 1 WHERE $1::text IS NULL OR $1::bigint = 1`, ['Typed by Anna'])
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(`${(error as Error).message} ${JSON.stringify(error)}`).toContain('Typed by Anna');
    expect(JSON.stringify(describeError(error))).not.toContain('Typed by Anna');
    expect(describeError(error)).toMatchObject({ code: '22P02' });
  });
});
