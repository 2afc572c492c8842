/** An entity's behaviour and its calls, as the engine runs them. */
import type { ActionName, ActionTypes } from '../../schema/generated/actions.ts';
import type { Caller, Rights } from './caller.ts';
import type { OutsideContext, ReadContext } from './contexts.ts';
import { defineToken } from './token.ts';
import type { Values } from './values.ts';
import type { WriteContext, WriteFacts } from './writing.ts';

/**
 * What does a declared call, as the engine runs it; `defineAction` of `server/action.ts` makes one of an entity,
 * `defineCall` of `server/call.ts` one that belongs to none, each typed by its name.
 */
export interface Handler<Name extends keyof ActionTypes = keyof ActionTypes> {
  readonly name: Name;
  prepare?(context: OutsideContext, request: unknown): unknown;
  run(context: ReadContext, request: unknown, prepared: unknown): unknown;
  finish?(context: OutsideContext, result: unknown, request: unknown): unknown;
}

export type Action<Name extends ActionName = ActionName> = Handler<Name>;

/** What a bulk call carries beside its records: the members that metadata names in `bulkWith`. */
export interface BulkRequest {
  readonly operation: 'create' | 'update';
  readonly beside: Readonly<Record<string, unknown>>;
  /** In the order of the body; `id` on updates. */
  readonly records: readonly { readonly id?: number; readonly values: Values }[];
}

/** SQL of a value, given the alias of the entity's row: `(row) => `${row}.valid_until < now()``. */
export type RowSql = (row: string) => string;

/** SQL of a condition on a row; `param` gives the place of a value in the statement. */
export type RowFilter = (filter: {
  row: string;
  value: string;
  caller: Caller;
  param(value: unknown): string;
}) => string;

type Waiting<Value> = Value | Promise<Value>;

/** What a hook sets, and what it hands to the hook that runs once the record is written. */
export class Carried<Set, Carry> {
  readonly set: Set;
  readonly carry: Carry;

  constructor(set: Set, carry: Carry) {
    this.set = set;
    this.carry = carry;
  }
}

export type HookResult = Values | Carried<Values, unknown> | undefined;

/** An entity's behaviour as the engine runs it; `defineBehaviour` of `server/behaviour.ts` makes one, typed by its name. */
export interface Behaviour {
  readonly entity: string;
  /** SQL of computed properties. A relation gives the target's id, a relation to many a jsonb list of ids. */
  readonly computed?: Readonly<Record<string, RowSql | undefined>>;
  /** SQL of parameters of a list that are no properties (`opened=1`, `user=me`): a condition, with its values. */
  readonly filters?: Readonly<Record<string, RowFilter>>;
  /** SQL of what `q` finds beside the texts that metadata names under `search`: a condition on the row, for the text typed. */
  readonly search?: RowFilter;
  /**
   * SQL of which rows of the contract the caller sees at all. Lists, their exports and bulk selections hold to it,
   * and so does reading one record; a change of one is for `beforeUpdate` and `beforeDelete` to refuse.
   */
  visible?(asked: { row: string; caller: Caller; param(value: unknown): string }): string;
  /**
   * SQL of the id of the record that took this one's place, or null. Who asks for, changes or deletes the old one by its
   * address is sent to the new one (308).
   */
  readonly movedTo?: RowSql;
  /**
   * What the values given imply, in whatever way they come: pure, without the record or the database. May refuse.
   * An entity that defines no other hook is written by one statement, however many its records are.
   */
  normalize?(values: Values, facts: WriteFacts): Values | undefined;
  /** `beforeUpdate` and `afterUpdate` are for changes of one of these properties, or of any but these; absent: of any. */
  readonly onUpdateOf?: readonly string[] | { readonly allBut: readonly string[] };
  /**
   * Hooks run inside the transaction, a record after the other. Those before return what they set: other values stay,
   * and one set to undefined is left out of what the engine writes. `carrying` hands something to the hook after.
   */
  beforeCreate?(record: { values: Values }, context: WriteContext): Waiting<HookResult>;
  beforeUpdate?(
    record: { id: number; values: Values; current: Values },
    context: WriteContext,
  ): Waiting<HookResult>;
  beforeDelete?(record: { id: number; current: Values }, context: WriteContext): Waiting<void>;
  afterCreate?(record: { id: number; values: Values; carry: unknown }, context: WriteContext): Waiting<void>;
  afterUpdate?(
    record: { id: number; values: Values; current: Values; carry: unknown },
    context: WriteContext,
  ): Waiting<void>;
  /** Once a bulk call that carries more than its records, before they are written. Without it such a call is a 501. */
  bulk?(request: BulkRequest, context: WriteContext): Promise<void> | void;
  /** Handlers of the actions that metadata declares; what has none answers 501. */
  readonly actions?: readonly Action[];
}

/** Calls of entities that nothing does yet, by name: `Cart.simulate`. Given by the engine. */
export const unansweredActions = defineToken<readonly string[]>('calls without an answer');

/** Properties, as `Entity.property`, that somebody may not see though they hold the policy. Given by the engine. */
export const unseenProperties =
  defineToken<(rights: Rights | undefined) => readonly string[]>('properties not seen');
