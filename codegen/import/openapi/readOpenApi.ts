/** An OpenAPI 3 document to facts: resources become classes, the objects inside them values, other calls actions. */
import { type Document, isObject, placeAt, pointerStep, Refusal } from '../document.ts';
import type { ApiFacts, ClassFacts, PropertyFacts, Tell } from '../facts.ts';
import { isSameName } from '../names.ts';
import { commonBase, serverPath } from './bases.ts';
import { classOfComponent } from './componentNames.ts';
import { findResources, listCalls, type Method, type Resource } from './findResources.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import { limitTo, type Named, nameResources } from './nameResources.ts';
import { readActions } from './readActions.ts';
import { readSchemaProperty } from './readSchemaProperty.ts';
import { tellUnread } from './tellUnread.ts';

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

interface Building {
  readonly document: Document;
  readonly tell: Tell;
  /** Keywords without a word here, and where they stand. */
  readonly lost: Map<string, Set<string>>;
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
  const branches = flat.choices.map((at) => flattenSchema(building.document, at)).filter(isRecord);
  for (const [index, one] of [flat, ...branches].entries())
    for (const [name, at] of one.properties) {
      if (!isOwn(name) || made.has(name)) continue;
      if (index > 0 && branches.some((branch) => !branch.properties.has(name)))
        building.tell('note', `${entity}.${name}`, 'only some variants of the schema have it');
      made.set(
        name,
        readSchemaProperty(name, at, {
          document: building.document,
          about: `${entity}.${name}`,
          findClass: (component) => findClass(building, component),
          tell: building.tell,
          lose: (keyword, about) =>
            building.lost.set(keyword, (building.lost.get(keyword) ?? new Set()).add(about)),
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
  const limited = nameResources(found, { base, bases, hydra }).map((one) => limitTo(one, hydra, tell));
  return build({ document, tell, calls, base, named: limited, hydra });
}

/** Components of classes that only Hydra names: no path leads to them, and their values are described all the same. */
function addComponents(building: Building, hydra: readonly ClassFacts[]): void {
  const { components } = building.document.value as { components?: { schemas?: unknown } };
  const names = isObject(components?.schemas) ? Object.keys(components.schemas) : [];
  for (const { name } of hydra) {
    const found =
      names.find((one) => isSameName(one, name)) ??
      names.find((one) => isSameName(classOfComponent(one), name));
    if (found !== undefined) findClass(building, found);
  }
}

function build(parts: {
  readonly document: Document;
  readonly tell: Tell;
  readonly calls: ReturnType<typeof listCalls>;
  readonly base: string;
  readonly named: readonly Named[];
  readonly hydra: readonly ClassFacts[];
}): ApiFacts {
  const { document, tell, calls, base, named, hydra } = parts;
  const building: Building = {
    document,
    tell,
    lost: new Map(),
    byComponent: new Map(),
    byName: new Map(),
    waiting: [],
  };
  for (const { key, name, resource } of named) {
    building.byName.set(name.toLowerCase(), key);
    for (const flat of [resource.read, ...resource.written.values()])
      for (const component of flat ? listAliases(document, flat) : []) {
        if (!building.byComponent.has(component)) building.byComponent.set(component, key);
        const own = classOfComponent(component).toLowerCase();
        if (!building.byName.has(own)) building.byName.set(own, key);
      }
  }
  const resources = named.map((one) => describeNamed(building, one));
  addComponents(building, hydra);
  const values: ClassFacts[] = [];
  while (building.waiting.length > 0) {
    const next = building.waiting.shift();
    if (next) values.push(describeValue(building, next));
  }
  tellUnread({ document, lost: building.lost, known: new Set(building.byComponent.keys()) }, tell);
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

/** The component of a shape, and those that are nothing but a reference to the next. */
function listAliases(document: Document, flat: Flat): string[] {
  const { components } = document.value as { components?: { schemas?: Record<string, unknown> } };
  const isAlias = (name: string) => {
    const value = components?.schemas?.[name];
    return isObject(value) && value.$ref !== undefined;
  };
  const end = flat.components.findIndex((name) => !isAlias(name));
  return flat.components.slice(0, end < 0 ? undefined : end + 1);
}

function tellEmpty(name: string, tell: Tell): boolean {
  tell('note', name, 'its schema has no properties: left out');
  return false;
}
