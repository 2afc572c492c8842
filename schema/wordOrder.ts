/**
 * Which texts a list puts in the order of a dictionary, where "École" is before "Zoé" and "de Gaulle" before "Zola".
 * Decided by metadata alone, since their indexes are made from it and the statements that these serve.
 */
import type { EntityDescriptor, PropertyDescriptor } from './descriptor.ts';
import type { PropertyKind } from './kinds.ts';

/**
 * Unicode's own order, of no language and the same on every database that has ICU. Texts are equal in it where their
 * bytes are, so that an equality may be read from an index in it; of "eric" and "Eric" one is before the other.
 * Numbers stand by their digits: "10 rang" before "2 rang".
 */
export const wordCollation = 'und-x-icu';

/** Words: no address, colour, picture or marked-up text. */
const kinds: readonly PropertyKind[] = ['string', 'text'];

/**
 * What people read as words. A text that is unique or begins a key of several is taken for a code or a number (of an
 * order, a barcode, a device), unless its entity's own order is by it; so is one of which metadata names some values.
 * Those stay in the column's collation, in which their unique index is.
 */
export function hasWordOrder(
  { order = {}, uniques }: EntityDescriptor,
  property: PropertyDescriptor,
): boolean {
  const { name, kind, many, known, secret, unique } = property;
  if (many || known || secret || !kinds.includes(kind)) return false;
  const isCode = unique || uniques?.some(([first]) => first === name);
  return !isCode || name in order;
}
