/**
 * Values of other records as SQL: along relations to one (`from`), or how many point here (`countOf`). Of records that
 * the caller may not read there is no value, and they are not counted.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { type Model, type Resource, targetOf, wholeOf } from '../plan/resource.ts';
import { quote, targetContract } from './identifiers.ts';
import { withinSql } from './withinSql.ts';

function walk(model: Model, owner: Resource, names: readonly string[], row: string): string {
  const [name = '', ...rest] = names;
  const property = wholeOf(owner).properties.get(name);
  const column = `${row}.${quote(property?.column ?? '')}`;
  if (!property || rest.length === 0) return column;
  const target = targetOf(model, property);
  const alias = `b${rest.length}${row}`;
  return `(SELECT ${walk(model, target, rest, alias)} FROM ${quote(target.descriptor.table)} ${alias} WHERE ${alias}."contract_id" = ${targetContract(target, row)} AND ${alias}."id" = ${column}${withinSql(target, alias)})`;
}

function countSql(model: Model, countOf: string, row: string): string {
  const [name = '', relation = ''] = countOf.split('.');
  const counted = model.get(name);
  if (!counted) throw new Error(`"${countOf}" is counted, and there is no entity "${name}".`);
  const back = quote(wholeOf(counted).properties.get(relation)?.column ?? '');
  const alias = `n${row}`;
  return `(SELECT count(*)::int FROM ${quote(counted.descriptor.table)} ${alias} WHERE ${alias}."contract_id" = ${row}."contract_id" AND ${alias}.${back} = ${row}."id"${withinSql(counted, alias)})`;
}

/** @returns undefined of a value that is not another record's */
export function relatedValueSql(
  model: Model,
  owner: Resource,
  { from, countOf }: PropertyDescriptor,
  row: string,
): string | undefined {
  if (from !== undefined) return walk(model, owner, from.split('.'), row);
  return countOf === undefined ? undefined : countSql(model, countOf, row);
}
