/** `codegen status [--seen path …]`: which ejected screens have fallen behind the schema, and by what. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { listFiles } from '../files.ts';
import { compareScreen, markSeen } from './compareScreen.ts';

type Entities = ReadonlyMap<string, EntityDescriptor>;

function see(root: string, paths: readonly string[], entities: Entities): number {
  let status = 0;
  for (const path of paths) {
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const seen = markSeen(text, entities);
    if (seen === undefined) {
      console.error(`"${path}" is no ejected screen of an entity that there is.`);
      status = 1;
    } else if (seen !== text) {
      writeFileSync(join(root, path), seen);
      console.log(`wrote ${path}`);
    }
  }
  return status;
}

/** 0: every ejected screen is as the schema is, or none was ejected. 1: some fell behind, or `--seen` names none. */
export function runStatus(root: string, args: readonly string[], all: readonly EntityDescriptor[]): number {
  const entities = new Map(all.map((entity) => [entity.name, entity]));
  const [option, ...paths] = args;
  if (option === '--seen') return see(root, paths, entities);
  const screens = listFiles(root, 'overrides')
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => compareScreen({ path, text: readFileSync(join(root, path), 'utf8') }, entities) ?? []);
  const behind = screens.filter(({ changes }) => changes.length > 0);
  for (const { path, screen, changes } of behind)
    console.log([`${path} (${screen}) is behind:`, ...changes.map((change) => `  ${change}`)].join('\n'));
  console.log(`${screens.length} ejected, ${behind.length} behind`);
  if (behind.length === 0) return 0;
  console.log('Bring each up to date, then run `npm run codegen -- status --seen <path>`.');
  return 1;
}
