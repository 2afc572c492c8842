/** Texts of the segment's builder, which come with it; names of groups, criteria and operators are the metadata's. */
import type { Label, PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { customerFilterCriteriaDescriptor } from '../../../../schema/generated/customers/CustomerFilterCriteria.ts';
import { customerFilterGroupDescriptor } from '../../../../schema/generated/customers/CustomerFilterGroup.ts';
import { customerFilterOperatorDescriptor } from '../../../../schema/generated/customers/CustomerFilterOperator.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { segment as en } from './texts/en.ts';
import { segment as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('segment.', texts);

const namesOf = (properties: readonly PropertyDescriptor[]): ReadonlyMap<string, Label> =>
  new Map(properties.find(({ name }) => name === 'name')?.values?.map(({ value, label }) => [value, label]));

const names = {
  criterion: namesOf(customerFilterCriteriaDescriptor.properties),
  group: namesOf(customerFilterGroupDescriptor.properties),
  operator: namesOf(customerFilterOperatorDescriptor.properties),
} as const;

/** @returns how a group, a criterion or an operator is called in the reader's language */
export function useNames(): (kind: keyof typeof names, name: string) => string {
  const label = useLabel();
  return (kind, name) => {
    const known = names[kind].get(name);
    return known ? label(known) : name;
  };
}
