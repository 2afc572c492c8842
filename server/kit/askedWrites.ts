/** Records that a caller sends within the call of another record. */
import { defineToken } from './token.ts';
import type { RecordName } from './values.ts';
import type { WriteContext } from './writing.ts';

export interface AskedRecords {
  readonly entity: RecordName;
  /** The member of the body that lists them; absent: `list` is the one record that the call is about, and its path is the body's. */
  readonly place?: string;
  /** As it was sent. One that names a record, by `id` or `@id`, changes it; any other is created. */
  readonly list: unknown;
  /** What created ones have beside what was sent. */
  readonly created?: Readonly<Record<string, unknown>>;
}

export interface ReadyRecords {
  /** Of the records that are changed. */
  readonly changed: readonly number[];
  write(): Promise<void>;
}

/**
 * Checks them as their own bulk call would, by what the caller may see and do, every violation of all of them at once;
 * `write` then writes them. Given by the engine.
 *
 * @throws VAL-001, RIGHT-001
 */
export const askedRecords = defineToken<
  (context: WriteContext, asked: readonly AskedRecords[]) => readonly ReadyRecords[]
>('records that a call contains');
