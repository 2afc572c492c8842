/** JSON-LD to nodes with whole IRIs, each with its place: enough of the expansion to read API documentations. */
import { type Document, isObject, type Place, placeAt, pointerStep, Refusal } from '../document.ts';
import {
  applyContext,
  type Context,
  emptyContext,
  expandIri,
  type Reading,
  resolveIri,
  type Term,
} from './context.ts';
import { hydraContext } from './wellKnown.ts';

export interface LdLiteral {
  readonly value: string | number | boolean;
  readonly language?: string;
  /** What it would be as an IRI: documents write IRIs where their context makes them texts. */
  readonly iri: string;
  readonly place: Place;
}

export interface LdNode {
  readonly id: string | undefined;
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly LdValue[]>;
  readonly place: Place;
}

export type LdValue = LdNode | LdLiteral;

export const isNode = (value: LdValue): value is LdNode => 'properties' in value;

interface Expansion {
  readonly document: Document;
  readonly reading: Reading;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const reference = (id: string, place: Place): LdNode => ({ id, types: [], properties: new Map(), place });

/** The value of a keyword, under its own name or an alias. */
function keyword(value: Readonly<Record<string, unknown>>, name: string, context: Context): unknown {
  if (value[name] !== undefined) return value[name];
  const alias = Object.keys(value).find((key) => context.terms.get(key)?.id === name);
  return alias === undefined ? undefined : value[alias];
}

function expandScalar(
  value: string | number | boolean,
  at: { readonly term: Term | undefined; readonly context: Context; readonly place: Place },
): LdValue {
  const { term, context, place } = at;
  if (typeof value === 'string' && term?.type === '@id')
    return reference(expandIri(value, context, { vocab: false }), place);
  if (typeof value === 'string' && term?.type === '@vocab')
    return reference(expandWord(value, context), place);
  return {
    value,
    iri: typeof value === 'string' ? expandWord(value, context) : '',
    ...(context.language !== undefined && typeof value === 'string' && { language: context.language }),
    place,
  };
}

/** A word of the vocabulary; what starts like an address is one. */
function expandWord(value: string, context: Context): string {
  const isAddress = /^[#/.]/.test(value) && !context.terms.has(value);
  return expandIri(value, context, { vocab: !isAddress });
}

function expandLanguages(
  value: Readonly<Record<string, unknown>>,
  pointer: string,
  run: Expansion,
): LdValue[] {
  return Object.entries(value).flatMap(([language, texts]) =>
    (Array.isArray(texts) ? texts : [texts]).filter(isScalar).map((text) => ({
      value: text,
      iri: '',
      ...(language !== '@none' && { language: language.toLowerCase() }),
      place: placeAt(run.document, pointer + pointerStep(language)),
    })),
  );
}

function expandValue(
  value: unknown,
  at: { readonly pointer: string; readonly context: Context; readonly term: Term | undefined },
  run: Expansion,
): LdValue[] {
  const { pointer, context, term } = at;
  if (value === null || value === undefined) return [];
  const place = () => placeAt(run.document, pointer);
  if (isScalar(value)) return [expandScalar(value, { term, context, place: place() })];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      expandValue(item, { ...at, pointer: pointer + pointerStep(index) }, run),
    );
  if (!isObject(value)) return [];
  if (term?.type === '@json') return [];
  if (term?.container.includes('@language')) return expandLanguages(value, pointer, run);
  if (['@index', '@id', '@type'].some((container) => term?.container.includes(container)))
    return Object.entries(value).flatMap(([key, one]) =>
      expandValue(one, { ...at, pointer: pointer + pointerStep(key), term: undefined }, run),
    );
  const literal = keyword(value, '@value', context);
  if (isScalar(literal)) {
    const language = keyword(value, '@language', context);
    const made = expandScalar(literal, { term: undefined, context, place: place() });
    return [typeof language === 'string' ? { ...made, language: language.toLowerCase() } : made];
  }
  for (const container of ['@list', '@set'])
    if (keyword(value, container, context) !== undefined)
      return expandValue(
        keyword(value, container, context),
        { ...at, pointer: pointer + pointerStep(container) },
        run,
      );
  return [expandNode(value, at, run)];
}

function expandNode(
  value: Readonly<Record<string, unknown>>,
  at: { readonly pointer: string; readonly context: Context; readonly term?: Term | undefined },
  run: Expansion,
): LdNode {
  const place = placeAt(run.document, at.pointer);
  let context = at.context;
  const apply = (local: unknown) => {
    context = applyContext(context, local, { place }, run.reading);
  };
  if (at.term?.context !== undefined) apply(at.term.context);
  if (value['@context'] !== undefined) apply(value['@context']);
  const rawTypes = keyword(value, '@type', context);
  const typeNames = (Array.isArray(rawTypes) ? rawTypes : [rawTypes]).filter(
    (one) => typeof one === 'string',
  );
  const types = typeNames.map((one) => expandWord(one, context));
  for (const name of [...typeNames].sort()) {
    const scoped = context.terms.get(name)?.context;
    if (scoped !== undefined) apply(scoped);
  }
  const properties = new Map<string, LdValue[]>();
  const add = (iri: string, values: readonly LdValue[]) =>
    properties.set(iri, [...(properties.get(iri) ?? []), ...values]);
  for (const [key, inner] of Object.entries(value)) {
    const iri = expandIri(key, context, { vocab: true });
    const term = context.terms.get(key);
    const pointer = at.pointer + pointerStep(key);
    if (term && term.id === undefined) continue;
    if (iri === '@graph' || iri === '@included')
      add('@graph', expandValue(inner, { pointer, context, term: undefined }, run));
    else if (iri.startsWith('@')) continue;
    else if (term?.isReverse || !iri.includes(':')) run.reading.skip?.(key, placeAt(run.document, pointer));
    else add(iri, expandValue(inner, { pointer, context, term }, run));
  }
  const id = keyword(value, '@id', context);
  return {
    id: typeof id === 'string' ? expandIri(id, context, { vocab: false }) : undefined,
    types,
    properties,
    place,
  };
}

/** Where a document stands: relative names in it are relative to this. */
function findBase(value: Readonly<Record<string, unknown>>, given: string | undefined): string {
  const id = typeof value['@id'] === 'string' ? value['@id'] : '';
  const contexts = [value['@context']].flat();
  const vocab = contexts
    .map((one) => (isObject(one) ? one['@vocab'] : undefined))
    .find((one) => typeof one === 'string');
  const origin =
    given ?? (typeof vocab === 'string' && /^https?:/.test(vocab) ? vocab.replace(/#.*$/, '') : undefined);
  return resolveIri(id, origin ?? 'http://localhost/').replace(/#.*$/, '');
}

/** Every node of a document with its properties from all its places, and the one it starts with. */
export function expandDocument(
  document: Document,
  options: { readonly base?: string | undefined; readonly reading: Reading },
): { readonly nodes: readonly LdNode[]; readonly base: string } {
  const items = Array.isArray(document.value) ? document.value : [document.value];
  const run: Expansion = { document, reading: options.reading };
  const first = items.find(isObject);
  const base = findBase(first ?? {}, options.base);
  const hasContext = items.some((item) => isObject(item) && item['@context'] !== undefined);
  // Without a context either everything is whole already, or the words are Hydra's own.
  const place = placeAt(document, '');
  const context = hasContext
    ? emptyContext(base)
    : applyContext(emptyContext(base), hydraContext, { place }, options.reading);
  try {
    const isList = Array.isArray(document.value);
    const nodes = items.flatMap((item, index) =>
      isObject(item) ? [expandNode(item, { pointer: isList ? pointerStep(index) : '', context }, run)] : [],
    );
    return { nodes, base };
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal(place, 'The document is nested too deep to be read.', 'Give an API documentation.');
    throw error;
  }
}
