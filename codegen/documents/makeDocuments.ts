/** The disk around what is made of the tables of keys for readers: the context and the tables of the README. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import type { SourceFile } from '../read/readSchema.ts';
import { emitContext } from './emitContext.ts';
import { emitReadme } from './emitReadme.ts';

const paths = { context: 'schema/context.jsonld', readme: 'schema/README.md' };

export interface MadeDocuments {
  /** Paths that differ from what the keys make. */
  readonly written: readonly string[];
  readonly faults: readonly Fault[];
}

/** A folder without a README has no tables to keep. */
function makeAll(root: string): { readonly files: SourceFile[]; readonly faults: Fault[] } {
  const files = [{ path: paths.context, text: emitContext() }];
  if (!existsSync(join(root, paths.readme))) return { files, faults: [] };
  const made = emitReadme(paths.readme, readFileSync(join(root, paths.readme), 'utf8'));
  if ('fault' in made) return { files, faults: [made.fault] };
  return { files: [...files, { path: paths.readme, text: made.text }], faults: [] };
}

/** What differs from what the keys make; with `write`, put right. */
export function makeDocuments(root: string, { write }: { readonly write: boolean }): MadeDocuments {
  const { files, faults } = makeAll(root);
  const present = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const differing = files.filter(({ path, text }) => present(path) !== text);
  if (write) for (const { path, text } of differing) writeFileSync(join(root, path), text);
  return { written: differing.map(({ path }) => path), faults };
}
