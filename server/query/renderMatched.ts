/**
 * What is done to every row a filter means, in one statement: the rows are locked in the order of their ids, counted,
 * and written only when their number is the one expected.
 */
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { quote } from './identifiers.ts';
import { Parameters } from './parameters.ts';
import { bulkColumns, columnType } from './renderBulk.ts';
import { type FilterInput, renderFilter } from './renderFilter.ts';
import { stored, type WriteStatement } from './renderWrite.ts';

/** Which of the rows, by their ids: those after one, up to another, so many at a time. */
export interface Window {
  readonly after?: number;
  readonly upTo?: number;
  readonly limit: number;
}

export type MatchInput = Omit<FilterInput, 'row'>;

/** What a statement over matched rows answers, in one row. */
export interface MatchedAnswer {
  /** Rows found, up to the window's limit. */
  readonly matched: number;
  /** The last of their ids; null without any. */
  readonly last: number | null;
  readonly changed: number;
}

function fromSql(input: MatchInput, window: Omit<Window, 'limit'>, parameters: Parameters): string {
  const after = window.after === undefined ? '' : ` AND t."id" > ${parameters.add(window.after)}::bigint`;
  const upTo = window.upTo === undefined ? '' : ` AND t."id" <= ${parameters.add(window.upTo)}::bigint`;
  return `FROM ${quote(input.resource.descriptor.table)} t WHERE ${renderFilter({ ...input, row: 't' }, parameters)}${after}${upTo}`;
}

function lockSql(input: MatchInput, window: Window, parameters: Parameters): string {
  return `SELECT t."id" AS id ${fromSql(input, window, parameters)} ORDER BY t."id" LIMIT ${parameters.add(window.limit)}::bigint FOR UPDATE OF t`;
}

/** How many rows match in all, and the last of their ids. */
export function renderMatchedCount(input: MatchInput): WriteStatement {
  const parameters = new Parameters();
  const from = fromSql(input, {}, parameters);
  return {
    text: `SELECT count(*)::int AS matched, max(t."id") AS last, 0 AS changed ${from}`,
    values: parameters.values,
  };
}

/** Locks the rows of the window; one answered row an id. */
export function renderMatchedLock(input: MatchInput, window: Window): WriteStatement {
  const parameters = new Parameters();
  return { text: lockSql(input, window, parameters), values: parameters.values };
}

/** @param expected nothing is written unless so many rows match; undefined: whatever matches */
export function renderMatchedWrite(
  input: MatchInput,
  window: Window,
  write: { readonly patch: Values | 'delete'; readonly expected?: number },
): WriteStatement {
  const { resource } = input;
  const parameters = new Parameters();
  const locked = lockSql(input, window, parameters);
  const guard =
    write.expected === undefined
      ? ''
      : ` AND (SELECT matched FROM found) = ${parameters.add(write.expected)}::int`;
  const table = quote(resource.descriptor.table);
  const contract = parameters.add(input.contract);
  const own = `t."contract_id" = ${contract}::bigint AND t."id" = k.id${guard}`;
  const written =
    write.patch === 'delete'
      ? `DELETE FROM ${table} AS t USING locked k WHERE ${own} RETURNING 1`
      : updateSql(resource, write.patch, { table, own }, parameters);
  return {
    text: `WITH locked AS MATERIALIZED (${locked}), found AS (SELECT count(*)::int AS matched, max(id) AS last FROM locked), w AS (${written}) SELECT f.matched, f.last, (SELECT count(*) FROM w)::int AS changed FROM found f`,
    values: parameters.values,
  };
}

/** Only rows that get another value are written: what stays as it was reports no change. */
function updateSql(
  resource: Resource,
  patch: Values,
  { table, own }: { readonly table: string; readonly own: string },
  parameters: Parameters,
): string {
  const sets = bulkColumns(resource, patch).map((property) => ({
    property,
    column: quote(property.column),
    value: `${parameters.add(stored(resource, property, patch[property.name]))}::${columnType(property)}`,
  }));
  const differs = sets
    .filter(({ property }) => !property.role)
    .map(({ column, value }) => `t.${column} IS DISTINCT FROM ${value}`)
    .join(' OR ');
  const set = sets.map(({ column, value }) => `${column} = ${value}`).join(', ');
  return `UPDATE ${table} AS t SET ${set} FROM locked k WHERE ${own} AND (${differs}) RETURNING 1`;
}
