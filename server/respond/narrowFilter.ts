/**
 * Looks up, ahead of a statement, which rows a filter's text can mean: PostgreSQL uses no index for it under row-level
 * security. The statement itself still tests the text; without this it is as right, and slow on many rows.
 */
import type { Database } from '../kit.ts';
import type { Comparison } from '../plan/planComparison.ts';
import type { FilterPlan } from '../plan/planFilter.ts';
import { type Resource, rowContract } from '../plan/resource.ts';
import { countBound } from '../query/renderList.ts';
import { indexedProperties } from '../query/renderSearch.ts';
import { likePattern, wordsOf } from '../query/textPatterns.ts';

interface Lookup {
  readonly words: readonly string[];
  readonly column?: string;
  readonly pattern?: string;
}

/** The first comparison with a column of the index that looks for a text. */
function readLookup(resource: Resource, { text, conditions }: FilterPlan): Lookup | undefined {
  const indexed = indexedProperties(resource.descriptor);
  if (indexed.length === 0) return undefined;
  if (text !== undefined) return { words: wordsOf(text) };
  const found = conditions.find(
    (one): one is Comparison =>
      'path' in one &&
      !one.isNot &&
      (one.operator === 'contains' || one.operator === 'startsWith') &&
      one.path.properties.length === 1 &&
      indexed.includes(one.path.last),
  );
  if (!found?.path.last.column) return undefined;
  const place = found.operator === 'contains' ? 'anywhere' : 'start';
  const value = String(found.value);
  return { words: [value], column: found.path.last.column, pattern: likePattern(value, place) };
}

/** @returns the filter with the ids it is narrowed to, where there are no more than `countBound` */
export async function narrowFilter(
  database: Database,
  place: { readonly resource: Resource; readonly contract: number },
  filter: FilterPlan,
): Promise<FilterPlan> {
  const { resource, contract } = place;
  // What is found by other records is in no index of its own texts.
  if (filter.text !== undefined && resource.behaviour?.search) return filter;
  const lookup = readLookup(resource, filter);
  // A trigram is three signs: what is shorter is in too many rows to look up.
  if (!lookup?.words.some((word) => word.length >= 3)) return filter;
  const patterns = [...lookup.words]
    .sort((a, b) => b.length - a.length)
    .map((word) => likePattern(word, 'anywhere'));
  const [row] = await database.query<{ ids: number[] | null }>(
    { contract },
    'SELECT to_json(find_text($1, $2, $3::text[], $4, $5, $6)) AS ids',
    [
      resource.descriptor.table,
      rowContract(resource, contract),
      patterns,
      lookup.column ?? null,
      lookup.pattern ?? null,
      countBound,
    ],
  );
  const ids = row?.ids;
  if (!ids) return filter;
  return ids[0] === -1 ? { ...filter, isMany: true } : { ...filter, ids };
}
