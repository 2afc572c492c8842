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

/** How a bar is called: by the texts for what the product knows, else by its own label or key. */
export function usePointName(): (point: { readonly key: string; readonly label?: string }) => string {
  const t = useTexts();
  return ({ key, label }) => {
    if (key === '') return t('customerFigures.without');
    const known = `customerFigures.point.${key}`;
    const name = t(known);
    if (name !== known) return name;
    // A postcode beside its town.
    return label && /^\d/.test(key) ? `${key} ${label}` : (label ?? key);
  };
}
