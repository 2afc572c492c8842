/** Records that were found, in the order of how well their titles fit. Apart from `rank.ts`, which the menu needs at once. */
import { score } from './rank.ts';

/** What is called so comes before what only holds the word somewhere; equals keep their order. */
export const byTitle = <Titled extends { readonly title: string }>(
  records: readonly Titled[],
  query: string,
): readonly Titled[] => records.toSorted((one, other) => score(other.title, query) - score(one.title, query));
