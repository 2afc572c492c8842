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
    env: { MAIL_URL: 'smtp://mailer:Mail-password@127.0.0.1:1', LOG_REQUESTS: '1' },
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
    vi.spyOn(console, name).mockImplementation((...logged) => {
      written += logged.map(String).join(' ');
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
  it('holds nothing of who signs in, with what, and what they get', async () => {
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
    await fetch(`${server.origin}/ticketing/v1/customers?q=Typed-word&email=someone@typed.example`, {
      headers: { authorization: `Bearer ${body.access_token}`, 'user-agent': 'Typed-agent' },
    });
    await fetch(`${server.origin}/Typed-path/anna@demo.test`);
    await post('/ticketing/v1/customers', { lastname: 'Typed-name', email: 'customer@typed.example' });
    await expect.poll(() => written).toContain('"route":"/ticketing/v1/customers","status":201');
    const secrets = [
      'Typed-word',
      'Typed-path',
      'Typed-name',
      'Typed-agent',
      'typed.example',
      'demo.test',
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

  it('has a line for each request: who by number, which route, how it ended', async () => {
    const authorization = `Bearer ${await server.token('manager@demo.test')}`;
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}${path}`, { headers });
    const [manager] = await server.database.query<{ id: number }>(
      'system',
      `SELECT "id" FROM "account" WHERE "email" = 'manager@demo.test'`,
    );
    const season = await ask('/ticketing/v1/seasons?contract=1&itemsPerPage=1', { authorization });
    const size = (await season.arrayBuffer()).byteLength;
    await ask('/ticketing/v1/seasons/987654?contract=1', { authorization });
    await ask('/ticketing/v1/seasons');
    await ask('/ticketing/v1/contracts/7/nothing', { authorization });
    await ask('/healthz');
    await ask('/crm');
    await expect.poll(() => written).toContain('"route":"/crm"');
    const lines = written
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line));
    const asker = { account: manager?.id, contract: 1 };
    expect(lines).toMatchObject([
      { ...asker, method: 'GET', route: '/ticketing/v1/seasons', status: 200 },
      { ...asker, method: 'GET', route: '/ticketing/v1/seasons/:id', status: 404 },
      { method: 'GET', route: '/ticketing/v1/seasons', status: 401 },
      { method: 'GET', route: '/ticketing/v1/*', status: 404 },
      { method: 'GET', route: '/crm', status: 200 },
    ]);
    expect(lines[0].bytes).toBeGreaterThan(size);
    expect(lines[2]).not.toHaveProperty('account');
    for (const line of lines) {
      expect(line.ms).toBeGreaterThanOrEqual(0);
      expect(line.reqId).toEqual(expect.any(String));
    }
    expect(written).not.toContain('987654');
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
