/**
 * Many rows in one statement: their values come as a JSON text a column, their JSON goes out as one text. An update locks
 * its rows in the order of their ids before it writes the first, so that two that share rows wait for one another instead
 * of deadlocking.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { isSealed, textOfSecret } from '../secrets/sealedText.ts';
import { quote } from './identifiers.ts';
import { Parameters } from './parameters.ts';
import { currentSql } from './renderRead.ts';
import type { WriteStatement } from './renderWrite.ts';

export interface BulkRow {
  /** Of an update. */
  readonly id?: number;
  readonly values: Values;
}

export interface BulkInput {
  readonly resource: Resource;
  readonly contract: number;
  readonly rows: readonly BulkRow[];
  /** SQL of a record's JSON, the row's alias being `t`; absent when the records are read back afterwards. */
  readonly object?: string;
}

/** What a bulk statement answers, in one row. */
export interface BulkAnswer {
  readonly ids: readonly number[];
  readonly members: string | null;
}

/** What an update alone answers, in one row. */
export interface AloneAnswer {
  /** How many rows: all of them or none. */
  readonly written: number;
  readonly members: string | null;
}

/** PostgreSQL's type of the column, as a JSON value is read into it. */
export function columnType(property: PropertyDescriptor): string {
  if (isSealed(property)) return 'text';
  if (property.kind === 'json' || (property.many && property.kind !== 'relation')) return 'jsonb';
  if (property.kind === 'relation' || property.kind === 'integer' || property.kind === 'money')
    return 'bigint';
  if (property.kind === 'number') return 'numeric';
  if (property.kind === 'boolean') return 'boolean';
  if (property.kind === 'date') return 'date';
  return property.kind === 'dateTime' ? 'timestamptz' : 'text';
}

type Column = PropertyDescriptor & { readonly column: string };

/** The columns any of the rows sets; a row that leaves one out takes its default, so rows of one shape come together. */
export function bulkColumns(resource: Resource, values: Values): readonly Column[] {
  return resource.descriptor.properties.filter(
    (property): property is Column =>
      property.column !== undefined &&
      property.column !== 'contract_id' &&
      Object.hasOwn(values, property.name),
  );
}

/** Rows that set the same properties are one statement. */
export function groupByShape<Row extends BulkRow>(
  resource: Resource,
  rows: readonly Row[],
): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  let group: Row[] = [];
  /** Of the row before: nearly always the same ones in the same order. */
  let names: readonly string[] | undefined;
  for (const row of rows) {
    if (!names || !isNamed(row.values, names)) {
      names = Object.keys(row.values);
      const shape = bulkColumns(resource, row.values)
        .map(({ column }) => column)
        .join();
      group = groups.get(shape) ?? [];
      groups.set(shape, group);
    }
    group.push(row);
  }
  return [...groups.values()];
}

/** Whether the values have these names, in this order. */
function isNamed(values: Values, names: readonly string[]): boolean {
  let index = 0;
  for (const name in values) {
    if (name !== names[index]) return false;
    index += 1;
  }
  return index === names.length;
}

/** The instants the engine sets itself are those of the call: given once, and not in each row. */
function isGivenOnce({ role, name }: Column, rows: readonly BulkRow[]): boolean {
  const value = rows[0]?.values[name];
  return role !== undefined && rows.every(({ values }) => values[name] === value);
}

/** The column's values as one JSON text that is read back as texts: null is null, and JSON is a text of its own. */
function listValues({ resource, rows }: BulkInput, property: Column): string {
  const { name } = property;
  const isJson = columnType(property) === 'jsonb';
  const isSecret = isSealed(property);
  return JSON.stringify(
    rows.map(({ values }) => {
      const value = values[name] ?? null;
      if (value === null) return null;
      if (isSecret) return resource.seal(textOfSecret(value));
      return isJson ? JSON.stringify(value) : value;
    }),
  );
}

interface Given {
  /** The rows as a table `v`: a column for each list, and their `place`. */
  readonly sql: string;
  /** What stands for the value of each column. */
  readonly values: readonly string[];
}

/**
 * The rows, a list for each column: read in a third of the time that a list of objects takes.
 *
 * @param lists SQL of further lists of as many, by the names of their columns
 */
function renderRows(
  input: BulkInput,
  columns: readonly Column[],
  {
    parameters,
    lists = {},
  }: { readonly parameters: Parameters; readonly lists?: Readonly<Record<string, string>> },
): Given {
  const { rows } = input;
  const all = { ...lists };
  const values = columns.map((property, index) => {
    const type = columnType(property);
    if (isGivenOnce(property, rows)) return `${parameters.add(rows[0]?.values[property.name])}::${type}`;
    const name = `c${index}`;
    all[name] = `json_array_elements_text(${parameters.add(listValues(input, property))}::json)`;
    return type === 'text' ? `v.${name}` : `v.${name}::${type}`;
  });
  if (Object.keys(all).length === 0) all.n = `generate_series(1, ${parameters.add(rows.length)}::int)`;
  const sources = Object.values(all).join(', ');
  const names = Object.keys(all).join(', ');
  return { sql: `ROWS FROM (${sources}) WITH ORDINALITY AS v(${names}, place)`, values };
}

const idsOf = "coalesce(json_agg(w.id), '[]') AS ids";

/** Put in order once for both: an order of its own in each aggregate sorts the long texts as well. */
const answerOf = (place: 'id' | 'p', also: string): string =>
  `SELECT string_agg(w.body, ',') AS members, ${also} FROM (SELECT w.id, w.body FROM w ORDER BY w.${place}) w`;

