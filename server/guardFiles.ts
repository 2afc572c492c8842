/** What is put around the tables, in the order in which it is applied; paths from the folder `server/`. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The server's own, then those that an area has beside its code: `overrides/<area>/<Name>/server/guards.sql`. */
export const guardFiles: readonly string[] = [
  'generated/guards.sql',
  'guards.sql',
  'outbox.sql',
  'search.sql',
  ...globSync('overrides/*/*/server/guards.sql', { cwd: root })
    .sort()
    .map((file) => join('..', file)),
];
