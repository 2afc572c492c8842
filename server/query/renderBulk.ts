/**
 * Many rows in one statement: their values come as one JSON text, their JSON goes out as one text. An update locks its
 * rows in the order of their ids before it writes the first, so that two that share rows wait for one another instead
 * of deadlocking.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { isSealed } from '../secrets/sealedText.ts';
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

/** PostgreSQL's type of the column, as a JSON value is read into it. */
export function columnType(property: PropertyDescriptor): string {
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
      property.column !== undefined && property.column !== 'contract_id' && property.name in values,
  );
}

/** Rows that set the same properties are one statement. */
export function groupByShape<Row extends BulkRow>(
  resource: Resource,
  rows: readonly Row[],
): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  /** By the names as a row has them: nearly always the same ones in the same order. */
  const byNames = new Map<string, Row[]>();
  for (const row of rows) {
    const names = Object.keys(row.values).join();
    let group = byNames.get(names);
    if (!group) {
      const shape = bulkColumns(resource, row.values)
        .map(({ column }) => column)
        .join();
      group = groups.get(shape) ?? [];
      groups.set(shape, group);
      byNames.set(names, group);
    }
    group.push(row);
  }
  return [...groups.values()];
}

/** The instants the engine sets itself are those of the call: said once, and not in each row. */
function isSaidOnce({ role, name }: Column, rows: readonly BulkRow[]): boolean {
  const value = rows[0]?.values[name];
  return role !== undefined && rows.every(({ values }) => values[name] === value);
}

/** The rows as a table `v` with their place `p` and id `i`, and what stands for the value of each column. */
function recordset(
  { resource, rows }: BulkInput,
  columns: readonly Column[],
  parameters: Parameters,
): { readonly sql: string; readonly values: readonly string[] } {
  const once = columns.map((column) => isSaidOnce(column, rows));
  const told = columns.flatMap((property, index) => (once[index] ? [] : [{ property, name: `c${index}` }]));
  const types = told.map(({ property, name }) => `, ${name} ${columnType(property)}`).join('');
  const json = JSON.stringify(
    rows.map(({ id, values }, position) => {
      const row: Record<string, unknown> = { p: position };
      if (id !== undefined) row.i = id;
      for (const { property, name } of told) {
        const value = values[property.name] ?? null;
        row[name] = value !== null && isSealed(property) ? resource.seal(String(value)) : value;
      }
      return row;
    }),
  );
  return {
    sql: `json_to_recordset(${parameters.add(json)}::json) AS v(p int, i bigint${types})`,
    values: columns.map((property, index) =>
      once[index]
        ? `${parameters.add(rows[0]?.values[property.name])}::${columnType(property)}`
        : `v.c${index}`,
    ),
  };
}

/** Put in order once for both: an order of its own in each aggregate sorts the long texts as well. */
const answerOf = (place: string): string =>
  `SELECT coalesce(json_agg(w.id), '[]') AS ids, string_agg(w.body, ',') AS members FROM (SELECT w.id, w.body FROM w ORDER BY w.${place}) w`;

/** @param input rows all of one shape */
export function renderBulkInsert(input: BulkInput): WriteStatement {
  const { resource, contract, rows, object } = input;
  const parameters = new Parameters();
  const own = parameters.add(contract);
  const columns = bulkColumns(resource, rows[0]?.values ?? {});
  const { sql, values } = recordset(input, columns, parameters);
  const names = columns.map(({ column }) => `, ${quote(column)}`).join('');
  const selected = values.map((value) => `, ${value}`).join('');
  const table = quote(resource.descriptor.table);
  // Ids are drawn in the order of the rows, which is what the answer is put in order by.
  const insert = `INSERT INTO ${table} AS t ("contract_id"${names}) SELECT ${own}::bigint${selected} FROM ${sql} ORDER BY v.p RETURNING t."id" AS id, ${object ? `${object}::text` : 'NULL::text'} AS body`;
  return { text: `WITH w AS (${insert}) ${answerOf('id')}`, values: parameters.values };
}

/** @param input rows all of one shape. The answer names the rows written; what is not among them is not there. */
export function renderBulkUpdate(input: BulkInput): WriteStatement {
  const { resource, contract, rows, object } = input;
  const parameters = new Parameters();
  const own = parameters.add(contract);
  const ids = parameters.add(rows.map(({ id }) => id));
  const columns = bulkColumns(resource, rows[0]?.values ?? {});
  const { sql, values } = recordset(input, columns, parameters);
  const set = columns.length
    ? columns.map(({ column }, index) => `${quote(column)} = ${values[index]}`).join(', ')
    : '"contract_id" = t."contract_id"';
  const table = quote(resource.descriptor.table);
  const locked = `SELECT l."id" AS id FROM ${table} l WHERE l."contract_id" = ${own} AND l."id" = ANY(${ids}::bigint[]) ORDER BY l."id" FOR UPDATE OF l`;
  const update = `UPDATE ${table} AS t SET ${set} FROM locked k JOIN ${sql} ON v.i = k.id WHERE t."contract_id" = ${own} AND t."id" = k.id RETURNING v.p AS p, t."id" AS id, ${object ? `${object}::text` : 'NULL::text'} AS body`;
  return {
    text: `WITH locked AS MATERIALIZED (${locked}), w AS (${update}) ${answerOf('p')}`,
    values: parameters.values,
  };
}

/** Locks the rows `$2` in the order of their ids and answers each as hooks see it, with its version. */
export function renderLock(resource: Resource, withCurrent: boolean): string {
  const table = quote(resource.descriptor.table);
  const current = withCurrent ? currentSql(resource) : 'NULL::text';
  return `SELECT t."id" AS id, t.xmin::text AS etag, ${current} AS current FROM ${table} t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[]) ORDER BY t."id" FOR UPDATE OF t`;
}
