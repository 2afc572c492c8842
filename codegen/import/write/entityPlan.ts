/** An entity as the documents have it, named, placed and described, before it is laid over its file. */
import type { EntitySource } from '../../read/readSchema.ts';
import type { ClassFacts } from '../facts.ts';
import type { Described } from './describeProperties.ts';
import type { Values } from './printEntity.ts';

export interface EntityPlan {
  readonly facts: ClassFacts;
  readonly name: string;
  readonly existing: EntitySource | undefined;
  readonly api: string;
  readonly area: string;
  readonly collection: string;
  readonly isGuess: boolean;
  readonly properties: readonly Described[];
  /** Guessed once: the target's property that points back, by the name of the relation to many. */
  readonly inverses: ReadonlyMap<string, string>;
  readonly actions: ReadonlyMap<string, Values>;
  /** Of the server that keeps its records; absent: they are kept here. */
  readonly address?: string;
}
