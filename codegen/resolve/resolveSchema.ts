/**
 * Sources to descriptors: names are looked up across files, labels spelled out, collisions and dangling names refused.
 * Tables are derived from the descriptors by `resolveTables`.
 */
import type { EntityDescriptor, Operation, PropertyDescriptor } from '../../schema/descriptor.ts';
import { iconNames } from '../../schema/iconNames.ts';
import { entityKeys } from '../../schema/keys/entityKeys.ts';
import { fileKeys } from '../../schema/keys/key.ts';
import { compareText, type Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource, SchemaSource } from '../read/readSchema.ts';
import { checkCollisions } from './checkCollisions.ts';
import { checkPaths } from './checkPaths.ts';
import { checkRemotes, isServedElsewhere, listAddresses } from './checkRemotes.ts';
import { checkRights } from './checkRights.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkSizes } from './checkSizes.ts';
import { describeKeys } from './describeKeys.ts';
import { resolveLabel, spellOut, toSnake, toTable, upperFirst } from './names.ts';
import { explainReservedEntity } from './reservedNames.ts';
import { resolveAction } from './resolveAction.ts';
import { resolveCall } from './resolveCall.ts';
import type { ResolvedEntity, ResolvedSchema } from './resolved.ts';
import type { Catalog } from './resolveKind.ts';
import { resolveProperty } from './resolveProperty.ts';

const allOperations: readonly Operation[] = ['list', 'read', 'create', 'update', 'delete'];

type Report = (key: string, message: string, hint: string) => void;

/** Names in `order`, `uniques` and `indexes` must be stored properties. */
function checkNames(source: EntitySource, properties: readonly PropertyDescriptor[], report: Report): void {
  const stored = properties.filter(({ column }) => column !== undefined).map(({ name }) => name);
  const check = (key: string, name: string) => {
    if (!stored.includes(name))
      report(
        key,
        `"${name}" in "${key}" of "${source.name}" is no stored property.`,
        hintNearest(name, stored),
      );
  };
  for (const [name, direction] of Object.entries((source.values.order as object | undefined) ?? {})) {
    if (name !== 'id') check('order', name);
    if (direction !== 'asc' && direction !== 'desc')
      report('order', `The order of "${name}" is ${JSON.stringify(direction)}.`, 'Write "asc" or "desc".');
  }
  for (const key of ['uniques', 'indexes'])
    for (const group of (source.values[key] as string[][] | undefined) ?? [])
      for (const name of group) check(key, name);
  for (const name of (source.values.search as string[] | undefined) ?? []) check('search', name);
  checkHide(source, properties, report);
}

function checkHide(source: EntitySource, properties: readonly PropertyDescriptor[], report: Report): void {
  const { hide } = source.values;
  if (hide === undefined) return;
  // A filter for what is not hidden must find what was never set.
  const flags = properties.filter(
    ({ kind, column, required }) => kind === 'boolean' && column !== undefined && required,
  );
  if (!flags.some(({ name }) => name === hide))
    report(
      'hide',
      `The "hide" of "${source.name}" is "${hide}", which is no required boolean.`,
      hintNearest(
        String(hide),
        flags.map(({ name }) => name),
      ),
    );
}

function checkTitle(source: EntitySource, report: Report): void {
  const names = source.properties.map(({ name }) => name);
  const { title } = source.values;
  if (title === undefined)
    report(
      '',
      `The entity "${source.name}" has no title.`,
      `Write "title": ${names.map((name) => `"${name}"`).join(' or ')}, the property that names a record to people.`,
    );
  else if (!names.includes(String(title)))
    report(
      'title',
      `The title "${title}" is no property of "${source.name}".`,
      hintNearest(String(title), names),
    );
}

/** A value is inside calls alone: nothing of it is stored or has an address. */
function checkValue(source: EntitySource, report: Report): void {
  for (const [key, { isStored }] of fileKeys(entityKeys))
    if (isStored && source.values[key] !== undefined)
      report(
        key,
        `"${source.name}" is a value and has "${key}".`,
        `Remove "${key}", or write "scope": "contract".`,
      );
}

/** A name is given up by one and taken by one. */
function checkWas({ name, values: { was } }: EntitySource, { entities }: SchemaSource, report: Report): void {
  if (was === undefined) return;
  const other = entities.find((one) => one.name !== name && (one.name === was || one.values.was === was));
  if (was !== name && !other) return;
  report(
    'was',
    `The "was" of "${name}" is "${was}", which is ${other?.values.was === was ? `that of "${other?.name}" too` : 'the name of an entity'}.`,
    'Remove it once every database has been migrated, or write the name before.',
  );
}

