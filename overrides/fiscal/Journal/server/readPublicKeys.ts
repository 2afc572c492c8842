/** The public keys of all that ever signed records, by their names: of a folder, or one file. */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameKey } from '../../../../server/kit.ts';

const PUBLIC = /^record-[\w-]+\.public\.pem$/;

/** @throws Error where there is none */
export function readPublicKeys(path: string): ReadonlyMap<string, KeyObject> {
  const files = !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => PUBLIC.test(name))
          .map((name) => join(path, name))
      : [path];
  const keys = files.map((file) => createPublicKey(readFileSync(file, 'utf8')));
  if (keys.length === 0) throw new Error(`There is no public key "record-….public.pem" at "${path}".`);
  return new Map(keys.map((key) => [nameKey(key), key]));
}
