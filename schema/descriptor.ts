/**
 * What the rest of the product knows about an entity: the shape that codegen writes under `schema/generated`
 * and that the server's engine and the generic screens read. Written by hand; it names no entity.
 */

/** A text in both languages of the product. */
export interface Label {
  readonly en: string;
  readonly fr: string;
}

/**
 * What a property's value is.
 * `money`: integer in the minor unit of the currency `currencyFrom` points to.
 * `dateTime`: ISO 8601 instant in UTC. `date`: `YYYY-MM-DD`. `time`: `HH:MM`.
 * `relation`: IRI of a `target`. `json`: any JSON value.
 */
export type PropertyKind =
  | 'string'
  | 'text'
  | 'html'
  | 'email'
  | 'phone'
  | 'url'
  | 'color'
  | 'image'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'money'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'enum'
  | 'json'
  | 'relation';

/** A value that a program writes, and what people read. */
export interface NamedValue {
  readonly value: string;
  readonly label: Label;
}

/** One property of an entity. Optional keys are absent, never undefined or false. */
export interface PropertyDescriptor {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly label: Label;
  readonly comment?: Label;
  /** Database column. Absent on computed properties, inverse relations and many-to-many relations. */
  readonly column?: string;
  /** A list of values (jsonb array), or a relation to many. */
  readonly many?: true;
  /** Of a `json` property: the entity of scope `value` whose shape it has. */
  readonly shape?: string;
  /** Entity a relation points to. */
  readonly target?: string;
  /** On a relation to many: the target's to-one property that points back. Read only, stored there. */
  readonly inverse?: string;
  /** On a relation to many without `inverse`: the table of pairs (contract_id, source_id, target_id, position). */
  readonly through?: string;
  /** Answered as a whole object instead of an IRI, one level, when `fields` does not say otherwise. */
  readonly embedded?: true;
  /** On a to-one relation: what a delete of the target does. Default: refused (409). */
  readonly onDelete?: 'cascade' | 'clear';
  readonly values?: readonly NamedValue[];
  /** Of a `string`: the values that have a name; others may come. */
  readonly known?: readonly NamedValue[];
  /** Of a `json` property: people write texts there, each under a name of their choice. Programs may write more. */
  readonly keyed?: true;
  /** Of a member of a value: what stands in the choices beside it for it to say something; elsewhere there is none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  readonly required?: true;
  readonly unique?: true;
  /** Answered, never accepted: set by behaviours, counters, timestamps. */
  readonly readOnly?: true;
  /** Accepted and stored sealed, never answered, filtered by or told in the history: a password, a key. */
  readonly secret?: true;
  /** On a computed boolean: tells whether the secret property of this name is set. */
  readonly isSetOf?: string;
  /** Accepted on create, never changed after. */
  readonly immutable?: true;
  /** Answered from an SQL expression that a behaviour gives; no column. */
  readonly computed?: true;
  readonly default?:
    | string
    | number
    | boolean
    | null
    | readonly unknown[]
    | Readonly<Record<string, unknown>>;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Of a list: how many items it has at least and at most. */
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Dotted path to the currency (ISO 4217) of a money property, e.g. `currency` or `ticketing.currency`. */
  readonly currencyFrom?: string;
  /** Dotted path to the IANA timezone of a dateTime property, e.g. `ticketing.timezone`. */
  readonly timezoneFrom?: string;
  /** Set by the engine: the instant of creation or of the last change. */
  readonly role?: 'createdAt' | 'updatedAt';
  /** A default column of the list screen. */
  readonly list?: true;
  /** Offered first in the filter bar; every other filterable property is offered behind "add filter". */
  readonly filter?: true;
  /** The section of show and edit it stands in; absent: the main one. */
  readonly section?: Label;
  readonly help?: Label;
  /** Policy without which the property is not there: turnover, personal data. */
  readonly needs?: string;
  /** It is about a person: a file holds it only for who has a policy of `exportPersonal`. */
  readonly personal?: true;
  /** Policies without which it is answered and not changed, beside what the call asks for. */
  readonly needsToWrite?: Right;
}

