/** Which comparisons suit which kind of property, for the filter bar and for the builder. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { ordinalKinds, textKinds } from '../../../schema/kinds.ts';

/** As `filter=<JSON>` names them. */
export type FilterOperator =
  | 'eq'
  | 'ne'
  | 'in'
  | 'notIn'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'contains'
  | 'notContains'
  | 'startsWith'
  | 'exists';

/** What the filter bar offers: a few comparisons that plain parameters can express. */
export type BarOperator = 'contains' | 'startsWith' | 'is' | 'between' | 'empty' | 'filled';

/** A value that is always there needs no question whether it is. */
const presence = (property: PropertyDescriptor) =>
  property.required || property.name === 'id' ? ([] as const) : (['empty', 'filled'] as const);

/** Of some only their presence can be asked. */
const isOpaque = ({ kind, computed, many, listedBy }: PropertyDescriptor) =>
  kind === 'json' || (computed && many && !listedBy);

export function barOperators(property: PropertyDescriptor): readonly BarOperator[] {
  if (isOpaque(property)) return ['empty', 'filled'];
  if (property.many && property.kind !== 'relation') return ['is', 'empty', 'filled'];
  if (textKinds.includes(property.kind)) return ['contains', 'startsWith', 'is', ...presence(property)];
  if (property.name === 'id') return ['is', 'between'];
  if (ordinalKinds.includes(property.kind)) return ['between', ...presence(property)];
  if (property.kind === 'boolean') return ['is'];
  return ['is', ...presence(property)];
}

export function builderOperators(property: PropertyDescriptor): readonly FilterOperator[] {
  const exists = property.required || property.name === 'id' ? [] : (['exists'] as const);
  if (isOpaque(property)) return ['exists'];
  if (property.many && property.kind !== 'relation') return ['eq', ...exists];
  if (textKinds.includes(property.kind))
    return ['contains', 'notContains', 'startsWith', 'eq', 'ne', 'in', 'notIn', ...exists];
  if (ordinalKinds.includes(property.kind)) return ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', ...exists];
  if (property.kind === 'boolean') return ['eq', ...exists];
  if (property.many) return ['in', ...exists];
  return ['in', 'notIn', ...exists];
}

/** Whether an operator takes several values. */
export const takesMany = (operator: FilterOperator): boolean => operator === 'in' || operator === 'notIn';
