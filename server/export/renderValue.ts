/**
 * A column's value as SQL, seen from the row `t`: typed where a spreadsheet has a type for it, and as the text that
 * is in a CSV. What is behind a relation to many is one text.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { planPath } from '../plan/planPath.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { comparedSql } from '../query/comparedSql.ts';
import { iriSql, literal, quote, targetContract } from '../query/identifiers.ts';
import { pathSql, seenRows } from '../query/renderPath.ts';
import { instantSql } from '../query/renderSelection.ts';
import { wallSql } from '../query/renderWall.ts';
import { withinSql } from '../query/withinSql.ts';
import type { ExportColumn } from './planColumns.ts';
import type { ExportOptions } from './readOptions.ts';

export interface Value {
  /** `number` has its decimals as SQL; `date` and `dateTime` are without a timezone: what a clock there shows. */
  readonly type: 'text' | 'integer' | 'number' | 'money' | 'boolean' | 'date' | 'dateTime' | 'plain';
  readonly sql: string;
  /** The same as text, as people or machines read it. */
  readonly text: string;
}

export interface ValueInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly options: ExportOptions;
  /** SQL of the names of all timezones, where what records contain is not to be trusted. */
  readonly zones?: string;
}

interface Place {
  readonly owner: Resource;
  readonly row: string;
}

const words = { en: { yes: 'Yes', no: 'No' }, fr: { yes: 'Oui', no: 'Non' } } as const;

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
const currencies = Intl.supportedValuesOf('currency');
const withDigits = (digits: number): string =>
  currencies
    .filter((currency) => digitsOf(currency) === digits)
    .map(literal)
    .join(', ');

/** SQL of an amount in the currency's own unit, a numeric with as many decimals as the currency has. */
function majorSql(amount: string, currency: string): string {
  const unit = (digits: number): string => `round(${amount}::numeric / ${10 ** digits}, ${digits})`;
  return `CASE WHEN ${currency} IN (${withDigits(0)}) THEN ${amount}::numeric WHEN ${currency} IN (${withDigits(3)}) THEN ${unit(3)} ELSE ${unit(2)} END`;
}

function pathFrom({ model }: ValueInput, { owner, row }: Place, dotted: string): string {
  return pathSql(model, owner, planPath(model, owner, dotted, 'fields'), row);
}

function decimalSql({ options }: ValueInput, number: string): string {
  return options.language === 'fr' ? `replace((${number})::text, '.', ',')` : `(${number})::text`;
}

function namedSql({ options }: ValueInput, { values, known = [] }: PropertyDescriptor, sql: string): string {
  const whens = (values ?? known).map(
    ({ value, label }) => `WHEN ${literal(value)} THEN ${literal(label[options.language])}`,
  );
  return whens.length ? `CASE ${sql} ${whens.join(' ')} ELSE ${sql} END` : sql;
}

/** A list of values, stored as JSON: as it is for machines, one behind the other for people. */
function listSql(input: ValueInput, property: PropertyDescriptor, sql: string): string {
  if (input.options.header === 'names') return `nullif(${sql}::text, '[]')`;
  const item = namedSql(input, property, 'i');
  return `CASE WHEN jsonb_typeof(${sql}) = 'array' THEN (SELECT string_agg(${item}, ', ') FROM jsonb_array_elements_text(${sql}) i) END`;
}

