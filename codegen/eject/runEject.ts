/** `codegen eject Entity slot`: writes the override to start from and registers it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { ejectScreen, registryPath } from './ejectScreen.ts';

/** 0: written. 1: refused, with the next step; nothing was written. */
export function runEject(
  root: string,
  [entity = '', slot = '']: readonly string[],
  entities: readonly EntityDescriptor[],
): number {
  const registry = join(root, registryPath);
  const ejected = ejectScreen(
    { entity, slot },
    {
      entities,
      registry: existsSync(registry) ? readFileSync(registry, 'utf8') : '',
      has: (path) => existsSync(join(root, path)),
    },
  );
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
    'It shows what the generic screen shows. `npm run codegen -- status` says when the schema moves on.',
  );
  return 0;
}
