/**
 * What the box has done, by job key, on disk: a key that comes again is answered from here and prints nothing. A line
 * is written and flushed before a page goes to the printer, so that a crash leaves "perhaps", never "surely not".
 */
import type { JobState, PrintReply } from '../schema/channel.ts';
import { type Lines, openLines } from './openLines.ts';

export interface JournalEntry extends JobState {
  /** The first outcome, answered to every repetition. */
  readonly outcome?: PrintReply;
  /** The relay knows what came out. */
  readonly reported?: true;
}

/** Jobs kept when the journal is opened again; older keys are past every deadline. */
const KEPT = 500;

export type Journal = Lines<JournalEntry>;

/** A job that was under way when the box stopped: nobody knows what came out, and it is never printed again. */
function settle(entry: JournalEntry): JournalEntry {
  if (entry.outcome) return entry;
  const sent = entry.status === 'printing';
  const code = sent ? 'unknown_outcome' : 'timeout';
  const error = sent ? 'The box stopped while it printed.' : 'The box stopped before it printed.';
  const outcome = { error, code, printedPages: entry.printedPages } as const;
  return { ...entry, status: 'failed', error, code, outcome };
}

export const openJournal = (folder: string): Journal =>
  openLines({ folder, name: 'journal.jsonl', kept: KEPT, keyOf: ({ jobKey }) => jobKey, settle });