function ownValue(input: ValueInput, place: Place, property: PropertyDescriptor): Value {
  const sql = comparedSql(input.model, place.owner, property, place.row);
  const forPeople = input.options.header === 'labels';
  const same = (type: Value['type'], text = sql): Value => ({
    type,
    sql: type === 'text' ? text : sql,
    text,
  });
  if (property.many) return same('text', listSql(input, property, sql));
  switch (property.kind) {
    case 'integer':
      return same('integer', `${sql}::text`);
    case 'number': {
      const number = `trim_scale(${sql}::numeric)`;
      return { type: 'number', sql: number, text: forPeople ? decimalSql(input, number) : `${number}::text` };
    }
    case 'money': {
      if (!forPeople) return same('integer', `${sql}::text`);
      const currency = property.currencyFrom
        ? `(${pathFrom(input, place, property.currencyFrom)})::text`
        : `''`;
      const major = majorSql(sql, currency);
      return { type: 'money', sql: major, text: decimalSql(input, major) };
    }
    case 'boolean': {
      const { yes, no } = words[input.options.language];
      const text = `CASE WHEN ${sql} THEN ${literal(yes)} WHEN NOT ${sql} THEN ${literal(no)} END`;
      return same(
        'boolean',
        forPeople ? text : `CASE WHEN ${sql} THEN 'true' WHEN NOT ${sql} THEN 'false' END`,
      );
    }
    case 'date':
      return forPeople ? same('date', `to_char(${sql}, 'DD/MM/YYYY')`) : same('plain', `${sql}::text`);
    case 'dateTime': {
      if (!forPeople)
        return { type: 'plain', sql: instantSql(property, sql), text: instantSql(property, sql) };
      const wall = wallSql(input.model, property, { ...place, instant: sql, zones: input.zones });
      return { type: 'dateTime', sql: wall, text: `to_char(${wall}, 'DD/MM/YYYY HH24:MI')` };
    }
    case 'enum':
    case 'string':
      return same('text', forPeople ? namedSql(input, property, sql) : sql);
    case 'json':
      return same('text', `${sql}::text`);
    default:
      return same('text');
  }
}

/** Reference data is at an address of each contract. */
function addressOf(resource: Resource, row: string): string {
  const isGlobal = resource.descriptor.scope === 'global';
  const contract = isGlobal ? "current_setting('app.contract')" : `${row}."contract_id"`;
  return iriSql(resource, { contract, id: `${row}."id"` });
}

/** A relation's rows; a computed list of ids has no condition of its own in `seenRows`. */
function rowsOf(model: Model, place: Place, property: PropertyDescriptor, alias: string): string {
  if (!(property.computed && property.many) || property.listedBy)
    return seenRows(model, place.owner, property, { row: place.row, alias });
  const target = targetOf(model, property);
  const ids = comparedSql(model, place.owner, property, place.row);
  return `FROM ${quote(target.descriptor.table)} ${alias} WHERE ${alias}."contract_id" = ${targetContract(target, place.row)} AND ${alias}."id" IN (SELECT c::bigint FROM jsonb_array_elements_text(${ids}) c)${withinSql(target, alias)}`;
}

export function renderValue(input: ValueInput, { properties, isIri }: ExportColumn): Value {
  const { model } = input;
  const walk = (rest: readonly PropertyDescriptor[], place: Place, depth: number): Value => {
    const [property, ...more] = rest;
    if (!property) {
      const iri = addressOf(place.owner, place.row);
      return { type: 'plain', sql: iri, text: iri };
    }
    if (property.kind !== 'relation') return ownValue(input, place, property);
    if (!property.target) {
      const id = `${place.row}."id"`;
      const iri = addressOf(place.owner, place.row);
      return isIri
        ? { type: 'plain', sql: iri, text: iri }
        : { type: 'integer', sql: id, text: `${id}::text` };
    }
    const alias = `e${depth}`;
    const target = targetOf(model, property);
    const inner = walk(more, { owner: target, row: alias }, depth + 1);
    const rows = rowsOf(model, place, property, alias);
    if (property.many) {
      const position = property.through ? `${alias}p."position", ` : '';
      const order = `ORDER BY ${position}${alias}."id"`;
      const all =
        input.options.header === 'names'
          ? `json_agg(${inner.text} ${order})::text`
          : `string_agg(${inner.text}, ', ' ${order})`;
      const sql = `(SELECT ${all} ${rows})`;
      return { type: 'text', sql, text: sql };
    }
    return { type: inner.type, sql: `(SELECT ${inner.sql} ${rows})`, text: `(SELECT ${inner.text} ${rows})` };
  };
  return walk(properties, { owner: input.resource, row: 't' }, 1);
}
