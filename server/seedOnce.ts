/** The demo organiser, made once on a database where nobody signs in yet; one cut short is reported, never built upon. */
import type { Database, Host, Service } from './kit.ts';
import { asSystem, readMeta, writeMeta } from './meta.ts';

async function isEmpty(database: Database): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>(
    'system',
    'SELECT EXISTS (SELECT FROM "account") AS "found"',
  );
  return !row?.found;
}

/**
 * @returns whether the demo organiser is there
 * @throws with one clear line when an earlier start was cut off while making it
 */
export async function seedOnce(host: Host, services: readonly Service[]): Promise<boolean> {
  const { database, settings } = host;
  const sql = asSystem(database);
  const state = await readMeta(sql, 'demo');
  if (state === 'begun') {
    const place = settings.databaseUrl ? 'Empty the database' : `Remove the folder "${settings.varDir}/data"`;
    throw new Error(`The demo data is half made: an earlier start was cut off. ${place} and start again.`);
  }
  if (state === 'made') return true;
  if (!settings.demo || !(await isEmpty(database))) return false;
  await writeMeta(sql, 'demo', 'begun');
  for (const service of services) await service.seed?.(host);
  await writeMeta(sql, 'demo', 'made');
  return true;
}
