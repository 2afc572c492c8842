/** An OpenAPI 3 document to facts: resources become classes, the objects inside them values, other calls actions. */
import type { Operation } from '../../../schema/descriptor.ts';
import { type Document, isObject, placeAt, pointerStep, Refusal } from '../document.ts';
import type { ApiFacts, ClassFacts, PropertyFacts, Tell } from '../facts.ts';
import { isSameName, toEntityName, toSingular } from '../names.ts';
import { classOfComponent } from './componentNames.ts';
import { findResources, listCalls, type Method, type Resource } from './findResources.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import { readActions } from './readActions.ts';
import { readSchemaProperty } from './readSchemaProperty.ts';

export const isOpenApi = (value: unknown): boolean =>
  isObject(value) && (value.openapi !== undefined || value.swagger !== undefined);

function checkVersion(document: Document): void {
  const { openapi, swagger } = document.value as { openapi?: unknown; swagger?: unknown };
  if (swagger !== undefined)
    throw new Refusal(
      placeAt(document, '/swagger'),
      `The document is Swagger ${String(swagger)}.`,
      'Convert it to OpenAPI 3, e.g. `npx swagger2openapi`, and import that.',
    );
  if (!/^3\.\d/.test(String(openapi)))
    throw new Refusal(
      placeAt(document, '/openapi'),
      `The "openapi" is ${JSON.stringify(openapi)}.`,
      'Give a document of OpenAPI 3.0 or 3.1.',
    );
}

function serverPath(document: Document): string {
  const { servers } = document.value as { servers?: unknown };
  const url = Array.isArray(servers) && isObject(servers[0]) ? String(servers[0].url ?? '') : '';
  const path = url
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** What all collections start with, the last step of each left to itself. */
function commonBase(resources: readonly Resource[]): string {
  const [first = [], ...rest] = resources.map(({ path }) => segmentsOf(path).slice(0, -1));
  const length = first.findIndex((segment, index) => rest.some((other) => other[index] !== segment));
  const common = length < 0 ? first : first.slice(0, length);
  return common.map((segment) => `/${segment}`).join('');
}

/** A resource under a name of its own. */
interface Named {
  readonly key: string;
  readonly name: string;
  readonly resource: Resource;
}

const componentOf = (flat: Flat | undefined): string | undefined => flat?.components[0];

function namePath(path: string): string {
  const last = path.split('/').findLast((segment) => !segment.startsWith('{')) ?? '';
  return toEntityName(toSingular(last));
}

/** Parameters of the path itself: `/authors/{id}/books` stands inside another resource. */
const isNested = (path: string, base: string): boolean => path.slice(base.length).includes('{');

function nameResources(resources: readonly Resource[]): Named[] {
  const taken = new Set<string>();
  return resources.map((resource) => {
    const component = componentOf(resource.read);
    const own = component === undefined ? '' : classOfComponent(component);
    const path = namePath(resource.path);
    const joined = toEntityName(resource.path.replace(/\{[^}]*\}/g, ''));
    const names = [own, path, joined].filter((name) => name !== '');
    const name = names.find((one) => !taken.has(one.toLowerCase())) ?? `${joined}${taken.size}`;
    taken.add(name.toLowerCase());
    return { key: `openapi:${name}`, name, resource };
  });
}

/** A POST that Hydra does not call a creation is a call of its own, however it looks. */
function limitTo(one: Named, hydra: readonly ClassFacts[], tell: Tell): Named {
  const { resource, name } = one;
  const partner = hydra.find((other) => isSameName(other.name, name));
  if (!partner) return one;
  const isOut = (operation: Operation) => {
    const isSaid =
      operation === 'list' || operation === 'create' ? partner.isCollectionSaid : partner.isItemSaid;
    return isSaid === true && !partner.operations.includes(operation);
  };
  const out = resource.operations.filter(isOut);
  if (out.length === 0) return one;
  tell(
    'conflict',
    name,
    `OpenAPI has ${out.join(', ')}, Hydra does not; taken as calls of their own: Hydra says what can be done`,
  );
  const methods = out.flatMap((operation) => methodsOf[operation]);
  const isKept = (method: Method, isItem: boolean) =>
    !methods.some((each) => each.method === method && each.isItem === isItem);
  return {
    ...one,
    resource: {
      ...resource,
      operations: resource.operations.filter((operation) => !isOut(operation)),
      calls: resource.calls.filter(({ method, path }) => isKept(method, path !== resource.path)),
      written: new Map([...resource.written].filter(([method]) => isKept(method, method !== 'POST'))),
    },
  };
}

const methodsOf: Readonly<Record<Operation, readonly { method: Method; isItem: boolean }[]>> = {
  list: [{ method: 'GET', isItem: false }],
  create: [{ method: 'POST', isItem: false }],
  read: [{ method: 'GET', isItem: true }],
  update: [
    { method: 'PUT', isItem: true },
    { method: 'PATCH', isItem: true },
  ],
  delete: [{ method: 'DELETE', isItem: true }],
};

