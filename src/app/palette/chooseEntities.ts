/** In which entities the palette looks for a record: a few, or every letter would cost a hundred requests. Pure. */
import type { EntitySummary } from '../../../schema/generated/entities.ts';
import { plain } from './rank.ts';

const maxRequests = 6;
const minPrefix = 3;

export type Searchable = Pick<EntitySummary, 'label' | 'plural' | 'group' | 'search' | 'operations'> & {
  readonly name: string;
};

export interface Search {
  readonly names: readonly string[];
  readonly query: string;
}

const isSearchable = ({ operations }: Searchable) =>
  operations.includes('list') && operations.includes('read');

/** The more is searched in an entity, the likelier it is what people look for: that one stands first in its group. */
function placeInGroup(entity: Searchable, all: readonly Searchable[]): number {
  const breadth = ({ search }: Searchable) => search?.length ?? 0;
  const group = all.filter((each) => each.group === entity.group);
  return group.filter((each) => breadth(each) > breadth(entity)).length;
}

/**
 * "customer dupont" looks for "dupont" among customers alone; else the entity on the screen comes first, then those
 * opened most often, then the menu's that say what is searched in them, one a group.
 *
 * @param visits entity names, one a visit
 */
export function chooseEntities(
  typed: string,
  {
    entities,
    current,
    visits,
    refused,
  }: {
    readonly entities: readonly Searchable[];
    readonly current: string | undefined;
    readonly visits: readonly string[];
    /** Those the server did not let this person list. */
    readonly refused: ReadonlySet<string>;
  },
): Search {
  const able = entities.filter((entity) => isSearchable(entity) && !refused.has(entity.name));
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = plain(first);
  const isNamed = ({ label, plural }: Searchable) =>
    [label.en, label.fr, plural.en, plural.fr].some((text) => plain(text).startsWith(word));
  const named = word.length >= minPrefix && rest.length > 0 ? able.filter(isNamed) : [];
  if (named.length > 0)
    return { names: named.slice(0, maxRequests).map(({ name }) => name), query: rest.join(' ') };
  const times = (name: string) => visits.filter((visit) => visit === name).length;
  const points = ({ name }: Searchable) => (name === current ? Number.POSITIVE_INFINITY : times(name));
  const used = able
    .filter((entity) => points(entity) > 0)
    .toSorted((one, other) => (points(one) === points(other) ? 0 : points(other) - points(one)));
  const likely = able
    .filter(({ search, group }) => search && group)
    .toSorted((one, other) => placeInGroup(one, able) - placeInGroup(other, able));
  const names = new Set([...used, ...likely, ...able.filter(({ group }) => group)].map(({ name }) => name));
  return { names: [...names].slice(0, maxRequests), query: typed.trim() };
}
