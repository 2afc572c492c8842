/** What an entity is called and how its records are named on its server, and here: ids, addresses, members. Pure. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of the collection, below the API's address. */
export const pathOf = ({ descriptor }: Resource): string => descriptor.remote?.path ?? descriptor.collection;

export const itemPath = (resource: Resource, id: string): string =>
  `${pathOf(resource)}/${encodeURIComponent(id)}`;

export const isHydra = ({ descriptor }: Resource): boolean =>
  (descriptor.remote?.style ?? 'hydra') === 'hydra';

/** The name of a property on the wire. */
export const memberOf = ({ descriptor }: Resource, name: string): string =>
  descriptor.remote?.names?.[name] ?? name;

/** `meta.total` of an object. */
export function readPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((inside, step) => (isJson(inside) ? inside[step] : undefined), value);
}

function lastStep(address: string): string | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const step = path.replace(/\/+$/, '').split('/').at(-1);
  if (!step) return undefined;
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** A step up would be another address of that server. */
export const asId = (text: string | undefined): string | undefined =>
  text === undefined || text === '' || text === '.' || text === '..' ? undefined : text;

/** The id of a record, or of what a relation names it by: an address, an id, or an object with one. */
export function readRemoteId(resource: Resource, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const isAddress = isHydra(resource) || value.startsWith('/') || /^https?:/.test(value);
    return asId(isAddress ? lastStep(value) : value);
  }
  if (!isJson(value)) return undefined;
  const named = isHydra(resource) ? value['@id'] : undefined;
  return readRemoteId(resource, named ?? value[resource.descriptor.remote?.id ?? 'id']);
}

/** Our address of a record there. */
export const localIri = (resource: Resource, id: string, contract: number): string =>
  `${collectionIri(resource, contract)}/${encodeURIComponent(id)}`;

/** The id in one of our addresses, or a plain one; undefined for an address of something else. */
export function readLocalId(resource: Resource, value: unknown, contract: number): string | undefined {
  if (typeof value === 'number') return String(value);
  if (isJson(value)) return readLocalId(resource, value['@id'] ?? value.id, contract);
  if (typeof value !== 'string') return undefined;
  if (!value.includes('/')) return asId(value);
  const base = `${collectionIri(resource, contract)}/`;
  return value.startsWith(base) ? asId(lastStep(value.slice(base.length))) : undefined;
}

/** What a relation is written as: an address there, or an id, a number where it is one. */
export function writeRemoteId(resource: Resource, id: string, root: string): unknown {
  if (isHydra(resource)) return `${root}${itemPath(resource, id)}`;
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

/** A value as ours are: days without a time, instants in UTC. */
export function readValue({ kind, many }: PropertyDescriptor, value: unknown): unknown {
  if (many) return Array.isArray(value) ? value : [];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return value;
  if (kind === 'date') return value.slice(0, 10);
  if (kind !== 'dateTime') return value;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? value : new Date(instant).toISOString();
}

/** The reason in a refusal, in whichever member. */
export function describe(json: unknown): string {
  const reasons = ['detail', 'hydra:description', 'description', 'message', 'title', 'error'].map((name) =>
    isJson(json) ? json[name] : undefined,
  );
  return String(reasons.find((one) => typeof one === 'string' && one !== '') ?? 'no reason')
    .slice(0, 300)
    .replace(/\.$/, '');
}
