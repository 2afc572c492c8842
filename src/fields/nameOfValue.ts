/** What people read for a value that a program writes; one without a name is shown as it is. Pure. */
import type { Label, PropertyDescriptor } from '../../schema/descriptor.ts';

export function nameOfValue(
  property: PropertyDescriptor,
  value: string,
  labelOf: (label: Label) => string,
): string {
  const found = (property.values ?? property.known)?.find((each) => each.value === value);
  return found ? labelOf(found.label) : value;
}
