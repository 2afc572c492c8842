/** The classes of a document as they are found: those of resources first, then the objects met inside others. */
import { textKinds } from '../../../schema/kinds.ts';
import type { Document } from '../document.ts';
import { isObject, pointerStep } from '../document.ts';
import type { AddRemark, ClassFacts, PropertyFacts } from '../facts.ts';
import { isSameName } from '../names.ts';
import { classOfComponent } from './componentNames.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import type { Named } from './nameResources.ts';
import { readSchemaProperty } from './readSchemaProperty.ts';
import { listVariants, readDiscriminator } from './variants.ts';

export interface Building {
  readonly document: Document;
  readonly remark: AddRemark;
  /** Keywords without a word here, and where they are. */
  readonly lost: Map<string, Set<string>>;
  readonly byComponent: Map<string, string>;
  readonly byName: Map<string, string>;
  /** Keys of the classes that have a path. */
  readonly resources: ReadonlySet<string>;
  /** Values that only calls take or answer, by what they say. */
  readonly shapes: Map<string, string>;
  /** Objects met inside others that are yet to be described. */
  readonly waiting: { readonly key: string; readonly name: string; readonly flat: Flat }[];
}

/** One of several objects, none of which is a record of its own: one value, with what any of them has. */
function isVariants({ document, resources, byComponent }: Building, { choices }: Flat): boolean {
  const flats = choices.map((at) => flattenSchema(document, at));
  const isResource = (name: string) => resources.has(byComponent.get(name) ?? '');
  return flats.length > 1 && flats.every((one) => isRecord(one) && !one.components.some(isResource));
}

/** The class of a component; an object that is no resource becomes a value. */
export function findClass(building: Building, component: string): string | undefined {
  const { document, byComponent, byName, waiting } = building;
  const found = byComponent.get(component);
  if (found !== undefined) return found;
  const name = classOfComponent(component);
  const pointer = `/components/schemas${pointerStep(component)}`;
  const components = (document.value as { components?: { schemas?: unknown } }).components?.schemas;
  const value = isObject(components) ? components[component] : undefined;
  const flat = isObject(value) ? flattenSchema(document, { value, pointer }) : undefined;
  const named = byName.get(name.toLowerCase());
  if (!flat || !(isRecord(flat) || isVariants(building, flat))) return flat === undefined ? named : undefined;
  if (named !== undefined) return named;
  if (name === '' || /^(?:Any|Object|Json)/.test(name)) return undefined;
  const key = `openapi:${name}`;
  byName.set(name.toLowerCase(), key);
  byComponent.set(component, key);
  waiting.push({ key, name, flat });
  return key;
}

/** OData writes its annotations of a property beside it: `Friends@odata.count`. */
const isOwn = (name: string): boolean =>
  !/^(?:@|_links$|_embedded$|hydra:|\$schema$|odata\.)|@odata\./.test(name);

/** One property of two variants: choices add up, else the first is read. */
function uniteVariants(
  first: PropertyFacts,
  next: PropertyFacts,
  remark: (text: string) => void,
): PropertyFacts {
  const kinds = [first.kind, next.kind];
  if (kinds.every((kind) => kind === 'enum'))
    return { ...first, values: [...new Set([...(first.values ?? []), ...(next.values ?? [])])] };
  if (kinds.every((kind) => kind === 'enum' || kind === 'string')) {
    const { values: _values, ...rest } = first;
    return { ...rest, kind: 'string' };
  }
  if (first.kind !== next.kind && !kinds.every((kind) => kind !== undefined && textKinds.includes(kind)))
    remark(`one variant calls it ${first.kind}, another ${next.kind}: the first is read`);
  return first;
}

export function readShape(building: Building, entity: string, flat: Flat): Map<string, PropertyFacts> {
  const { document, lost } = building;
  const made = new Map<string, PropertyFacts>();
  const branches = listVariants(document, flat)
    .map((at) => flattenSchema(document, at))
    .filter(isRecord);
  for (const [index, one] of [flat, ...branches].entries())
    for (const [name, at] of one.properties) {
      if (!isOwn(name)) continue;
      const about = `${entity}.${name}`;
      const remark = (text: string) => building.remark('note', about, text);
      if (index > 0 && branches.some((branch) => !branch.properties.has(name)))
        remark('only some variants of the schema have it');
      const before = made.get(name);
      const next = readSchemaProperty(name, at, {
        document,
        about,
        findClass: (component) => findClass(building, component),
        findResource: (called) => {
          const key = building.byName.get(called.toLowerCase());
          return key !== undefined && building.resources.has(key) ? key : undefined;
        },
        remark: building.remark,
        lose: (keyword) => lost.set(keyword, (lost.get(keyword) ?? new Set()).add(about)),
      });
      made.set(name, before ? uniteVariants(before, next, remark) : next);
    }
  const discriminator = readDiscriminator(flat);
  const apart = discriminator && made.get(discriminator.name);
  if (discriminator && apart?.kind === 'string')
    made.set(discriminator.name, { ...apart, kind: 'enum', values: discriminator.values });
  return made;
}

/** Components of classes that only Hydra names: no path leads to them, and their values are described all the same. */
export function addComponents(building: Building, hydra: readonly ClassFacts[]): void {
  const { components } = building.document.value as { components?: { schemas?: unknown } };
  const names = isObject(components?.schemas) ? Object.keys(components.schemas) : [];
  for (const { name } of hydra) {
    const found =
      names.find((one) => isSameName(one, name)) ??
      names.find((one) => isSameName(classOfComponent(one), name));
    if (found !== undefined) findClass(building, found);
  }
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

/** A class for each resource, known by its name and by the components that stand for it. */
export function startBuilding(document: Document, named: readonly Named[], remark: AddRemark): Building {
  const building: Building = {
    document,
    remark,
    lost: new Map(),
    byComponent: new Map(),
    byName: new Map(),
    resources: new Set(named.map(({ key }) => key)),
    shapes: new Map(),
    waiting: [],
  };
  for (const { key, name, resource } of named) {
    building.byName.set(name.toLowerCase(), key);
    const flats = [resource.read, ...resource.written.values()];
    for (const component of flats.flatMap((flat) => (flat ? listAliases(document, flat) : []))) {
      setFirst(building.byComponent, component, key);
      setFirst(building.byName, classOfComponent(component).toLowerCase(), key);
    }
  }
  // A variant of a record is that record, where it is none of its own.
  for (const { key, resource } of named)
    for (const at of resource.read ? listVariants(document, resource.read) : [])
      for (const component of listAliases(document, flattenSchema(document, at)))
        setFirst(building.byComponent, component, key);
  return building;
}

function setFirst(map: Map<string, string>, name: string, key: string): void {
  if (!map.has(name)) map.set(name, key);
}
