/** What a row would change of the record that is there. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Change, RowsInput } from './draft.ts';

/** As they are compared: instants as instants, nothing as nothing, the order of related records apart. */
function comparable(property: PropertyDescriptor | undefined, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (property?.kind === 'dateTime' && typeof value === 'string') return Date.parse(value);
  if (property?.kind === 'time' && typeof value === 'string') return value.slice(0, 5);
  if (Array.isArray(value) && property?.kind === 'relation') return value.map(Number).sort((a, b) => a - b);
  if (Array.isArray(value) && value.length === 0) return null;
  return value;
}

export function diffRow({ resource, mapped }: RowsInput, values: Values, current: Values | undefined) {
  const changes: Record<string, Change> = {};
  for (const name of Object.keys(values)) {
    const property = resource.properties.get(name);
    if (!current && !mapped.some((one) => one.property.name === name)) continue;
    const from = comparable(property, current?.[name]);
    const to = comparable(property, values[name]);
    if (JSON.stringify(from) !== JSON.stringify(to))
      changes[name] = { from: current?.[name] ?? null, to: values[name] ?? null };
  }
  return changes;
}
