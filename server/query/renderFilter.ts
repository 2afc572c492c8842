/** One filter as an SQL condition. Dotted paths become EXISTS, so that a to-many never doubles a row. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { sqlType } from '../plan/operators.ts';
import type { FilterPlan, Path } from '../plan/planList.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { quote, targetContract } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { valueSql } from './renderSelection.ts';

const accents = ['àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'] as const;

/** Text without case and accents; the ones French and its neighbours use, at the price of one translate. */
function foldSql(sql: string): string {
  return `translate(lower(${sql}), '${accents[0]}', '${accents[1]}')`;
}

function fold(text: string): string {
  return [...text.toLowerCase()]
    .map((sign) => {
      const at = accents[0].indexOf(sign);
      return at < 0 ? sign : accents[1][at];
    })
    .join('');
}

/** A pattern for LIKE that means its own signs. */
export function likeSql(
  sql: string,
  text: string,
  place: { start: boolean },
  parameters: Parameters,
): string {
  const escaped = fold(text.normalize('NFC')).replace(/[\\%_]/g, '\\$&');
  return `${foldSql(sql)} LIKE ${parameters.add(`${place.start ? '' : '%'}${escaped}%`)}`;
}

const comparisons = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

function conditionSql(property: PropertyDescriptor, filter: FilterPlan, row: string, parameters: Parameters) {
  const column = `${row}.${quote(property.column ?? '')}`;
  const { operator, value } = filter;
  if (operator === 'exists') {
    if (property.many) return `(coalesce(jsonb_array_length(${column}), 0) > 0) = ${parameters.add(value)}`;
    return `(${column} IS NOT NULL) = ${parameters.add(value)}`;
  }
  if (operator === 'contains' || operator === 'startsWith')
    return likeSql(column, String(value), { start: operator === 'startsWith' }, parameters);
  if (operator !== 'is')
    return `${column} ${comparisons[operator]} ${parameters.add(value)}::${sqlType(property.kind)}`;
  if (property.many) {
    const held = [value].flat().map((one) => `${column} @> ${parameters.add(JSON.stringify([one]))}::jsonb`);
    return `(${held.join(' OR ')})`;
  }
  const type = sqlType(property.kind);
  if (Array.isArray(value)) return `${column} = ANY(${parameters.add(value)}::${type}[])`;
  return `${column} = ${parameters.add(value)}::${type}`;
}

/** The rows of a relation's target, as `FROM … WHERE …` seen from a row of the source. */
function relatedRows(model: Model, property: PropertyDescriptor, row: string, alias: string): string {
  const target = targetOf(model, property);
  const from = `FROM ${quote(target.descriptor.table)} ${alias}`;
  if (property.inverse) {
    const back = quote(target.properties.get(property.inverse)?.column ?? '');
    return `${from} WHERE ${alias}."contract_id" = ${row}."contract_id" AND ${alias}.${back} = ${row}."id"`;
  }
  if (property.through)
    return `${from} JOIN ${quote(property.through)} ${alias}p ON ${alias}p."target_id" = ${alias}."id" AND ${alias}."contract_id" = ${targetContract(target, `${alias}p`)} WHERE ${alias}p."contract_id" = ${row}."contract_id" AND ${alias}p."source_id" = ${row}."id"`;
  return `${from} WHERE ${alias}."contract_id" = ${targetContract(target, row)} AND ${alias}."id" = ${row}.${quote(property.column ?? '')}`;
}

export function filterSql(
  model: Model,
  filter: FilterPlan,
  row: string,
  parameters: Parameters,
  path: Path = filter.path,
): string {
  const [first, ...rest] = path;
  if (!first) return 'true';
  const alias = `f${path.length}${row}`;
  if (rest.length > 0)
    return `EXISTS (SELECT 1 ${relatedRows(model, first, row, alias)} AND ${filterSql(model, filter, alias, parameters, rest)})`;
  if (first.kind !== 'relation' || first.column) return conditionSql(first, filter, row, parameters);
  const rows = relatedRows(model, first, row, alias);
  if (filter.operator === 'exists') return `(EXISTS (SELECT 1 ${rows})) = ${parameters.add(filter.value)}`;
  return `EXISTS (SELECT 1 ${rows} AND ${alias}."id" = ANY(${parameters.add([filter.value].flat())}::bigint[]))`;
}

/** SQL to order by a path: the value itself, or a subselect along to-one relations. */
export function orderSql(model: Model, resource: Resource, path: Path, row: string): string {
  const [first, ...rest] = path;
  if (!first) return 'NULL';
  if (rest.length === 0)
    return first.computed ? `(${valueSql(resource, first, row)})` : `${row}.${quote(first.column ?? '')}`;
  const alias = `o${path.length}${row}`;
  return `(SELECT ${orderSql(model, targetOf(model, first), rest, alias)} ${relatedRows(model, first, row, alias)})`;
}
