/** The metadata's defaults, as a new record starts. Pure. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';

export function defaultsOf(properties: readonly PropertyDescriptor[]): Record<string, unknown> {
  return Object.fromEntries(
    properties.flatMap((property) =>
      property.default === undefined ? [] : [[property.name, property.default]],
    ),
  );
}
