/** Numbers and amounts end at the same edge, so that digits are under digits. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { numberKinds } from '../../schema/kinds.ts';

export const isEndAligned = (property: PropertyDescriptor): boolean =>
  numberKinds.includes(property.kind) && !property.many;
