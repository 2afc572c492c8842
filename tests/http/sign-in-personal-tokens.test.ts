/** Personal access tokens: a program of a person's reaches as far as its scopes, and never as far as the account itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyCodes } from '../../schema/policies.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { ACCOUNT_PATH, createSignIn } from '../fixtures/signIn.ts';

let server: TestServer;
let at: ReturnType<typeof createSignIn>;
beforeAll(async () => {
  server = await startTestServer();
  at = createSignIn(server.origin);
});
afterAll(() => server?.stop());

const PATH = `${ACCOUNT_PATH}/tokens`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

interface Made {
  readonly id: number;
  readonly token: string;
}

async function make(email: string, scopes: readonly string[], expiresAt = inDays(30)): Promise<Made> {
  const body = { name: 'The website', scopes, expiresAt };
  return (await at.call(await server.token(email), 'POST', PATH, body)).body as Made;
}

const TICKETINGS = '/ticketing/v1/ticketings';

const codeOf = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await at.call(token, method, path, body);
  return answer.body?.code ?? answer.status;
};

describe('a personal access token', () => {
  it('is shown once, kept as a hash, and listed with its scopes, contract and end', async () => {
    const person = await server.token('manager@demo.test');
    const expiresAt = inDays(30);
    const made = await at.call(person, 'POST', PATH, {
      name: 'The website',
      scopes: ['programming.read', 'read-only'],
      expiresAt,
    });
    expect(made.status).toBe(201);
    const { token, ...shown } = made.body;
    expect(token).toMatch(/^tbo_[\w-]{43}$/);
    const { tokens } = (await at.call(person, 'GET', ACCOUNT_PATH)).body;
    expect(tokens).toEqual([shown]);
    expect(shown).toMatchObject({
      name: 'The website',
      scopes: ['read-only', 'programming.read'],
      contract: 1,
      contractName: 'Théâtre des Lumières',
      isExpired: false,
      lastUsedAt: null,
    });
    expect(new Date(shown.expiresAt).toISOString()).toBe(expiresAt);
    const rows = await server.database.query('system', 'SELECT * FROM "personal_token"');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('opens what its scopes name and its person may, and nothing else of either', async () => {
    const program = await make('manager@demo.test', ['programming.read']);
    expect(await codeOf(program.token, 'GET', TICKETINGS)).toBe(200);
    expect(await codeOf(program.token, 'GET', '/ticketing/v1/orders')).toBe('RIGHT-001');
    const wide = await make('anna@demo.test', ['rights.write', 'rights.read', 'programming.read']);
    const roles = '/accounts/api/v1/contracts/1/roles';
    expect(await codeOf(await server.token('anna@demo.test'), 'GET', roles)).toBe('RIGHT-001');
    expect(await codeOf(wide.token, 'GET', roles)).toBe('RIGHT-001');
    expect(await codeOf(wide.token, 'GET', TICKETINGS)).toBe(200);
    expect(await codeOf(wide.token, 'GET', `${TICKETINGS}?contract=2`)).toBe('REQ-002');
  });

  it('changes nothing when it reads only', async () => {
    const scopes = ['programming.read', 'programming.write'];
    const season = { name: 'Next season' };
    const reader = await make('manager@demo.test', [...scopes, 'read-only']);
    expect(await codeOf(reader.token, 'POST', '/ticketing/v1/seasons', season)).toBe('AUTH-004');
    expect(await codeOf(reader.token, 'GET', '/ticketing/v1/seasons')).toBe(200);
    const writer = await make('manager@demo.test', scopes);
    expect(await codeOf(writer.token, 'POST', '/ticketing/v1/seasons', season)).not.toBe('AUTH-004');
  });

  it('reaches neither the account nor other tokens of its person', async () => {
    const { token } = await make('manager@demo.test', ['programming.read']);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/password'],
      ['POST', '/second-factor'],
      ['POST', '/second-factor/confirm'],
      ['DELETE', '/second-factor'],
      ['POST', '/second-factor/recovery-codes'],
      ['DELETE', '/sessions'],
      ['DELETE', '/sessions/1'],
      ['POST', '/passkeys/options'],
      ['POST', '/passkeys'],
      ['PUT', '/passkeys/1'],
      ['DELETE', '/passkeys/1'],
      ['POST', '/tokens'],
      ['DELETE', '/tokens/1'],
    ] as const)
      expect([
        path,
        await codeOf(token, method, `${ACCOUNT_PATH}${path}`, method === 'GET' ? undefined : {}),
      ]).toEqual([path, 'ACC-101']);
  });

  it('neither reads nor changes what its person set for their screens, whatever its scopes', async () => {
    const person = await server.token('manager@demo.test');
    const { token } = await make('manager@demo.test', policyCodes);
    const settings = '/ticketing/v1/me/settings';
    expect(await codeOf(person, 'PUT', settings, { density: 'dense' })).toBe(200);
    expect(await codeOf(token, 'PUT', settings, { density: 'normal' })).toBe('ME-003');
    expect(await codeOf(token, 'GET', settings)).toBe('ME-003');
    expect((await at.call(person, 'GET', settings)).body.density).toBe('dense');
  });

  it('is good for nothing once revoked, at once, nor after its end', async () => {
    const person = await server.token('manager@demo.test');
    const { id, token } = await make('manager@demo.test', ['programming.read']);
    expect(await codeOf(token, 'GET', TICKETINGS)).toBe(200);
    expect(await codeOf(await server.token('anna@demo.test'), 'DELETE', `${PATH}/${id}`)).toBe('ACC-107');
    expect((await at.call(person, 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(await codeOf(token, 'GET', TICKETINGS)).toBe('AUTH-002');
    const over = await make('manager@demo.test', ['programming.read']);
    await server.database.query(
      'system',
      `UPDATE "personal_token" SET "expires_at" = now() - interval '1 second' WHERE "id" = $1`,
      [over.id],
    );
    expect(await codeOf(over.token, 'GET', TICKETINGS)).toBe('AUTH-002');
    // Its person is told why their program is refused.
    const { tokens } = (await at.call(person, 'GET', ACCOUNT_PATH)).body;
    expect(tokens.find((one: Made) => one.id === over.id).isExpired).toBe(true);
    expect(await codeOf(`tbo_${'x'.repeat(43)}`, 'GET', TICKETINGS)).toBe('AUTH-002');
  });

  it('tells when it was used last', async () => {
    const { id, token } = await make('bruno@demo.test', ['programming.read']);
    await codeOf(token, 'GET', TICKETINGS);
    const { tokens } = (await at.call(await server.token('bruno@demo.test'), 'GET', ACCOUNT_PATH)).body;
    expect(tokens.find((one: Made) => one.id === id).lastUsedAt).not.toBeNull();
  });

  it('needs a name, an end within a year, and policies that there are', async () => {
    const person = await server.token('manager@demo.test');
    const right = { name: 'The website', scopes: ['programming.read'], expiresAt: inDays(30) };
    for (const [wrong, code] of [
      [{ name: '' }, 'VAL-001'],
      [{ expiresAt: inDays(400) }, 'ACC-106'],
      [{ expiresAt: inDays(-1) }, 'ACC-106'],
      [{ expiresAt: undefined }, 'VAL-001'],
      [{ expiresAt: 'soon' }, 'VAL-001'],
      [{ scopes: [] }, 'ACC-106'],
      [{ scopes: ['read-only'] }, 'ACC-106'],
      [{ scopes: ['everything'] }, 'ACC-106'],
      [{ contract: '1' }, 'VAL-001'],
      [{ contract: 2 }, 'REQ-002'],
    ] as const)
      expect([wrong, await codeOf(person, 'POST', PATH, { ...right, ...wrong })]).toEqual([wrong, code]);
  });
});
