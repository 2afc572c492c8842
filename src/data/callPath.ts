/** The path of a call, filled with what it is about. Pure. */
import { shortId } from 'ra-data-hydra/records.ts';
import type { Query } from './callTypes.ts';

export interface PathParts {
  /** A short id, or an address, which ends in one. */
  readonly id?: string | number | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Query | undefined;
}

function fillPath(path: string, { id, params = {} }: PathParts): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? (name === 'id' && id !== undefined ? shortId(id) : undefined);
    if (value === undefined) throw new Error(`The call "${path}" was not given "${name}".`);
    return encodeURIComponent(value);
  });
}

/** @returns with the question mark; nothing where nothing is asked */
export function renderQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each));
  return search.size > 0 ? `?${search}` : '';
}

/** @example callPath('/carts/{id}/checkout', { id: '/ticketing/v1/carts/12' }) // '/carts/12/checkout' */
export const callPath = (path: string, parts: PathParts): string =>
  fillPath(path, parts) + renderQuery(parts.query ?? {});
