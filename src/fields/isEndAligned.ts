/** Numbers and amounts end at the same edge, so that digits stand under digits. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';

const numeric = new Set(['money', 'integer', 'number']);

export const isEndAligned = (property: PropertyDescriptor): boolean =>
  numeric.has(property.kind) && !property.many;
