/** The process's settings, read once from the environment by one schema. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { RateLimits, Settings } from './kit.ts';

/** A refusal that repeats the value, and gives the rule. */
const is = (rule: string) => ({ error: ({ input }: { input?: unknown }) => `is "${input}". ${rule}` });

/** The same of one value in a list. */
const has = (rule: string) => ({ error: ({ input }: { input?: unknown }) => `has "${input}". ${rule}` });

const text = z.string().default('');

/** Values separated by commas. */
const split = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((all) => all.split(',').map((one) => one.trim()))
    .transform((all) => all.filter(Boolean))
    .pipe(z.array(item));

const list = <Item extends z.ZodType<unknown, string>>(item: Item) => text.pipe(split(item));

const isPort = (port: string) => /^\d*$/.test(port.trim()) && Number(port) <= 65_535;

const isCount = (count: string) => Number.isSafeInteger(Number(count)) && Number(count) > 0;

/** An empty value counts as none. */
const count = (fallback: number) =>
  text
    .transform((given) => given || String(fallback))
    .pipe(z.string().refine(isCount, is('Give a whole number from 1.')).transform(Number));

const isDatabase = (url: string) => url === '' || /^postgres(ql)?:\/\//.test(url);

const SHORTEST_TOKEN = 16;

const isHardToGuess = (token: string) =>
  token === '' || (token.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(token));

function isOrigin(one: string): boolean {
  const { protocol, origin } = URL.canParse(one) ? new URL(one) : { protocol: '', origin: '' };
  return /^https?:$/.test(protocol) && (one === origin || one === `${origin}/`);
}

function isNetwork(one: string): boolean {
  const [address = '', bits] = one.split('/');
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

const isHost = (one: string): boolean => {
  const url = URL.canParse(`http://${one}`) ? new URL(`http://${one}`) : undefined;
  return url !== undefined && url.pathname === '/' && url.username === '' && url.search === '';
};

/** More than a busy desk asks for in its busiest minute; what a program that runs wild asks for in seconds. */
const usualLimits: RateLimits = { exports: 60, imports: 60, documents: 1200, bulk: 300 };
const kinds = Object.keys(usualLimits);

const readLimit = (one: string): readonly [kind: string, most: number] => {
  const [, kind = '', most] = /^(\w+)\s*=\s*(\d{1,9})$/.exec(one) ?? [];
  return [kind, Number(most)];
};

const limit = z
  .string()
  .refine(
    (one) => kinds.includes(readLimit(one)[0]),
    has(`Give calls a minute, e.g. exports=60,bulk=0, of ${kinds.join(', ')}; or 0.`),
  );

/** `exports=100,bulk=0`: those that are named; `0`: none at all. */
const rateLimits = text
  .transform((given) => (given.trim() === '0' ? kinds.map((kind) => `${kind}=0`).join() : given))
  .pipe(split(limit))
  .transform((named): RateLimits => ({ ...usualLimits, ...Object.fromEntries(named.map(readLimit)) }));

const environment = z.object({
  PORT: z.string().default('8080').refine(isPort, is('Give a number from 0 to 65535.')).transform(Number),
  ORIGIN: z.string().optional(),
  VAR_DIR: z
    .string()
    .default('var')
    .transform((path) => resolve(path)),
  // Neither is repeated: each holds a secret.
  DATABASE_URL: text.refine(isDatabase, {
    error: 'is no PostgreSQL address. Write postgres://user:password@host:5432/name.',
  }),
  METRICS_TOKEN: text.refine(isHardToGuess, {
    error: `is too easy to guess. Give ${SHORTEST_TOKEN} letters and digits or more, without spaces.`,
  }),
  DEMO: text,
  BOX: text,
  LOG_REQUESTS: text,
  TRUSTED_PROXIES: list(
    z.string().refine(isNetwork, has('Give addresses or networks, e.g. 10.0.0.2, 10.1.0.0/16.')),
  ),
  // As browsers send them, so that they are compared letter by letter.
  CORS_ORIGINS: list(
    z
      .string()
      .refine(isOrigin, has('Give origins, e.g. https://shop.example, separated by commas.'))
      .transform((one) => new URL(one).origin),
  ),
  RATE_LIMITS: rateLimits,
  REMOTE_ALLOW: list(
    z
      .string()
      .refine(isHost, has('Give hosts, e.g. 10.0.0.2:8000, intranet.example, separated by commas.'))
      .transform((one) => one.toLowerCase()),
  ),
  // One core is left to the server's own thread; past four threads it is the database that is waited for.
  WORKERS: count(Math.min(4, Math.max(1, availableParallelism() - 1))),
  WORKERS_WAITING: count(2000),
  WORKERS_MEMORY: count(512),
});

/** @throws Error with one line that names the first value that makes no sense, and what to give instead */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = environment.safeParse(env);
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const databaseUrl = data.DATABASE_URL || undefined;
  return {
    port: data.PORT,
    origin: (data.ORIGIN ?? `http://localhost:${data.PORT}`).replace(/\/$/, ''),
    varDir: data.VAR_DIR,
    databaseUrl,
    demo: databaseUrl ? data.DEMO === '1' : data.DEMO !== '0',
    box: data.BOX !== '0',
    trustedProxies: data.TRUSTED_PROXIES,
    workers: { threads: data.WORKERS, waiting: data.WORKERS_WAITING, memory: data.WORKERS_MEMORY },
    logRequests: data.LOG_REQUESTS === '1',
    metricsToken: data.METRICS_TOKEN || undefined,
    corsOrigins: data.CORS_ORIGINS,
    rateLimits: data.RATE_LIMITS,
    remoteAllow: data.REMOTE_ALLOW,
    env,
  };
}
