/** A range that people made more exact stays while the API says what is before it. */
import type { PropertyKind } from '../../../schema/kinds.ts';

export const peopleRanges: Readonly<Partial<Record<PropertyKind, readonly PropertyKind[]>>> = {
  string: ['text', 'html', 'email', 'phone', 'url', 'color', 'image'],
  text: ['html', 'string'],
  url: ['image'],
  integer: ['money'],
  json: ['html', 'text'],
};
