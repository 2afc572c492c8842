/** Bodies that suit an entity, made from its descriptor: what it requires, with its relations created first. */
import { createHash } from 'node:crypto';
import { applies } from '../../../schema/applies.ts';
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { apis } from '../../../schema/generated/apis.ts';
import { descriptors } from '../../../schema/generated/descriptors.ts';
import type { World } from './world.ts';

/** Values stand inside calls and have none of their own. */
export const entities: readonly EntityDescriptor[] = Object.values<EntityDescriptor>(descriptors).filter(
  ({ scope }) => scope !== 'value',
);

export function entityOf(name: string): EntityDescriptor {
  const found = entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`There is no "${name}".`);
  return found;
}

export function addressOf(entity: EntityDescriptor, contract = 1): string {
  const api = apis.find((one) => one.name === entity.api);
  return `${api?.base}${api?.prefix ?? ''}${entity.collection}`.replace('{contractId}', String(contract));
}

export function isWritable(property: PropertyDescriptor): boolean {
  return (
    !property.readOnly &&
    !property.computed &&
    !property.role &&
    !property.inverse &&
    property.column !== 'contract_id'
  );
}

/** Different for every number, and the same for the same one. */
export function sampleValue(property: PropertyDescriptor, seed: number): unknown {
  const word = createHash('sha1').update(`${property.name}${seed}`).digest('hex').slice(0, 8);
  switch (property.kind) {
    case 'integer':
    case 'money':
      return Math.min(property.max ?? 1e9, Math.max(property.min ?? 0, seed));
    case 'number':
      return Math.min(property.max ?? 1e9, Math.max(property.min ?? 0, seed / 2));
    case 'boolean':
      return seed % 2 === 0;
    case 'date':
      return `2026-11-${String((seed % 28) + 1).padStart(2, '0')}`;
    case 'dateTime':
      return `2026-11-21T19:30:${String(seed % 60).padStart(2, '0')}Z`;
    case 'time':
      return `19:${String(seed % 60).padStart(2, '0')}`;
    case 'enum':
      return property.values?.[seed % property.values.length]?.value;
    case 'json':
      return property.shape ? sampleShape(property.shape, seed) : { note: word };
    case 'email':
      return `${word}@example.test`;
    case 'phone':
      return `+33 1 ${10_000_000 + seed}`;
    case 'url':
    case 'image':
      return `https://example.test/${word}`;
    case 'color':
      return `#${word.slice(0, 6)}`;
    default:
      return property.pattern
        ? samplePattern(property.pattern, word)
        : word.slice(0, property.maxLength ?? 8);
  }
}

/** The plain values of an object that has a declared shape: those that say something beside its choices. */
function sampleShape(name: string, seed: number): Record<string, unknown> {
  const shape = Object.values<EntityDescriptor>(descriptors).find((entity) => entity.name === name);
  const plain = shape?.properties.filter(({ kind, many }) => kind !== 'json' && kind !== 'relation' && !many);
  const values = Object.fromEntries(
    (plain ?? []).map((property) => [property.name, sampleValue(property, seed)]),
  );
  const members = shape?.properties ?? [];
  const applying = plain?.filter((property) => applies(property, { values, members })) ?? [];
  return Object.fromEntries(applying.map(({ name }) => [name, values[name]]));
}

/** The patterns of today's metadata are few: the first of some usual texts that matches. */
function samplePattern(pattern: string, word: string): string {
  const tried = [
    word,
    'FR',
    'EUR',
    'fr',
    '12345',
    'Europe/Paris',
    '2026-11-21',
    '05:30',
    '#1a7f37',
    word.toUpperCase(),
    `contact.${word}`,
    `FR76${word.toUpperCase()}000`,
    'Ticket',
    'P1D',
  ];
  const found = tried.find((one) => new RegExp(pattern, 'u').test(one));
  if (found === undefined) throw new Error(`No sample matches ${pattern}. Add one.`);
  return found;
}

let counter = 0;

/** A body with all that is required; with `all` every scalar that may be written too. */
export async function sampleBody(
  world: World,
  entity: EntityDescriptor,
  all = false,
): Promise<Record<string, unknown>> {
  counter += 1;
  const body: Record<string, unknown> = {};
  for (const property of entity.properties.filter(isWritable)) {
    const isNeeded = property.required && property.default === undefined;
    if (!isNeeded && (!all || property.kind === 'relation')) continue;
    if (property.kind === 'relation')
      body[property.name] = await create(world, entityOf(property.target ?? ''));
    else {
      const value = sampleValue(property, counter);
      body[property.name] = property.many ? [value] : value;
    }
  }
  return body;
}

/** A value for every scalar that may be written, for an entity that a call creates; else nothing. */
export async function sampleScalars(
  world: World,
  entity: EntityDescriptor,
): Promise<Record<string, unknown>> {
  return entity.operations.includes('create') ? sampleBody(world, entity, true) : {};
}

/** Makes a record that no call creates, as the product itself would: with what its table requires. */
async function insert(world: World, entity: EntityDescriptor): Promise<string> {
  // The contract itself: the one the caller works for is there.
  if (entity.scope === 'self') return `${addressOf(entity)}/1`;
  counter += 1;
  const columns = ['contract_id'];
  const values: unknown[] = [entity.scope === 'global' ? 0 : 1];
  for (const property of entity.properties) {
    if (!property.required || property.default !== undefined || !property.column) continue;
    if (columns.includes(property.column)) continue;
    columns.push(property.column);
    if (property.kind === 'relation')
      values.push(Number((await create(world, entityOf(property.target ?? ''))).replace(/^.*\//, '')));
    else {
      const value = sampleValue(property, counter);
      values.push(property.kind === 'json' || property.many ? JSON.stringify(value) : value);
    }
  }
  const names = columns.map((name) => `"${name}"`).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const text = `INSERT INTO "${entity.table}" (${names}) VALUES (${places}) RETURNING "id"`;
  const [row] = await world.database.query<{ id: number }>('system', text, values);
  return `${addressOf(entity)}/${row?.id}`;
}

/** Makes a record, through the API where it may be created. @returns its IRI */
export async function create(
  world: World,
  entity: EntityDescriptor,
  more: Record<string, unknown> = {},
): Promise<string> {
  if (!entity.operations.includes('create')) return insert(world, entity);
  const body = { ...(await sampleBody(world, entity)), ...more };
  const { status, body: made, text } = await world.call('POST', addressOf(entity), { body });
  if (status !== 201) throw new Error(`${entity.name}: ${status} ${text}`);
  return made['@id'];
}
