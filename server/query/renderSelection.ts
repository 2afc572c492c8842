/**
 * A selection as SQL: one JSON object a record, built by PostgreSQL. Relations asked for as objects are subselects
 * in the same statement, found by the key (contract_id, id).
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { PropertyKind } from '../../schema/kinds.ts';
import type { SelectedProperty, Selection } from '../plan/planFields.ts';
import { computedSql, type Model, type Resource, targetOf, wholeOf } from '../plan/resource.ts';
import { iriSql, literal, quote, targetContract } from './identifiers.ts';
import { backColumn, listedIds } from './relatedRows.ts';
import { relatedValueSql } from './relatedValueSql.ts';
import { withinSql } from './withinSql.ts';

/** An instant as `2026-11-21T19:30:00Z`. By an interval: a timezone's name would be looked up for every row. */
const instantText = (instant: string): string =>
  `replace(timezone(interval '0', ${instant})::text, ' ', 'T') || 'Z'`;

/** SQL of an instant: milliseconds only when there are some, never microseconds, which columns do not hold. */
export function instantSql({ computed }: PropertyDescriptor, instant: string): string {
  return instantText(computed ? `date_trunc('milliseconds', (${instant})::timestamptz)` : instant);
}

/** SQL of a value that has a column, relations to one as ids. */
export function storedSql(property: PropertyDescriptor, row: string): string {
  const column = `${row}.${quote(property.column ?? property.name)}`;
  return property.kind === 'dateTime' && !property.many ? instantSql(property, column) : column;
}

/** SQL of a property's own value, relations to one as ids. */
export function valueSql(
  model: Model,
  resource: Resource,
  property: PropertyDescriptor,
  row: string,
): string {
  if (property.computed)
    return (
      relatedValueSql(model, resource, property, row) ??
      computedSql(resource, property)?.(row) ??
      'NULL::text'
    );
  return storedSql(property, row);
}

/** A computed instant comes as timestamptz too: JSON then has it as every other instant. A list that was never written is empty. */
function answeredSql(model: Model, resource: Resource, property: PropertyDescriptor, row: string): string {
  const value = valueSql(model, resource, property, row);
  if (property.many && !property.computed) return `coalesce(${value}, '[]')`;
  return property.computed && property.kind === 'dateTime' ? instantSql(property, value) : value;
}

/** Reference data belongs to no contract, but is at an address of each: the one of who asks. */
function addressContract(resource: Resource, row: string): string {
  return targetContract(resource, row) === '0' ? "current_setting('app.contract')" : `${row}."contract_id"`;
}

/** SQL of the JSON of one record. */
export interface ObjectSql {
  /** The value where the row is in a FROM, and `beside` behind it: one query with the row's, and no other for each. */
  readonly value: string;
  readonly beside: string;
  /** The value where there is no FROM, as in RETURNING. */
  readonly alone: string;
}

/** Kinds whose values are JSON strings. */
const stringKinds: ReadonlySet<PropertyKind> = new Set([
  'string',
  'text',
  'html',
  'email',
  'phone',
  'url',
  'color',
  'image',
  'date',
  'time',
  'dateTime',
  'enum',
]);

/** Whether JSON has the member as a string, or as null. What is computed may be anything. */
function isString({ property, child, isCount }: SelectedProperty): boolean {
  if (property.many || property.computed || isCount) return false;
  return property.kind === 'relation' ? !child : stringKinds.has(property.kind);
}

/** @param row alias of the record's row */
export function objectSql(model: Model, selection: Selection, row: string, depth = 0): ObjectSql {
  const { resource, members } = selection;
  const parts: readonly (readonly [name: string, sql: string])[] = [
    ['@id', iriSql(resource, { contract: addressContract(resource, row), id: `${row}."id"` })],
    ['@type', `${literal(resource.name)}::text`],
    ...members.map(
      (member) => [member.property.name, memberSql(model, resource, member, row, depth)] as const,
    ),
  ];
  if (members.every(isString)) {
    // PostgreSQL looks up how to write each column of each row, but not each of a list of texts: half the time.
    const names = parts.map(([name]) => literal(name)).join(', ');
    const texts = parts.map(([, sql]) => `(${sql})::text`).join(', ');
    const value = `json_object(ARRAY[${names}], ARRAY[${texts}])`;
    return { value, beside: '', alone: value };
  }
  const value = `row_to_json(j${depth})`;
  const columns = parts.map(([name, sql]) => `${sql} AS ${quote(name)}`).join(', ');
  const from = `(SELECT ${columns}) j${depth}`;
  return { value, beside: ` CROSS JOIN LATERAL ${from}`, alone: `(SELECT ${value} FROM ${from})` };
}

