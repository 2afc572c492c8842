/** The filters of the list on the screen, how to set them, and whether a full-text search makes sense of it. */
import { useListContext } from 'ra-core';
import { isRemote, isSearchable } from '../../../schema/remote.ts';
import { findProperty } from '../../data/paths.ts';
import { type BarFilter, type FilterValues, readBarFilter } from '../../fields/filters/barFilter.ts';
import type { FilterChoice } from '../../fields/filters/filterChoices.ts';
import { useSchema } from '../SchemaContext.tsx';

export interface Filters {
  readonly set: (values: FilterValues) => void;
  readonly clear: () => void;
  readonly isFiltered: boolean;
  readonly isSearched: boolean;
  readonly ownFilter: (choice: FilterChoice) => BarFilter | undefined;
}

const texts = new Set(['string', 'text', 'html', 'email', 'phone', 'url']);

export function useFilters(): Filters {
  const { entity } = useSchema();
  const { filterValues, setFilters } = useListContext();
  const title = findProperty(entity, entity.title);
  const set = (values: FilterValues) => {
    const whole = Object.entries(values).filter(([, value]) => value !== undefined);
    setFilters(Object.fromEntries(whole), {});
  };
  return {
    set,
    clear: () => set(entity.hide ? { [entity.hide]: filterValues[entity.hide] } : {}),
    isFiltered: Object.keys(filterValues).some((key) => key !== entity.hide),
    isSearched: isRemote(entity)
      ? isSearchable(entity)
      : entity.search !== undefined || (title?.column !== undefined && texts.has(title.kind) && !title.many),
    ownFilter: (choice) => readBarFilter(choice.path, choice.property, filterValues),
  };
}
