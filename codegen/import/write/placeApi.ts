/** Where the imported API stands among ours: its entry in `apis.jsonld`, and the collection of each class below it. */

import { toSnake } from '../../resolve/names.ts';
import type { AddRemark, ApiFacts, ClassFacts } from '../facts.ts';
import { toCollection, toPlural } from '../names.ts';
import { startsWith } from '../openapi/bases.ts';

export interface ApiEntry {
  readonly name: string;
  readonly base: string;
  readonly prefix?: string;
}

export interface Placed {
  /** Name of the API in `apis.jsonld`. */
  readonly api: string;
  /** Below the API's base. */
  readonly collection: string;
  /** Only guessed from a name. */
  readonly isGuess: boolean;
  /** Of `/authors/{id}/books`: the path of the parent's collection. */
  readonly parentPath?: string;
}

export interface ApiPlan {
  readonly places: ReadonlyMap<ClassFacts, Placed>;
  /** To be added to `apis.jsonld`; absent: it is there. */
  readonly added?: ApiEntry;
  /** Below which base an action's path is. */
  toLocal(path: string, api: string): string;
}

const wholeBase = ({ base, prefix }: ApiEntry): string => (base === '/' ? '' : base) + (prefix ?? '');

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The rest of a path behind a base of as many steps. */
function cut(path: string, base: string): string {
  return `/${segments(path).slice(segments(base).length).join('/')}`;
}

/** As our collections are written: small letters, digits, `_`, `-`. */
function toOwnPath(path: string): string {
  const own = segments(path)
    .map((segment) =>
      segment
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .replace(/[^A-Za-z0-9_-]+/g, '_')
        .replace(/^_+|_+$/g, '')
        .toLowerCase(),
    )
    .filter((segment) => segment !== '')
    .join('/');
  return /^[a-z]/.test(own) ? `/${own}` : `/n${own}`;
}

function guessCollection(one: ClassFacts): string {
  if (one.link === undefined) return `/${toCollection(one.name)}`;
  const [, ...before] = toOwnPath(one.link).split('/').reverse();
  const last = toOwnPath(one.link).split('/').at(-1) ?? '';
  return [...before.reverse(), toPlural(last)].join('/');
}

interface Target {
  readonly api: string;
  /** Its own server keeps the records: its address there has nothing to do with ours. */
  readonly isRemote: boolean;
  readonly known: readonly ApiEntry[];
  /** The API of each entity that is there, by its name in small letters. */
  readonly existing: ReadonlyMap<string, string>;
}

/** The entry for an API that is not known yet. Two APIs cannot be at one base. */
function planEntry(facts: ApiFacts, { api, known, isRemote }: Target): ApiEntry {
  if (isRemote) return { name: api, base: `/${toSnake(api)}` };
  const parts = segments(facts.base ?? '');
  const first = parts.findIndex((part) => part.startsWith('{'));
  const fixed = (first < 0 ? parts : parts.slice(0, first)).join('/');
  const prefix = first < 0 ? '' : `/${parts.slice(first).join('/')}`;
  const base = `/${fixed}`;
  const isTaken = fixed === '' || !/^\/[a-z0-9_/.-]+$/i.test(base) || known.some((one) => one.base === base);
  return {
    name: api,
    base: isTaken ? `/${toSnake(api)}` : base,
    ...(prefix !== '' && {
      prefix: prefix.replace(/\{([^}]+)\}/g, (_, name: string) => `{${name.replace(/\W+/g, '_')}}`),
    }),
  };
}

/** `/authors/{id}/books` → `/books`, and what it is inside of. */
function flattenNested(path: string): { collection: string; parent?: string } {
  const parts = segments(path);
  const last = parts.findLastIndex((part) => part.startsWith('{'));
  if (last < 0) return { collection: path };
  return { collection: `/${parts.slice(last + 1).join('/')}`, parent: `/${parts.slice(0, last).join('/')}` };
}

export function placeApi(facts: ApiFacts, target: Target, remark: AddRemark): ApiPlan {
  const { api, known } = target;
  const own = known.find(({ name }) => name === api);
  // Paths below the base of one of our APIs: the document describes this product, all APIs of it.
  const isOurs =
    own !== undefined &&
    facts.classes.some(({ path }) => path !== undefined && startsWith(path, wholeBase(own)));
  const added = own ? undefined : planEntry(facts, target);
  const baseOf = (path: string): { api: string; base: string } | undefined => {
    if (!isOurs) return { api, base: facts.base ?? '' };
    const found = known
      .filter((one) => startsWith(path, wholeBase(one)))
      .sort((a, b) => wholeBase(b).length - wholeBase(a).length)[0];
    return found && { api: found.name, base: wholeBase(found) };
  };
  const taken = new Map<string, string>();
  const places = new Map<ClassFacts, Placed>();
  for (const one of facts.classes) {
    const at = one.path === undefined ? undefined : baseOf(one.path);
    const whole =
      one.path === undefined || !at
        ? undefined
        : startsWith(one.path, at.base)
          ? cut(one.path, at.base)
          : one.path;
    const nested = whole === undefined || whole === '/' ? undefined : flattenNested(whole);
    const wanted = nested ? toOwnPath(nested.collection) : guessCollection(one);
    const before = isOurs ? target.existing.get(one.name.toLowerCase()) : undefined;
    const owner = at?.api ?? before ?? api;
    let collection = wanted;
    if (!one.isValue && taken.has(`${owner} ${collection}`))
      collection = toOwnPath((whole ?? one.name).replace(/\{[^}]*\}\//g, ''));
    for (let count = 2; !one.isValue && taken.has(`${owner} ${collection}`); count++)
      collection = `${wanted}_${count}`;
    if (!one.isValue) taken.set(`${owner} ${collection}`, one.name);
    if (!one.isValue && nested && collection !== whole)
      remark('note', one.name, `its collection "${whole}" is written "${collection}"`);
    // Where nothing leads to any collection, that has been reported already.
    if (!one.isValue && !nested && !one.isAssumed)
      remark(
        'note',
        one.name,
        `no document says the path of its collection: "${collection}" is a guess from its ${one.link === undefined ? 'name' : 'link'}`,
      );
    places.set(one, {
      api: owner,
      collection,
      isGuess: !nested,
      ...(nested?.parent !== undefined && one.path !== undefined && { parentPath: parentOf(one.path) }),
    });
  }
  return {
    places,
    ...(added && { added }),
    toLocal: (path, name) => {
      const entry = known.find((one) => one.name === name);
      const base = isOurs && entry ? wholeBase(entry) : (facts.base ?? '');
      return startsWith(path, base) ? cut(path, base) : path;
    },
  };
}

/** Of the last parameter's collection, from the root. */
function parentOf(path: string): string {
  const parts = path.split('/');
  return parts
    .slice(
      0,
      parts.findLastIndex((part) => part.startsWith('{')),
    )
    .join('/');
}
