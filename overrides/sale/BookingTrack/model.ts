/** What a reservation track's form may ask for, and how a copy of a track is called. Pure. */
import { KNOWN_FIELDS } from '../../customers/OwnFields/model/knownFields.ts';

export interface AskedField {
  readonly slug: string;
  readonly required?: boolean | null | undefined;
  readonly readOnly?: boolean | null | undefined;
}

interface FieldFault {
  readonly index: number;
  readonly slug: string;
  readonly fault: 'unknown' | 'twice';
}

/** @param own slugs of the organiser's fields */
export function findFieldFaults(
  fields: readonly AskedField[],
  own: ReadonlySet<string>,
): readonly FieldFault[] {
  return fields.flatMap(({ slug }, index): FieldFault[] => {
    const isKnown = own.has(slug) || KNOWN_FIELDS.some((known) => known.slug === slug);
    if (!isKnown) return [{ index, slug, fault: 'unknown' }];
    const isTwice = fields.findIndex((other) => other.slug === slug) < index;
    return isTwice ? [{ index, slug, fault: 'twice' }] : [];
  });
}

/**
 * The first name of the row that no other track has.
 *
 * @example nameCopy('Public', ['Public', 'Public (2)']) // 'Public (3)'
 */
export function nameCopy(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(\d+\)$/, '').slice(0, 190);
  for (let number = 2; ; number += 1) {
    const tried = `${stem} (${number})`;
    if (!taken.includes(tried)) return tried;
  }
}
