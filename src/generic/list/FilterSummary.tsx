/** All the filters of the list in words, one after the other: for a printed head. */
import { useListContext } from 'ra-core';
import { readBarFilter } from '../../fields/filters/barFilter.ts';
import { readConditions } from '../../fields/filters/conditions.ts';
import { BarFilterWords, GroupWords } from '../../fields/filters/FilterWords.tsx';
import { findChoice } from '../../fields/filters/filterChoices.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';

export function FilterSummary() {
  const { entity, byName } = useSchema();
  const { filterValues } = useListContext();
  const label = useLabel();
  const paths = [...Object.keys(filterValues), ...Object.keys(filterValues.exists ?? {})];
  const group = readConditions(filterValues.filter);
  return (
    <>
      {filterValues.q && <span>“{String(filterValues.q)}” </span>}
      {[...new Set(paths)].map((path) => {
        const choice = findChoice(path, entity, byName);
        const filter = choice && readBarFilter(path, choice.property, filterValues);
        return filter ? (
          <span key={path}>
            {label(choice.label)} <BarFilterWords property={choice.property} filter={filter} />{' '}
          </span>
        ) : null;
      })}
      {group && <GroupWords group={group} />}
    </>
  );
}
