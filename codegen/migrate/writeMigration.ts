/**
 * A program of its own, started when the tables' files changed: loads them, compares them with the last snapshot, and
 * writes the migration, its snapshot and its line in the journal as drizzle-kit keeps them. With `check` it writes
 * nothing and exits 1 when a migration is missing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrations as config } from './config.ts';
import { type Diff, nameMigration, planMigration, type Snapshot } from './planMigration.ts';
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

async function readTables(prevId: string): Promise<Snapshot> {
  const modules = await Promise.all(config.schema.map((path) => import(pathToFileURL(path).href)));
  return nameById(generateDrizzleJson(Object.assign({}, ...modules), prevId) as Snapshot);
}

const journal = readJson<Journal>(journalPath, { version: '7', dialect: 'postgresql', entries: [] });
const last = journal.entries.at(-1);
const empty = { ...(generateDrizzleJson({}) as Snapshot), id: noParent };
const previous = last ? readJson(join(meta, `${number(last.idx)}_snapshot.json`), empty) : empty;
const current = await readTables(previous.id);
const statements = await planMigration({ previous, current }, generateMigration as unknown as Diff);

function write(): void {
  const idx = last ? last.idx + 1 : 0;
  const tag = `${number(idx)}_${nameMigration(previous, current)}`;
  const entry = {
    idx,
    version: '7',
    when: Math.max(Date.now(), (last?.when ?? 0) + 1),
    tag,
    breakpoints: true,
  };
  mkdirSync(meta, { recursive: true });
  writeFileSync(join(config.out, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(join(meta, `${number(idx)}_snapshot.json`), toJson(current));
  writeFileSync(journalPath, toJson({ ...journal, entries: [...journal.entries, entry] }));
  console.log(`wrote ${config.out}/${tag}.sql: read it before you commit it`);
  for (const statement of statements)
    if (
      /^(DROP TABLE|ALTER TABLE \S+ (DROP|ALTER) COLUMN)/.test(statement) ||
      / ADD COLUMN (?!.*DEFAULT).* NOT NULL/.test(statement)
    )
      console.log(`  needs a thought where there are rows: ${statement.split('\n')[0]}`);
}

if (process.argv[2] === 'check') process.exitCode = statements.length > 0 ? 1 : 0;
else {
  if (statements.length > 0) write();
  writeStamp();
}
