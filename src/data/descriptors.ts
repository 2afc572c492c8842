/**
 * Descriptors as screens need them: an entity's own, and those of what its titles and columns reach. They are
 * chunks of the admin itself, fetched when a screen first needs them; no API document is asked for. What the person who
 * is signed in may not see is left out.
 */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import {
  type EntityName,
  type EntitySummary,
  entities,
  loadDescriptor,
} from '../../schema/generated/entities.ts';
import { type Has, mayCall, seeEntity } from '../../schema/mayCall.ts';
import { fetchPart } from '../parts/fetchPart.ts';
import { isInverseList } from './choose.ts';
import { hasOf, isUnseen, settledRights } from './rights.ts';

/** What the metadata has of an entity, whoever may see it. */
export const fetchDescriptor = (name: EntityName) => fetchPart(() => loadDescriptor(name));

const summaries: ReadonlyMap<string, EntitySummary> = new Map(
  entities.map((entity) => [entity.name, entity]),
);

/** What is known of an entity before its descriptor is loaded. Undefined for a name of no entity. */
export function summaryOf(name: string | undefined): EntitySummary | undefined {
  return name === undefined ? undefined : summaries.get(name);
}

/** An entity's descriptor, with those its relations point to: enough to name every record that it shows. */
export interface Schema {
  readonly entity: EntityDescriptor;
  readonly byName: ReadonlyMap<string, EntityDescriptor>;
}

/** Without what the person may not see: properties of their own, and lists of records that they may not read. */
function seen(entity: EntityDescriptor, has: Has): EntityDescriptor {
  const isHidden = (property: PropertyDescriptor) => {
    const target = isInverseList(property) ? summaryOf(property.target) : undefined;
    return target !== undefined && !mayCall(target, 'read', has);
  };
  const visible = seeEntity(entity, has, ({ name }) => isUnseen(`${entity.name}.${name}`));
  if (!visible.properties.some(isHidden)) return visible;
  return { ...visible, properties: visible.properties.filter((property) => !isHidden(property)) };
}

/** Without the organiser it belongs to, which no screen shows, unless the timezone or currency of a value leads through it. */
function dropOwner(entity: EntityDescriptor): EntityDescriptor {
  const isFollowed = (name: string) =>
    entity.properties.some(({ timezoneFrom, currencyFrom }) =>
      [timezoneFrom, currencyFrom].some((path) => path?.startsWith(`${name}.`)),
    );
  const isShown = ({ name, target, many }: PropertyDescriptor) =>
    many || summaryOf(target)?.scope !== 'self' || isFollowed(name);
  return entity.properties.every(isShown)
    ? entity
    : { ...entity, properties: entity.properties.filter(isShown) };
}

/**
 * A moment that names no timezone is read in the one the entity's other moments have, or else its owner's: no
 * moment is ever shown in the browser's.
 */
async function readEntity(name: string): Promise<EntityDescriptor> {
  const [whole, rights] = await Promise.all([fetchDescriptor(name as EntityName), settledRights()]);
  const has = hasOf(rights);
  // What may not be seen is neither asked for nor offered.
  const entity = has ? seen(whole, has) : whole;
  const isLost = (property: PropertyDescriptor) => property.kind === 'dateTime' && !property.timezoneFrom;
  if (!entity.properties.some(isLost)) return entity;
  const zone =
    entity.properties.find((property) => property.timezoneFrom)?.timezoneFrom ?? (await ownerZone(entity));
  if (!zone) return entity;
  return {
    ...entity,
    properties: entity.properties.map((property) =>
      isLost(property) ? { ...property, timezoneFrom: zone } : property,
    ),
  };
}

const load = async (name: string): Promise<EntityDescriptor> => dropOwner(await readEntity(name));

async function ownerZone(entity: EntityDescriptor): Promise<string | undefined> {
  const owner = entity.properties.find(
    (property) => !property.many && summaryOf(property.target)?.scope === 'self',
  );
  if (!owner?.target || owner.target === entity.name) return undefined;
  const { properties } = await fetchDescriptor(owner.target as EntityName);
  const own = properties.find((property) => property.timezoneFrom)?.timezoneFrom;
  return own && `${owner.name}.${own}`;
}

const propertyOf = (entity: EntityDescriptor, name: string): PropertyDescriptor | undefined =>
  entity.properties.find((property) => property.name === name);

/** Follows titles that are themselves relations. */
async function collect(name: string, into: Map<string, EntityDescriptor>): Promise<void> {
  if (into.has(name) || !summaries.has(name)) return;
  const entity = await load(name);
  into.set(name, entity);
  const title = propertyOf(entity, entity.title);
  if (title?.target) await collect(title.target, into);
  // The owner first: whether it is one decides what is beside a title that is a date.
  if (title?.kind === 'dateTime' || title?.kind === 'date')
    for (const property of entity.properties)
      if (property.target && property.required && !property.many) await collect(property.target, into);
}

/** A shape is no entity that anything points to: its properties alone are wanted, and shapes within it. */
async function collectShapes(
  { properties }: EntityDescriptor,
  into: Map<string, EntityDescriptor>,
): Promise<void> {
  for (const { shape } of properties)
    if (shape && !into.has(shape)) {
      const found = await load(shape);
      into.set(shape, found);
      await collectShapes(found, into);
    }
}

async function loadSchemaOnce(name: string): Promise<Schema> {
  const byName = new Map<string, EntityDescriptor>();
  const entity = await load(name);
  byName.set(name, entity);
  // A list of what points here is on a tab of its own, which fetches its own schema.
  const shown = entity.properties.filter((property) => !property.inverse || property.embedded);
  const targets = shown.flatMap((property) => (property.target ? [property.target] : []));
  await Promise.all([...new Set(targets)].map((target) => collect(target, byName)));
  for (const property of entity.properties) {
    const target = property.embedded && property.many ? byName.get(property.target ?? '') : undefined;
    const below = target?.properties.flatMap((each) => (each.target ? [each.target] : [])) ?? [];
    await Promise.all(below.map((each) => collect(each, byName)));
  }
  await collectShapes(entity, byName);
  return { entity, byName };
}

/** As React's `use` reads a promise without waiting for a turn. */
interface SchemaPromise extends Promise<Schema> {
  status?: 'fulfilled';
  value?: Schema;
}

const schemas = new Map<string, SchemaPromise>();

/** What was loaded for earlier rights is loaded again when next asked for. */
export function forgetSchemas(): void {
  schemas.clear();
}

/** The same promise for the same name, so that React's `use` can wait for it. */
export function loadSchema(name: string): Promise<Schema> {
  const known = schemas.get(name);
  if (known) return known;
  const schema: SchemaPromise = loadSchemaOnce(name);
  schemas.set(name, schema);
  schema.then(
    (value) => Object.assign(schema, { status: 'fulfilled', value }),
    // A chunk that could not be fetched is asked for again next time.
    () => schemas.delete(name),
  );
  return schema;
}
