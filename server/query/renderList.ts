/**
 * A list as one statement: its members as JSON text, and its total, exact up to a bound.
 * The text depends on the shape of the request alone, never on its values, so that statements stay prepared.
 */
import type { Caller } from '../kit.ts';
import type { FilterPlan } from '../plan/planFilter.ts';
import type { ListPlan } from '../plan/planList.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { quote } from './identifiers.ts';
import { Parameters } from './parameters.ts';
import { renderFilter } from './renderFilter.ts';
import { renderKeyset, renderPlace } from './renderKeyset.ts';
import { renderOrder } from './renderOrder.ts';
import type { ObjectSql } from './renderSelection.ts';

/** A total is counted no further than this. */
export const countBound = 10_000;

/** Written into the statement: PostgreSQL plans a page it knows to be small twice as fast as one it must guess. */
const usualSizes: readonly number[] = [1, 5, 10, 20, 25, 30, 50, 100];

export interface ListStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The same without counting: `total` is then null. */
  readonly uncounted: string;
  /** Same key: same rows counted. */
  readonly countKey: string;
}

export interface ListRow {
  readonly members: string;
  readonly count: number;
  readonly total: number | null;
  /** Of a page by cursor: whether there is more in its direction, and the places of its nearest and farthest row. */
  readonly hasMore?: boolean;
  readonly nearest?: string | null;
  readonly farthest?: string | null;
}

interface ListInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly plan: ListPlan;
  readonly contract: number;
  readonly caller: Caller;
  /** SQL of a member's JSON, the row's alias being `t`. */
  readonly object: ObjectSql;
}

interface Page {
  /** A query of one row: members, count and, by cursor, the rest of `ListRow`. */
  readonly text: string;
  readonly columns: string;
  /** SQL of the total from the page alone, or null. */
  readonly total: string;
}

/** SQL of a number that is written out where it is a usual one. */
function sizeSql(size: number, more: number, parameters: Parameters): string {
  return usualSizes.includes(size) ? String(size + more) : `${parameters.add(size + more)}::bigint`;
}

function pageByNumber(
  { model, resource, plan, object }: ListInput,
  from: string,
  parameters: Parameters,
): Page {
  const size = sizeSql(plan.size, 0, parameters);
  const skipped = (plan.page - 1) * plan.size;
  const offset = skipped === 0 ? '0' : `${parameters.add(skipped)}::bigint`;
  const rows = `SELECT t.* ${from} ORDER BY ${renderOrder(model, resource, plan.order, 't')} LIMIT ${size} OFFSET ${offset}`;
  return {
    text: `SELECT coalesce(string_agg(m.j, ','), '') AS members, count(*)::int AS count FROM (SELECT ${object.value}::text AS j FROM (${rows}) t${object.beside}) m`,
    columns: 'l.members, l.count',
    // A page that is not full gives the total by itself.
    total: `CASE WHEN l.count < ${size} AND (l.count > 0 OR ${offset} = 0) THEN (${offset} + l.count)::int END`,
  };
}

/** One row more than the page has is read, so that it is known whether another page follows. */
function pageByCursor(input: ListInput, where: string, parameters: Parameters): Page {
  const { model, resource, plan, object } = input;
  const cursor = plan.keyset?.after;
  const size = sizeSql(plan.size, 0, parameters);
  const limit = sizeSql(plan.size, 1, parameters);
  const rows = renderKeyset({ model, resource, order: plan.order, cursor, where, limit }, parameters);
  const place = renderPlace(model, resource, plan.order);
  const shown = `FILTER (WHERE m.n <= ${size})`;
  const members = `coalesce(string_agg(m.j, ','${cursor?.isBefore ? ' ORDER BY m.n DESC' : ''}) ${shown}, '')`;
  return {
    text: `SELECT ${members} AS members, (count(*) ${shown})::int AS count, count(*) > ${size} AS more, max(m.k) FILTER (WHERE m.n = 1) AS nearest, max(m.k) FILTER (WHERE m.n = ${size}) AS farthest FROM (SELECT ${object.value}::text AS j, ${place} AS k, row_number() OVER () AS n FROM (${rows}) t${object.beside}) m`,
    columns: 'l.members, l.count, l.more AS "hasMore", l.nearest, l.farthest',
    total: cursor ? 'NULL::int' : 'CASE WHEN NOT l.more THEN l.count END',
  };
}

/** Only the text that was looked up decides which rows are meant. */
function isTextAlone(resource: Resource, { conditions, custom, text }: FilterPlan): boolean {
  const others = conditions.length + custom.length - (text === undefined ? 1 : 0);
  return others === 0 && !resource.behaviour?.visible;
}

function countSql({ resource, plan }: ListInput, from: string): string {
  const { count, filter } = plan;
  if (count === 'exact') return `(SELECT count(*) ${from})::int`;
  // It was found in more rows than are counted.
  if (filter.isMany && isTextAlone(resource, filter)) return String(countBound + 1);
  return `(SELECT count(*) FROM (SELECT 1 ${from} LIMIT ${countBound + 1}) c)::int`;
}

export function renderList(input: ListInput): ListStatement {
  const { resource, plan } = input;
  const parameters = new Parameters();
  const where = renderFilter({ ...input, filter: plan.filter, row: 't' }, parameters);
  const from = `FROM ${quote(resource.descriptor.table)} t WHERE ${where}`;
  const countKey = `${from} ${JSON.stringify(parameters.values)}`;
  const counted = countSql(input, from);
  const { values } = parameters;
  if (plan.size === 0) {
    const text = (total: string) => `SELECT '' AS members, 0 AS count, ${total} AS total`;
    return { text: text(counted), values, uncounted: text(counted), countKey };
  }
  const page = plan.keyset ? pageByCursor(input, where, parameters) : pageByNumber(input, from, parameters);
  const text = (total: string) => `SELECT ${page.columns}, ${total} AS total FROM (${page.text}) l`;
  return {
    text: text(`coalesce(${page.total}, ${counted})`),
    values,
    uncounted: text('NULL::int'),
    countKey,
  };
}
