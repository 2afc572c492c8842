/**
 * What the rest of the product knows about an entity: the shape that codegen writes under `schema/generated`
 * and that the server's engine and the generic screens read. What a file's keys add is typed from their tables in `keys/`.
 * Written by hand; it names no entity.
 */
import type { actionKeys } from './keys/actionKeys.ts';
import type { callKeys } from './keys/callKeys.ts';
import type { entityKeys } from './keys/entityKeys.ts';
import type { propertyKeys } from './keys/propertyKeys.ts';
import type { PropertyKind } from './kinds.ts';
import type { RemoteFacts } from './remote.ts';
import type { ScreenAddresses } from './screenAddress.ts';

/** A text in both languages of the product. */
export interface Label {
  readonly en: string;
  readonly fr: string;
}

/** A value that a program writes, and what people read. */
export interface NamedValue {
  readonly value: string;
  readonly label: Label;
}

/** What a state means to people: done, needs somebody, gone wrong. */
export const tones = ['success', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];

/** What each shape of `schema/keys` is in a descriptor. */
interface ShapeValues {
  readonly text: string;
  readonly valueName: string;
  readonly flag: true;
  readonly number: number;
  readonly count: number;
  readonly pattern: string;
  readonly label: Label;
  readonly names: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly choices: readonly NamedValue[];
  readonly when: Readonly<Record<string, readonly string[]>>;
  readonly tones: Readonly<Partial<Record<Tone, readonly string[]>>>;
  readonly order: Readonly<Record<string, 'asc' | 'desc'>>;
  readonly rights: EntityRights;
  readonly screens: ScreenAddresses;
  readonly remote: RemoteFacts;
  readonly policy: string;
  readonly right: Right;
  readonly any: string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;
}

type ValueOf<S> = S extends { readonly oneOf: readonly (infer Text)[] }
  ? Text
  : S extends keyof ShapeValues
    ? ShapeValues[S]
    : never;

/** What a table of keys puts into a descriptor. A key is absent where it is not given, never undefined or false. */
type Described<Table> = {
  readonly [Name in keyof Table as Table[Name] extends { readonly isInternal: true }
    ? never
    : Name]?: ValueOf<
    Table[Name] extends { readonly shape: infer S }
      ? S
      : Table[Name] extends { readonly derived: infer S }
        ? S
        : never
  >;
};

/**
 * One property of an entity: what its file declares (`schema/keys/propertyKeys.ts`), and what codegen derives from it.
 * `column`: absent on computed properties, inverse relations and many-to-many relations. `values`: of a choice.
 * `target`: the entity a relation points to. `shape`: of a `json` property, the entity of scope `value` whose shape it has.
 * `through`: of a relation to many without `inverse`, the table of pairs (contract_id, source_id, target_id, position).
 * `seenWith`: of a value of other records (`from`, `countOf`), lists of policies: one of each list is needed to see it.
 */
export interface PropertyDescriptor extends Described<typeof propertyKeys> {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly label: Label;
}

/** The policy that a call asks for, or several of which any one is enough; `signedIn` asks for none. */
export type Right = string | readonly string[];

/** Where own records and those of others are distinguished: what is enough for one's own, and what for every one. */
export interface OwnerRight {
  readonly own: Right;
  /** Absent: nobody does it to what is another person's. */
  readonly any?: Right;
}

/** Which policies an entity's calls ask for. What is not named falls back to `write`, of a GET to `read`. */
export interface EntityRights {
  readonly read: Right;
  readonly write: Right;
  readonly create?: Right;
  readonly update?: Right | OwnerRight;
  readonly delete?: Right | OwnerRight;
  /** Files of many records, beside `read`. */
  readonly export?: Right;
  /** Personal properties in a file, beside `export`. Default: `personalExport` of `schema/policies.ts`. */
  readonly exportPersonal?: Right;
  /** The same coming in, beside `create` and `update`. */
  readonly import?: Right;
  /** By name of an action. */
  readonly actions?: Readonly<Record<string, Right | OwnerRight>>;
  /** Dotted path to the e-mail of the person whose record it is, e.g. `owner.email`; nobody's is no one's own. */
  readonly ownedBy?: string;
  /**
   * Dotted paths to what a policy can be bound to, where no chain of required relations leads there. Through a
   * relation to many, all that is reached must be within the policy's resources. `none`: there is none.
   */
  readonly paths?: Readonly<Partial<Record<ResourceKind, string>>>;
}

/** What a policy can be bound to. */
export type ResourceKind = 'organizational_unit' | 'ticketing' | 'selling_device';

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/** A call beyond the five operations: `schema/keys/actionKeys.ts`. Its status is 200, or 204 without `returns`. */
export interface ActionDescriptor extends Described<typeof actionKeys> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, e.g. `/desk_sessions/{id}/close`. */
  readonly path: string;
  readonly label: Label;
}

/** A call that belongs to no entity: `schema/keys/callKeys.ts`. Its name is its method and its path: `GET /me/rights`. */
export interface CallDescriptor extends Described<typeof callKeys> {
  readonly name: string;
  readonly area: string;
  readonly api: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, without its prefix. */
  readonly path: string;
  readonly summary: string;
  readonly rights: Right;
}

/** `schema/keys/entityKeys.ts`. Without `rights`, the default of `schema/policies.ts` applies. */
export interface EntityDescriptor extends Described<typeof entityKeys> {
  readonly name: string;
  readonly area: string;
  readonly api: string;
  /** Path of the collection below the API's base, e.g. `/event_dates`. */
  readonly collection: string;
  /** Rows of `global` have contract_id 0 and are only read through the API; of `self` contract_id = id. */
  readonly scope: 'contract' | 'global' | 'self' | 'value';
  readonly table: string;
  readonly title: string;
  readonly label: Label;
  readonly plural: Label;
  /** In the order of the file, which is the order on the screen. */
  readonly properties: readonly PropertyDescriptor[];
  readonly operations: readonly Operation[];
  readonly actions: readonly ActionDescriptor[];
}

/** One of the product's APIs, from `schema/apis.jsonld`. */
export interface ApiDescriptor {
  readonly name: string;
  /** Default base path on the product's one origin, e.g. `/ticketing/v1`. */
  readonly base: string;
  /** Is before every collection, e.g. `/contracts/{contractId}` of the accounts API. */
  readonly prefix?: string;
  /** Another server keeps its records; ours forwards the calls. */
  readonly served?: 'remote';
  readonly label: Label;
}

/** One area of the product, from `schema/areas.jsonld`. */
export interface AreaDescriptor {
  readonly name: string;
  readonly label: Label;
}
