/** The process's settings, read once from the environment. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { RateLimits, Settings, WorkersSettings } from './kit.ts';

/** Throws with one clear line when a value makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${env.PORT}". Give a number from 0 to 65535.`);
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL is no PostgreSQL address. Write postgres://user:password@host:5432/name.');
  return {
    port,
    origin: (env.ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, ''),
    varDir: resolve(env.VAR_DIR ?? 'var'),
    databaseUrl,
    demo: databaseUrl ? env.DEMO === '1' : env.DEMO !== '0',
    box: env.BOX !== '0',
    trustedProxies: readTrusted(env.TRUSTED_PROXIES),
    workers: readWorkers(env),
    logRequests: env.LOG_REQUESTS === '1',
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    corsOrigins: readOrigins(env.CORS_ORIGINS),
    rateLimits: readRateLimits(env.RATE_LIMITS),
    env,
  };
}

function readList(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

const SHORTEST_TOKEN = 16;

function readMetricsToken(token: string | undefined): string | undefined {
  if (!token) return undefined;
  if (token.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new Error(
    `METRICS_TOKEN is too easy to guess. Give ${SHORTEST_TOKEN} letters and digits or more, without spaces.`,
  );
}

/** As browsers send them, so that they are compared letter by letter. */
function readOrigins(text: string | undefined): readonly string[] {
  return readList(text).map((one) => {
    const { protocol, origin } = URL.canParse(one) ? new URL(one) : { protocol: '', origin: '' };
    if (/^https?:$/.test(protocol) && (one === origin || one === `${origin}/`)) return origin;
    throw new Error(
      `CORS_ORIGINS has "${one}". Give origins, e.g. https://shop.example, separated by commas.`,
    );
  });
}

/** Addresses or networks, separated by commas; each is refused by name when it is none. */
function readTrusted(text: string | undefined): readonly string[] {
  const proxies = readList(text);
  for (const one of proxies) {
    const [address = '', bits] = one.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(
        `TRUSTED_PROXIES has "${one}". Give addresses or networks, e.g. 10.0.0.2, 10.1.0.0/16.`,
      );
  }
  return proxies;
}

/** More than a busy desk asks for in its busiest minute; what a program that runs wild asks for in seconds. */
const rateLimits: RateLimits = { exports: 60, imports: 60, documents: 1200, bulk: 300 };

/** `exports=100,bulk=0`: those that are named; `0`: none at all. */
function readRateLimits(text: string | undefined): RateLimits {
  if (!text) return rateLimits;
  if (text.trim() === '0') return { exports: 0, imports: 0, documents: 0, bulk: 0 };
  const named = text.split(',').map((one) => {
    const [, kind = '', most] = /^\s*(\w+)\s*=\s*(\d{1,9})\s*$/.exec(one) ?? [];
    if (kind in rateLimits) return [kind, Number(most)] as const;
    throw new Error(
      `RATE_LIMITS has "${one}". Give calls a minute, e.g. exports=60,bulk=0, of ${Object.keys(rateLimits).join(', ')}; or 0.`,
    );
  });
  return { ...rateLimits, ...Object.fromEntries(named) };
}

/** One core is left to the server's own thread; past four threads it is the database that is waited for. */
function readWorkers(env: Readonly<Record<string, string | undefined>>): WorkersSettings {
  const cores = Math.min(4, Math.max(1, availableParallelism() - 1));
  return {
    threads: readCount('WORKERS', env.WORKERS, cores),
    waiting: readCount('WORKERS_WAITING', env.WORKERS_WAITING, 2000),
    memory: readCount('WORKERS_MEMORY', env.WORKERS_MEMORY, 512),
  };
}

function readCount(name: string, text: string | undefined, fallback: number): number {
  const count = Number(text || fallback);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new Error(`${name} is "${text}". Give a whole number from 1.`);
}
