/** Paths to resources: which collections there are, what a record of each looks like, what can be done with it. */
import type { Operation } from '../../../schema/descriptor.ts';
import { type Document, isObject, placeAt, pointerStep, Refusal } from '../document.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import { type At, child, follow } from './pointers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly method: Method;
  /** From the root of the server: the server's path stands before it. */
  readonly path: string;
  readonly at: At;
}

export interface Resource {
  /** Of the collection. */
  readonly path: string;
  readonly operations: readonly Operation[];
  readonly calls: readonly Call[];
  /** As answered, one record; undefined where nothing answers one. */
  readonly read: Flat | undefined;
  /** As accepted by each method. */
  readonly written: ReadonlyMap<Method, Flat>;
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `/books/{id}.{_format}` → `/books/{id}`; a slash at the end says nothing. */
const cleanPath = (path: string): string =>
  path
    .replace(/\.\{_format\}$/, '')
    .replace(/\{\?[^}]*\}$/, '')
    .replace(/(?<=.)\/+$/, '');

const isParameter = (segment: string): boolean => /^\{[^}]+\}$/.test(segment);

/** Every call of the document. `prefix`: path of the server the document names. */
export function listCalls(document: Document, prefix: string): Call[] {
  const { paths } = document.value as { paths?: unknown };
  if (!isObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, value]) => {
    if (!isObject(value)) return [];
    if (!path.startsWith('/'))
      throw new Refusal(
        placeAt(document, `/paths${pointerStep(path)}`),
        `The path "${path}" starts with no slash.`,
        `Write "/${path}".`,
      );
    const item = follow(document, { value, pointer: `/paths${pointerStep(path)}` });
    return METHODS.flatMap((method) => {
      const at = child(document, item, method.toLowerCase());
      return at ? [{ method, path: prefix + cleanPath(path), at }] : [];
    });
  });
}

const types = [/ld\+json/, /hal\+json/, /vnd\.api\+json/, /merge-patch\+json/, /json/, /\*\/\*/, /form/];

/** The schema of a body: JSON-LD before JSON before anything else. */
function bodySchema(document: Document, at: At | undefined): At | undefined {
  const content = at && child(document, at, 'content');
  if (!content) return undefined;
  const names = Object.keys(content.value);
  const name = types.map((type) => names.find((one) => type.test(one))).find((one) => one !== undefined);
  return name === undefined ? undefined : schemaOf(document, content, name);
}

function schemaOf(_document: Document, content: At, name: string): At | undefined {
  const media = content.value[name];
  if (!isObject(media) || !isObject(media.schema)) return undefined;
  return { value: media.schema, pointer: `${content.pointer}${pointerStep(name)}/schema` };
}

export function answerOf(
  document: Document,
  call: Call,
): { status: number; schema: At | undefined; types: readonly string[] } | undefined {
  const responses = child(document, call.at, 'responses');
  const status = Object.keys(responses?.value ?? {}).find((one) => /^2/.test(one)) ?? 'default';
  const at = responses && child(document, responses, status);
  if (!at) return undefined;
  const content = child(document, at, 'content');
  return {
    status: Number(status) || 200,
    schema: bodySchema(document, at),
    types: Object.keys(content?.value ?? {}),
  };
}

export const bodyOf = (document: Document, call: Call): At | undefined =>
  bodySchema(document, child(document, call.at, 'requestBody'));

const WRAPPERS = /^(?:meta|links?|included|jsonapi|status|success|message|error|errors|code)$/;

/** `{ data: { id, attributes } }` and the like to the record inside. */
export function unwrapRecord(document: Document, flat: Flat, depth = 0): Flat {
  if (depth > 4) return flat;
  const names = [...flat.properties.keys()];
  const inner = (name: string): Flat | undefined => {
    const at = flat.properties.get(name);
    const found = at && flattenSchema(document, at);
    return found && isRecord(found) ? unwrapRecord(document, found, depth + 1) : undefined;
  };
  if (
    names.includes('attributes') &&
    names.every((name) => /^(?:id|type|attributes|relationships|links|meta)$/.test(name))
  )
    return inner('attributes') ?? flat;
  const rest = names.filter((name) => !WRAPPERS.test(name));
  if (
    rest.length === 1 &&
    rest[0] !== undefined &&
    /^(?:data|item|result|record|body|payload)$/.test(rest[0])
  )
    return inner(rest[0]) ?? flat;
  return flat;
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
];

/** The record a list is of: an array, or an object that holds one; undefined when it is no list. */
export function memberOf(document: Document, at: At, depth = 0): Flat | undefined {
  const flat = flattenSchema(document, at);
  if (isObject(flat.keywords.items)) {
    const member = flattenSchema(document, { value: flat.keywords.items, pointer: itemsPointer(flat, at) });
    return recordIn(document, member);
  }
  if (depth > 1) return undefined;
  const names = [...flat.properties.keys()].filter((name) => !WRAPPERS.test(name));
  const lists = names.filter((name) => isList(document, flat.properties.get(name)));
  const named =
    LISTS.find((name) => lists.includes(name)) ??
    (lists.length === 1 && names.length <= 8 ? lists[0] : undefined);
  if (named !== undefined && isEnvelope(names, named)) {
    const inner = flat.properties.get(named);
    return inner && memberOf(document, inner, depth + 1);
  }
  const nested = names.find((name) => /^(?:_embedded|data|response)$/.test(name));
  const embedded = nested === undefined ? undefined : flat.properties.get(nested);
  return embedded && memberOf(document, embedded, depth + 1);
}

