/** Calls beyond the five operations, given to the entity whose path they stand below. */
import { type Document, isObject } from '../document.ts';
import type { ActionFacts, ClassFacts, Tell } from '../facts.ts';
import { isSameName, toPropertyName } from '../names.ts';
import { answerOf, bodyOf, type Call } from './findResources.ts';
import { flattenSchema } from './flattenSchema.ts';
import { type At, followReference } from './pointers.ts';
import { memberOf, unwrapRecord } from './recordOf.ts';

interface Calls {
  readonly document: Document;
  readonly calls: readonly Call[];
  readonly resources: readonly ClassFacts[];
  readonly used: ReadonlySet<Call>;
  readonly findClass: (component: string) => string | undefined;
}

/** Schemas stand alone in an entity's file: references are written out, as deep as a body goes. */
function inline(document: Document, at: At, depth = 0): Record<string, unknown> {
  const walk = (value: unknown, pointer: string, level: number): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${pointer}/${index}`, level));
    if (!isObject(value)) return value;
    if (value.$ref !== undefined) {
      if (level > 4) return {};
      const next = followReference(document, value.$ref, pointer);
      return walk(next.value, next.pointer, level + 1);
    }
    const dropped = ['example', 'examples', 'xml', 'externalDocs', 'discriminator', 'deprecated'];
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !dropped.includes(key) && !key.startsWith('x-'))
        .map(([key, inner]) => [key, walk(inner, `${pointer}/${key}`, level)]),
    );
  };
  return walk(at.value, at.pointer, depth) as Record<string, unknown>;
}

function nameAction(call: Call, owner: ClassFacts, taken: ReadonlySet<string>): string {
  const id = typeof call.at.value.operationId === 'string' ? call.at.value.operationId : '';
  const last = call.path.split('/').findLast((segment) => !segment.startsWith('{')) ?? call.method;
  const own =
    /^[A-Za-z][\w.-]*$/.test(id) && !/^api_/.test(id) ? toPropertyName(id.replace(/^.*\./, '')) : '';
  const short = own.replace(new RegExp(`(?:${owner.name})$`), '');
  const verb = call.method === 'GET' ? 'get' : call.method.toLowerCase();
  // A call on the collection itself, or on one record, is not named by it.
  const isBelow = call.path.replace(/\/\{[^}]*\}/g, '') !== owner.path;
  const names = [
    short,
    own,
    ...(isBelow ? [toPropertyName(last)] : []),
    toPropertyName(`${verb} ${last}`),
    toPropertyName(`${verb} ${call.path}`),
  ];
  const found = names.find((name) => name !== '' && !taken.has(name));
  return found ?? `${toPropertyName(last)}${taken.size}`;
}

function readReturns(sources: Calls, call: Call): Pick<ActionFacts, 'returns' | 'status'> {
  const { document } = sources;
  const answer = answerOf(document, call);
  if (!answer) return {};
  const status = answer.status === 200 || answer.status === 204 ? {} : { status: answer.status };
  if (!answer.schema) {
    const isFile = answer.types.length > 0 && !answer.types.some((type) => /json/.test(type));
    return { ...(isFile && { returns: 'document' }), ...status };
  }
  const flat = unwrapRecord(document, flattenSchema(document, answer.schema));
  if (flat.keywords.format === 'binary' || !answer.types.some((type) => /json|\*/.test(type)))
    return { returns: 'document', ...status };
  const target = flat.components.map(sources.findClass).find((key) => key !== undefined);
  const isKnown = (key: string | undefined) => key !== undefined;
  const member = flat.properties.has('id')
    ? undefined
    : memberOf(document, answer.schema)?.components.map(sources.findClass).find(isKnown);
  if (member !== undefined) return { returns: { target: member, many: true }, ...status };
  if (target !== undefined) return { returns: { target, many: false }, ...status };
  const schema = inline(document, answer.schema);
  return { ...(Object.keys(schema).length > 0 && { returns: schema }), ...status };
}

/** The resource its tag names; else the one whose collection the path starts with. */
function findOwner(call: Call, resources: readonly ClassFacts[]): ClassFacts | undefined {
  const tags = Array.isArray(call.at.value.tags) ? call.at.value.tags.map(String) : [];
  const tagged = resources.find(({ name }) => tags.some((tag) => isSameName(tag, name)));
  if (tagged) return tagged;
  return resources
    .filter(({ path }) => path !== undefined && (call.path === path || call.path.startsWith(`${path}/`)))
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0];
}

/** The first parameter below the entity's own collection is a record's id. */
function pathOf(call: Call, owner: ClassFacts): string {
  const start = owner.path ?? '';
  const isBelow = call.path.startsWith(`${start}/`);
  const rest = isBelow ? call.path.slice(start.length) : call.path;
  const [, first = ''] = /^\/\{([^}]+)\}(?=\/|$)/.exec(rest) ?? [];
  const isId = /^(?:id|uuid|ulid|slug|key)$|[iI]d$/.test(first) || isSameName(first, owner.name);
  const own = isBelow && isId ? rest.replace(/^\/\{[^}]+\}/, '/{id}') : rest;
  return (
    (isBelow ? start : '') +
    own.replace(/\{([^}]+)\}/g, (_, name: string) => `{${name.replace(/\W+/g, '_')}}`)
  );
}

function readAction(sources: Calls, call: Call, owner: ClassFacts, taken: ReadonlySet<string>): ActionFacts {
  const { document } = sources;
  const body = bodyOf(document, call);
  const summary = call.at.value.summary;
  const label = typeof summary === 'string' ? summary.trim().replace(/\.$/, '') : '';
  return {
    name: nameAction(call, owner, taken),
    method: call.method,
    path: pathOf(call, owner),
    ...(label !== '' && { label }),
    ...(body && { expects: inline(document, body) }),
    ...readReturns(sources, call),
  };
}

/** The resources with their actions; calls that nobody owns are told of. */
export function readActions(sources: Calls, tell: Tell): ClassFacts[] {
  const actions = new Map<ClassFacts, ActionFacts[]>();
  const homeless: string[] = [];
  for (const call of sources.calls) {
    if (sources.used.has(call)) continue;
    const owner = findOwner(call, sources.resources);
    if (!owner) {
      homeless.push(`${call.method} ${call.path}`);
      continue;
    }
    const before = actions.get(owner) ?? [];
    const made = readAction(sources, call, owner, new Set(before.map(({ name }) => name)));
    const isTwice = before.some(
      (one) =>
        one.method === made.method &&
        one.path.replace(/\{\w+\}/g, '{}') === made.path.replace(/\{\w+\}/g, '{}'),
    );
    if (!isTwice) actions.set(owner, [...before, made]);
  }
  if (homeless.length > 0)
    tell(
      'note',
      'the API',
      `${homeless.length === 1 ? 'one call belongs' : `${homeless.length} calls belong`} to no entity and ${homeless.length === 1 ? 'is' : 'are'} left out: ${homeless.join(', ')}`,
    );
  return sources.resources.map((one) => ({ ...one, actions: actions.get(one) ?? [] }));
}
