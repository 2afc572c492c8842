/** TypeScript of what one property holds, whoever reads it. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';

const scalars: Readonly<Partial<Record<PropertyDescriptor['kind'], string>>> = {
  integer: 'number',
  number: 'number',
  money: 'number',
  boolean: 'boolean',
  json: 'unknown',
};

/** @param of which of the types of a value in place */
export function emitScalar(
  { kind, values, shape }: PropertyDescriptor,
  of: '' | 'Input' | 'Values' = '',
): string {
  if (shape !== undefined) return `${shape}${of}`;
  if (values) return values.map(({ value }) => JSON.stringify(value)).join(' | ');
  return scalars[kind] ?? 'string';
}

export const wrap = (type: string, many: boolean): string =>
  many ? `readonly ${type.includes(' ') ? `(${type})` : type}[]` : type;

export const emitName = ({ name }: PropertyDescriptor): string => (/^\w+$/.test(name) ? name : `'${name}'`);
