/** SQL of a property's value as it is compared: the column, or what is computed. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { sqlType } from '../plan/operators.ts';
import { computedSql, type Model, type Resource } from '../plan/resource.ts';
import { quote } from './identifiers.ts';
import { relatedValueSql } from './relatedValueSql.ts';

export function comparedSql(
  model: Model,
  owner: Resource,
  property: PropertyDescriptor,
  row: string,
): string {
  if (!property.computed) return `${row}.${quote(property.column ?? '')}`;
  const sql = relatedValueSql(model, owner, property, row) ?? computedSql(owner, property)?.(row) ?? 'NULL';
  return `(${sql})::${property.many ? 'jsonb' : sqlType(property.kind)}`;
}
