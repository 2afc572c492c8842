/** One record as one statement: its JSON text and its version (xmin). `$1` is the contract, `$2` the id. */
import type { Selection } from '../plan/planFields.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { quote } from './identifiers.ts';
import { objectSql, storedSql } from './renderSelection.ts';
import { withinSql } from './withinSql.ts';

export interface RecordRow {
  readonly body: string;
  readonly etag: string;
}

export function renderRead(model: Model, selection: Selection): string {
  const table = quote(selection.resource.descriptor.table);
  const { value, beside } = objectSql(model, selection, 't');
  return `SELECT ${value}::text AS body, t.xmin::text AS etag FROM ${table} t${beside} WHERE t."contract_id" = $1 AND t."id" = $2${withinSql(selection.resource, 't')}`;
}

/** Records by ids, in the order of the ids `$2`. */
export function renderReadMany(model: Model, selection: Selection): string {
  const table = quote(selection.resource.descriptor.table);
  const { value, beside } = objectSql(model, selection, 't');
  return `SELECT coalesce(string_agg(m.j, ','), '') AS members, count(*)::int AS total FROM (SELECT ${value}::text AS j FROM unnest($2::bigint[]) WITH ORDINALITY w(id, position) JOIN ${table} t ON t."contract_id" = $1 AND t."id" = w.id${withinSql(selection.resource, 't')}${beside} ORDER BY w.position) m`;
}

/** SQL of the values behind a record as hooks see them: by property name, relations as ids; the row's alias is `t`. */
export function currentSql(resource: Resource): string {
  const columns = resource.descriptor.properties.flatMap((property) => {
    if (property.through)
      return `(SELECT coalesce(json_agg(p."target_id" ORDER BY p."position", p."target_id"), '[]') FROM ${quote(property.through)} p WHERE p."contract_id" = t."contract_id" AND p."source_id" = t."id") AS ${quote(property.name)}`;
    return property.column ? `${storedSql(property, 't')} AS ${quote(property.name)}` : [];
  });
  return `(SELECT row_to_json(j) FROM (SELECT t."id" AS "id", ${columns.join(', ')}) j)::text`;
}

/** The rows `$2` as hooks see them, read without a lock. */
export function renderStored(resource: Resource): string {
  return `SELECT t."id" AS id, ${currentSql(resource)} AS stored FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[])`;
}

/** Locks the row, unless it is only read, and answers what hooks see of it. @param also conditions with AND before each */
export function renderCurrent(resource: Resource, { lock = true, also = '' } = {}): string {
  return `SELECT ${currentSql(resource)} AS current, t.xmin::text AS etag FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = $2${also}${lock ? ' FOR UPDATE OF t' : ''}`;
}
