/** The chosen part of a large API: paths, tags of an OpenAPI document, classes of a Hydra one. */
import { hintNearest } from '../nearest.ts';
import { type Document, isObject, placeAt, Refusal } from './document.ts';
import type { ApiFacts, ClassFacts } from './facts.ts';
import { isSameName } from './names.ts';
import { isOpenApi } from './openapi/isOpenApi.ts';
import { listReached } from './openapi/listReached.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace'];

const isPath = (word: string): boolean => word.startsWith('/');

const isBelow = (path: string, word: string): boolean => {
  const start = word.replace(/(?<=.)\/+$/, '');
  return path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`);
};

const isSameTag = (tag: string, word: string): boolean => tag.toLowerCase() === word.toLowerCase();

const tagsOf = (call: unknown): readonly string[] =>
  isObject(call) && Array.isArray(call.tags) ? call.tags.filter((tag) => typeof tag === 'string') : [];

/** What a document does not have is refused with the nearest that it has. */
function refuseUnknown(document: Document, word: string, names: readonly string[]): never {
  const kinds = isPath(word) ? 'path' : isOpenApi(document.value) ? 'tag' : 'class';
  throw new Refusal(
    placeAt(document, ''),
    `No ${kinds} of the document is "${word}".`,
    hintNearest(word, names, 'It has'),
  );
}

/** The item of one path with the calls that were chosen, or nothing. */
function chooseCalls(path: string, item: unknown, only: readonly string[]): unknown {
  if (only.some((word) => isPath(word) && isBelow(path, word))) return item;
  if (!isObject(item)) return undefined;
  const tags = only.filter((word) => !isPath(word));
  const isChosen = (call: unknown) => tagsOf(call).some((tag) => tags.some((word) => isSameTag(tag, word)));
  const left = METHODS.filter((method) => method in item && !isChosen(item[method]));
  if (METHODS.every((method) => !(method in item) || left.includes(method))) return undefined;
  return Object.fromEntries(Object.entries(item).filter(([key]) => !left.includes(key)));
}

/**
 * An OpenAPI document with the chosen paths and the schemas they lead to; any other document as it is.
 * @param only paths (`/books`, with what is below it) and tags; none: the whole document
 */
export function choosePaths(document: Document, only: readonly string[]): Document {
  const { value } = document;
  if (only.length === 0 || !isOpenApi(value) || !isObject(value) || !isObject(value.paths)) return document;
  const all = Object.entries(value.paths);
  const tags = [
    ...new Set(
      all.flatMap(([, item]) => (isObject(item) ? METHODS.flatMap((key) => tagsOf(item[key])) : [])),
    ),
  ];
  const names = all.map(([path]) => path);
  for (const word of only) {
    const isKnown = isPath(word)
      ? names.some((path) => isBelow(path, word))
      : tags.some((tag) => isSameTag(tag, word));
    if (!isKnown) refuseUnknown(document, word, isPath(word) ? names : tags);
  }
  const chosen = all.flatMap(([path, item]) => {
    const kept = chooseCalls(path, item, only);
    return kept === undefined ? [] : [[path, kept] as const];
  });
  const paths = Object.fromEntries(chosen);
  const components = isObject(value.components) ? value.components : {};
  const { schemas: _schemas, ...others } = components;
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const reached = listReached(document, [paths, others]);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)));
  const { webhooks: _webhooks, ...rest } = value;
  return { ...document, value: { ...rest, paths, components: { ...others, schemas: kept } } };
}

/** The chosen classes of a Hydra documentation; values stay, as those that nothing speaks of are left out anyway. */
export function chooseClasses(facts: ApiFacts, document: Document, only: readonly string[]): ApiFacts {
  if (only.length === 0 || isOpenApi(document.value)) return facts;
  const isWanted = ({ name, path }: ClassFacts, word: string) =>
    isPath(word) ? path !== undefined && isBelow(path, word) : isSameName(name, word);
  for (const word of only)
    if (!facts.classes.some((one) => isWanted(one, word)))
      refuseUnknown(
        document,
        word,
        facts.classes.flatMap(({ name, path }) => (isPath(word) ? (path ?? []) : name)),
      );
  const classes = facts.classes.filter((one) => one.isValue || only.some((word) => isWanted(one, word)));
  return { ...facts, classes };
}
