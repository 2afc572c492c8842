/** The rows that a relation leads to, as SQL, whoever asks. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { hasWordOrder, wordCollation } from '../../schema/wordOrder.ts';
import { computedSql, type Model, type Resource, targetOf, wholeOf } from '../plan/resource.ts';
import { quote, targetContract } from './identifiers.ts';

/** SQL of a relation to one's id: the column, or what a behaviour computes. */
function idSql(owner: Resource, property: PropertyDescriptor, row: string): string {
  if (!property.computed) return `${row}.${quote(property.column ?? '')}`;
  return `(${computedSql(owner, property)?.(row) ?? 'NULL'})::bigint`;
}

/** The ids of the records whose list, kept in a table of pairs, has the row. */
export function listedIds(target: Resource, { listedBy = '' }: PropertyDescriptor, row: string): string {
  const { through = '' } = wholeOf(target).properties.get(listedBy) ?? {};
  return `SELECT l."source_id" FROM ${quote(through)} l WHERE l."contract_id" = ${row}."contract_id" AND l."target_id" = ${row}."id"`;
}

/** The column by which records point back, also where the caller may not see that property, or may not read them. */
export function backColumn(target: Resource, { inverse = '' }: PropertyDescriptor): string {
  return quote(wholeOf(target).properties.get(inverse)?.column ?? '');
}

/** SQL that puts a text in the order of a dictionary where it is one of words, behind the value's own. */
export function collateSql({ descriptor }: Resource, property: PropertyDescriptor): string {
  return hasWordOrder(descriptor, property) ? ` COLLATE "${wordCollation}"` : '';
}

/** The rows of a relation's target, as `FROM … WHERE …` seen from a row of the source. */
export function relatedRows(
  model: Model,
  owner: Resource,
  property: PropertyDescriptor,
  { row, alias }: { readonly row: string; readonly alias: string },
): string {
  const target = targetOf(model, property);
  const from = `FROM ${quote(target.descriptor.table)} ${alias}`;
  if (property.inverse) {
    const back = backColumn(target, property);
    return `${from} WHERE ${alias}."contract_id" = ${row}."contract_id" AND ${alias}.${back} = ${row}."id"`;
  }
  if (property.listedBy)
    return `${from} WHERE ${alias}."contract_id" = ${row}."contract_id" AND ${alias}."id" IN (${listedIds(target, property, row)})`;
  if (property.through)
    return `${from} JOIN ${quote(property.through)} ${alias}p ON ${alias}p."target_id" = ${alias}."id" AND ${alias}."contract_id" = ${targetContract(target, `${alias}p`)} WHERE ${alias}p."contract_id" = ${row}."contract_id" AND ${alias}p."source_id" = ${row}."id"`;
  return `${from} WHERE ${alias}."contract_id" = ${targetContract(target, row)} AND ${alias}."id" = ${idSql(owner, property, row)}`;
}
