/**
 * A list as one statement: its members as JSON text, and its total, exact up to a bound.
 * The text depends on the shape of the request alone, never on its values, so that statements stay prepared.
 */
import type { Caller } from '../kit.ts';
import type { ListPlan } from '../plan/planList.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { quote } from './identifiers.ts';
import { Parameters } from './parameters.ts';
import { renderFilter } from './renderFilter.ts';
import { renderOrder } from './renderOrder.ts';

/** A total is counted no further than this. */
export const countBound = 10_000;

/** Written into the statement: PostgreSQL plans a page it knows to be small twice as fast as one it must guess. */
const usualSizes: readonly number[] = [1, 5, 10, 20, 25, 30, 50, 100];

export interface ListStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The same without counting, for a total known to be past the bound. `total` is then null. */
  readonly uncounted: string;
  /** Same key: same rows counted. */
  readonly countKey: string;
}

export interface ListRow {
  readonly members: string;
  readonly count: number;
  readonly total: number | null;
}

interface ListInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly plan: ListPlan;
  readonly contract: number;
  readonly caller: Caller;
  /** SQL of a member's JSON, the row's alias being `t`. */
  readonly object: string;
}

export function renderList(input: ListInput): ListStatement {
  const { model, resource, plan, object } = input;
  const parameters = new Parameters();
  const from = `FROM ${quote(resource.descriptor.table)} t WHERE ${renderFilter({ ...input, filter: plan.filter, row: 't' }, parameters)}`;
  const countKey = `${from} ${JSON.stringify(parameters.values)}`;
  const counted = `(SELECT count(*) FROM (SELECT 1 ${from} LIMIT ${countBound + 1}) c)::int`;
  if (plan.size === 0) {
    const text = `SELECT '' AS members, 0 AS count, ${counted} AS total`;
    return { text, values: parameters.values, uncounted: text, countKey };
  }
  const order = renderOrder(model, resource, plan.order, 't');
  const size = usualSizes.includes(plan.size) ? String(plan.size) : `${parameters.add(plan.size)}::bigint`;
  const skipped = (plan.page - 1) * plan.size;
  const offset = skipped === 0 ? '0' : `${parameters.add(skipped)}::bigint`;
  const page = `SELECT coalesce(string_agg(m.j, ','), '') AS members, count(*)::int AS count FROM (SELECT ${object}::text AS j FROM (SELECT t.* ${from} ORDER BY ${order} LIMIT ${size} OFFSET ${offset}) t) m`;
  // A page that is not full says the total by itself.
  const total = `CASE WHEN l.count < ${size} AND (l.count > 0 OR ${offset} = 0) THEN (${offset} + l.count)::int ELSE ${counted} END`;
  return {
    text: `SELECT l.members, l.count, ${total} AS total FROM (${page}) l`,
    values: parameters.values,
    uncounted: `SELECT l.members, l.count, NULL::int AS total FROM (${page}) l`,
    countKey,
  };
}
