/** The only place where codegen touches the disk: schema in, generated files out. */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from './fault.ts';
import { generatedFolders } from './generate.ts';
import type { SourceFile } from './read/readSchema.ts';

/** Paths below `root` of every file in a folder of it; none when there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort(compareText);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const readAll = (root: string, paths: readonly string[]): SourceFile[] =>
  paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Every schema file below `root`; the context is for JSON-LD processors, not for us. */
export function readSources(root: string): SourceFile[] {
  const isSource = (path: string) => path.endsWith('.jsonld') && path !== 'schema/context.jsonld';
  return readAll(root, listFiles(root, 'schema').filter(isSource));
}

/** The registries of hand-written screens, an area's each. */
export function readRegistries(root: string): SourceFile[] {
  const isRegistry = (path: string) => /^overrides\/[^/]+\/screens\.ts$/.test(path);
  return readAll(root, listFiles(root, 'overrides').filter(isRegistry));
}

/** What is in the generated folders now. */
export function readGenerated(root: string): SourceFile[] {
  return readAll(
    root,
    generatedFolders.flatMap((folder) => listFiles(root, folder)),
  );
}

export interface Difference {
  /** Paths to be made, or made anew. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

export function compareFiles(present: readonly SourceFile[], wanted: readonly SourceFile[]): Difference {
  const texts = new Map(present.map(({ path, text }) => [path, text]));
  const paths = new Set(wanted.map(({ path }) => path));
  return {
    written: wanted.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path),
    removed: present.map(({ path }) => path).filter((path) => !paths.has(path)),
  };
}

/** Writes what differs, removes what is no longer made, and the folders left empty by it. */
export function writeFiles(root: string, wanted: readonly SourceFile[]): Difference {
  const difference = compareFiles(readGenerated(root), wanted);
  const texts = new Map(wanted.map(({ path, text }) => [path, text]));
  for (const path of difference.written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), texts.get(path) ?? '');
  }
  for (const path of difference.removed) {
    rmSync(join(root, path));
    const folder = dirname(join(root, path));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  return difference;
}
