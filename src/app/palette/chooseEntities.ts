/** In which entities the palette looks for a record: a few, or every letter would cost a hundred requests. Pure. */
import type { AreaDescriptor } from '../../../schema/descriptor.ts';
import { foldText } from '../../../schema/foldText.ts';
import type { EntitySummary } from '../../../schema/generated/entities.ts';

const maxRequests = 7;
const maxUsed = 4;
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

/** An area's main entity is the one it is called after, or else the one with the most to search in. */
function mainOf(area: AreaDescriptor, entities: readonly Searchable[]): Searchable | undefined {
  const own = entities.filter(({ group, search }) => group === area.name && search);
  const breadth = ({ search, plural }: Searchable) =>
    plural.en === area.label.en ? Number.POSITIVE_INFINITY : (search?.length ?? 0);
  return own.toSorted((one, other) =>
    breadth(one) === breadth(other) ? 0 : breadth(other) - breadth(one),
  )[0];
}

/**
 * "customer dupont" looks for "dupont" among customers alone; else the entity on the screen comes first, then those
 * opened most often, then the main one of each area.
 *
 * @param visits entity names, one a visit
 */
export function chooseEntities(
  typed: string,
  {
    areas,
    entities,
    current,
    visits,
    refused,
  }: {
    readonly areas: readonly AreaDescriptor[];
    readonly entities: readonly Searchable[];
    readonly current: string | undefined;
    readonly visits: readonly string[];
    /** Those the server did not let this person list. */
    readonly refused: ReadonlySet<string>;
  },
): Search {
  const able = entities.filter((entity) => isSearchable(entity) && !refused.has(entity.name));
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = foldText(first);
  const isNamed = ({ label, plural }: Searchable) =>
    [label.en, label.fr, plural.en, plural.fr].some((text) => foldText(text).startsWith(word));
  const named = word.length >= minPrefix && rest.length > 0 ? able.filter(isNamed) : [];
  if (named.length > 0)
    return { names: named.slice(0, maxRequests).map(({ name }) => name), query: rest.join(' ') };
  const times = (name: string) => visits.filter((visit) => visit === name).length;
  const points = ({ name }: Searchable) => (name === current ? Number.POSITIVE_INFINITY : times(name));
  const used = able
    .filter((entity) => points(entity) > 0)
    .toSorted((one, other) => (points(one) === points(other) ? 0 : points(other) - points(one)));
  const likely = areas.flatMap((area) => mainOf(area, able) ?? []);
  const names = new Set([...used.slice(0, maxUsed), ...likely].map(({ name }) => name));
  return { names: [...names].slice(0, maxRequests), query: typed.trim() };
}
