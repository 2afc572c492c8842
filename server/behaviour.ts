/**
 * What an entity does beyond its metadata, typed by its name: its hooks see the values that metadata describes, and
 * a computed value or a filter on a property that is gone does not compile.
 */
import type { ActionName } from '../schema/generated/actions.ts';
import type { BulkNames, ComputedNames, EntityValues } from '../schema/generated/values.ts';
import type { Action, Behaviour, RowFilter, RowSql, WriteContext } from './kit.ts';

/** An entity that has records. */
export type RecordName = keyof EntityValues;

/** Some values of a record, on their way into it: relations as ids, money in minor units. */
export type Draft<Name extends RecordName> = {
  -readonly [Property in keyof EntityValues[Name]]?: EntityValues[Name][Property] | undefined;
};

/** A record as it is. */
export type Stored<Name extends RecordName> = EntityValues[Name] & { readonly id: number };

type Members<Map, Name> = Name extends keyof Map ? Map[Name] : never;

/** SQL by the name of the computed property; a relation gives the target's id, a relation to many a jsonb list of ids. */
export type Computed<Name extends RecordName> = {
  readonly [Property in Members<ComputedNames, Name> & string]?: RowSql;
};

export type Filters = Readonly<Record<string, RowFilter>>;

type ActionOf<Name extends RecordName> = Action<Extract<ActionName, `${Name}.${string}`>>;

/** What a bulk call carries beside its records: the members that metadata names in `bulkWith`. */
interface BulkRequest<Name extends RecordName> {
  readonly operation: 'create' | 'update';
  readonly beside: { readonly [Member in Members<BulkNames, Name> & string]?: unknown };
  /** In the order of the body; `id` on updates. */
  readonly records: readonly { readonly id?: number; readonly values: Draft<Name> }[];
}

type Waiting<Value> = Value | Promise<Value>;

/** Described, hook by hook, at `Behaviour` in `kit.ts`. */
interface Parts<Name extends RecordName> {
  readonly computed?: Computed<Name>;
  readonly filters?: Filters;
  readonly visible?: Behaviour['visible'];
  beforeCreate?(values: Draft<Name>, context: WriteContext): Waiting<Draft<Name>>;
  beforeUpdate?(
    change: { id: number; values: Draft<Name>; current: Stored<Name> },
    context: WriteContext,
  ): Waiting<Draft<Name>>;
  beforeDelete?(record: { id: number; current: Stored<Name> }, context: WriteContext): Waiting<void>;
  afterCreate?(record: { id: number; values: Draft<Name> }, context: WriteContext): Waiting<void>;
  afterUpdate?(
    record: { id: number; values: Draft<Name>; current: Stored<Name> },
    context: WriteContext,
  ): Waiting<void>;
  bulk?(request: BulkRequest<Name>, context: WriteContext): Waiting<void>;
  readonly actions?: readonly ActionOf<Name>[];
}

export function defineBehaviour<const Name extends RecordName>(
  entity: Name,
  parts: Parts<NoInfer<Name>>,
): Behaviour {
  return { entity, ...(parts as Omit<Behaviour, 'entity'>) };
}