const isList = (document: Document, at: At | undefined): boolean =>
  at !== undefined && isObject(flattenSchema(document, at).keywords.items);

/** A list among page numbers and links, rather than a record that happens to hold a list. */
function isEnvelope(names: readonly string[], list: string): boolean {
  const rest = names.filter((name) => name !== list);
  const pages =
    /(?:count|total|page|limit|offset|size|next|prev|first|last|cursor|view|search|links?|meta|^@|^hydra:|has_?more|object|url|number|empty|sort)/i;
  return rest.every((name) => pages.test(name)) || LISTS.slice(0, 2).includes(list);
}

/** Where a merged `items` stands: near enough to say the line. */
const itemsPointer = (flat: Flat, at: At): string => {
  const component = flat.components[0];
  return component === undefined
    ? `${at.pointer}/items`
    : `/components/schemas${pointerStep(component)}/items`;
};

function recordOf(document: Document, at: At | undefined): Flat | undefined {
  if (!at) return undefined;
  return recordIn(document, flattenSchema(document, at));
}

/** The record that a schema is; of several variants, one that may be any of them. */
function recordIn(document: Document, given: Flat): Flat | undefined {
  const flat = unwrapRecord(document, given);
  if (isRecord(flat)) return flat;
  const variants = flat.choices.filter((one) => isRecord(flattenSchema(document, one)));
  const [first, ...others] = variants.map((one) => flattenSchema(document, one));
  if (!first || others.length === 0) return first && unwrapRecord(document, first);
  const required = [...first.required].filter((name) => others.every((one) => one.required.has(name)));
  return {
    ...flat,
    ...(flat.components.length === 0 && { components: first.components }),
    required: new Set(required),
    choices: variants,
  };
}

/** `/customers/{type}` may answer a list: then it is no record's address. */
function isListAnswer(document: Document, call: Call): boolean {
  const schema = answerOf(document, call)?.schema;
  return (
    schema !== undefined &&
    !flattenSchema(document, schema).properties.has('id') &&
    memberOf(document, schema) !== undefined
  );
}

/** What a change takes is what a creation takes: one record. */
function isWholeRecord(document: Document, call: Call, create: Call | undefined): boolean {
  const component = (one: Call | undefined) =>
    one && recordOf(document, bodyOf(document, one))?.components[0];
  return component(call) !== undefined && component(call) === component(create);
}

function describeResource(document: Document, path: string, calls: readonly Call[]): Resource | undefined {
  const depth = path.split('/').length;
  const onList = calls.filter((call) => call.path === path);
  const onItem = calls.filter((call) => {
    const segments = call.path.split('/');
    return (
      segments.length === depth + 1 && call.path.startsWith(`${path}/`) && isParameter(segments.at(-1) ?? '')
    );
  });
  const get = (list: readonly Call[], method: Method) => list.find((call) => call.method === method);
  const [list, create, read, remove] = [
    get(onList, 'GET'),
    get(onList, 'POST'),
    onItem.find((call) => call.method === 'GET' && !isListAnswer(document, call)),
    get(onItem, 'DELETE'),
  ];
  const changes = (list: readonly Call[]) =>
    list.filter(({ method }) => method === 'PUT' || method === 'PATCH');
  const onRecord = changes(onItem);
  // Some servers change a record at its collection, its id in the body.
  const updates =
    onRecord.length > 0 ? onRecord : changes(onList).filter((call) => isWholeRecord(document, call, create));
  const member = list && ((at) => at && memberOf(document, at))(answerOf(document, list)?.schema);
  const answered = (call: Call | undefined) => call && recordOf(document, answerOf(document, call)?.schema);
  const one =
    answered(read) ?? member ?? answered(create) ?? updates.map(answered).find((flat) => flat !== undefined);
  if (!one || (!member && !read && !(create && (remove || updates.length > 0)))) return undefined;
  const written = new Map<Method, Flat>();
  for (const call of [create, ...updates]) {
    const body = call && recordOf(document, bodyOf(document, call));
    if (call && body) written.set(call.method, body);
  }
  const operations: Operation[] = [
    ...(member ? (['list'] as const) : []),
    ...(read ? (['read'] as const) : []),
    ...(create ? (['create'] as const) : []),
    ...(updates.length > 0 ? (['update'] as const) : []),
    ...(remove ? (['delete'] as const) : []),
  ];
  const own = [member && list, create, read, ...updates, remove].filter((call) => call !== undefined);
  return { path, operations, calls: own, read: one, written };
}

/** In the order of the document. */
export function findResources(document: Document, calls: readonly Call[]): Resource[] {
  const paths = new Set<string>();
  for (const { path } of calls) {
    const segments = path.split('/');
    if (isParameter(segments.at(-1) ?? '')) paths.add(segments.slice(0, -1).join('/'));
    else paths.add(path);
  }
  return [...paths]
    .filter((path) => path !== '' && !isParameter(path.split('/').at(-1) ?? ''))
    .flatMap((path) => describeResource(document, path, calls) ?? []);
}
