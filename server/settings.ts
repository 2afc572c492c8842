/** The process's settings, read once from the environment. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Settings } from './kit.ts';

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
    env,
  };
}

/** Addresses or networks, separated by commas; each is refused by name when it is none. */
function readTrusted(text: string | undefined): readonly string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  for (const one of proxies) {
    const [address = '', bits] = one.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(
        `TRUSTED_PROXIES has "${one}". Give addresses or networks, e.g. 10.0.0.2, 10.1.0.0/16.`,
      );
  }
  return proxies;
}
