/** The one place that takes an id out of an address: of whichever collection it is meant to be, and of no other. */
import { readId } from './operators.ts';
import type { Resource } from './resource.ts';

const hostOf = /^https?:\/\/[^/]+/;

/** A prefix names the contract: the one that is asked about, or any where that is not known yet. */
function isCollection(resource: Resource, path: string, contract: number | undefined): boolean {
  if (contract !== undefined || !resource.isPrefixed)
    return path === resource.route.replace(':contractId', String(contract));
  const [before = '', after = ''] = resource.route.split(':contractId');
  const within = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && /^\d{1,15}$/.test(within);
}

/** The id in an IRI of a resource, or in a plain id; undefined for whatever else is there. */
export function readIriId(resource: Resource, text: string, contract?: number): string | undefined {
  const slash = text.lastIndexOf('/');
  const id = readId(text.slice(slash + 1));
  if (id === undefined || slash < 0) return id;
  return isCollection(resource, text.slice(0, slash).replace(hostOf, ''), contract) ? id : undefined;
}

/** The id in an IRI of a resource, in a number or in an object with `@id`. */
export function readIri(resource: Resource, value: unknown, contract: number): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  if (typeof value === 'object' && value !== null && '@id' in value)
    return readIri(resource, value['@id'], contract);
  if (typeof value !== 'string') return undefined;
  const id = Number(readIriId(resource, value, contract));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The refusal of a value that is none. */
export function describeIri({ name, route }: Resource, contract: number): string {
  return `This is no IRI of ${name}, such as "${route.replace(':contractId', String(contract))}/1".`;
}
