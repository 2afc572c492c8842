/** What a show screen leaves out. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { numberKinds } from '../../../schema/kinds.ts';

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/**
 * As little as an empty field does a counter that has not moved yet tell a reader, and a "No" that is a "No" unless somebody says
 * otherwise.
 */
export function isIdle(property: PropertyDescriptor, value: unknown): boolean {
  const isCounter = Boolean(property.readOnly || property.computed) && numberKinds.includes(property.kind);
  const isUsualNo = property.kind === 'boolean' && property.default !== true && value === false;
  return isBlank(value) || (isCounter && value === 0) || isUsualNo;
}
