/** Texts of the figures, which come with their screen; the names of the figures are the metadata's. */
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { searchAggregationDescriptor } from '../../../../schema/generated/customers/SearchAggregation.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import type { FigureName } from '../model/figures.ts';
import { customerFigures as en } from './texts/en.ts';
import { customerFigures as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('customerFigures.', texts);

const properties: readonly PropertyDescriptor[] = searchAggregationDescriptor.properties;
const figures = properties.find(({ name }) => name === 'name')?.values ?? [];

export function useFigureName(): (name: FigureName) => string {
  const label = useLabel();
  return (name) => {
    const figure = figures.find(({ value }) => value === name);
    return figure ? label(figure.label) : name;
  };
}

/** Bars whose keys are the product's; the others are named by the organiser. */
const known: ReadonlySet<FigureName> = new Set([
  'gender_distribution',
  'contact_seniority',
  'purchase_selling_device_distribution',
  'purchase_anticipation',
  'purchase_temporality',
]);

/** How a bar is called. */
export function usePointName(
  figure: FigureName,
): (point: { readonly key: string; readonly label?: string }) => string {
  const t = useTexts();
  return ({ key, label }) => {
    if (key === '') return t('customerFigures.without');
    const text = `customerFigures.point.${key}`;
    if (known.has(figure) && t(text) !== text) return t(text);
    // A postcode beside its town.
    const isPostcode = figure === 'geographic_distribution_by_zipcode';
    return label && isPostcode ? `${key} ${label}` : (label ?? key);
  };
}
