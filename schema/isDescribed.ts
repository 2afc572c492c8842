/** Whether metadata alone describes a computed value, so that no behaviour gives an expression of it. */
import type { PropertyDescriptor } from './descriptor.ts';

export function isDescribed({ isSetOf, from, countOf, listedBy }: PropertyDescriptor): boolean {
  return [isSetOf, from, countOf, listedBy].some((key) => key !== undefined);
}
