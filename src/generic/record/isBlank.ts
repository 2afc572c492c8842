/** What a show screen has nothing to say of. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { numberKinds } from '../../../schema/kinds.ts';

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A counter that nothing has moved yet says as little as an empty field. */
export function isIdle(property: PropertyDescriptor, value: unknown): boolean {
  const isCounter = Boolean(property.readOnly || property.computed) && numberKinds.includes(property.kind);
  return isBlank(value) || (isCounter && value === 0);
}
