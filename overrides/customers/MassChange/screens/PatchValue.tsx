/** A value of a customer in words: the names of records, choices and countries; a dash for nothing. */
import { useLocale, useTranslate } from 'ra-core';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { customerEditDescriptor } from '../../../../schema/generated/customers/CustomerEdit.ts';
import { RelationNames } from '../../../../src/fields/filters/RelationNames.tsx';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';

const COUNTRIES = ['country', 'nationality'];

/** Undefined for what follows from another value, as the day of an agreement does. */
export const findPatched = (name: string): PropertyDescriptor | undefined =>
  (customerEditDescriptor.properties as readonly PropertyDescriptor[]).find((one) => one.name === name);

interface PatchValueProps {
  readonly property: PropertyDescriptor;
  readonly value: unknown;
}

export function PatchValue({ property, value }: PatchValueProps) {
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const items = [value ?? []].flat();
  if (items.length === 0 || value === '') return '–';
  if (property.target && items.every((item) => typeof item === 'number'))
    return <RelationNames target={property.target} ids={items.map(String)} />;
  const wordOf = (item: unknown) => {
    if (typeof item === 'boolean') return translate(item ? 'app.field.yes' : 'app.field.no');
    const text = String(item);
    if (COUNTRIES.includes(property.name))
      return new Intl.DisplayNames(locale, { type: 'region' }).of(text) ?? text;
    return nameOfValue(property, text, label);
  };
  return items.map(wordOf).join(', ');
}

interface PatchValuesProps {
  readonly values: unknown;
  /** Of which properties. */
  readonly of: unknown;
}

/** Several values, a line each; with their names where there are several. */
export function PatchValues({ values, of }: PatchValuesProps) {
  const label = useLabel();
  const given = (values ?? {}) as Readonly<Record<string, unknown>>;
  const shown = Object.keys((of ?? {}) as object).flatMap((name) => findPatched(name) ?? []);
  return shown.map((property) => (
    <div key={property.name}>
      {shown.length > 1 && `${label(property.label)} : `}
      <PatchValue property={property} value={given[property.name]} />
    </div>
  ));
}
