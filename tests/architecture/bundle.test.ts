/** How much JavaScript a person fetches, brotli-compressed, from the manifest of a real build. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'bundle-'));
const kilobyte = 1000;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly isEntry?: true;
  readonly isDynamicEntry?: true;
}

let manifest: Readonly<Record<string, Chunk>>;
const sizes = new Map<string, number>();

beforeAll(async () => {
  // A process of its own: in this one React would be its development build.
  await promisify(execFile)('vite', ['build', '--logLevel', 'error', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8')) as typeof manifest;
});

afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const sizeOf = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(outDir, file))).length;
  sizes.set(file, size);
  return size;
};

/** Every file that is fetched together with the modules of these keys. */
function closure(keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk "${key}".`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);

const entry = 'index.html';
/** The largest of the languages and of the descriptors stand for all. */
const largest = (folder: string) => {
  // An entity's descriptor is in its area's folder; beside those is what comes later, such as the bodies of calls.
  const keys = Object.keys(manifest).filter(
    (key) => key.startsWith(folder) && key.slice(folder.length).includes('/'),
  );
  return keys.toSorted((one, other) => sum(closure([other])) - sum(closure([one])))[0] ?? '';
};
/** What opens on a click; what such a screen fetches by and by is measured in a browser. */
const isScreen = (key: string) => /generic\/Generic\w+\.tsx$|overrides\/.*\/screens\//.test(key);

/** The chunk of the shell and the generic list, which `vite.config.ts` names. */
const listChunk = () => Object.keys(manifest).find((key) => manifest[key]?.name === 'list') ?? 'list';

const toFirstList = () =>
  closure([
    entry,
    listChunk(),
    'i18n/french.ts',
    '../overrides/menu/fr.ts',
    largest('../schema/generated/'),
    '../schema/generated/contract/Contract.ts',
  ]);

describe('JavaScript', () => {
  it('to the sign-in page is 8 kB at most', () => {
    expect(sum(closure([entry]))).toBeLessThan(8 * kilobyte);
  });

  it('to the first list is 250 kB at most', () => {
    expect(sum(toFirstList())).toBeLessThan(250 * kilobyte);
  });

  it('of every further group of screens is 60 kB at most', () => {
    const known = toFirstList();
    const groups = Object.entries(manifest)
      .filter(([key, chunk]) => chunk.isDynamicEntry && isScreen(key))
      .map(([key]) => [key, sum([...closure([key])].filter((file) => !known.has(file)))] as const);
    expect(groups.length).toBeGreaterThan(5);
    expect(groups.filter(([, size]) => size > 60 * kilobyte)).toEqual([]);
  });
});