function memberSql(
  model: Model,
  resource: Resource,
  { property, child, isCount }: SelectedProperty,
  row: string,
  depth: number,
): string {
  if (property.kind !== 'relation') return answeredSql(model, resource, property, row);
  const target = targetOf(model, property);
  if (isCount) return countSql(target, property, row);
  const contract = targetContract(target, row);
  if (!property.many) {
    if (property.computed) {
      const id = valueSql(model, resource, property, row);
      if (!child) return iriSql(target, { contract, id: `(${id})` });
      return relatedSql(model, target, child, depth, `${contract} AND {r}."id" = (${id})`);
    }
    const id = `${row}.${quote(property.column ?? '')}`;
    if (!child) return iriSql(target, { contract: contract === '0' ? `${row}."contract_id"` : contract, id });
    return relatedSql(model, target, child, depth, `${contract} AND {r}."id" = ${id}`);
  }
  const related = `r${depth + 1}`;
  const { value: item, beside } = child
    ? objectSql(model, child, related, depth + 1)
    : { value: iriSql(target, { contract: `${row}."contract_id"`, id: `${related}."id"` }), beside: '' };
  if (property.computed) {
    const ids = property.listedBy
      ? listedIds(target, property, row)
      : `SELECT c::bigint FROM jsonb_array_elements_text(${computedSql(resource, property)?.(row) ?? `'[]'::jsonb`}) c`;
    return `(SELECT coalesce(json_agg(${item} ORDER BY ${related}."id"), '[]') FROM ${quote(target.descriptor.table)} ${related}${beside} WHERE ${related}."contract_id" = ${contract} AND ${related}."id" IN (${ids})${withinSql(target, related)})`;
  }
  if (property.inverse) {
    const back = backColumn(target, property);
    return `(SELECT coalesce(json_agg(${item} ORDER BY ${related}."id"), '[]') FROM ${quote(target.descriptor.table)} ${related}${beside} WHERE ${related}."contract_id" = ${row}."contract_id" AND ${related}.${back} = ${row}."id"${withinSql(target, related)})`;
  }
  const pair = `p${depth + 1}`;
  const pairs = `FROM ${quote(property.through ?? '')} ${pair}`;
  const mine = `WHERE ${pair}."contract_id" = ${row}."contract_id" AND ${pair}."source_id" = ${row}."id"`;
  if (!child) {
    const iri = iriSql(target, { contract: `${row}."contract_id"`, id: `${pair}."target_id"` });
    return `(SELECT coalesce(json_agg(${iri} ORDER BY ${pair}."position", ${pair}."target_id"), '[]') ${pairs} ${mine})`;
  }
  return `(SELECT coalesce(json_agg(${item} ORDER BY ${pair}."position", ${pair}."target_id"), '[]') ${pairs} JOIN ${quote(target.descriptor.table)} ${related} ON ${related}."contract_id" = ${targetContract(target, pair)} AND ${related}."id" = ${pair}."target_id"${beside} ${mine}${withinSql(target, related)})`;
}

/** Counting stops here: past it a number means no more than that there are many. */
const mostCounted = 1001;

function countSql(target: Resource, property: PropertyDescriptor, row: string): string {
  const { table, hide } = target.descriptor;
  const back = backColumn(target, property);
  const hidden = quote(wholeOf(target).properties.get(hide ?? '')?.column ?? '');
  const shown = hide ? ` AND c.${hidden} IS NOT TRUE` : '';
  const rows = `SELECT FROM ${quote(table)} c WHERE c."contract_id" = ${row}."contract_id" AND c.${back} = ${row}."id"${shown}${withinSql(target, 'c')} LIMIT ${mostCounted}`;
  return `(SELECT json_build_object('@count', count(*)) FROM (${rows}) n)`;
}

/** A related record as an object, null when there is none. */
function relatedSql(
  model: Model,
  target: Resource,
  child: Selection,
  depth: number,
  condition: string,
): string {
  const related = `r${depth + 1}`;
  const { value, beside } = objectSql(model, child, related, depth + 1);
  return `(SELECT ${value} FROM ${quote(target.descriptor.table)} ${related}${beside} WHERE ${related}."contract_id" = ${condition.replace('{r}', related)}${withinSql(target, related)})`;
}
