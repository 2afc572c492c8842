/** The record inside what a call takes or answers, out of the envelopes that servers put around one, or around a list. */
import { type Document, isObject, pointerStep } from '../document.ts';
import { isSameName } from '../names.ts';
import { toSingular } from '../toSingular.ts';
import { addRelationships } from './addRelationships.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import type { At } from './pointers.ts';

const WRAPPERS = /^(?:(?:meta|links?|included|jsonapi|status|success|message|error|errors|code)$|\$)/;

/** `{ _index, _id, found, _source }`: a search engine wraps a document so. */
const HIT = /^(?:_.*|found|fields|sort|highlight|matched_queries|inner_hits|explanation)$/;

interface Wrapped {
  /** What the path calls one record: some servers put it under that name. */
  readonly own?: string | undefined;
  readonly depth?: number;
}

/** `{ data: { id, attributes } }`, `{ book: { … } }` and the like to the record inside. */
export function unwrapRecord(document: Document, flat: Flat, { own, depth = 0 }: Wrapped = {}): Flat {
  if (depth > 4) return flat;
  const names = [...flat.properties.keys()];
  const inner = (name: string): Flat | undefined => {
    const at = flat.properties.get(name);
    const found = at && flattenSchema(document, at);
    return found && isRecord(found) ? unwrapRecord(document, found, { own, depth: depth + 1 }) : undefined;
  };
  if (
    names.includes('attributes') &&
    names.every((name) => /^(?:id|type|attributes|relationships|links|meta)$/.test(name))
  )
    return addRelationships(document, inner('attributes') ?? flat, flat.properties.get('relationships'));
  if (names.includes('_source') && names.every((name) => HIT.test(name))) return inner('_source') ?? flat;
  if (names.includes('fullUrl') && names.includes('resource')) return unwrapEntry(document, flat, own);
  const rest = names.filter((name) => !WRAPPERS.test(name));
  if (
    rest.length === 1 &&
    rest[0] !== undefined &&
    (/^(?:data|item|result|record|body|payload)$/.test(rest[0]) ||
      (own !== undefined && isSameName(rest[0], own)))
  )
    return inner(rest[0]) ?? flat;
  return flat;
}

/** An entry of a FHIR bundle to its resource: of all that it may be, the one that the path is called by. */
function unwrapEntry(document: Document, entry: Flat, own: string | undefined): Flat {
  const at = entry.properties.get('resource');
  const resource = at ? flattenSchema(document, at) : entry;
  const named = resource.choices
    .map((choice) => flattenSchema(document, choice))
    .find(({ components: [name] }) => name !== undefined && own !== undefined && isSameName(name, own));
  return named ?? resource;
}

const LISTS = [
  'member',
  'hydra:member',
  'data',
  'items',
  'results',
  'result',
  'records',
  'rows',
  'list',
  'content',
  'value',
  'hits',
  'entry',
];

/** A list in an answer: the record it is of, and the members that lead to it. */
interface Listed {
  readonly flat: Flat | undefined;
  readonly path: readonly string[];
}

/** The record a list is of: an array, or an object that holds one; undefined when it is no list. */
export function memberOf(document: Document, at: At, wrapped: Wrapped = {}): Flat | undefined {
  return findList(document, at, wrapped)?.flat;
}

/** Where the list is in the answer, `data.items`; an answer that is a list itself: empty. */
export function memberPath(document: Document, at: At, own: string): string | undefined {
  return findList(document, at, { own })?.path.join('.');
}

function findList(document: Document, at: At, { own, depth = 0 }: Wrapped): Listed | undefined {
  const flat = flattenSchema(document, at);
  if (isObject(flat.keywords.items)) {
    const member = flattenSchema(document, { value: flat.keywords.items, pointer: itemsPointer(flat, at) });
    return { flat: recordIn(document, member, own), path: [] };
  }
  if (depth > 1) return undefined;
  const below = (name: string | undefined): Listed | undefined => {
    const inner = name === undefined ? undefined : flat.properties.get(name);
    const found = inner && findList(document, inner, { own, depth: depth + 1 });
    return found && { ...found, path: [name ?? '', ...found.path] };
  };
  const names = [...flat.properties.keys()].filter((name) => !WRAPPERS.test(name));
  const lists = names.filter((name) => isList(document, flat.properties.get(name)));
  const called = lists.find((name) => own !== undefined && isSameName(toSingular(name), own));
  const named =
    called ??
    LISTS.find((name) => lists.includes(name)) ??
    (lists.length === 1 && names.length <= 8 ? lists[0] : undefined);
  if (named !== undefined && (called !== undefined || isEnvelope(names, named))) return below(named);
  return below(names.find((name) => /^(?:_embedded|data|response|hits)$/.test(name)));
}

const isList = (document: Document, at: At | undefined): boolean =>
  at !== undefined && isObject(flattenSchema(document, at).keywords.items);

/** A list among page numbers and links, rather than a record that happens to hold a list. */
function isEnvelope(names: readonly string[], list: string): boolean {
  if (list === 'entry') return names.includes('resourceType');
  const rest = names.filter((name) => name !== list);
  const pages =
    /(?:count|total|page|limit|offset|size|next|prev|first|last|cursor|view|search|links?|meta|^@|^hydra:|has_?more|object|url|number|empty|sort|max_score|^took$|^kind$|version$|etag)/i;
  return rest.every((name) => pages.test(name)) || LISTS.slice(0, 2).includes(list);
}

/** Where a merged `items` stands: near enough to name the line. */
const itemsPointer = (flat: Flat, at: At): string => {
  const component = flat.components[0];
  return component === undefined
    ? `${at.pointer}/items`
    : `/components/schemas${pointerStep(component)}/items`;
};

/** `own`: what the path calls one record. */
export function recordOf(document: Document, at: At | undefined, own?: string): Flat | undefined {
  if (!at) return undefined;
  return recordIn(document, flattenSchema(document, at), own);
}

/** The record that a schema is; of several variants, one that may be any of them. */
function recordIn(document: Document, given: Flat, own?: string): Flat | undefined {
  const flat = unwrapRecord(document, given, { own });
  if (isRecord(flat)) return flat;
  const variants = flat.choices.filter((one) => isRecord(flattenSchema(document, one)));
  const [first, ...others] = variants.map((one) => flattenSchema(document, one));
  if (!first || others.length === 0) return first && unwrapRecord(document, first);
  const common = first.components.filter((name) => others.every((one) => one.components.includes(name)));
  const required = [...first.required].filter((name) => others.every((one) => one.required.has(name)));
  return {
    ...flat,
    ...(flat.components.length === 0 && { components: common }),
    required: new Set(required),
    choices: variants,
  };
}
