/** What a call takes or answers, as a class: one that is there, else a value of its own, shared where it is the same. */
import type { ClassFacts } from '../facts.ts';
import { toEntityName } from '../names.ts';
import { type Building, findClass } from './building.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';

interface Wanted {
  /** What it is called where its schema has no name, or one that says something else. */
  readonly name: string;
  readonly resources: readonly ClassFacts[];
}

/** `allOf` of a component and something else is more than the component. */
function isWhole({ document }: Building, flat: Flat, component: string): boolean {
  const pointer = `/components/schemas/${component}`;
  const { components } = document.value as { components?: { schemas?: Record<string, object> } };
  const value = components?.schemas?.[component];
  if (value === undefined) return true;
  const own = flattenSchema(document, { value: { ...value }, pointer });
  return own.properties.size === flat.properties.size;
}

/** `ReportInput` is a Report by its name; what it holds may be something else. */
function isMeant(flat: Flat, component: string, owner: ClassFacts | undefined): boolean {
  if (!owner || toEntityName(component) === owner.name) return true;
  return [...flat.properties.keys()].every((name) => owner.properties.some((one) => one.name === name));
}

function findNamed(building: Building, flat: Flat, resources: readonly ClassFacts[]): string | undefined {
  const [component] = flat.components;
  if (component === undefined || !isWhole(building, flat, component)) return undefined;
  const known = building.byComponent.get(component);
  if (known !== undefined) return known;
  const key = findClass(building, component);
  const owner = resources.find((one) => one.key === key);
  return key !== undefined && isMeant(flat, component, owner) ? key : undefined;
}

/** The key of the class; undefined where the schema describes no object with properties. */
export function addShape(building: Building, flat: Flat, { name, resources }: Wanted): string | undefined {
  const named = findNamed(building, flat, resources);
  if (named !== undefined || !isRecord(flat)) return named;
  const { byName, shapes, waiting } = building;
  const properties = [...flat.properties].map(([property, { value }]) => [property, value]);
  const text = JSON.stringify([properties, [...flat.required]]);
  const known = shapes.get(text);
  if (known !== undefined) return known;
  let free = name;
  for (let count = 2; byName.has(free.toLowerCase()); count++) free = `${name}${count}`;
  const key = `openapi:${free}`;
  byName.set(free.toLowerCase(), key);
  shapes.set(text, key);
  waiting.push({ key, name: free, flat });
  return key;
}
