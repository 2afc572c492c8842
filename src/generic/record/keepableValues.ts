/** What of a form may outlive its session: what was changed, never a secret, at whatever depth it stands. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { Entities } from '../../data/paths.ts';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function withoutSecrets(property: PropertyDescriptor, value: unknown, entities: Entities): unknown {
  const below = entities.get((property.embedded ? property.target : property.shape) ?? '');
  if (!below) return value;
  if (Array.isArray(value)) return value.map((row) => withoutSecrets(property, row, entities));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const inner = below.properties.find((each) => each.name === name);
      if (inner?.secret) return [];
      return [[name, inner ? withoutSecrets(inner, member, entities) : member]];
    }),
  );
}

/** @returns undefined when there is nothing to keep */
export function keepableValues(
  properties: readonly PropertyDescriptor[],
  entities: Entities,
  { values, dirty }: { readonly values: Values; readonly dirty: Values },
): Values | undefined {
  const kept = properties
    .filter(({ name, secret }) => !secret && name in dirty)
    // JSON has no word for an emptied field.
    .map((property) => [property.name, withoutSecrets(property, values[property.name] ?? null, entities)]);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
