/** One property as it is read and as bodies write it, as one. */
import type { PropertyFacts } from '../facts.ts';
import type { Flat } from './flattenSchema.ts';

/** What a body takes says what is required and read only; what is in a creating body alone is immutable. */
export function mergeWritten(
  read: PropertyFacts | undefined,
  bodies: { readonly create: PropertyFacts | undefined; readonly update: PropertyFacts | undefined },
  has: { readonly create: Flat | undefined; readonly update: Flat | undefined },
): PropertyFacts | undefined {
  const written = bodies.create ?? bodies.update;
  const base = read ?? written;
  if (!base) return undefined;
  const flat = has.create ?? has.update;
  const isWritten = written !== undefined && written.readOnly !== true;
  const { nullable: _nullable, ...rest } = base;
  return {
    ...rest,
    ...(written && readTighter(base, written)),
    // What is required and may be null may be missing here.
    ...(flat && isWritten && { required: flat.required.has(base.name) && written.nullable !== true }),
    ...((written?.nullable ?? (flat ? undefined : base.nullable)) === true && { nullable: true }),
    ...(flat && { readOnly: !isWritten }),
    ...(isWritten && read === undefined && { writeOnly: true }),
    ...(has.create && has.update && bodies.create && !bodies.update && isWritten && { immutable: true }),
  };
}

/** Bounds that only the body states. */
function readTighter(base: PropertyFacts, written: PropertyFacts): Partial<PropertyFacts> {
  const keys = ['min', 'max', 'maxLength', 'pattern', 'default'] as const;
  const bounds = Object.fromEntries(
    keys
      .filter((key) => base[key] === undefined && written[key] !== undefined)
      .map((key) => [key, written[key]]),
  );
  const isVague =
    base.kind === 'json' ||
    // A file is given as what it is, and answered as where it lies.
    (base.kind === 'url' && written.kind === 'image') ||
    (base.kind === 'string' &&
      written.kind !== undefined &&
      written.kind !== 'relation' &&
      written.kind !== 'json');
  return isVague && written.kind !== undefined
    ? {
        ...bounds,
        kind: written.kind,
        ...(written.values && { values: written.values }),
        ...(written.target !== undefined && { target: written.target }),
      }
    : bounds;
}
