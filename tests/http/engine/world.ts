/**
 * The engine by itself for a test: every entity, no service, two contracts with nothing in them but themselves, and
 * people of each. Behaviours only where a test brings them, so that what is seen is what metadata alone does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { AUDIENCE } from '../../../server/authenticate.ts';
import { readKeys } from '../../../server/keys.ts';
import type { Behaviour, Database, Host, Service } from '../../../server/kit.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/start.ts';
import { createTestDatabase } from '../../fixtures/postgres.ts';
import { testDatabase } from '../../fixtures/server.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  readonly body: any;
  readonly text: string;
}

interface Call {
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface World {
  readonly origin: string;
  readonly database: Database;
  readonly host: Host;
  /** Signed in for contract 1 unless `token` says otherwise; null sends none. */
  call(method: string, path: string, call?: Call): Promise<Answered>;
  /** Signed in for contract 2. */
  readonly other: string;
  /** Works for contracts 1 and 2, chose none. */
  readonly undecided: string;
  /** The token of calls that name none. */
  readonly own: string;
  stop(): Promise<void>;
}

async function signToken(varDir: string, who: { email: string; contracts: number[]; contract?: number }) {
  const { signing, keyId } = readKeys(varDir);
  const { contract, ...claims } = who;
  return new SignJWT({ ...claims, name: who.email, ...(contract === undefined ? {} : { contract }) })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject(String(who.contracts.length * 10 + (contract ?? 0)))
    .setAudience(AUDIENCE)
    .setExpirationTime('1h')
    .sign(signing);
}

async function fillContracts(database: Database): Promise<void> {
  for (const id of [1, 2])
    await database.query(
      'system',
      `INSERT INTO "contract" ("contract_id", "id", "company_display_name", "company_name") OVERRIDING SYSTEM VALUE VALUES ($1, $1, $2, $2) ON CONFLICT DO NOTHING`,
      [id, `Contract ${id}`],
    );
}

export async function startWorld(
  behaviours: readonly Behaviour[] = [],
  services: readonly Service[] = [],
): Promise<World> {
  const varDir = mkdtempSync(join(tmpdir(), 'engine-world-'));
  const undos: (() => unknown)[] = [() => rmSync(varDir, { recursive: true, force: true })];
  const start = (url?: string) =>
    startServer(
      readSettings({
        PORT: '0',
        VAR_DIR: varDir,
        BOX: '0',
        DEMO: '0',
        RATE_LIMITS: '0',
        ...(url ? { DATABASE_URL: url } : {}),
      }),
      { behaviours, services },
    );
  let url: string | undefined;
  if (testDatabase === 'postgres') {
    const made = await createTestDatabase('bare', (template) =>
      start(template).then((server) => server.stop()),
    );
    url = made.url;
    undos.push(made.drop);
  }
  const running = await start(url);
  const { database } = running.host;
  await fillContracts(database);
  const own = await signToken(varDir, { email: 'anna@one.test', contracts: [1], contract: 1 });
  return {
    origin: running.origin,
    database,
    host: running.host,
    own,
    other: await signToken(varDir, { email: 'bob@two.test', contracts: [2], contract: 2 }),
    undecided: await signToken(varDir, { email: 'both@all.test', contracts: [1, 2] }),
    async call(method, path, { body, token = own, headers = {} } = {}) {
      const response = await fetch(`${running.origin}${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/ld+json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== '';
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : undefined,
        text,
      };
    },
    async stop() {
      await running.stop();
      for (const undo of undos.reverse()) await undo();
    },
  };
}
