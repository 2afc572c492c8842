/** Refresh tokens over HTTP: each is used once, and one used twice, later or at the same instant, ends its whole family. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID } from '../../overrides/accounts/SignIn/server/provider.ts';
import { readKeys } from '../../server/keys.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { ACCOUNT_PATH, createSignIn, form, locationOf } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer({ port: await findFreePort() });
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

/** As the proxy asks the authorization server, or whoever has the client's secret. */
async function askDirectly(refresh_token: string) {
  const { clientSecret } = readKeys(server.varDir);
  const response = await fetch(`${server.origin}/accounts/oauth/token`, {
    ...form({ grant_type: 'refresh_token', refresh_token }),
    headers: {
      authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${clientSecret}`).toString('base64')}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    },
  });
  return (await response.json()) as { refresh_token?: string; error?: string };
}

const readLog = (email: string) =>
  server.database.query<{ what: string; browser: string }>(
    'system',
    'SELECT "what", "browser" FROM "security_log" WHERE "email" = $1 ORDER BY "id"',
    [email],
  );

describe('a refresh token', () => {
  it('used a second time ends every token of its sign-in, and of no other', async () => {
    const stolen = await at.enter('anna@demo.test');
    const other = await at.enter('anna@demo.test');
    const thief = await at.refresh(stolen.refresh_token);
    expect(thief.status).toBe(200);
    expect((await at.refresh(stolen.refresh_token)).body.error).toBe('invalid_grant');
    expect((await at.refresh(thief.body.refresh_token ?? '')).body.error).toBe('invalid_grant');
    expect((await at.refresh(other.refresh_token)).status).toBe(200);
    expect((await readLog('anna@demo.test')).map(({ what }) => what)).toEqual(['session.token_reused']);
  });

  it('used twice at the same instant leaves nobody with a token that lasts', async () => {
    const { refresh_token } = await at.enter('bruno@demo.test');
    const answers = await Promise.all([askDirectly(refresh_token), askDirectly(refresh_token)]);
    expect(answers.filter(({ error }) => error === 'invalid_grant').length).toBeGreaterThan(0);
    for (const { refresh_token: next } of answers)
      if (next) expect((await askDirectly(next)).error).toBe('invalid_grant');
    expect(await readLog('bruno@demo.test')).toEqual([
      { what: 'session.token_reused', browser: 'Firefox · Linux' },
    ]);
  });

  it('asked for by two tabs of one browser at once is answered to both alike', async () => {
    const browser = at.createBrowser();
    const { refresh_token } = await at.enter('manager@demo.test', 'demo-season', browser);
    const [one, two] = await Promise.all([
      at.refresh(refresh_token, browser),
      at.refresh(refresh_token, browser),
    ]);
    expect([one.status, two.body.refresh_token]).toEqual([200, one.body.refresh_token]);
    expect((await at.refresh(one.body.refresh_token ?? '', browser)).status).toBe(200);
  });

  it('whose answer a page did not live to hear is answered again, to the browser that signed in alone', async () => {
    const browser = at.createBrowser();
    const { refresh_token } = await at.enter('manager@demo.test', 'demo-season', browser);
    const lost = await at.refresh(refresh_token, browser);
    const again = await at.refresh(refresh_token, browser);
    expect([again.status, again.body]).toEqual([200, lost.body]);
    const elsewhere = at.createBrowser();
    await at.enter('manager@demo.test', 'demo-season', elsewhere);
    expect((await at.refresh(refresh_token, elsewhere)).body.error).toBe('invalid_grant');
    expect((await at.refresh(again.body.refresh_token ?? '', browser)).body.error).toBe('invalid_grant');
  });

  it('stands in no row of the database', async () => {
    const { refresh_token } = await at.enter('other@demo.test');
    const rows = await server.database.query<{ row: string }>(
      'system',
      'SELECT o::text AS row FROM "oidc_store" o',
    );
    expect(rows.filter(({ row }) => row.includes('RefreshToken')).length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(refresh_token))).toEqual([]);
  });
});

describe('a sign-in', () => {
  /** The same as if so many days went by: everything kept is so much older. */
  async function passDays(days: number): Promise<void> {
    const seconds = days * 24 * 3600;
    await server.database.query(
      'system',
      `UPDATE "oidc_store" SET "expires_at" = "expires_at" - $1::int * interval '1 second',
         "payload" = "payload" || (SELECT coalesce(jsonb_object_agg(key, value::bigint - $1::int), '{}')
           FROM jsonb_each_text("payload") WHERE key IN ('iat', 'exp', 'loginTs'))`,
      [seconds],
    );
    await server.database.query(
      'system',
      `UPDATE "account_session" SET "created_at" = "created_at" - $1::int * interval '1 day',
         "last_used_at" = "last_used_at" - $1::int * interval '1 day'`,
      [days],
    );
  }

  it('that is used goes on beyond a fortnight, and ends after ninety days with the browser’s session', async () => {
    const browser = at.createBrowser();
    let { refresh_token } = await at.enter('other@demo.test', 'demo-season', browser);
    for (let days = 0; days < 88; days += 11) {
      await passDays(11);
      const refreshed = await at.refresh(refresh_token);
      expect([days, refreshed.status]).toEqual([days, 200]);
      refresh_token = refreshed.body.refresh_token ?? '';
      const straight = await at.follow(browser, await browser(at.authorizeUrl()));
      expect(locationOf(straight)).toContain('/oauth/callback?code=');
    }
    await passDays(3);
    expect((await at.refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect(locationOf(await browser(at.authorizeUrl()))).toContain('/accounts/sign-in/');
  });

  it('that nobody used for a fortnight is over, and is listed no more', async () => {
    const { refresh_token } = await at.enter('anna@demo.test');
    await passDays(15);
    expect((await at.refresh(refresh_token)).body.error).toBe('invalid_grant');
    const { access_token } = await at.enter('anna@demo.test');
    const { sessions } = (await at.call(access_token, 'GET', ACCOUNT_PATH)).body;
    expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true]);
  });
});

describe('the token endpoint', () => {
  it('gives nothing to the client alone, for a password, or for another token', async () => {
    const { access_token } = await at.enter('anna@demo.test');
    const { clientSecret } = readKeys(server.varDir);
    const tries: readonly Record<string, string>[] = [
      { grant_type: 'client_credentials' },
      { grant_type: 'password', username: 'anna@demo.test', password: 'demo-season' },
      { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: access_token },
      { grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange', subject_token: access_token },
    ];
    for (const fields of tries) {
      const response = await fetch(`${server.origin}/accounts/oauth/token`, {
        ...form({ ...fields, scope: 'openid crm_customers_read_write' }),
        headers: { authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${clientSecret}`).toString('base64')}` },
      });
      const body = (await response.json()) as Record<string, unknown>;
      expect([fields.grant_type, response.status, body.error]).toEqual([
        fields.grant_type,
        400,
        'unsupported_grant_type',
      ]);
      expect(body).not.toHaveProperty('access_token');
    }
  });
});

describe('a code', () => {
  it('is good for a minute', async () => {
    const callback = await at.signIn(at.createBrowser(), 'other@demo.test', 'demo-season');
    const code = `"model" = 'AuthorizationCode' AND "consumed_at" IS NULL`;
    const [kept] = await server.database.query<{ seconds: number }>(
      'system',
      `SELECT max(extract(epoch FROM "expires_at" - now()))::float AS seconds FROM "oidc_store" WHERE ${code}`,
    );
    expect(kept?.seconds).toBeLessThanOrEqual(60);
    await server.database.query(
      'system',
      `UPDATE "oidc_store" SET "expires_at" = "expires_at" - interval '1 minute' WHERE ${code}`,
    );
    const late = await at.exchange(callback.searchParams.get('code') ?? '');
    expect([late.status, late.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('exchanged a second time ends what the first exchange gave', async () => {
    const callback = await at.signIn(at.createBrowser(), 'other@demo.test', 'demo-season');
    const code = callback.searchParams.get('code') ?? '';
    const first = await at.exchange(code);
    expect(first.status).toBe(200);
    expect((await at.exchange(code)).body.error).toBe('invalid_grant');
    expect((await at.refresh(first.body.refresh_token ?? '')).body.error).toBe('invalid_grant');
  });
});
