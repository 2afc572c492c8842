/** What the collections of a server contain about themselves, added to the classes they hold. */
import { type Document, isObject } from '../document.ts';
import type { ApiFacts, ClassFacts } from '../facts.ts';
import { readSearches } from './readSearches.ts';

interface Answers {
  readonly companions: readonly Document[];
  /** Absent: nobody asked, since the records are to be kept here. */
  readonly collections?: readonly Document[];
}

/** An entrypoint names a collection as its documentation does; its context, which shows it, is not fetched. */
function findPath({ link, path }: ClassFacts, companions: readonly Document[]): string | undefined {
  if (path !== undefined || link === undefined) return path;
  for (const { value } of companions) {
    const found = isObject(value) ? value[link] : undefined;
    const address = isObject(found) ? found['@id'] : found;
    if (typeof address === 'string' && URL.canParse(address, 'http://localhost'))
      return new URL(address, 'http://localhost').pathname;
  }
  return undefined;
}

export function addSearches(facts: ApiFacts, { companions, collections }: Answers): ApiFacts {
  if (collections === undefined) return facts;
  const searches = readSearches(collections);
  const classes = facts.classes.map((one): ClassFacts => {
    const path = findPath(one, companions);
    const found = path === undefined ? undefined : searches.get(path);
    const placed = { ...one, ...(path !== undefined && { path }) };
    if (!found) return placed;
    const names = new Set(one.asked?.parameters.map(({ name }) => name));
    const more = found.parameters.filter(({ name }) => !names.has(name));
    const parameters = [...(one.asked?.parameters ?? []), ...more];
    return { ...placed, asked: { ...found, ...one.asked, parameters } };
  });
  return { ...facts, classes };
}
