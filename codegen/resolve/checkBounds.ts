/** What a property asks of its values that none of them keeps, or that its own default does not. */
import { lineKinds, numberKinds, type PropertyKind, textKinds } from '../../schema/kinds.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import type { Report } from './resolveKind.ts';

export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
}

/** Which bound one value breaks; undefined when it keeps all of them. */
export function explainBreak(
  { min, max, maxLength, pattern }: Bounds,
  kind: PropertyKind,
  value: unknown,
): string | undefined {
  if (numberKinds.includes(kind) && typeof value === 'number') {
    if (min !== undefined && value < min) return `It is less than ${min}.`;
    return max !== undefined && value > max ? `It is more than ${max}.` : undefined;
  }
  if (!textKinds.includes(kind) || typeof value !== 'string') return undefined;
  const longest = maxLength ?? (lineKinds.includes(kind) ? 255 : undefined);
  if (longest !== undefined && value.length > longest) return `It is longer than ${longest} characters.`;
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value)
    ? `It does not match ${pattern}.`
    : undefined;
}

export function checkBounds(source: NamedSource, kind: PropertyKind, report: Report): void {
  const { name, values: given } = source;
  const { min, max } = given as Bounds;
  if (min !== undefined && max !== undefined && min > max)
    report(
      'min',
      `The "min" of the property "${name}" is ${min}, above its "max" ${max}.`,
      'Write a lower one.',
    );
  const defaults = given.many === true && Array.isArray(given.default) ? given.default : [given.default];
  for (const value of defaults) {
    const hint = explainBreak(given as Bounds, kind, value);
    if (hint !== undefined)
      report('default', `The default ${JSON.stringify(value)} of the property "${name}" does not fit.`, hint);
  }
}

/** Nobody may write it and it may not be empty: then no record could be made. */
export function checkReadOnly(
  { name, values: given }: NamedSource,
  entity: EntitySource,
  report: Report,
): void {
  const { scope, operations } = entity.values;
  const isCreated =
    scope !== 'value' &&
    scope !== 'global' &&
    ((operations as string[] | undefined)?.includes('create') ?? true);
  const isEmpty = given.default === undefined || given.default === null;
  if (given.required && given.readOnly && isEmpty && !given.role && !given.computed && isCreated)
    report(
      'required',
      `The property "${name}" is required and read only, and nothing fills it when a record is created.`,
      'Write a "default", or remove "required", "readOnly" or the operation "create".',
    );
}
