/**
 * JSON-LD contexts, as far as API documentations use them, and more forgiving than the algorithm: a context inside a
 * context is opened, a relative vocabulary is resolved, a prefix everybody knows need not be declared.
 */
import { isObject, type Place, Refusal } from '../document.ts';
import { findBundled, hydraContext, prefixes } from './wellKnown.ts';

export interface Term {
  /** Undefined: what is under it is to be left out. */
  readonly id: string | undefined;
  readonly type?: string;
  readonly container: readonly string[];
  readonly isReverse: boolean;
  readonly context?: unknown;
}

export interface Context {
  readonly base: string;
  readonly vocab: string | undefined;
  readonly language: string | undefined;
  readonly terms: ReadonlyMap<string, Term>;
}

/** A context that is not in the document: its value, or undefined when it is nowhere at hand. */
export type FindContext = (address: string) => unknown;

export interface Reading {
  readonly find: FindContext;
  /** Called for a context that is not at hand and was read as Hydra's own. */
  readonly miss: (address: string, place: Place) => void;
  /** Called for a key that has no meaning under its context. */
  readonly skip?: (key: string, place: Place) => void;
}

export const emptyContext = (base: string): Context => ({
  base,
  vocab: undefined,
  language: undefined,
  terms: new Map(),
});

const isAbsolute = (iri: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]*:/.test(iri);

/** `iri` against `base`, as an address in a page would be. */
export function resolveIri(iri: string, base: string): string {
  if (isAbsolute(iri)) return iri;
  try {
    return new URL(iri, base).href;
  } catch {
    return iri;
  }
}

/** The W3C's own names begin with http: written with https they name nothing, and mean the same. */
const nameW3c = (iri: string): string => iri.replace(/^https(?=:\/\/www\.w3\.org\/(?:ns|\d{4})\/)/, 'http');

/** `vocab`: a term or a word of the vocabulary; otherwise a document-relative IRI. */
export function expandIri(value: string, context: Context, how: { readonly vocab: boolean }): string {
  const iri = findIri(value, context, how);
  return iri.startsWith('https://www.w3.org/') ? nameW3c(iri) : iri;
}

function findIri(value: string, context: Context, how: { readonly vocab: boolean }): string {
  if (value.startsWith('@')) return value;
  const term = how.vocab ? context.terms.get(value) : undefined;
  if (term?.id !== undefined) return term.id;
  const colon = value.indexOf(':');
  if (colon > 0) {
    const [prefix, suffix] = [value.slice(0, colon), value.slice(colon + 1)];
    if (prefix === '_' || suffix.startsWith('//')) return value;
    const known =
      context.terms.get(prefix)?.id ?? (Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined);
    return known === undefined ? value : known + suffix;
  }
  if (!how.vocab) return resolveIri(value, context.base);
  return context.vocab === undefined ? value : resolveIri(context.vocab + value, context.base);
}

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Reads the terms of one context object; a term may use another that stands further down. */
function defineTerms(active: Context, local: Readonly<Record<string, unknown>>, place: Place): Context {
  const terms = new Map(active.terms);
  const context: Context = { ...active, terms };
  const open = new Set<string>();
  const done = new Set<string>();

  function define(name: string): void {
    if (done.has(name) || !Object.hasOwn(local, name) || name.startsWith('@')) return;
    if (open.has(name))
      throw new Refusal(place, `The term "${name}" of the context is defined by itself.`, 'Give it an IRI.');
    open.add(name);
    terms.set(name, makeTerm(name, local[name]));
    open.delete(name);
    done.add(name);
  }

  function expandId(id: string): string {
    if (id.startsWith('@')) return id;
    define(id);
    const colon = id.indexOf(':');
    if (colon > 0 && !id.slice(colon + 1).startsWith('//')) define(id.slice(0, colon));
    return expandIri(id, context, { vocab: true });
  }

  function makeTerm(name: string, given: unknown): Term {
    if (given === null) return { id: undefined, container: [], isReverse: false };
    const own = isObject(given) ? given : { '@id': given };
    const reverse = own['@reverse'];
    const id = reverse ?? (own['@id'] === undefined ? undefined : own['@id']);
    const type = own['@type'];
    // A term that names itself, or has no IRI, is a compact IRI or a word of the vocabulary.
    const text = typeof id === 'string' && id !== name ? expandId(id) : expandOwn(name);
    return {
      id: id === null ? undefined : text,
      ...(typeof type === 'string' && { type: expandId(type) }),
      container: listOf(own['@container']).map(String),
      isReverse: reverse !== undefined,
      ...(own['@context'] !== undefined && { context: own['@context'] }),
    };
  }

  function expandOwn(name: string): string {
    terms.delete(name);
    const colon = name.indexOf(':');
    if (colon > 0) define(name.slice(0, colon));
    return expandIri(name, context, { vocab: true });
  }

  for (const name of Object.keys(local)) define(name);
  return context;
}

function applyObject(
  active: Context,
  local: Readonly<Record<string, unknown>>,
  at: { readonly place: Place; readonly open: readonly string[] },
  reading: Reading,
): Context {
  let context = active;
  // Seen in the field: a whole document with its "@context" where only the context belongs.
  if (local['@context'] !== undefined) return applyContext(active, local['@context'], at, reading);
  if (typeof local['@import'] === 'string') context = applyContext(context, local['@import'], at, reading);
  const { '@base': base, '@vocab': vocab, '@language': language } = local;
  if (typeof base === 'string') context = { ...context, base: resolveIri(base, context.base) };
  if (vocab === null) context = { ...context, vocab: undefined };
  if (typeof vocab === 'string')
    context = { ...context, vocab: vocab === '' ? context.base : expandVocab(vocab, context, local) };
  if (language !== undefined)
    context = { ...context, language: typeof language === 'string' ? language.toLowerCase() : undefined };
  return defineTerms(context, local, at.place);
}

function expandVocab(vocab: string, context: Context, local: Readonly<Record<string, unknown>>): string {
  const [prefix = '', suffix = ''] = vocab.split(/:(?!\/\/)/, 2);
  const own = local[prefix];
  if (typeof own === 'string' && vocab.includes(':')) return own + suffix;
  return expandIri(vocab, { ...context, vocab: undefined }, { vocab: vocab.includes(':') });
}

/** `local` as it is under "@context": null, an address, an object, or a list of those. */
export function applyContext(
  active: Context,
  local: unknown,
  at: { readonly place: Place; readonly open?: readonly string[] },
  reading: Reading,
): Context {
  const open = at.open ?? [];
  if (local === null) return emptyContext(active.base);
  if (Array.isArray(local))
    return local.reduce((context: Context, one) => applyContext(context, one, at, reading), active);
  if (isObject(local)) return applyObject(active, local, { place: at.place, open }, reading);
  if (typeof local !== 'string')
    throw new Refusal(at.place, `The context is ${JSON.stringify(local)}.`, 'Write an object or an address.');
  const address = resolveIri(local, active.base);
  if (open.includes(address))
    throw new Refusal(
      at.place,
      `The context "${local}" brings itself.`,
      'Remove the cycle from the contexts.',
    );
  const found = findBundled(address) ?? reading.find(address);
  if (found === undefined) reading.miss(local, at.place);
  const next = { place: at.place, open: [...open, address] };
  return applyContext(active, found ?? hydraContext, next, reading);
}
