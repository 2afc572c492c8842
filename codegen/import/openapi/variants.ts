/** What a record may be besides itself: alternatives that its schema lists, or that extend it under a discriminator. */
import { type Document, isObject, pointerStep } from '../document.ts';
import type { Flat } from './flattenSchema.ts';
import { type At, toPointer } from './pointers.ts';

const SCHEMAS = '/components/schemas';

function listComponents(document: Document): [string, Record<string, unknown>][] {
  const { components } = document.value as { components?: { schemas?: unknown } };
  const schemas = isObject(components?.schemas) ? components.schemas : {};
  return Object.entries(schemas).flatMap(([name, value]) => (isObject(value) ? [[name, value]] : []));
}

/** A mapping names a schema by its reference or by its name alone. */
const readTarget = (document: Document, target: unknown): string | undefined =>
  typeof target !== 'string'
    ? undefined
    : target.startsWith('#')
      ? toPointer(document, target)
      : SCHEMAS + pointerStep(target);

const mappingOf = (discriminator: unknown): Readonly<Record<string, unknown>> =>
  isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {};

/** Schemas with this one among their `allOf`. */
function listExtending(document: Document, pointer: string): string[] {
  return listComponents(document).flatMap(([name, { allOf }]) => {
    const isPart = (one: unknown) =>
      isObject(one) && typeof one.$ref === 'string' && toPointer(document, one.$ref) === pointer;
    return Array.isArray(allOf) && allOf.some(isPart) ? [SCHEMAS + pointerStep(name)] : [];
  });
}

export function listVariants(document: Document, flat: Flat): readonly At[] {
  const [component] = flat.components;
  const isPlain = flat.choices.length > 0 || flat.keywords.discriminator === undefined;
  if (isPlain || component === undefined) return flat.choices;
  const all = new Map(listComponents(document).map(([name, value]) => [SCHEMAS + pointerStep(name), value]));
  const own = SCHEMAS + pointerStep(component);
  // One that only inherits the discriminator is a variant itself, and has none.
  const discriminator = all.get(own)?.discriminator;
  if (!isObject(discriminator)) return [];
  const mapped = Object.values(mappingOf(discriminator)).flatMap((one) => readTarget(document, one) ?? []);
  const pointers = mapped.length > 0 ? mapped : listExtending(document, own);
  return [...new Set(pointers)].flatMap((pointer) => {
    const value = all.get(pointer);
    return value && pointer !== own ? [{ value, pointer }] : [];
  });
}

/** The property that distinguishes variants, and its values; undefined where the schema names neither. */
export function readDiscriminator({ keywords }: Flat): { name: string; values: string[] } | undefined {
  const { discriminator } = keywords;
  const values = Object.keys(mappingOf(discriminator));
  return isObject(discriminator) && typeof discriminator.propertyName === 'string' && values.length > 0
    ? { name: discriminator.propertyName, values }
    : undefined;
}
