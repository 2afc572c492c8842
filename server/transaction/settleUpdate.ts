/** An update beside the record as it is: what is merged into it, and what is set once. */
import type { Violation } from '../errors.ts';
import type { Values } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { refuse } from '../validate/refuse.ts';
import { settleWhen } from '../validate/settleWhen.ts';
import { mergeJson } from './mergeJson.ts';

/** Of a value, what a patch leaves out stays as it is. Changes `body`. */
export function mergeValues(
  { model, resource }: { readonly model: Model; readonly resource: Resource },
  body: Values,
  current: Values,
): void {
  const misplaced: Violation[] = [];
  for (const property of resource.descriptor.properties) {
    const { name, kind, many, secret } = property;
    // Nothing can be merged into what is sealed: it is replaced.
    if (kind !== 'json' || many || secret || !Object.hasOwn(body, name)) continue;
    const patch = body[name];
    const value = mergeJson(current[name], patch);
    misplaced.push(...settleWhen({ model, property, value, patch }));
    body[name] = value;
  }
  if (misplaced.length > 0) throw refuse(misplaced);
}

/** Refuses another value for what is set once, and takes the same one out of `values`. */
export function refuseImmutable(resource: Resource, values: Values, current: Values): void {
  const changed = resource.descriptor.properties.filter(
    ({ name, immutable, kind }) =>
      immutable &&
      Object.hasOwn(values, name) &&
      JSON.stringify(readable(values[name], kind)) !== JSON.stringify(readable(current[name], kind)),
  );
  if (changed.length > 0)
    throw refuse(
      changed.map(({ name }) => ({
        propertyPath: name,
        message: 'This is set once and not changed after.',
        code: 'immutable',
      })),
    );
  for (const { name, immutable } of resource.descriptor.properties) if (immutable) delete values[name];
}

/** Instants are compared as instants: `.000Z` and `Z` are one. */
function readable(value: unknown, kind: string): unknown {
  return kind === 'dateTime' && typeof value === 'string' ? Date.parse(value) : (value ?? null);
}
