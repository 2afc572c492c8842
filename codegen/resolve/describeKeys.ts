/** The keys of a file to those of a descriptor, as their tables have them; what they mean has been checked. */
import type { Label, NamedValue } from '../../schema/descriptor.ts';
import { isDerived, type Keys } from '../../schema/keys/key.ts';
import { resolveLabel } from './names.ts';

export function resolveChoices(given: unknown): NamedValue[] {
  if (!Array.isArray(given))
    return Object.entries(given as Record<string, unknown>).map(([value, label]) => ({
      value,
      label: resolveLabel(label, value),
    }));
  return given.map((item: string | { value: string; label?: unknown }) =>
    typeof item === 'string'
      ? { value: item, label: resolveLabel(undefined, item) }
      : { value: item.value, label: resolveLabel(item.label, item.value) },
  );
}

interface Given {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * `derived`: what is not as the file gives it, or is in no file; undefined leaves it out. What is neither given nor
 * derived is absent, in the order of the table.
 */
export function describeKeys<Derived extends Readonly<Record<string, unknown>>>(
  keys: Keys,
  { name, values }: Given,
  derived: Derived,
): Derived {
  const described: Record<string, unknown> = {};
  for (const [key, known] of Object.entries(keys)) {
    const value = values[key];
    if (Object.hasOwn(derived, key)) described[key] = derived[key];
    else if (isDerived(known) || known.isInternal || value === undefined) continue;
    else if (known.shape === 'flag') described[key] = value === true ? true : undefined;
    else if (known.shape === 'label') described[key] = resolveLabel(value, name) satisfies Label;
    else if (known.shape === 'choices') described[key] = resolveChoices(value);
    else described[key] = value;
  }
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined)) as Derived;
}
