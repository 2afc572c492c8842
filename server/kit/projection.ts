/** What records keep of others, as the server runs it; `defineProjection` of `server/projection.ts` makes one. */
import type { EntityName } from '../../schema/generated/entities.ts';
import type { Statement } from './database.ts';

/** Statements run in some contract, or across all where they ask for it. */
export interface Projection {
  /** Of its subscriber, and of who writes what it keeps. */
  readonly name: string;
  readonly entity: EntityName;
  readonly sources: readonly ProjectionSource[];
  /** The fact in `meta` that holds the instant up to which the clock was followed; written once all was computed. */
  readonly clock: string;
  /** Ids after one, in order. */
  list(asked: InContract & { readonly after: number; readonly most: number }): Statement<Found>;
  /** Locks the records in the order of their ids. */
  lock(records: Records): Statement<Found>;
  /** Writes those that differ. */
  write(records: Records): Statement<Found>;
  /** Values that differ, and whether the subscriber has something to take, both at one instant. */
  compare(records: Records & Since): Statement<Compared>;
  /** Across all contracts: the records for which the clock alone has changed something since. */
  turned(since: Since): Statement<Found & InContract>;
}

export interface ProjectionSource {
  readonly entity: EntityName;
  /** The column that begins the way; absent where the record itself keeps the values. */
  readonly column: string | undefined;
  /** From ids of sources, as they are now. */
  find(records: Records): Statement<Found>;
  /** From ids of what `column` named before; absent where those keep the values. */
  readonly findFormer: ((records: Records) => Statement<Found>) | undefined;
}

export interface InContract {
  readonly contract: number;
}

export interface Records extends InContract {
  readonly ids: readonly number[];
}

export interface Since {
  /** An instant as PostgreSQL writes it. */
  readonly since: string;
}

export interface Found {
  readonly id: number;
}

export interface Compared {
  readonly hasWaiting: boolean;
  readonly differences: readonly {
    readonly id: number;
    readonly property: string;
    readonly stored: unknown;
    readonly computed: unknown;
  }[];
}
