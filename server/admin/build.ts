/**
 * What `npm start` does first: builds the admin when anything it is made of is newer than the last build, and makes
 * the embedded database that a first start copies.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../prepareDatabase.ts';
import { adminFolder } from './serveAdmin.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'overrides', 'schema', 'vite.config.ts', 'package.json'];

function findNewest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, findNewest(join(path, name))), 0);
}

function readBuilt(): number {
  try {
    return statSync(join(adminFolder, 'index.html')).mtimeMs;
  } catch {
    return 0;
  }
}

if (!process.env.DATABASE_URL) await prepareDatabase();

if (readBuilt() < Math.max(...sources.map((source) => findNewest(join(root, source))))) {
  process.stdout.write('building the admin, which takes a few seconds after a change\n');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}
