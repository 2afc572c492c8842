/** What paths start with: of the server, of an API of ours, of all collections of a document. */
import { type Document, isObject } from '../document.ts';
import type { Resource } from './findResources.ts';

export function serverPath(document: Document): string {
  const { servers } = document.value as { servers?: unknown };
  const server = Array.isArray(servers) && isObject(servers[0]) ? servers[0] : {};
  const variables = isObject(server.variables) ? server.variables : {};
  const startOf = (name: string): string => {
    const variable = variables[name];
    return isObject(variable) && typeof variable.default === 'string' ? variable.default : '';
  };
  const path = (typeof server.url === 'string' ? server.url : '')
    .replace(/\{([^}]*)\}/g, (_, name: string) => startOf(name))
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** What all collections start with, the last step of each left to itself. */
export function commonBase(resources: readonly Resource[]): string {
  const [first = [], ...rest] = resources.map(({ path }) => segmentsOf(path).slice(0, -1));
  const length = first.findIndex((segment, index) => rest.some((other) => other[index] !== segment));
  const shared = length < 0 ? first : first.slice(0, length);
  // With one collection it is unknown whether what its path is inside of is part of the address or a record.
  const inside = rest.length === 0 ? shared.findIndex((segment) => segment.startsWith('{')) : -1;
  const common = inside < 0 ? shared : shared.slice(0, Math.max(0, inside - 1));
  return common.map((segment) => `/${segment}`).join('');
}

/** The start of a path that a base, segment by segment, is. */
export function matchStart(path: string, base: string): string {
  return path.slice(
    0,
    segmentsOf(base)
      .filter(Boolean)
      .reduce((length, _, index) => length + 1 + (segmentsOf(path)[index]?.length ?? 0), 0),
  );
}

/** Segment by segment; a parameter of the base takes any. */
export function startsWith(path: string, base: string): boolean {
  const [own, wanted] = [segmentsOf(path), segmentsOf(base).filter(Boolean)];
  return wanted.every(
    (segment, index) => own[index] === segment || (segment.startsWith('{') && own[index] !== undefined),
  );
}
