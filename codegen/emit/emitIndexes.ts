/** The files that know all entities: the light index of browsers, the whole one of servers, APIs and areas. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import type { ResolvedSchema } from '../resolve/resolved.ts';
import { descriptorVariable } from './emitEntity.ts';
import { madeFrom } from './madeFrom.ts';
import { emitName } from './scalars.ts';

const source = 'schema/*/*.jsonld';

const summaryKeys = [
  'name',
  'area',
  'api',
  'collection',
  'path',
  'scope',
  'title',
  'label',
  'plural',
  'group',
  'icon',
  'search',
  'hide',
  'served',
  'operations',
  'rights',
] as const satisfies readonly (keyof EntityDescriptor)[];

function emitSummary(entity: EntityDescriptor): string {
  const picked = Object.fromEntries(
    summaryKeys.flatMap((key) => (key in entity ? [[key, entity[key]]] : [])),
  );
  // Menus and pickers ask about the plain operations alone; the rest comes with the descriptor.
  if (entity.rights) {
    const { read, write, create, update, delete: remove } = entity.rights;
    const rights = {
      read,
      write,
      ...(create && { create }),
      ...(update && { update }),
      ...(remove && { delete: remove }),
    };
    picked.rights = rights;
  }
  return `  ${JSON.stringify(picked)},\n`;
}

/** Values that no record has, nor a value in one: what calls alone take and answer, and what those are made of. */
function listBodies(entities: readonly EntityDescriptor[]): readonly EntityDescriptor[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const stored = new Set<EntityDescriptor>();
  const visit = (entity: EntityDescriptor) => {
    if (stored.has(entity)) return;
    stored.add(entity);
    for (const { shape } of entity.properties) {
      const value = shape === undefined ? undefined : byName.get(shape);
      if (value) visit(value);
    }
  };
  for (const entity of entities) if (entity.scope !== 'value') visit(entity);
  return entities.filter((entity) => !stored.has(entity));
}

/** The descriptors of what calls alone take and answer, together: a form of a call is seldom opened. */
export function emitBodies(entities: readonly EntityDescriptor[]): string {
  const bodies = listBodies(entities);
  return [
    madeFrom(source),
    "import type { EntityDescriptor } from '../descriptor.ts';\n",
    ...bodies.map(
      ({ area, name }) => `import { ${descriptorVariable(name)} } from './${area}/${name}.ts';\n`,
    ),
    '\nexport const bodies: Readonly<Record<string, EntityDescriptor>> = {\n',
    ...bodies.map(({ name }) => `  ${name}: ${descriptorVariable(name)},\n`),
    '};\n',
  ].join('');
}

/** Types alone: what a list of `fields` may name below a relation. */
function emitRelations({ name, properties }: EntityDescriptor): string {
  const relations = properties.flatMap((property) =>
    property.target === undefined ? [] : [`readonly ${emitName(property)}: '${property.target}'`],
  );
  return `  ${name}: ${relations.length > 0 ? `{ ${relations.join('; ')} }` : 'object'};\n`;
}

/** What a browser starts with: names and menus at once, descriptors when asked for. */
export function emitEntities(entities: readonly EntityDescriptor[]): string {
  const file = ({ area, name }: EntityDescriptor) => `./${area}/${name}.ts`;
  const isKept = ({ scope }: EntityDescriptor) => scope !== 'value';
  const kept = entities.filter(isKept);
  const bodies = new Set(listBodies(entities));
  return [
    madeFrom(source),
    "import type { EntityDescriptor } from '../descriptor.ts';\n",
    ...entities.map(
      (entity) =>
        `import type { ${entity.name}${isKept(entity) ? `, ${entity.name}Input` : ''} } from '${file(entity)}';\n`,
    ),
    '\n/** What every entity is answered as, by name. */\nexport interface EntityTypes {\n',
    ...entities.map(({ name }) => `  ${name}: ${name};\n`),
    '}\n\n/** What is accepted for every entity that is kept, by name. */\nexport interface EntityInputs {\n',
    ...kept.map(({ name }) => `  ${name}: ${name}Input;\n`),
    '}\n\n/** The entities that relations lead to, by entity and property. */\nexport interface EntityRelations {\n',
    ...kept.map(emitRelations),
    '}\n\nexport type EntityName = keyof EntityTypes;\n\n',
    '/** What menus and links need of an entity before its descriptor is loaded. */\n',
    'export type EntitySummary = Pick<\n  EntityDescriptor,\n',
    `  ${summaryKeys.map((key) => `'${key}'`).join(' | ')}\n`,
    '> & { readonly name: EntityName };\n\n',
    'export const entities: readonly EntitySummary[] = [\n',
    ...kept.map(emitSummary),
    '];\n\n',
    'const loaders: Readonly<Partial<Record<EntityName, () => Promise<EntityDescriptor>>>> = {\n',
    ...entities
      .filter((entity) => !bodies.has(entity))
      .map(
        (entity) =>
          `  ${entity.name}: () => import('${file(entity)}').then((file) => file.${descriptorVariable(entity.name)}),\n`,
      ),
    '};\n\n',
    '/** One entity as metadata describes it, fetched when first asked for. */\n',
    'export async function loadDescriptor(name: EntityName): Promise<EntityDescriptor> {\n',
    "  const found = await (loaders[name]?.() ?? import('./bodies.ts').then(({ bodies }) => bodies[name]));\n",
    "  if (!found) throw new Error('There is no entity of the name: ' + name);\n",
    '  return found;\n}\n',
  ].join('');
}

/** Every descriptor at once, for servers and tests. */
export function emitDescriptors(entities: readonly EntityDescriptor[]): string {
  return [
    madeFrom(source),
    "import type { EntityDescriptor } from '../descriptor.ts';\n",
    "import type { EntityName } from './entities.ts';\n",
    ...entities.map(
      ({ area, name }) => `import { ${descriptorVariable(name)} } from './${area}/${name}.ts';\n`,
    ),
    '\nexport const descriptors: Readonly<Record<EntityName, EntityDescriptor>> = {\n',
    ...entities.map(({ name }) => `  ${name}: ${descriptorVariable(name)},\n`),
    '};\n',
  ].join('');
}

export function emitApis({ apis, areas }: ResolvedSchema): string {
  const entries = (items: readonly object[]) => items.map((item) => `  ${JSON.stringify(item)},\n`).join('');
  return [
    madeFrom('schema/apis.jsonld and schema/areas.jsonld'),
    "import type { ApiDescriptor, AreaDescriptor } from '../descriptor.ts';\n\n",
    `export const apis: readonly ApiDescriptor[] = [\n${entries(apis)}];\n\n`,
    `export const areas: readonly AreaDescriptor[] = [\n${entries(areas)}];\n`,
  ].join('');
}

/** Where the servers of other APIs are: read by our server alone. */
export function emitRemotes({ addresses }: ResolvedSchema): string {
  const entries = Object.entries(addresses).map(
    ([api, address]) => `  ${JSON.stringify(api)}: ${JSON.stringify(address)},\n`,
  );
  return [
    madeFrom('schema/apis.jsonld'),
    '/** Addresses of the servers that keep the records of an API, by its name. */\n',
    `export const remoteAddresses: Readonly<Record<string, string>> = {${entries.length > 0 ? '\n' : ''}${entries.join('')}};\n`,
  ].join('');
}
