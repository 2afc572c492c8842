/**
 * What one key of a metadata file is. The tables of keys beside this file are the only place where a key is defined: which
 * keys are accepted and where, what an import rewrites, the descriptors and their types, `context.jsonld` and the tables of
 * the README are derived from them.
 */

/** How a value looks. `{ oneOf }`: one of these texts. The types are in `schema/descriptor.ts`. */
export type Shape =
  | 'text'
  /** An entity of scope `value`, or `json`. */
  | 'valueName'
  | 'flag'
  | 'number'
  /** A whole number from 1 on. */
  | 'count'
  /** A regular expression. */
  | 'pattern'
  | 'label'
  | 'names'
  | 'groups'
  | 'choices'
  /** From the name of a choice to a list of its values. */
  | 'when'
  /** From a tone to the values that have it. */
  | 'tones'
  /** From the name of a property to `asc` or `desc`. */
  | 'order'
  | 'rights'
  /** A policy's code. */
  | 'policy'
  /** A policy, or a list of which one is enough. */
  | 'right'
  /** Where the screens of an entity are: an address, or one for each screen. */
  | 'screens'
  /** How another server is asked: `schema/remote.ts`. */
  | 'remote'
  /** An object that is read by a table of its own. */
  | 'part'
  | 'any'
  | { readonly oneOf: readonly string[] };

/** Where a key of a property may be used; elsewhere it is refused with the hint. */
export interface Place {
  /** Kinds of values, `notKinds`: all others. */
  readonly kinds?: readonly string[];
  readonly notKinds?: readonly string[];
  /** The range as the file writes it. */
  readonly range?: string;
  /** Other keys of the property that must be given, or must not. */
  readonly with?: readonly string[];
  readonly without?: readonly string[];
  /** `stored`: of an entity with a table. `value`: of an entity of scope `value`. */
  readonly scope?: 'stored' | 'value';
  /** What to do instead. */
  readonly hint: string;
}

export interface Key {
  readonly shape: Shape;
  /** A row of the README, in its Markdown. Absent: not for people, as `@context`. */
  readonly means?: string;
  /** Who decides: an import rewrites the API's facts and keeps what people wrote. */
  readonly owner: 'api' | 'people';
  /** The term of `context.jsonld`, where it is not `admin:<key>` as its shape has it. */
  readonly term?: string | Readonly<Record<string, string>>;
  /** All of these must hold. */
  readonly places?: readonly Place[];
  /** Not on an entity of scope `value`. */
  readonly isStored?: true;
  /** Line of the entity's file that an import writes it on, counted from 1; absent: behind them. */
  readonly line?: number;
  /** Read by codegen alone: the descriptor does not have it. */
  readonly isInternal?: true;
}

/** A member of the descriptor that no file has: codegen derives it. */
export interface DerivedKey {
  readonly derived: Shape;
}

export type Keys = Readonly<Record<string, Key | DerivedKey>>;

export const isDerived = (key: Key | DerivedKey): key is DerivedKey => 'derived' in key;

/** The keys that a file may have, in their order. */
export function fileKeys(keys: Keys): readonly (readonly [name: string, key: Key])[] {
  return Object.entries(keys).flatMap(([name, key]) => (isDerived(key) ? [] : [[name, key] as const]));
}

/** The kind of a property, its keys as its file gives them, and whether its entity has a table. */
export interface Placed {
  readonly kind: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly isStored: boolean;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== false;

/** The first place that a key of a property is not at; undefined where it may be used. */
export function findMisplaced({ places = [] }: Key, { kind, values, isStored }: Placed): Place | undefined {
  return places.find(
    (place) =>
      (place.kinds && !place.kinds.includes(kind)) ||
      place.notKinds?.includes(kind) ||
      (place.range !== undefined && values.range !== place.range) ||
      place.with?.some((key) => !isGiven(values[key])) ||
      place.without?.some((key) => isGiven(values[key])) ||
      (place.scope !== undefined && isStored !== (place.scope === 'stored')),
  );
}
