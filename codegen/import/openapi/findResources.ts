/** Paths to resources: which collections there are, what a record of each looks like, what can be done with it. */
import type { Operation } from '../../../schema/descriptor.ts';
import { type Document, isObject, placeAt, pointerStep, Refusal } from '../document.ts';
import { toSingular } from '../toSingular.ts';
import { classOfComponent } from './componentNames.ts';
import { type Flat, flattenSchema } from './flattenSchema.ts';
import { type At, child, follow } from './pointers.ts';
import { memberOf, recordOf } from './recordOf.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly method: Method;
  /** From the root of the server: the server's path is before it. */
  readonly path: string;
  readonly at: At;
}

export interface Resource {
  /** Of the collection. */
  readonly path: string;
  readonly operations: readonly Operation[];
  readonly calls: readonly Call[];
  /** What the address of one record calls its last step. */
  readonly parameter?: string;
  /** As answered, one record; undefined where nothing answers one. */
  readonly read: Flat | undefined;
  /** As accepted by each method. */
  readonly written: ReadonlyMap<Method, Flat>;
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const format = /\.(?:\{format\}|json(?:ld)?|xml|ya?ml)$/;

/** Whether a document writes its format behind most of its paths. */
const isHabit = (ending: string, all: readonly string[]): boolean => {
  const count = all.filter((path) => path.endsWith(ending)).length;
  return count > 1 && count * 2 > all.length;
};

/** `/books.json` beside `/books/{id}.json` is `/books`; `/books/export.json` and `/books/{id}.json` alone are files. */
function withoutFormat(path: string, all: readonly string[]): string {
  const ending = format.exec(path)?.[0];
  if (ending === undefined) return path;
  const stem = path.slice(0, -ending.length);
  const list = stem.replace(/\/\{[^{}/]+\}$/, '');
  const isPair =
    list === stem
      ? all.some((other) => other.startsWith(`${stem}/{`) && other.endsWith(ending))
      : all.includes(list + ending);
  return isPair || isHabit(ending, all) ? stem : path;
}

/**
 * `/books/{id}.{_format}`, `/books({id})`, `/books/:id`, `/books/<int:id>` and the like →
 * `/books/{id}`; a slash at the end means nothing.
 */
const cleanPath = (path: string): string =>
  path
    .replace(/\.\{_format\}$/, '')
    .replace(/\/:(\w+)(?=\/|$)/g, '/{$1}')
    .replace(
      /\(\?P<(\w+)>[^/]*\)|<(?:\w+:)?(\w+)>/g,
      (_, named?: string, typed?: string) => `{${named ?? typed}}`,
    )
    .replace(/\{\?[^}]*\}$/, '')
    .replace(/\((?:\w+=)?'?(\{[^{}]+\})'?\)/g, '/$1')
    .replace(/(?<=.)\/+$/, '');

const isParameter = (segment: string): boolean => /^\{[^}]+\}$/.test(segment);

/** Every call of the document. `prefix`: path of the server the document names. */
export function listCalls(document: Document, prefix: string): Call[] {
  const { paths } = document.value as { paths?: unknown };
  if (!isObject(paths)) return [];
  const all = Object.keys(paths);
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
      return at ? [{ method, path: prefix + cleanPath(withoutFormat(path, all)), at }] : [];
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

/** A body of many records at once, `{ data: [ … ] }`: what each of them is. A record may hold a list of others. */
function readMany(
  document: Document,
  body: At,
  { own, one }: { readonly own: string; readonly one: Flat },
): Flat | undefined {
  const member = memberOf(document, body, { own });
  if (!member) return undefined;
  const [component, answered] = [member, one].map(({ components: [name] }) => name && classOfComponent(name));
  if (component !== undefined && answered !== undefined) return component === answered ? member : undefined;
  const names = [...member.properties.keys()];
  return names.every((name) => one.properties.has(name)) ? member : undefined;
}

function describeResource(document: Document, path: string, calls: readonly Call[]): Resource | undefined {
  const depth = path.split('/').length;
  const own = toSingular(path.split('/').at(-1) ?? '');
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
  const member = list && ((at) => at && memberOf(document, at, { own }))(answerOf(document, list)?.schema);
  const answered = (call: Call | undefined) =>
    call && recordOf(document, answerOf(document, call)?.schema, own);
  const one =
    answered(read) ?? member ?? answered(create) ?? updates.map(answered).find((flat) => flat !== undefined);
  if (!one || (!member && !read && !(create && (remove || updates.length > 0)))) return undefined;
  // Its document says that it is no record.
  if (one.keywords['x-value'] === true) return undefined;
  const written = new Map<Method, Flat>();
  for (const call of [create, ...updates]) {
    const body = call && bodyOf(document, call);
    const flat = body && (readMany(document, body, { own, one }) ?? recordOf(document, body, own));
    if (call && flat) written.set(call.method, flat);
  }
  const operations: Operation[] = [
    ...(member ? (['list'] as const) : []),
    ...(read ? (['read'] as const) : []),
    ...(create ? (['create'] as const) : []),
    ...(updates.length > 0 ? (['update'] as const) : []),
    ...(remove ? (['delete'] as const) : []),
  ];
  const taken = [member && list, create, read, ...updates, remove].filter((call) => call !== undefined);
  const item = [read, ...onRecord, remove]
    .find((call) => call !== undefined)
    ?.path.split('/')
    .at(-1);
  return {
    path,
    operations,
    calls: taken,
    read: one,
    written,
    ...(item !== undefined && { parameter: item.slice(1, -1) }),
  };
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