interface Building {
  readonly document: Document;
  readonly tell: Tell;
  readonly byComponent: Map<string, string>;
  readonly byName: Map<string, string>;
  /** Objects met inside others that are yet to be described. */
  readonly waiting: { readonly key: string; readonly name: string; readonly flat: Flat }[];
}

/** The class of a component; an object that is no resource becomes a value. */
function findClass(building: Building, component: string): string | undefined {
  const { document, byComponent, byName, waiting } = building;
  const found = byComponent.get(component);
  if (found !== undefined) return found;
  const name = classOfComponent(component);
  const pointer = `/components/schemas${pointerStep(component)}`;
  const components = (document.value as { components?: { schemas?: unknown } }).components?.schemas;
  const value = isObject(components) ? components[component] : undefined;
  const flat = isObject(value) ? flattenSchema(document, { value, pointer }) : undefined;
  const named = byName.get(name.toLowerCase());
  if (!flat || !isRecord(flat)) return flat === undefined ? named : undefined;
  if (named !== undefined) return named;
  if (name === '' || /^(?:Any|Object|Json)/.test(name)) return undefined;
  const key = `openapi:${name}`;
  byName.set(name.toLowerCase(), key);
  byComponent.set(component, key);
  waiting.push({ key, name, flat });
  return key;
}

const isOwn = (name: string): boolean => !/^(?:@|_links$|_embedded$|hydra:|\$schema$)/.test(name);

function readShape(building: Building, entity: string, flat: Flat): Map<string, PropertyFacts> {
  const made = new Map<string, PropertyFacts>();
  const branches =
    flat.choices.length > 0 ? flat.choices.map((at) => flattenSchema(building.document, at)) : [];
  for (const [index, one] of [flat, ...branches.filter(isRecord)].entries())
    for (const [name, at] of one.properties) {
      if (!isOwn(name) || made.has(name)) continue;
      if (index > 0) building.tell('note', `${entity}.${name}`, 'only some variants of the schema have it');
      made.set(
        name,
        readSchemaProperty(name, at, {
          document: building.document,
          about: `${entity}.${name}`,
          findClass: (component) => findClass(building, component),
          tell: building.tell,
        }),
      );
    }
  return made;
}

/** What a body takes says what is required and read only; what stands in a creating body alone is immutable. */
function mergeWritten(
  read: PropertyFacts | undefined,
  bodies: { readonly create: PropertyFacts | undefined; readonly update: PropertyFacts | undefined },
  has: { readonly create: Flat | undefined; readonly update: Flat | undefined },
): PropertyFacts | undefined {
  const written = bodies.create ?? bodies.update;
  const base = read ?? written;
  if (!base) return undefined;
  const flat = has.create ?? has.update;
  const isWritten = written !== undefined && written.readOnly !== true;
  const { nullable: _nullable, ...rest } = base;
  return {
    ...rest,
    ...(written && readTighter(base, written)),
    ...(flat && isWritten && { required: flat.required.has(base.name) }),
    ...((written?.nullable ?? (flat ? undefined : base.nullable)) === true && { nullable: true }),
    ...(flat && { readOnly: !isWritten }),
    ...(isWritten && read === undefined && { writeOnly: true }),
    ...(has.create && has.update && bodies.create && !bodies.update && isWritten && { immutable: true }),
  };
}

/** Bounds that only the body states. */
function readTighter(base: PropertyFacts, written: PropertyFacts): Partial<PropertyFacts> {
  const keys = ['min', 'max', 'maxLength', 'pattern', 'default'] as const;
  const bounds = Object.fromEntries(
    keys
      .filter((key) => base[key] === undefined && written[key] !== undefined)
      .map((key) => [key, written[key]]),
  );
  const isVague =
    base.kind === 'json' ||
    (base.kind === 'string' &&
      written.kind !== undefined &&
      written.kind !== 'relation' &&
      written.kind !== 'json');
  return isVague && written.kind !== undefined
    ? {
        ...bounds,
        kind: written.kind,
        ...(written.values && { values: written.values }),
        ...(written.target !== undefined && { target: written.target }),
      }
    : bounds;
}

function readProperties(building: Building, name: string, resource: Resource): PropertyFacts[] {
  const quiet: Building = { ...building, tell: () => {} };
  const read = resource.read && readShape(building, name, resource.read);
  const shape = (...methods: Method[]) =>
    methods.map((method) => resource.written.get(method)).find((flat) => flat !== undefined);
  const has = { create: shape('POST'), update: shape('PUT', 'PATCH') };
  const create = has.create && readShape(quiet, name, has.create);
  const update = has.update && readShape(quiet, name, has.update);
  const names = new Set([...(read?.keys() ?? []), ...(create?.keys() ?? []), ...(update?.keys() ?? [])]);
  return [...names].flatMap((one) => {
    const bodies = { create: create?.get(one), update: update?.get(one) };
    const made = mergeWritten(read?.get(one), bodies, has);
    if (!made) return [];
    // Without a body to ask, what is always answered is not what must be given.
    const { required, ...rest } = made;
    return [has.create || has.update ? { ...rest, ...(required !== undefined && { required }) } : rest];
  });
}

