/** Calls beyond the five operations, given to the entity whose path they are below. */
import type { ActionFacts, AddRemark, ClassFacts } from '../facts.ts';
import { isSameName, toEntityName, toPropertyName } from '../names.ts';
import { addShape } from './addShape.ts';
import type { Building } from './building.ts';
import { answerOf, bodyOf, type Call } from './findResources.ts';
import { type Flat, flattenSchema } from './flattenSchema.ts';
import { memberOf, unwrapRecord } from './recordOf.ts';
import { toAddress } from './toAddress.ts';

interface Calls {
  readonly building: Building;
  readonly calls: readonly Call[];
  readonly resources: readonly ClassFacts[];
  readonly used: ReadonlySet<Call>;
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

/** `Thing` and `cancel` → `ThingCancel`, as long as a file may be called. */
const nameOf = (owner: ClassFacts, action: string, end: string): string =>
  `${owner.name}${toEntityName(action)}`.slice(0, 80) + end;

type Naming = (end: string) => { readonly name: string; readonly resources: readonly ClassFacts[] };

/** The part of a form that is a file, by the name that ours has; the other parts are what is expected beside it. */
function withoutFile({ properties, required, ...flat }: Flat): Flat | undefined {
  const { format, contentMediaType } = properties.get('file')?.value ?? {};
  if (format !== 'binary' && contentMediaType === undefined) return undefined;
  const isOther = (name: string) => name !== 'file';
  return {
    ...flat,
    properties: new Map([...properties].filter(([name]) => isOther(name))),
    required: new Set([...required].filter(isOther)),
  };
}

/** A GET has no body, whatever its document says; a body of nothing is none. */
function readExpects(
  { building }: Calls,
  call: Call,
  naming: Naming,
): Pick<ActionFacts, 'expects' | 'takesFile'> {
  const { document } = building;
  const body = call.method === 'GET' ? undefined : bodyOf(document, call);
  if (!body) return {};
  const sent = flattenSchema(document, body);
  const beside = withoutFile(sent);
  const file = beside ? ({ takesFile: true } as const) : {};
  const whole = beside ?? sent;
  const isNothing = whole.keywords.type === 'object' && whole.properties.size === 0;
  if (isNothing && whole.choices.length === 0 && !whole.keywords.additionalProperties) return file;
  const target = addShape(building, unwrapRecord(document, whole), naming('Input'));
  return { expects: target === undefined ? 'json' : { target }, ...file };
}

function readReturns(
  { building }: Calls,
  call: Call,
  naming: Naming,
): Pick<ActionFacts, 'returns' | 'status'> {
  const { document } = building;
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
  const member = flat.properties.has('id') ? undefined : memberOf(document, answer.schema);
  const many = member && addShape(building, member, naming('Item'));
  if (many !== undefined) return { returns: { target: many, many: true }, ...status };
  const target = addShape(building, flat, naming('Answer'));
  if (target !== undefined) return { returns: { target, many: false }, ...status };
  const isAnything = Object.keys(answer.schema.value).length > 0;
  return { ...(isAnything && { returns: 'json' }), ...status };
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
  const [, first = ''] = /^\/\{([^}]+)\}(?=\/|:|$)/.exec(rest) ?? [];
  const isId = /^(?:id|uuid|ulid|slug|key)$|[iI]d$/.test(first) || isSameName(first, owner.name);
  const own = isBelow && isId ? rest.replace(/^\/\{[^}]+\}/, '/{id}') : rest;
  return toAddress((isBelow ? start : '') + own);
}

function readAction(sources: Calls, call: Call, owner: ClassFacts, taken: ReadonlySet<string>): ActionFacts {
  const summary = call.at.value.summary;
  const label = typeof summary === 'string' ? summary.trim().replace(/\.$/, '') : '';
  const name = nameAction(call, owner, taken);
  const naming: Naming = (end) => ({ name: nameOf(owner, name, end), resources: sources.resources });
  return {
    name,
    method: call.method,
    path: pathOf(call, owner),
    ...(label !== '' && { label }),
    ...readExpects(sources, call, naming),
    ...readReturns(sources, call, naming),
  };
}

/** The resources with their actions; calls that nobody owns are reported. */
export function readActions(sources: Calls, remark: AddRemark): ClassFacts[] {
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
    remark(
      'note',
      'the API',
      `${homeless.length === 1 ? 'one call belongs' : `${homeless.length} calls belong`} to no entity and ${homeless.length === 1 ? 'is' : 'are'} left out: ${homeless.join(', ')}`,
    );
  return sources.resources.map((one) => ({ ...one, actions: actions.get(one) ?? [] }));
}
