/** What writes records, and what it works with. */
import type { Caller } from './caller.ts';
import type { Transaction } from './database.ts';
import type { Token } from './token.ts';
import type { Draft, RecordName } from './values.ts';

/** What is known of a write before its transaction: all that `normalize` goes by. */
export interface WriteFacts {
  readonly operation: 'create' | 'update';
  readonly contract: number;
  readonly caller: Caller;
  readonly now: Date;
}

/** What a behaviour knows while it writes. `tx` is scoped to `contract`. */
export interface WriteContext {
  readonly tx: Transaction;
  readonly contract: number;
  readonly caller: Caller;
  readonly now: Date;
  readonly write: RecordWriter;
  /** Runs after the commit, never when the transaction rolled back. */
  afterCommit(run: () => void | Promise<void>): void;
  /** What a service provides. @throws when nothing does */
  use<Value>(token: Token<Value>): Value;
}

/**
 * Writes records inside the open transaction as every other source does: normalized, with the hooks of their entity,
 * locked in the order of their ids. What the caller may do is for who writes to check: their own call was allowed, and
 * records that follow from it are written whatever rights their entity asks for.
 */
export interface RecordWriter {
  /** @returns the id */
  create<Name extends RecordName>(entity: Name, values: Draft<Name>): Promise<number>;
  /** @returns ids in the order of the records */
  createMany<Name extends RecordName>(
    entity: Name,
    records: readonly Draft<Name>[],
  ): Promise<readonly number[]>;
  /**
   * A record once more, with other values where `values` names them: whatever somebody may set is copied, a property
   * that is new as well; counters and other values of the server begin anew. Records that point to it are not copied.
   *
   * @returns the id of the copy
   * @throws REQ-010 where there is no such record in the contract
   */
  copy<Name extends RecordName>(entity: Name, id: number, values: Draft<Name>): Promise<number>;
  /** @returns ids of the copies in the order of the records */
  copyMany<Name extends RecordName>(
    entity: Name,
    records: readonly { readonly id: number; readonly values: Draft<Name> }[],
  ): Promise<readonly number[]>;
  /** @throws REQ-010 where there is no such record in the contract */
  update<Name extends RecordName>(entity: Name, id: number, values: Draft<Name>): Promise<void>;
  /** @throws BULK-002 where one of them is not in the contract */
  updateMany<Name extends RecordName>(
    entity: Name,
    records: readonly { readonly id: number; readonly values: Draft<Name> }[],
  ): Promise<void>;
  /**
   * Sets values in all records that a list's filters mean, as far as the caller sees and may change them, in the order of
   * their ids.
   * @param filters as in the list's address, e.g. `{ status: 'draft', 'exists[deletedAt]': 'true' }`
   * @returns how many
   */
  updateMatched<Name extends RecordName>(
    entity: Name,
    filters: Readonly<Record<string, string | readonly string[]>>,
    values: Draft<Name>,
  ): Promise<number>;
  /** @throws REQ-010 where there is no such record in the contract */
  delete(entity: RecordName, id: number): Promise<void>;
}
