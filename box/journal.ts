/**
 * What the box has done, by job key, on disk: a key that comes again is answered from here and prints nothing. A line
 * is written and flushed before a page goes to the printer, so that a crash leaves "perhaps", never "surely not".
 */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { JobState, PrintReply } from '../schema/channel.ts';

export interface JournalEntry extends JobState {
  /** The first outcome, answered to every repetition. */
  readonly outcome?: PrintReply;
  /** The relay knows what came out. */
  readonly reported?: true;
}

/** Jobs kept when the journal is opened again; older keys are past every deadline. */
const KEPT = 500;

export interface Journal {
  find(jobKey: string): JournalEntry | undefined;
  write(entry: JournalEntry): void;
  /** Newest first. */
  list(): readonly JournalEntry[];
  stop(): void;
}

function readEntries(file: string): Map<string, JournalEntry> {
  const entries = new Map<string, JournalEntry>();
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (const line of text.split('\n')) {
    try {
      const entry = JSON.parse(line) as JournalEntry;
      entries.delete(entry.jobKey);
      entries.set(entry.jobKey, entry);
    } catch {
      // A last line cut by a power failure: its content was not acknowledged.
    }
  }
  return entries;
}

/** A job that was under way when the box stopped: nobody knows what came out, and it is never printed again. */
function settle(entry: JournalEntry): JournalEntry {
  if (entry.outcome) return entry;
  const sent = entry.status === 'printing';
  const code = sent ? 'unknown_outcome' : 'timeout';
  const error = sent ? 'The box stopped while it printed.' : 'The box stopped before it printed.';
  const outcome = { error, code, printedPages: entry.printedPages } as const;
  return { ...entry, status: 'failed', error, code, outcome };
}

export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const kept = [...readEntries(file).values()].slice(-KEPT).map(settle);
  const entries = new Map(kept.map((entry) => [entry.jobKey, entry]));
  const draft = openSync(`${file}.new`, 'w');
  writeSync(draft, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
  const open = openSync(file, 'a');
  return {
    find: (jobKey) => entries.get(jobKey),
    write(entry) {
      writeSync(open, `${JSON.stringify(entry)}\n`);
      fsyncSync(open);
      entries.set(entry.jobKey, entry);
    },
    list: () => [...entries.values()].reverse(),
    stop: () => closeSync(open),
  };
}
