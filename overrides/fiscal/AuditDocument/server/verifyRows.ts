/** Verifies a part of a journal by its public keys: the work of a thread of the pool (`verifyPeriod.ts`). */
import { createPublicKey } from 'node:crypto';
import {
  type ChainHead,
  type ChainStart,
  type JournalRow,
  verifyJournal,
} from '../../Journal/server/verifyJournal.ts';

export interface JournalPart {
  readonly rows: readonly JournalRow[];
  readonly starts: readonly ChainStart[];
  readonly heads: readonly ChainHead[];
  /** Public keys by their names, as PEM. */
  readonly keys: readonly (readonly [name: string, text: string])[];
}

/** @returns what is broken, of each chain its first record */
export function verifyRows({ rows, starts, heads, keys }: JournalPart): readonly string[] {
  const known = new Map(keys.map(([name, text]) => [name, createPublicKey(text)]));
  return verifyJournal(rows, known, heads, starts).faults;
}
