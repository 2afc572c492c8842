import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('takes addresses and networks of trusted proxies, and none by default', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.2, 10.1.0.0/16,::1' }).trustedProxies).toEqual([
    '10.0.0.2',
    '10.1.0.0/16',
    '::1',
  ]);
  expect(() => readSettings({ TRUSTED_PROXIES: 'everybody' })).toThrow('TRUSTED_PROXIES has "everybody"');
});

it('leaves one core to the server’s own thread, unless it is set how many threads work beside it', () => {
  const { threads } = readSettings({}).workers;
  expect(threads).toBe(Math.min(4, Math.max(1, availableParallelism() - 1)));
  expect(readSettings({ WORKERS: '3', WORKERS_WAITING: '9', WORKERS_MEMORY: '64' }).workers).toEqual({
    threads: 3,
    waiting: 9,
    memory: 64,
  });
  expect(() => readSettings({ WORKERS: '0' })).toThrow('WORKERS is "0". Give a whole number from 1.');
});

it('takes origins of other sites as browsers send them, and none by default', () => {
  expect(readSettings({}).corsOrigins).toEqual([]);
  expect(readSettings({ CORS_ORIGINS: 'https://shop.example/, http://localhost:3000' }).corsOrigins).toEqual([
    'https://shop.example',
    'http://localhost:3000',
  ]);
  for (const wrong of ['*', 'null', 'shop.example', 'https://shop.example/path', 'https://shop.example:port'])
    expect(() => readSettings({ CORS_ORIGINS: wrong }), wrong).toThrow(`CORS_ORIGINS has "${wrong}"`);
});

it('limits costly calls by kind, those that are named otherwise than by default, or none', () => {
  const usual = readSettings({}).rateLimits;
  expect(Object.values(usual).every((most) => most > 0)).toBe(true);
  expect(readSettings({ RATE_LIMITS: 'exports=5, bulk=0' }).rateLimits).toEqual({
    ...usual,
    exports: 5,
    bulk: 0,
  });
  expect(Object.values(readSettings({ RATE_LIMITS: '0' }).rateLimits)).toEqual([0, 0, 0, 0]);
  expect(() => readSettings({ RATE_LIMITS: 'export=5' })).toThrow('RATE_LIMITS has "export=5".');
});

it('takes no token for metrics that is easily guessed, and has none by default', () => {
  expect(readSettings({}).metricsToken).toBeUndefined();
  expect(readSettings({ METRICS_TOKEN: 'a-token-of-sixteen' }).metricsToken).toBe('a-token-of-sixteen');
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN is too easy to guess');
});

it.each([
  [{ PORT: '70000' }, 'PORT is "70000". Give a number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT is "http". Give a number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://root:secret@db/tickets' },
    'DATABASE_URL is no PostgreSQL address. Write postgres://user:password@host:5432/name.',
  ],
  [{ WORKERS: '1.5', PORT: '8080' }, 'WORKERS is "1.5". Give a whole number from 1.'],
  [
    { TRUSTED_PROXIES: '10.0.0.2, everybody' },
    'TRUSTED_PROXIES has "everybody". Give addresses or networks, e.g. 10.0.0.2, 10.1.0.0/16.',
  ],
])('refuses %j in one line that names the value, but never a secret', (env, message) => {
  expect(() => readSettings(env)).toThrow(new Error(message));
});

it('takes a PostgreSQL server, and the demo then only where it is asked for', () => {
  const DATABASE_URL = 'postgresql://app@db/tickets';
  expect(readSettings({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, demo: false });
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  expect(readSettings({ DATABASE_URL: '' })).toMatchObject({
    databaseUrl: undefined,
    demo: true,
    port: 8080,
  });
});
