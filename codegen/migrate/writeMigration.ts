/**
 * A program of its own, started when the tables changed: loads them, compares them with the last snapshot, and writes the
 * migration, its snapshot and its line in the journal as drizzle-kit keeps them. What loses something, or may be stopped
 * by rows that are there, is only written when a person has confirmed it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrations as config, generatedTables } from './config.ts';
import { type Diff, type Plan, planMigration } from './planMigration.ts';
import { type MigrationInput, type MigrationMode, WAITS } from './runMigration.ts';
import type { Snapshot } from './snapshot.ts';
import { writeStamp } from './stamp.ts';

interface Journal {
  readonly version: string;
  readonly dialect: string;
  readonly entries: readonly {
    idx: number;
    version: string;
    when: number;
    tag: string;
    breakpoints: boolean;
  }[];
}

const [mode, folder] = process.argv.slice(2) as [MigrationMode, string];
const input = JSON.parse(readFileSync(join(folder, 'input.json'), 'utf8')) as MigrationInput;

const meta = join(config.out, 'meta');
const journalPath = join(meta, '_journal.json');
const noParent = '00000000-0000-0000-0000-000000000000';
const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const number = (idx: number) => String(idx).padStart(4, '0');

function readJson<Value>(path: string, otherwise: Value): Value {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Value) : otherwise;
}

/** The same tables get the same id: a migration made again is the same file. */
function nameById(snapshot: Snapshot): Snapshot {
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...snapshot, id: '' }))
    .digest('hex');
  const id = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return { ...snapshot, id };
}

/** The generated ones as they are to be; those written by hand as they are. */
async function readTables(prevId: string): Promise<Snapshot> {
  const files = [join(folder, 'tables.ts'), ...config.schema.filter((path) => path !== generatedTables)];
  const modules = await Promise.all(files.map((path) => import(pathToFileURL(path).href)));
  return generateDrizzleJson(Object.assign({}, ...modules), prevId) as Snapshot;
}

const journal = readJson<Journal>(journalPath, { version: '7', dialect: 'postgresql', entries: [] });
const last = journal.entries.at(-1);
const empty = { ...(generateDrizzleJson({}) as Snapshot), id: noParent };
const previous = last ? readJson(join(meta, `${number(last.idx)}_snapshot.json`), empty) : empty;

function write({ statements, target, name }: Plan): void {
  const idx = last ? last.idx + 1 : 0;
  const tag = `${number(idx)}_${name}`;
  const entry = {
    idx,
    version: '7',
    when: Math.max(Date.now(), (last?.when ?? 0) + 1),
    tag,
    breakpoints: true,
  };
  mkdirSync(meta, { recursive: true });
  writeFileSync(join(config.out, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(join(meta, `${number(idx)}_snapshot.json`), toJson(nameById(target)));
  writeFileSync(journalPath, toJson({ ...journal, entries: [...journal.entries, entry] }));
  console.log(`wrote ${config.out}/${tag}.sql: read it before you commit it`);
}

const isRelease = mode === 'release' || mode === 'release-confirm';

/** @returns the exit code */
function run(plan: Plan): number {
  if (mode === 'check') return plan.statements.length > 0 ? 1 : 0;
  const isConfirmed = mode === 'confirm' || mode === 'release-confirm';
  if (plan.risks.length > 0 && !isConfirmed) {
    for (const risk of plan.risks) console.log(`  ${risk}`);
    return WAITS;
  }
  if (plan.statements.length > 0) write(plan);
  if (!isRelease) {
    for (const name of plan.kept) console.log(`  kept until a release: ${name}`);
    if (plan.kept.length > 0)
      console.log('  What only has another name says so: "was": "<the name before>".');
  }
  writeStamp(input);
  return 0;
}

const plan = await planMigration(
  { previous, wanted: await readTables(previous.id), renames: input.renames, lists: input.lists, isRelease },
  generateMigration as unknown as Diff,
);
process.exitCode = run(plan);
