/** One comparison as an SQL condition. Dotted paths become EXISTS, so that a to-many never doubles a row. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { sqlType } from '../plan/operators.ts';
import type { Comparison } from '../plan/planComparison.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { comparedSql } from './comparedSql.ts';
import type { Parameters } from './parameters.ts';
import { collateSql } from './relatedRows.ts';
import { seenRows } from './renderPath.ts';
import { foldSql, likePattern } from './textPatterns.ts';

const signs = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

function valueCondition(
  property: PropertyDescriptor,
  { operator, value }: Comparison,
  sql: string,
  parameters: Parameters,
): string {
  if (operator === 'exists') {
    if (property.many) return `(coalesce(jsonb_array_length(${sql}), 0) > 0) = ${parameters.add(value)}`;
    return `(${sql} IS NOT NULL) = ${parameters.add(value)}`;
  }
  if (operator === 'contains' || operator === 'startsWith') {
    const pattern = likePattern(String(value), operator === 'contains' ? 'anywhere' : 'start');
    return `${foldSql(property.computed ? `${sql}::text` : sql)} LIKE ${parameters.add(pattern)}`;
  }
  const type = sqlType(property.kind);
  if (operator !== 'is') return `${sql} ${signs[operator]} ${parameters.add(value)}::${type}`;
  if (property.many) {
    const held = [value].flat().map((one) => `${sql} @> ${parameters.add(JSON.stringify([one]))}::jsonb`);
    return `(${held.join(' OR ')})`;
  }
  if (Array.isArray(value)) return `${sql} = ANY(${parameters.add(value)}::${type}[])`;
  return `${sql} = ${parameters.add(value)}::${type}`;
}

interface Place {
  readonly owner: Resource;
  readonly row: string;
  readonly properties: readonly PropertyDescriptor[];
}

function pathCondition(model: Model, comparison: Comparison, place: Place, parameters: Parameters): string {
  const { owner, row, properties } = place;
  const [first, ...rest] = properties;
  if (!first) return 'true';
  const alias = `f${properties.length}${row}`;
  if (rest.length > 0) {
    const inner = { owner: targetOf(model, first), row: alias, properties: rest };
    return `EXISTS (SELECT 1 ${seenRows(model, owner, first, { row, alias })} AND ${pathCondition(model, comparison, inner, parameters)})`;
  }
  if (first.kind !== 'relation' || first.column || (first.computed && !first.listedBy)) {
    // Equal in one order is equal in the other: written in that of the index, it is read from it.
    const isIndexed = comparison.operator === 'is' && first.column !== undefined;
    const sql = `${comparedSql(model, owner, first, row)}${isIndexed ? collateSql(owner, first) : ''}`;
    return valueCondition(first, comparison, sql, parameters);
  }
  const rows = seenRows(model, owner, first, { row, alias });
  const { operator, value } = comparison;
  if (operator === 'exists') return `(EXISTS (SELECT 1 ${rows})) = ${parameters.add(value)}`;
  return `EXISTS (SELECT 1 ${rows} AND ${alias}."id" = ANY(${parameters.add([value].flat())}::bigint[]))`;
}

export function renderComparison(
  model: Model,
  resource: Resource,
  comparison: Comparison,
  row: string,
  parameters: Parameters,
): string {
  const place = { owner: resource, row, properties: comparison.path.properties };
  const condition = pathCondition(model, comparison, place, parameters);
  return comparison.isNot ? `(${condition}) IS NOT TRUE` : condition;
}
