/**
 * The rows after a cursor, as SQL: one part for each way a row can come later, each a range of an index, one behind
 * the other. `a > 1 OR (a = 1 AND id > 7)` in one condition would read the index from its start.
 * PostgreSQL runs the parts in their order (they have limits, so never side by side) and stops when the page is full.
 */

import type { OrderTerm } from '../plan/OrderTerm.ts';
import { sqlType } from '../plan/operators.ts';
import type { Cursor } from '../plan/planCursor.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { renderOrder } from './renderOrder.ts';
import { orderedSql, pathSql } from './renderPath.ts';

interface Term {
  readonly sql: string;
  readonly type: string;
  readonly key: string | null;
  readonly isDescending: boolean;
  readonly canBeNull: boolean;
}

/** Nulls come last, and first where the order is turned round: PostgreSQL's own way. */
function laterParts(terms: readonly Term[], parameters: Parameters): readonly string[] {
  const [term, ...rest] = terms;
  if (!term) return [];
  const { sql, type, key, isDescending, canBeNull } = term;
  const sign = isDescending ? '<' : '>';
  if (key === null) {
    const same = laterParts(rest, parameters).map((part) => `${sql} IS NULL AND ${part}`);
    return isDescending ? [...same, `${sql} IS NOT NULL`] : same;
  }
  const value = `${parameters.add(key)}::${type}`;
  const nulls = canBeNull && !isDescending ? [`${sql} IS NULL`] : [];
  const [id, ...more] = rest;
  // The last term and the id make one range where both go the same way.
  if (id && more.length === 0 && id.isDescending === isDescending)
    return [`(${sql}, ${id.sql}) ${sign} (${value}, ${parameters.add(id.key)}::${id.type})`, ...nulls];
  const same = laterParts(rest, parameters).map((part) => `${sql} = ${value} AND ${part}`);
  return [...same, `${sql} ${sign} ${value}`, ...nulls];
}

interface KeysetInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly order: readonly OrderTerm[];
  readonly cursor: Cursor | undefined;
  /** The condition of the list, without the cursor's. */
  readonly where: string;
  /** SQL of how many rows are read at most. */
  readonly limit: string;
}

/** SQL of a row's place in the list, as a JSON list: what a cursor is made of. */
export function renderPlace(model: Model, resource: Resource, order: readonly OrderTerm[]): string {
  const keys = order.map(({ path }) => `(${pathSql(model, resource, path, 't')})::text`);
  return `json_build_array(${keys.join(', ')})::text`;
}

/** @returns a query of whole rows: from the cursor on, backwards where it asks for it, or from the start */
export function renderKeyset(input: KeysetInput, parameters: Parameters): string {
  const { model, resource, cursor, where, limit } = input;
  const order = input.order.map(({ path, isDescending }) => ({
    path,
    isDescending: isDescending !== (cursor?.isBefore ?? false),
  }));
  const by = renderOrder(model, resource, order, 't');
  const rows = (condition: string) =>
    `SELECT t.* FROM ${quote(resource.descriptor.table)} t WHERE ${condition} ORDER BY ${by} LIMIT ${limit}`;
  if (!cursor) return rows(where);
  const terms = order.map(({ path, isDescending }, index) => ({
    sql: orderedSql(model, resource, path, 't'),
    type: sqlType(path.last.kind),
    key: cursor.keys[index] ?? null,
    isDescending,
    canBeNull: path.properties.length > 1 || !path.last.required || path.last.computed === true,
  }));
  const parts = laterParts(terms, parameters).map((part) => rows(`${where} AND ${part}`));
  if (parts.length === 1) return parts[0] ?? '';
  return `SELECT t.* FROM (${parts.map((part) => `(${part})`).join(' UNION ALL ')}) t LIMIT ${limit}`;
}
