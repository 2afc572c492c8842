/**
 * Entries by a key, on disk: a line each time one changes, flushed before anything is done that it is about. A last line
 * that a power failure cut is left out, as what it would have reported was not acknowledged.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

interface LinesFile<Entry> {
  readonly folder: string;
  readonly name: string;
  /** Entries kept when it is opened again. */
  readonly kept: number;
  keyOf(entry: Entry): string;
  /** What became of an entry that was under way when the box stopped. */
  settle(entry: Entry): Entry;
}

export interface Lines<Entry> {
  find(key: string): Entry | undefined;
  write(entry: Entry): void;
  /** Newest first. */
  list(): readonly Entry[];
  stop(): void;
}

function readEntries<Entry>(file: string, keyOf: (entry: Entry) => string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (const line of text.split('\n')) {
    try {
      const entry = JSON.parse(line) as Entry;
      entries.delete(keyOf(entry));
      entries.set(keyOf(entry), entry);
    } catch {
      // Cut: see above.
    }
  }
  return entries;
}

export function openLines<Entry>({ folder, name, kept, keyOf, settle }: LinesFile<Entry>): Lines<Entry> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const last = [...readEntries(file, keyOf).values()].slice(-kept).map(settle);
  const entries = new Map(last.map((entry) => [keyOf(entry), entry]));
  const draft = openSync(`${file}.new`, 'w');
  writeSync(draft, last.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
  const open = openSync(file, 'a');
  return {
    find: (key) => entries.get(key),
    write(entry) {
      writeSync(open, `${JSON.stringify(entry)}\n`);
      fsyncSync(open);
      entries.set(keyOf(entry), entry);
    },
    list: () => [...entries.values()].reverse(),
    stop: () => closeSync(open),
  };
}
