/** A field of customers as it is set up: its choices a line each, its slug made of its label. Pure. */
import { foldText } from '../../../../schema/foldText.ts';
import { listChoices, type OwnField } from './ownFields.ts';

export type FieldGroup = 'contact' | 'organization' | 'shopping';

export const GROUPS = ['contact', 'organization', 'shopping'] as const satisfies readonly FieldGroup[];

export const asksForChoices = (inputType: string): boolean =>
  inputType === 'uniqueList' || inputType === 'multipleList';

/** As no other field is called: `contact.levelOfStudies`, then `contact.levelOfStudies2`. */
export function makeSlug(type: FieldGroup, label: string, taken: readonly string[]): string {
  const words = foldText(label).match(/[a-z0-9]+/g) ?? ['field'];
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, 60);
  const slug = `${type}.${name}`;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

export const writeChoices = (field: OwnField): string =>
  listChoices(field)
    .map(({ text }) => text)
    .join('\n');

/** A choice that was there keeps the value that customers have it under. */
export function readChoices(
  lines: string,
  before: OwnField | undefined,
): readonly (string | { readonly value: string; readonly label: string })[] {
  const known = before ? listChoices(before) : [];
  const texts = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Set(texts)].map((text) => {
    const one = known.find((choice) => choice.text === text);
    return one && one.value !== text ? { value: one.value, label: text } : text;
  });
}

/** @returns the list with one moved up (-1) or down (1); the same where it cannot */
export function moveField<Field>(fields: readonly Field[], index: number, by: -1 | 1): readonly Field[] {
  const moved = fields[index];
  const other = fields[index + by];
  if (moved === undefined || other === undefined) return fields;
  return fields.with(index, other).with(index + by, moved);
}
