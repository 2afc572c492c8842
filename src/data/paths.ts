/** Which dotted paths of a record a screen must ask for to show a property, and how to read one. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';

export type Entities = ReadonlyMap<string, EntityDescriptor>;

const maxDepth = 3;

export function getPath(record: unknown, path: string | undefined): unknown {
  if (!path) return undefined;
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

export const findProperty = (entity: EntityDescriptor | undefined, name: string) =>
  entity?.properties.find((property) => property.name === name);

/** What a value cannot be written without: its currency, its timezone. */
export const contextPaths = (property: PropertyDescriptor): readonly string[] => [
  ...(property.currencyFrom ? [property.currencyFrom] : []),
  ...(property.timezoneFrom ? [property.timezoneFrom] : []),
];

/**
 * A moment alone does not distinguish records: a title that is a date is shown together with the first
 * required relation, e.g. a performance with its show.
 */
export function companionOf(entity: EntityDescriptor, entities: Entities): PropertyDescriptor | undefined {
  const title = findProperty(entity, entity.title);
  if (title?.kind !== 'dateTime' && title?.kind !== 'date') return undefined;
  return entity.properties.find(
    (property) =>
      property.target !== undefined &&
      property.required &&
      !property.many &&
      entities.get(property.target)?.scope !== 'self',
  );
}

/** Paths that name a record of `entity` to people; a title that is a relation is followed. */
export function titlePaths(entity: EntityDescriptor, entities: Entities, depth = 0): readonly string[] {
  const title = findProperty(entity, entity.title);
  if (!title) return ['@id'];
  const target = title.target ? entities.get(title.target) : undefined;
  if (!target) {
    const companion = companionOf(entity, entities);
    const beside = companion && entities.get(companion.target ?? '');
    return [
      title.name,
      ...contextPaths(title),
      ...(companion && beside && depth < maxDepth
        ? titlePaths(beside, entities, depth + 1).map((path) => `${companion.name}.${path}`)
        : []),
    ];
  }
  if (depth >= maxDepth) return [title.name];
  return titlePaths(target, entities, depth + 1).map((path) => `${title.name}.${path}`);
}

/** Paths of one property of `entity`, with whatever it takes to show it. */
export function propertyPaths(property: PropertyDescriptor, entities: Entities): readonly string[] {
  const target = property.target ? entities.get(property.target) : undefined;
  if (!target) return [property.name, ...contextPaths(property)];
  const below =
    property.embedded && property.many
      ? target.properties
          .filter((each) => each.inverse === undefined && each.target !== undefined)
          .flatMap((each) => (each.embedded ? [each.name] : relationPaths(each, entities)))
          .concat(target.properties.filter((each) => !each.target).flatMap((each) => [each.name]))
      : titlePaths(target, entities);
  return below.map((path) => `${property.name}.${path}`);
}

function relationPaths(property: PropertyDescriptor, entities: Entities): readonly string[] {
  const target = entities.get(property.target ?? '');
  return target ? titlePaths(target, entities).map((path) => `${property.name}.${path}`) : [property.name];
}

/** What a screen asks for to know whose a record is; nothing where metadata names no owner. */
export function ownerPaths(entity: EntityDescriptor): readonly string[] {
  const [first = ''] = entity.rights?.ownedBy?.split('.') ?? [];
  const property = findProperty(entity, first);
  if (!property) return [];
  return [property.target ? `${first}.@id` : first];
}

/** Paths of a screen that shows `properties`, each once, the title's with them. */
export function fieldPaths(
  entity: EntityDescriptor,
  properties: readonly PropertyDescriptor[],
  entities: Entities,
): readonly string[] {
  return [
    ...new Set([
      ...titlePaths(entity, entities),
      ...properties.flatMap((property) => propertyPaths(property, entities)),
    ]),
  ];
}
