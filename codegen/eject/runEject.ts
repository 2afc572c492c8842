/** `codegen eject Entity slot`: writes the override to start from and registers it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { ejectScreen } from './ejectScreen.ts';

/** 0: written. 1: refused, with the next step; nothing was written. */
export function runEject(
  root: string,
  [entity = '', slot = '']: readonly string[],
  entities: readonly EntityDescriptor[],
): number {
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const ejected = ejectScreen({ entity, slot }, { entities, read });
  if (!ejected.ok) {
    console.error(`${ejected.why} Nothing was written.`);
    return 1;
  }
  for (const { path, text } of ejected.files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  console.log(
    'It shows what the generic screen shows. `npm run codegen -- status` reports when the schema moves on.',
  );
  return 0;
}
