/**
 * What an entity does beyond its metadata, typed by its name: its hooks see the values that metadata describes, and
 * a computed value or a filter on a property that is gone does not compile.
 */
import type { ActionName } from '../schema/generated/actions.ts';
import type { BulkNames, ComputedNames } from '../schema/generated/values.ts';
import { Carried } from './kit/behaviour.ts';
import type {
  Action,
  Behaviour,
  Draft,
  RecordName,
  RowFilter,
  RowSql,
  Stored,
  WriteContext,
  WriteFacts,
} from './kit.ts';

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

/** What a hook may set: properties of its entity, or nothing. */
type Settable<Name extends RecordName> = Draft<Name> | undefined;

type Unknown<Name extends RecordName, Set> = Exclude<keyof Set, keyof Draft<Name>>;

/** A name that is no property of the entity is an error, and not left aside. */
type Known<Name extends RecordName, Set> = Set extends object
  ? Set & ([Unknown<Name, Set>] extends [never] ? unknown : Readonly<Record<Unknown<Name, Set>, never>>)
  : Set;

type Result<Name extends RecordName, Set, Carry> = Waiting<
  Known<Name, Set> | Carried<Known<Name, Set>, Carry>
>;

/** Described, hook by hook, at `Behaviour` in `kit.ts`. */
interface Parts<Name extends RecordName, Normalized, Created, Updated, Carry> {
  readonly computed?: Computed<Name>;
  readonly filters?: Filters;
  readonly search?: Behaviour['search'];
  readonly visible?: Behaviour['visible'];
  readonly movedTo?: Behaviour['movedTo'];
  normalize?(values: Draft<Name>, facts: WriteFacts): Known<Name, Normalized>;
  readonly onUpdateOf?: readonly (keyof Draft<Name>)[] | { readonly allBut: readonly (keyof Draft<Name>)[] };
  beforeCreate?(
    record: { values: Draft<Name> },
    context: WriteContext,
  ): Result<Name, Created, Carry> | Waiting<void>;
  beforeUpdate?(
    record: { id: number; values: Draft<Name>; current: Stored<Name> },
    context: WriteContext,
  ): Result<Name, Updated, Carry> | Waiting<void>;
  beforeDelete?(record: { id: number; current: Stored<Name> }, context: WriteContext): Waiting<void>;
  /** `carry` is what the hook before handed on, when it did. */
  afterCreate?(
    record: { id: number; values: Draft<Name>; carry: Carry | undefined },
    context: WriteContext,
  ): Waiting<void>;
  afterUpdate?(
    record: { id: number; values: Draft<Name>; current: Stored<Name>; carry: Carry | undefined },
    context: WriteContext,
  ): Waiting<void>;
  bulk?(request: BulkRequest<Name>, context: WriteContext): Waiting<void>;
  readonly actions?: readonly ActionOf<Name>[];
}

export function defineBehaviour<
  const Name extends RecordName,
  Normalized extends Settable<Name>,
  Created extends Settable<Name>,
  Updated extends Settable<Name>,
  Carry = undefined,
>(entity: Name, parts: Parts<NoInfer<Name>, Normalized, Created, Updated, Carry>): Behaviour {
  return { entity, ...(parts as Omit<Behaviour, 'entity'>) };
}

/** What a hook before returns that hands `carry` to the hook after, beside what it sets. */
export function carrying<Carry, Set extends object>(carry: Carry, set: Set): Carried<Set, Carry> {
  return new Carried(set, carry);
}