/** @param input rows all of one shape */
export function renderBulkInsert(input: BulkInput): WriteStatement {
  const { resource, contract, rows, object } = input;
  const parameters = new Parameters();
  const own = parameters.add(contract);
  const columns = bulkColumns(resource, rows[0]?.values ?? {});
  const { sql, values } = renderRows(input, columns, { parameters });
  const names = columns.map(({ column }) => `, ${quote(column)}`).join('');
  const selected = values.map((value) => `, ${value}`).join('');
  const table = quote(resource.descriptor.table);
  // Ids are drawn in the order of the rows, which is what the answer is put in order by.
  const insert = `INSERT INTO ${table} AS t ("contract_id"${names}) SELECT ${own}::bigint${selected} FROM ${sql} ORDER BY v.place RETURNING t."id" AS id, ${object ? `${object}::text` : 'NULL::text'} AS body`;
  return { text: `WITH w AS (${insert}) ${answerOf('id', idsOf)}`, values: parameters.values };
}

interface Update {
  readonly parameters: Parameters;
  /** Locks the rows in the order of their ids, and returns where each lies. */
  readonly locked: string;
  /** All of the statement up to its condition: the rows are `t`, what they are given `v` in the order of their ids. */
  readonly update: string;
  /** A row is of the contract, and the one it is given for. */
  readonly isGiven: string;
  readonly returned: string;
  /** What puts the answer in the order of the rows. */
  readonly place: 'id' | 'p';
}

/** The places of the rows in the order of their ids; nothing where they are in that order already, as most are. */
function orderByIds(rows: readonly BulkRow[]): readonly number[] | undefined {
  const idAt = (place: number) => rows[place]?.id ?? 0;
  if (rows.every(({ id = 0 }, place) => place === 0 || id > idAt(place - 1))) return undefined;
  return [...rows.keys()].sort((a, b) => idAt(a) - idAt(b));
}

/** @param lists SQL of further lists of as many, in the order of the ids */
function renderUpdate(input: BulkInput, lists: Readonly<Record<string, string>> = {}): Update {
  const { resource, contract, object } = input;
  const places = orderByIds(input.rows);
  const rows = places ? places.flatMap((place) => input.rows[place] ?? []) : input.rows;
  const parameters = new Parameters();
  const own = parameters.add(contract);
  // Written as text at once: a driver looks at each of a thousand numbers.
  const listOf = (numbers: readonly unknown[]) => `${parameters.add(`{${numbers.join(',')}}`)}::bigint[]`;
  const ids = listOf(rows.map(({ id }) => id));
  const columns = bulkColumns(resource, rows[0]?.values ?? {});
  const { sql, values } = renderRows({ resource, contract, rows }, columns, {
    parameters,
    lists: { i: `unnest(${ids})`, ...(places && { p: `unnest(${listOf(places)})` }), ...lists },
  });
  const set = columns.length
    ? columns.map(({ column }, index) => `${quote(column)} = ${values[index]}`).join(', ')
    : '"contract_id" = t."contract_id"';
  const table = quote(resource.descriptor.table);
  return {
    parameters,
    locked: `SELECT l."id" AS id, l.ctid AS at FROM ${table} l WHERE l."contract_id" = ${own} AND l."id" = ANY(${ids}) ORDER BY l."id" FOR NO KEY UPDATE OF l`,
    update: `UPDATE ${table} AS t SET ${set} FROM ${sql}`,
    isGiven: `t."contract_id" = ${own} AND t."id" = v.i`,
    returned: `${places ? 'v.p AS p, ' : ''}t."id" AS id, ${object ? `${object}::text` : 'NULL::text'} AS body`,
    place: places ? 'p' : 'id',
  };
}

/** @param input rows all of one shape. The answer names the rows written; what is not among them is not there. */
export function renderBulkUpdate(input: BulkInput): WriteStatement {
  const { parameters, locked, update, isGiven, returned, place } = renderUpdate(input);
  // Counted before the first row is written, and so locked.
  const written = `${update} WHERE (SELECT count(*) FROM locked) >= 0 AND ${isGiven} RETURNING ${returned}`;
  return {
    text: `WITH locked AS MATERIALIZED (${locked}), w AS (${written}) ${answerOf(place, idsOf)}`,
    values: parameters.values,
  };
}

/**
 * An update that is all there is, and so needs no transaction around it: it writes all rows or none. A row once locked is
 * found again by where it lies, and not by its index a second time. One that another changed while it was waited for
 * lies where this statement, being older, sees no row: then nothing is written or, had some been, all is undone and it
 * fails as one of two that collide does (40001).
 *
 * @param input rows all of one shape
 * @param actor who updates
 */
export function renderUpdateAlone(input: BulkInput, actor: string): WriteStatement {
  const { parameters, locked, update, isGiven, returned, place } = renderUpdate(input, {
    at: 'unnest((SELECT array_agg(l.at) FROM locked l))',
  });
  const all = `${parameters.add(input.rows.length)}::int`;
  const written = `${update} WHERE (SELECT count(*) FROM locked) = ${all} AND t.ctid = v.at AND ${isGiven} RETURNING ${returned}`;
  // The outbox's trigger runs after the statement, and so sees who it is.
  const settings = `all_or_none(count(*), ${all}) AS written, set_config('app.actor', ${parameters.add(actor)}::text, true) AS actor`;
  return {
    text: `WITH locked AS MATERIALIZED (${locked}), w AS (${written}) ${answerOf(place, settings)}`,
    values: parameters.values,
  };
}

/** Locks the rows `$2` in the order of their ids and answers each as hooks see it, with its version. */
export function renderLock(resource: Resource, withCurrent: boolean): string {
  const table = quote(resource.descriptor.table);
  const current = withCurrent ? currentSql(resource) : 'NULL::text';
  return `SELECT t."id" AS id, t.xmin::text AS etag, ${current} AS current FROM ${table} t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[]) ORDER BY t."id" FOR UPDATE OF t`;
}
