/** The instants the engine sets itself: of the creation and of the last change. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';

let last = { time: Number.NaN, text: '' };

/** Written once for all rows of one instant: a millisecond has many, and more when many are written at once. */
function writeInstant(now: Date): string {
  const time = now.getTime();
  if (time !== last.time) last = { time, text: now.toISOString() };
  return last.text;
}

const stamped = new WeakMap<Resource, readonly PropertyDescriptor[]>();

export function stamp(resource: Resource, values: Values, now: Date, operation: 'create' | 'update'): Values {
  let instants = stamped.get(resource);
  if (!instants) {
    instants = resource.descriptor.properties.filter(({ role }) => role !== undefined);
    stamped.set(resource, instants);
  }
  for (const { role, name } of instants)
    if (role === 'updatedAt' || operation === 'create') values[name] = writeInstant(now);
  return values;
}