function describeValue(building: Building, one: { key: string; name: string; flat: Flat }): ClassFacts {
  const properties = [...readShape(building, one.name, one.flat).values()].map((property) => ({
    ...property,
    required: one.flat.required.has(property.name),
  }));
  return {
    key: one.key,
    name: one.name,
    place: placeAt(building.document, one.flat.pointer),
    properties,
    operations: [],
    actions: [],
    isValue: true,
  };
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

function describeNamed(building: Building, { key, name, resource }: Named): ClassFacts {
  const comment = text(resource.read?.keywords.description);
  return {
    key,
    name,
    place: placeAt(building.document, resource.read?.pointer ?? ''),
    ...(comment !== undefined && { comment }),
    properties: readProperties(building, name, resource),
    operations: resource.operations,
    path: resource.path,
    actions: [],
    isValue: false,
  };
}

/**
 * `bases`: where known APIs stand, with parameters that belong to the API and not to a collection. `hydra`: what the
 * other document says can be done, which decides what is an operation and what a call of its own.
 */
export function readOpenApi(
  document: Document,
  { bases, hydra = [] }: { readonly bases: readonly string[]; readonly hydra?: readonly ClassFacts[] },
  tell: Tell,
): ApiFacts {
  checkVersion(document);
  const calls = listCalls(document, serverPath(document));
  const found = findResources(document, calls);
  if (found.length === 0)
    throw new Refusal(
      placeAt(document, calls.length > 0 ? '/paths' : ''),
      'No path of the document answers records of a collection.',
      'Give a document with paths like "/books" and "/books/{id}" whose answers have a schema with properties.',
    );
  const base = commonBase(found);
  const ownBase = (path: string) =>
    bases.filter((one) => startsWith(path, one)).sort((a, b) => b.length - a.length)[0] ?? base;
  const free = found.filter(({ path }) => !isNested(path, matchLength(path, ownBase(path))));
  const freeNames = new Set(free.flatMap(({ read }) => componentOf(read) ?? []).map(classOfComponent));
  const freePaths = new Set(free.map(({ path }) => namePath(path)));
  const nested = found.filter((resource) => !free.includes(resource));
  const ownNested = nested.filter(({ read, path }) => {
    const component = componentOf(read);
    return component === undefined
      ? !freePaths.has(namePath(path))
      : !freeNames.has(classOfComponent(component));
  });
  const named = nameResources([...free, ...ownNested].sort((a, b) => found.indexOf(a) - found.indexOf(b)));
  const unique = named.filter(({ resource }, index) => {
    const component = componentOf(resource.read);
    const first = named.findIndex(
      (one) => component !== undefined && componentOf(one.resource.read) === component,
    );
    return !(ownNested.includes(resource) && first >= 0 && first < index);
  });
  const limited = unique.map((one) => limitTo(one, hydra, tell));
  return build({ document, tell, calls, base, named: limited });
}

function matchLength(path: string, base: string): string {
  return path.slice(
    0,
    segmentsOf(base)
      .filter(Boolean)
      .reduce((length, _, index) => length + 1 + (segmentsOf(path)[index]?.length ?? 0), 0),
  );
}

/** Segment by segment; a parameter of the base takes any. */
export function startsWith(path: string, base: string): boolean {
  const [own, wanted] = [segmentsOf(path), segmentsOf(base).filter(Boolean)];
  return wanted.every(
    (segment, index) => own[index] === segment || (segment.startsWith('{') && own[index] !== undefined),
  );
}

function build(parts: {
  readonly document: Document;
  readonly tell: Tell;
  readonly calls: ReturnType<typeof listCalls>;
  readonly base: string;
  readonly named: readonly Named[];
}): ApiFacts {
  const { document, tell, calls, base, named } = parts;
  const building: Building = { document, tell, byComponent: new Map(), byName: new Map(), waiting: [] };
  for (const { key, name, resource } of named) {
    building.byName.set(name.toLowerCase(), key);
    for (const flat of [resource.read, ...resource.written.values()])
      for (const component of flat?.components.slice(0, 1) ?? []) {
        if (!building.byComponent.has(component)) building.byComponent.set(component, key);
        const own = classOfComponent(component).toLowerCase();
        if (!building.byName.has(own)) building.byName.set(own, key);
      }
  }
  const resources = named.map((one) => describeNamed(building, one));
  const values: ClassFacts[] = [];
  while (building.waiting.length > 0) {
    const next = building.waiting.shift();
    if (next) values.push(describeValue(building, next));
  }
  const info = (document.value as { info?: { title?: unknown } }).info;
  const title = text(info?.title);
  const withActions = readActions(
    {
      document,
      calls,
      resources,
      used: new Set(named.flatMap(({ resource }) => resource.calls)),
      findClass: (component) =>
        building.byComponent.get(component) ?? building.byName.get(classOfComponent(component).toLowerCase()),
    },
    tell,
  );
  return {
    ...(title !== undefined && { title }),
    base,
    classes: [...withActions, ...values].filter(
      (one) => one.properties.length > 0 || tellEmpty(one.name, tell),
    ),
  };
}

function tellEmpty(name: string, tell: Tell): boolean {
  tell('note', name, 'its schema has no properties: left out');
  return false;
}
