/** Which filters suit which kind of property, and what a value in an address must look like. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { ordinalKinds, type PropertyKind, textKinds } from '../../schema/kinds.ts';
import type { Problem } from '../errors.ts';
import { planProblem } from './errors.ts';
import { isComputable, type Resource } from './resource.ts';

export type Operator = 'is' | 'gte' | 'gt' | 'lte' | 'lt' | 'contains' | 'startsWith' | 'exists';

/** What an operator of a request means; `not` turns it round, and then holds for what has no value too. */
interface Meaning {
  readonly operator: Operator;
  readonly isNot?: true;
}

/** As written in brackets. `after` and `before` include their bound, as in API Platform. */
export const bracketOperators: Readonly<Record<string, Meaning>> = {
  gte: { operator: 'gte' },
  gt: { operator: 'gt' },
  lte: { operator: 'lte' },
  lt: { operator: 'lt' },
  after: { operator: 'gte' },
  before: { operator: 'lte' },
  strictly_after: { operator: 'gt' },
  strictly_before: { operator: 'lt' },
  contains: { operator: 'contains' },
  startsWith: { operator: 'startsWith' },
};

/** As written in the JSON of `filter`. */
export const jsonOperators: Readonly<Record<string, Meaning>> = {
  eq: { operator: 'is' },
  ne: { operator: 'is', isNot: true },
  in: { operator: 'is' },
  notIn: { operator: 'is', isNot: true },
  gt: { operator: 'gt' },
  gte: { operator: 'gte' },
  lt: { operator: 'lt' },
  lte: { operator: 'lte' },
  contains: { operator: 'contains' },
  notContains: { operator: 'contains', isNot: true },
  startsWith: { operator: 'startsWith' },
  exists: { operator: 'exists' },
};

const dateKinds: readonly PropertyKind[] = ['date', 'dateTime'];

/** A computed property is compared where its SQL is known; a secret never: finding by it would reveal it. */
function isComparable(property: PropertyDescriptor, resource: Resource | undefined): boolean {
  if (property.secret) return false;
  return !property.computed || (resource !== undefined && isComputable(resource, property));
}

/** What can be asked of a property of `resource`; none of one whose value only a behaviour knows. */
export function operatorsOf(property: PropertyDescriptor, resource?: Resource): readonly Operator[] {
  if (!isComparable(property, resource)) return [];
  if (property.kind === 'json' || (property.computed && property.many && !property.listedBy))
    return ['exists'];
  if (property.many) return ['is', 'exists'];
  if (textKinds.includes(property.kind)) return ['is', 'contains', 'startsWith', 'exists'];
  if (ordinalKinds.includes(property.kind)) return ['is', 'gte', 'gt', 'lte', 'lt', 'exists'];
  return ['is', 'exists'];
}

/** The words in brackets that mean an operator: four of them are for dates alone. */
export function bracketsOf(property: PropertyDescriptor, resource?: Resource): readonly string[] {
  const known = operatorsOf(property, resource);
  return Object.entries(bracketOperators)
    .filter(
      ([name, { operator }]) =>
        known.includes(operator) && (name === operator || dateKinds.includes(property.kind)),
    )
    .map(([name]) => name);
}

/** Whether a list can be ordered by it. */
export function isSortable(property: PropertyDescriptor, resource?: Resource): boolean {
  return !property.many && property.kind !== 'json' && isComparable(property, resource);
}

/** PostgreSQL's type of a filter's value. */
export function sqlType(kind: PropertyKind): string {
  if (kind === 'integer' || kind === 'money' || kind === 'relation') return 'bigint';
  if (kind === 'number') return 'numeric';
  if (kind === 'boolean') return 'boolean';
  if (kind === 'date') return 'date';
  if (kind === 'dateTime') return 'timestamptz';
  return 'text';
}

const maxId = 9_223_372_036_854_775_807n;

/** A positive bigint as digits, or nothing. */
export function readId(text: string): string | undefined {
  if (!/^\d{1,19}$/.test(text) || BigInt(text) > maxId) return undefined;
  return BigInt(text).toString();
}

const dateTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A calendar date that exists: 2026-02-30 does not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** An instant in ISO 8601, in UTC unless it has another offset; nothing when it is none. */
export function readInstant(text: string): string | undefined {
  if (!dateTime.test(text) || !isDate(text.slice(0, 10))) return undefined;
  const zoned = /(Z|[+-]\d\d:\d\d)$/.test(text.slice(10)) || text.length === 10 ? text : `${text}Z`;
  const time = Date.parse(zoned);
  if (Number.isNaN(time)) return undefined;
  const iso = new Date(time).toISOString();
  // Offsets can push an instant out of the years that PostgreSQL and JSON both write with four digits.
  return /^\d{4}-/.test(iso) && iso >= '0001' ? iso : undefined;
}

/** NUL cannot be stored and a lone surrogate is no text: neither can match anything. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export interface RawValue {
  readonly parameter: string;
  readonly value: string;
  /** Of a relation: the id in an address of what it leads to. */
  readonly readAddress?: ((text: string) => string | undefined) | undefined;
}

/** The value of a filter as PostgreSQL's parameter; a problem when it is not of the property's kind. */
export function readValue(
  property: PropertyDescriptor,
  { parameter, value, readAddress }: RawValue,
): unknown {
  const refuse = (expected: string): Problem =>
    planProblem('PLAN-005', { parameter, value: value.slice(0, 80), expected });
  if (!isStorableText(value)) throw refuse('text without NUL and lone surrogates');
  switch (property.kind) {
    case 'integer':
    case 'money':
      if (!/^-?\d{1,15}$/.test(value)) throw refuse('integer');
      return Number(value);
    case 'number':
      if (!/^-?\d{1,30}(\.\d{1,30})?$/.test(value)) throw refuse('number');
      return value;
    case 'boolean':
      if (value === 'true' || value === '1') return true;
      if (value === 'false' || value === '0') return false;
      throw refuse('boolean: "true" or "false"');
    case 'date':
      if (!isDate(value.slice(0, 10)) || !dateTime.test(value)) throw refuse('date "YYYY-MM-DD"');
      return value.slice(0, 10);
    case 'dateTime': {
      const instant = readInstant(value.replace(/ (?=\d\d:\d\d$)/, '+'));
      if (!instant) throw refuse('instant in ISO 8601');
      return instant;
    }
    case 'relation': {
      const id = readAddress?.(value) ?? readId(value);
      if (!id) throw refuse('id or IRI of what the relation leads to');
      return id;
    }
    case 'enum': {
      if (!property.values?.some((choice) => choice.value === value))
        throw refuse(`of ${property.values?.map((choice) => `"${choice.value}"`).join(', ')}`);
      return value;
    }
    default:
      return value;
  }
}