function checkHead(source: EntitySource, schema: SchemaSource, report: Report): void {
  const { name, values: given } = source;
  if (given['@type'] === undefined) report('@type', `"${name}" has no "@type".`, 'Write "@type": "Entity".');
  if (explainReservedEntity(name, given.scope === 'value') !== undefined)
    report(
      '@id',
      `No entity can be called "${name}": ${explainReservedEntity(name, given.scope === 'value')}.`,
      `Call it otherwise, e.g. "${upperFirst(String(given.api ?? 'own'))}${name}", and its file "${upperFirst(String(given.api ?? 'own'))}${name}.jsonld".`,
    );
  const apis = schema.apis.map((api) => api.name);
  if (!apis.includes(String(given.api)))
    report(
      'api',
      `The api ${JSON.stringify(given.api)} of "${name}" is unknown.`,
      hintNearest(String(given.api), apis),
    );
  const areas = schema.areas.map((area) => area.name);
  if (!areas.includes(source.area))
    report('', `The folder "${source.area}" is no area.`, hintNearest(source.area, areas, 'Areas are'));
  if (given.group !== undefined && !areas.includes(String(given.group)))
    report(
      'group',
      `The group "${given.group}" of "${name}" is no area.`,
      hintNearest(String(given.group), areas, 'Areas are'),
    );
  if (given.icon !== undefined && !iconNames.some((icon) => icon === given.icon))
    report(
      'icon',
      `The icon "${given.icon}" of "${name}" is not drawn.`,
      `${hintNearest(String(given.icon), iconNames).replace(/^Known are.*/, 'They are listed in schema/iconNames.ts.')} Others are drawn in src/app/icons.ts.`,
    );
  if (given.scope === 'value') checkValue(source, report);
  else if (!/^\/[a-z][a-z0-9_/-]*$/.test(String(given.collection)))
    report(
      'collection',
      `The collection ${JSON.stringify(given.collection)} of "${name}" is no path.`,
      `Write "collection": "/${toSnake(name)}s".`,
    );
  for (const operation of (given.operations as string[] | undefined) ?? [])
    if (!allOperations.includes(operation as Operation))
      report(
        'operations',
        `The operation "${operation}" of "${name}" is unknown.`,
        hintNearest(operation, allOperations),
      );
}

function resolveEntity(
  source: EntitySource,
  schema: SchemaSource,
  catalog: Catalog,
  faults: Fault[],
): ResolvedEntity {
  const { name, values: given } = source;
  const report: Report = (key, message, hint) =>
    faults.push({ file: source.file, line: source.lineOf(key), message, hint });
  checkHead(source, schema, report);
  checkTitle(source, report);
  checkWas(source, schema, report);
  checkRights(source, catalog, report);
  const properties = source.properties
    .map((property) => resolveProperty(property, source, catalog, faults))
    .filter((property) => property !== undefined);
  // A property already refused must not be refused a second time as an unknown name.
  if (properties.length === source.properties.length) checkNames(source, properties, report);
  const scope = (given.scope as EntityDescriptor['scope'] | undefined) ?? 'contract';
  const operations =
    scope === 'value' ? [] : ((given.operations as Operation[] | undefined) ?? allOperations);
  const collection = String(given.collection ?? '');
  const descriptor = {
    name,
    area: source.area,
    ...describeKeys(entityKeys, source, {
      api: String(given.api ?? ''),
      collection,
      scope,
      table: toTable(name),
      served: isServedElsewhere(schema.apis, given.api) ? 'remote' : undefined,
      title: String(given.title ?? ''),
      label: resolveLabel(given.label, name),
      plural: resolveLabel(given.plural, spellOut(collection.replace(/^.*\//, '') || name)),
      properties,
      operations: allOperations.filter((operation) => operations.includes(operation)),
      actions: source.actions.map((action) => resolveAction(action, source, { catalog, faults })),
    }),
  } as EntityDescriptor;
  return { source, descriptor };
}

/** Faults are added to `faults`; with any, what comes back is not to be written. */
export function resolveSchema(schema: SchemaSource, faults: Fault[]): ResolvedSchema {
  const catalog = new Map(schema.entities.map((entity) => [entity.name, entity]));
  const entities = schema.entities
    .map((source) => resolveEntity(source, schema, catalog, faults))
    .sort((a, b) => compareText(a.descriptor.name, b.descriptor.name));
  checkCollisions(entities, schema.apis, faults);
  const calls = schema.calls
    .map((source) => ({ source, descriptor: resolveCall(source, schema, { catalog, faults }) }))
    .sort((a, b) => compareText(a.descriptor.name, b.descriptor.name));
  checkRoutes({ entities, calls }, schema.apis, faults);
  checkPaths(entities, faults);
  checkSizes(entities, faults);
  checkRemotes({ entities, apis: schema.apis }, faults);
  return {
    entities,
    calls,
    apis: schema.apis.map(({ name, values }) => ({
      name,
      base: String(values.base ?? ''),
      ...(values.prefix !== undefined && { prefix: String(values.prefix) }),
      ...(values.served === 'remote' && { served: 'remote' as const }),
      label: resolveLabel(values.label, name),
    })),
    addresses: listAddresses(schema.apis),
    areas: schema.areas.map(({ name, values }) => ({ name, label: resolveLabel(values.label, name) })),
  };
}
