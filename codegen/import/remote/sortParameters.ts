/** What the parameters of a list are for: pages, order, free text, or a filter of a property. By their names, pure. */
import type { RemoteFacts, RemoteList } from '../../../schema/remote.ts';
import type { ParameterFacts } from '../facts.ts';
import { isSameName } from '../names.ts';

const PAGE = /^(?:_?page|page_?(?:number|no|index)|page\[number\]|p)$/i;
const SIZE =
  /^(?:items_?per_?page|per_?page|_?limit|page_?size|page\[(?:size|limit)\]|size|max_?results|rows)$/i;
const OFFSET = /^(?:offset|skip|_?start|page\[offset\]|start_?index|from)$/i;
const SEARCH = /^(?:_?q|query|search|term|keywords?|text)$/i;
const SORT = /^(?:_?sort|order_?by|sort_?by|ordering|order)$/i;
const DIRECTION = /^(?:order|_order|direction|dir|sort_?(?:order|dir|direction))$/i;

/** A property under its name here and there, and of a relation the name its id is written under. */
export interface NamedProperty {
  readonly name: string;
  readonly wire: string;
  readonly key?: string | undefined;
}

const isDirections = ({ values = [] }: ParameterFacts): boolean =>
  values.length > 0 && values.every((value) => /^(?:asc|desc|ascending|descending)$/i.test(value));

function sortPages(all: readonly ParameterFacts[]): RemoteList {
  const find = (pattern: RegExp) => all.find(({ name }) => pattern.test(name));
  const [page, size, offset] = [find(PAGE), find(SIZE), find(OFFSET)];
  return {
    ...(page ? { page: page.name } : offset && { offset: offset.name }),
    ...(page?.min === 0 && { firstPage: 0 }),
    ...(size && { size: size.name }),
    ...(size?.max !== undefined && { most: size.max }),
  };
}

const nameFor = (wire: string, properties: readonly NamedProperty[]): string | undefined =>
  properties.find((one) => one.wire === wire || one.key === wire)?.name ??
  properties.find((one) => isSameName(one.wire, wire))?.name ??
  // A relation is asked for by the id of what it leads to.
  properties.find(
    (one) => /_?(?:id|uuid)$/i.test(wire) && isSameName(one.wire, wire.replace(/_?(?:id|uuid)$/i, '')),
  )?.name;

function sortOrder(
  all: readonly ParameterFacts[],
  properties: readonly NamedProperty[],
): RemoteFacts['sort'] | undefined {
  const find = (names: readonly string[]) => names.flatMap((name) => nameFor(name, properties) ?? []);
  const bracketed = all.flatMap(({ name }) => /^order\[([\w.]+)\]$/.exec(name)?.[1] ?? []);
  const known = find(bracketed);
  if (known.length > 0) return { parameter: 'order[{}]', properties: known };
  const parameter = all.find((one) => SORT.test(one.name) && one.values && !isDirections(one));
  if (!parameter?.values) return undefined;
  const direction = all.find((one) => one !== parameter && DIRECTION.test(one.name));
  const offered = [...new Set(find(parameter.values.map((value) => value.replace(/^[+-]/, ''))))];
  if (offered.length === 0) return undefined;
  return { parameter: parameter.name, ...(direction && { direction: direction.name }), properties: offered };
}

/** `name`, `name[]`, `name[after]`, `filter[name]`, `name_after`: the property and how it compares. */
function readFilter(name: string, properties: readonly NamedProperty[]): string | undefined {
  const inner = /^filters?\[(.+)\]$/.exec(name)?.[1] ?? name;
  const [, path = '', operator] = /^([\w.]+)(?:\[(\w*)\])?$/.exec(inner) ?? [];
  const words = /^(.+?)_{1,2}(gte|gt|lte|lt|after|before|contains|from|to)$/.exec(path);
  const own = path === 'id' || path === 'ids' ? 'id' : nameFor(path, properties);
  if (own !== undefined)
    return path === 'ids' || operator === ''
      ? `${own}[]`
      : operator === undefined
        ? own
        : `${own}[${operator}]`;
  const found = words?.[1] === undefined ? undefined : nameFor(words[1], properties);
  const meant = { from: 'gte', to: 'lte' }[words?.[2] ?? ''] ?? words?.[2];
  return found === undefined ? undefined : `${found}[${meant}]`;
}

/** What `remote` of an entity contains about its list. */
export function sortParameters(
  all: readonly ParameterFacts[],
  properties: readonly NamedProperty[],
): Pick<RemoteFacts, 'sort' | 'filters' | 'search' | 'list'> {
  const list = sortPages(all);
  const sort = sortOrder(all, properties);
  const taken = new Set([list.page, list.offset, list.size, sort?.parameter, sort?.direction]);
  const rest = all.filter(({ name }) => !taken.has(name) && !/^order\[/.test(name));
  const filters = new Map<string, string>();
  for (const { name } of rest) {
    const filter = readFilter(name, properties);
    if (filter !== undefined && !filters.has(filter)) filters.set(filter, name);
  }
  const search = rest.find(({ name }) => SEARCH.test(name) && ![...filters.values()].includes(name));
  return {
    ...(Object.keys(list).length > 0 && { list }),
    ...(filters.size > 0 && { filters: Object.fromEntries(filters) }),
    ...(sort && { sort }),
    ...(search && { search: search.name }),
  };
}
