/** Committed changes: who reads them, and who may receive them. */
import type { EntityName } from '../../schema/generated/entities.ts';
import type { Caller } from './caller.ts';
import { defineToken } from './token.ts';
import type { WriteContext } from './writing.ts';

/** A change of a record as the outbox reports it; one row may cover several records. */
export interface Committed {
  /** Of the row. */
  readonly id: number;
  readonly entity: string;
  readonly entityId: number;
  readonly action: 'create' | 'update' | 'delete';
}

/** What callers see, for services that report what nobody asked for; the engine gives it, once services are registered. */
export interface Sight {
  /** The caller with the rights they have in a contract: one object for as long as these stay the same. */
  callerIn(caller: Caller, contract: number): Promise<Caller>;
  /** Of committed changes of a contract, those that each caller (of `callerIn`) may receive. */
  filterByCaller<Row extends Committed>(batch: {
    readonly contract: number;
    readonly rows: readonly Row[];
    readonly callers: Iterable<Caller>;
  }): Promise<ReadonlyMap<Caller, readonly Row[]>>;
}

export const sight = defineToken<Sight>('what callers see');

/** A committed change of one record, as subscribers and followers of the outbox get it. */
export interface Change extends Committed {
  readonly contract: number;
  /** The transaction it was committed in: PostgreSQL's 64-bit id, as text. */
  readonly transaction: string;
  /** E-mail of who did it; null for the product itself. */
  readonly actor: string | null;
}

/** The same with what changed, by column: `[from, to]`. A created record has none, a secret value is never there. */
export interface DetailedChange extends Change {
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/**
 * Work that follows from committed changes. Every change of its entities is delivered at least once, within a contract in
 * the order of commits, by one server process at a time. What `run` writes, records by `write` and rows by `tx`, is
 * committed with how far the subscriber has come: it is done exactly once.
 */
export interface Subscriber<Called = unknown> {
  readonly entities: readonly EntityName[];
  /**
   * For what an external party has to do: before `run`, outside of any transaction, for one change at a time. At least once:
   * whoever dies between the two leaves it to another process, which calls again by the same `key`. Read the record to see
   * whether it still waits for the call; `run` settles it.
   */
  call?(change: DetailedChange, context: CallContext): Promise<Called>;
  /**
   * Of up to a hundred changes, in one transaction. What it throws undoes all: they are tried again one by one, each later
   * than before, and at last given up as a dead letter; a problem of status 422, which would be the same at every attempt,
   * at once. Records may have changed since: read them instead of trusting the change.
   */
  run(changes: readonly DetailedChange[], context: WriteContext, called: Called): Promise<void> | void;
}

/** What a call of an external party knows. */
export interface CallContext {
  readonly contract: number;
  /** For the party to recognise the call if it comes again: of this subscriber and this change, on every attempt. */
  readonly key: string;
}

/** Where a reader of the outbox is. */
export interface OutboxPosition {
  readonly transaction: string;
  readonly id: number;
}

/** The outbox as it is read: rows are passed on once no transaction that still runs could commit one before them. */
export interface Outbox {
  /** Before the server listens. A new name begins with what is committed from then on; its position is kept by name. */
  subscribe<Called>(name: string, subscriber: Subscriber<Called>): void;
  /**
   * For what each server process does for itself, such as notifying its own sockets: changes of all contracts from now on.
   * Nothing is stored and nothing is tried again.
   *
   * @returns where the reading is, given between two turns
   */
  follow(name: string, run: (changes: readonly Change[]) => Promise<void>): () => Promise<OutboxPosition>;
  /** Of one service: stores what is given up, in the transaction that goes on without it. Without it nothing is given up. */
  keepDeadLetters(store: (context: WriteContext, letter: DeadLetter) => Promise<void>): void;
  /** Delivers a change once more, by itself, in an open transaction: its call as well. @throws what the subscriber throws */
  redeliver(context: WriteContext, letter: Redelivery): Promise<void>;
}

/** A change that a subscriber could not take as often as it was tried. The subscriber has gone on without it. */
export interface DeadLetter {
  readonly subscriber: string;
  readonly change: Change;
  readonly attempts: number;
  /** For developers: what the last attempt threw. */
  readonly error: string;
}

/** Names what a dead letter is about. */
export interface Redelivery {
  readonly subscriber: string;
  /** Of the outbox. */
  readonly row: number;
  readonly entityId: number;
}
