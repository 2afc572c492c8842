/**
 * A page of an export as one statement that answers one text. Where an index holds the order, a page begins after the
 * row the last one ended with; elsewhere ids are listed many at a time, so that the table is not sorted for each page.
 */
import type { Caller } from '../kit.ts';
import type { OrderTerm } from '../plan/OrderTerm.ts';
import type { Cursor } from '../plan/planCursor.ts';
import type { FilterPlan } from '../plan/planFilter.ts';
import { type Model, type Resource, rowContract } from '../plan/resource.ts';
import { literal, quote } from '../query/identifiers.ts';
import { Parameters } from '../query/parameters.ts';
import { renderFilter } from '../query/renderFilter.ts';
import { renderKeyset, renderPlace } from '../query/renderKeyset.ts';

export interface PageInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly filter: FilterPlan;
  readonly order: readonly OrderTerm[];
  readonly contract: number;
  readonly caller: Caller;
  /** SQL of a record's text, the row's alias being `t`. */
  readonly row: string;
  /** The same, for records that name a timezone which PostgreSQL does not know. */
  readonly carefulRow?: string;
  readonly separator: string;
}

export interface PageRow {
  readonly text: string | null;
  readonly count: number;
  /** Place of the last row of a full page. */
  readonly last: string | null;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Whether rows come out of an index in this order. */
export function hasIndex({ descriptor }: Resource, order: readonly OrderTerm[]): boolean {
  const [first, second, ...more] = order;
  if (!first || more.length > 0 || first.path.properties.length > 1) return false;
  const { last } = first.path;
  if (last.name === 'id') return true;
  if (!last.column || last.computed || second?.path.last.name !== 'id') return false;
  const listed = descriptor.indexes?.some((names) => names[0] === last.name) ?? false;
  return listed || last.unique === true || last.filter === true || last.kind === 'relation';
}

function rowsAfter(
  input: PageInput,
  after: Cursor | undefined,
  limit: number,
  parameters: Parameters,
): string {
  const { model, resource, order } = input;
  const where = renderFilter({ ...input, row: 't' }, parameters);
  return renderKeyset({ model, resource, order, cursor: after, where, limit: String(limit) }, parameters);
}

/** The place of a page's last row, looked up by its id: cheaper than to number all rows of the page. */
function placeOf(
  { model, resource, order, contract }: PageInput,
  id: string,
  parameters: Parameters,
): string {
  const own = parameters.add(rowContract(resource, contract));
  const table = quote(resource.descriptor.table);
  return `(SELECT ${renderPlace(model, resource, order)} FROM ${table} t WHERE t."contract_id" = ${own} AND t."id" = ${id})`;
}

export function renderPage(input: PageInput, after: Cursor | undefined, size: number): Statement {
  const parameters = new Parameters();
  const rows = rowsAfter(input, after, size, parameters);
  return {
    text: `SELECT p.text, p.count, ${placeOf(input, 'p.last', parameters)} AS last FROM (SELECT string_agg(m.j, ${literal(input.separator)}) AS text, count(*)::int AS count, (array_agg(m.id))[${size}] AS last FROM (SELECT ${input.row} AS j, t."id" AS id FROM (${rows}) t) m) p`,
    values: parameters.values,
  };
}

/** The ids of the rows that come next. */
export function renderIds(input: PageInput, after: Cursor | undefined, size: number): Statement {
  const parameters = new Parameters();
  const rows = rowsAfter(input, after, size, parameters);
  return {
    text: `SELECT p.ids, ${placeOf(input, 'p.last', parameters)} AS last FROM (SELECT coalesce(json_agg(t."id"), '[]') AS ids, (array_agg(t."id"))[${size}] AS last FROM (${rows}) t) p`,
    values: parameters.values,
  };
}

/** The records of some ids, in their order; the filter holds still. */
export function renderChosen(input: PageInput, ids: readonly number[]): Statement {
  const { resource, contract } = input;
  const parameters = new Parameters();
  const table = quote(resource.descriptor.table);
  const own = parameters.add(rowContract(resource, contract));
  const listed = `unnest(${parameters.add(ids)}::bigint[]) WITH ORDINALITY w(id, position)`;
  return {
    text: `SELECT string_agg(m.j, ${literal(input.separator)}) AS text, count(*)::int AS count, NULL::text AS last FROM (SELECT ${input.row} AS j FROM ${listed} JOIN ${table} t ON t."contract_id" = ${own} AND t."id" = w.id ORDER BY w.position) m`,
    values: parameters.values,
  };
}
