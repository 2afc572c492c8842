/** The disk around the calls' types: which are to be made, and writing them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from '../fault.ts';
import { callsFolder, type Difference, listFiles } from '../files.ts';
import type { SourceFile } from '../read/readSchema.ts';
import { callsPath, emitCalls, isCurrent } from './emitCalls.ts';

export interface MadeCalls extends Difference {
  readonly faults: readonly Fault[];
}

export function readCallSources(root: string): SourceFile[] {
  return listFiles(root, 'schema/calls')
    .filter((path) => path.endsWith('.openapi.json'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const readPresent = (root: string, path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/** What differs from what the documents make; with `write`, put right. A document with a fault changes nothing. */
export async function makeCalls(root: string, { write }: { readonly write: boolean }): Promise<MadeCalls> {
  const sources = readCallSources(root);
  const written: string[] = [];
  const faults: Fault[] = [];
  for (const source of sources) {
    const path = callsPath(source);
    const present = readPresent(root, path);
    if (isCurrent(source, present)) continue;
    const made = await emitCalls(source);
    if ('fault' in made) faults.push(made.fault);
    else if (made.text !== present) {
      written.push(path);
      if (!write) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), made.text);
    }
  }
  const wanted = sources.map(callsPath);
  const removed = listFiles(root, callsFolder).filter((path) => !wanted.includes(path));
  if (write) for (const path of removed) rmSync(join(root, path));
  return { written, removed, faults };
}