/** The policy that a call asks for, or several of which any one is enough; `signedIn` asks for none. */
export type Right = string | readonly string[];

/** Where own records and those of others are told apart: what is enough for one's own, and what for every one. */
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
   * relation to many, all that is reached must be within the policy's resources. `none` says there is none.
   */
  readonly paths?: Readonly<Partial<Record<ResourceKind, string>>>;
}

/** What a policy can be bound to. */
export type ResourceKind = 'organizational_unit' | 'ticketing' | 'selling_device';

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/** A call beyond the five operations. */
export interface ActionDescriptor {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, e.g. `/desk_sessions/{id}/close`. */
  readonly path: string;
  readonly label: Label;
  /** Entity whose shape the body has, mostly one of scope `value`; `json` for any JSON; absent: no body. */
  readonly expects?: string;
  /** Entity of scope `value` with the parameters of the query; absent: parameters are read by the handler. */
  readonly query?: string;
  /**
   * Entity answered; `collection:Entity`, which is a plain list where the entity is a value; `document` for a file;
   * `json` for any JSON; absent: nothing (204).
   */
  readonly returns?: string;
  /** Status of success. Default 200, 204 without `returns`. */
  readonly status?: number;
  /** The call sells, pays, refunds or prints: an `Idempotency-Key` header is honoured. */
  readonly idempotent?: true;
  /** The call cannot be undone, or gives something up: screens ask first, and name what it does. */
  readonly confirm?: Label;
  /** What stands in the record's choices while there is something to call; absent: always. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

export interface EntityDescriptor {
  readonly name: string;
  readonly area: string;
  /** Name in `schema/apis.jsonld`: ticketing, accounts, crm, desk. */
  readonly api: string;
  /** Path of the collection below the API's base, e.g. `/event_dates`. */
  readonly collection: string;
  /**
   * `contract`: every row belongs to one contract. `global`: reference data shared by all (contract_id 0), read only
   * through the API. `self`: the contract itself (contract_id = id). `value`: a shape that calls take or answer,
   * without a table, a collection or operations.
   */
  readonly scope: 'contract' | 'global' | 'self' | 'value';
  readonly table: string;
  /** Property that names a record to people. */
  readonly title: string;
  /** Stored texts that `q` looks in. Absent: the title alone. */
  readonly search?: readonly string[];
  /** Boolean property that hides a record from screens and pickers; the calls hide and show set it. */
  readonly hide?: string;
  /** Members taken beside the list of a bulk body, e.g. `downloadId`. */
  readonly bulkWith?: readonly string[];
  readonly label: Label;
  readonly plural: Label;
  readonly comment?: Label;
  /** Menu group of the admin; absent: reached from other screens only. */
  readonly group?: string;
  readonly icon?: string;
  /** Default order of a list, e.g. `{ startDate: 'asc' }`. */
  readonly order?: Readonly<Record<string, 'asc' | 'desc'>>;
  /** In the order of the file, which is the order on the screen. */
  readonly properties: readonly PropertyDescriptor[];
  readonly operations: readonly Operation[];
  readonly actions: readonly ActionDescriptor[];
  /** Absent: the default of `schema/policies.ts`. */
  readonly rights?: EntityRights;
  /** Unique together, besides single `unique` properties. */
  readonly uniques?: readonly (readonly string[])[];
  /** Sets of properties with an index after contract_id, beside those of relations, titles and filters. */
  readonly indexes?: readonly (readonly string[])[];
}

/** One of the product's APIs, from `schema/apis.jsonld`. */
export interface ApiDescriptor {
  readonly name: string;
  /** Default base path on the product's one origin, e.g. `/ticketing/v1`. */
  readonly base: string;
  /** Stands before every collection, e.g. `/contracts/{contractId}` of the accounts API. */
  readonly prefix?: string;
  readonly label: Label;
}

/** One area of the product, from `schema/areas.jsonld`. */
export interface AreaDescriptor {
  readonly name: string;
  readonly label: Label;
}
