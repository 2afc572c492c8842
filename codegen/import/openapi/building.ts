/** The classes of a document as they are found: those of resources first, then the objects met inside others. */
import type { Document } from '../document.ts';
import { isObject, pointerStep } from '../document.ts';
import type { ClassFacts, PropertyFacts, Tell } from '../facts.ts';
import { isSameName } from '../names.ts';
import { classOfComponent } from './componentNames.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import type { Named } from './nameResources.ts';
import { readSchemaProperty } from './readSchemaProperty.ts';

export interface Building {
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

export function readShape(building: Building, entity: string, flat: Flat): Map<string, PropertyFacts> {
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
export function startBuilding(document: Document, named: readonly Named[], tell: Tell): Building {
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
    const flats = [resource.read, ...resource.written.values()];
    for (const component of flats.flatMap((flat) => (flat ? listAliases(document, flat) : []))) {
      keepFirst(building.byComponent, component, key);
      keepFirst(building.byName, classOfComponent(component).toLowerCase(), key);
    }
  }
  return building;
}

function keepFirst(map: Map<string, string>, name: string, key: string): void {
  if (!map.has(name)) map.set(name, key);
}
