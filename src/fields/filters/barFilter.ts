/** One filter of the bar ↔ the plain parameters of the list. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { type BarOperator, barOperators } from './operators.ts';

/** What the list is filtered by, as react-admin keeps it: parameter → value. */
export type FilterValues = Readonly<Record<string, unknown>>;

export interface BarFilter {
  readonly operator: BarOperator;
  /** A text, a list for `is`, a range for `between`, nothing for `empty` and `filled`. */
  readonly value?: unknown;
}

export interface Range {
  readonly from?: string;
  readonly to?: string;
}

const bounds = (property: PropertyDescriptor) =>
  property.kind === 'date' || property.kind === 'dateTime'
    ? { from: 'after', to: 'before' }
    : { from: 'gte', to: 'lte' };

const existing = (values: FilterValues) => (values.exists ?? {}) as Readonly<Record<string, unknown>>;

export function readBarFilter(
  path: string,
  property: PropertyDescriptor,
  values: FilterValues,
): BarFilter | undefined {
  const exists = existing(values)[path];
  if (exists !== undefined) return { operator: String(exists) === 'true' ? 'filled' : 'empty' };
  const value = values[path];
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return { operator: 'is', value: [value] };
  if (Array.isArray(value)) return { operator: 'is', value };
  const { contains, startsWith, ...rest } = value as Readonly<Record<string, string>>;
  if (contains !== undefined) return { operator: 'contains', value: contains };
  if (startsWith !== undefined) return { operator: 'startsWith', value: startsWith };
  const { from, to } = bounds(property);
  const [lower, upper] = [rest[from], rest[to]];
  return {
    operator: 'between',
    value: {
      ...(lower !== undefined && { from: String(lower) }),
      ...(upper !== undefined && { to: String(upper) }),
    },
  };
}

function plain(property: PropertyDescriptor, { operator, value }: BarFilter): unknown {
  if (operator === 'contains' || operator === 'startsWith') return value ? { [operator]: value } : undefined;
  if (operator === 'between') {
    const { from, to } = (value ?? {}) as Range;
    const names = bounds(property);
    if (!from && !to) return undefined;
    return { ...(from && { [names.from]: from }), ...(to && { [names.to]: to }) };
  }
  const list = [value ?? []].flat().filter((each) => each !== '' && each !== undefined);
  return list.length > 1 ? list : list[0];
}

/** The parameters with this filter set anew; without `filter` or with an empty value it goes. */
export function writeBarFilter(
  choice: { readonly path: string; readonly property: PropertyDescriptor },
  values: FilterValues,
  filter: BarFilter | undefined,
): FilterValues {
  const { [choice.path]: _old, exists: _exists, ...others } = values;
  const { [choice.path]: _was, ...exists } = existing(values);
  const isPresence = filter?.operator === 'empty' || filter?.operator === 'filled';
  const presence = isPresence ? { ...exists, [choice.path]: filter.operator === 'filled' } : exists;
  const value = filter && !isPresence ? plain(choice.property, filter) : undefined;
  return {
    ...others,
    ...(Object.keys(presence).length > 0 && { exists: presence }),
    ...(value !== undefined && { [choice.path]: value }),
  };
}

export const firstOperator = (property: PropertyDescriptor): BarOperator => barOperators(property)[0] ?? 'is';
