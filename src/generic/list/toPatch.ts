/** A bulk form's values → the patch that is sent: the fields that were added, relations by IRI, cleared ones null. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';

const toIri = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toIri);
  const record = value as { readonly '@id'?: string; readonly id?: string } | null;
  return typeof record === 'object' && record !== null ? (record['@id'] ?? record.id) : value;
};

export function toPatch(
  fields: readonly PropertyDescriptor[],
  values: Readonly<Record<string, unknown>>,
  cleared: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map((property) => {
      if (cleared.includes(property.name)) return [property.name, property.many ? [] : null];
      // A switch that was added and not touched is off.
      const value = values[property.name] ?? (property.kind === 'boolean' ? false : null);
      return [property.name, property.kind === 'relation' ? toIri(value) : value];
    }),
  );
}
