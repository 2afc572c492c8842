/**
 * What react-admin asks of a list → query parameters: page, order, filters, fields.
 * A filter's value may be a scalar, a list (`field[]`), or an object: of operators (`field[after]`) or of the
 * properties behind a relation (`relation.field`). A key with brackets passes through as it is.
 */
import { foldFields } from './foldFields.ts';

const operators = new Set([
  'gte',
  'gt',
  'lte',
  'lt',
  'after',
  'before',
  'strictly_after',
  'strictly_before',
  'contains',
  'startsWith',
  'between',
]);

export interface ListQuery {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly meta?: { readonly fields?: readonly string[] | string; readonly query?: object };
}

/** Turns the value of a filter into what goes over the wire, e.g. a short id into an IRI. */
export type WireValue = (path: string, value: unknown) => unknown;

function addFilter(query: URLSearchParams, path: string, value: unknown, wire: WireValue): void {
  if (value === undefined || value === '' || value === null) return;
  if (Array.isArray(value)) {
    const key = path.endsWith('[]') ? path : `${path}[]`;
    for (const item of value) query.append(key, String(wire(path.replace(/\[\]$/, ''), item)));
    return;
  }
  if (typeof value !== 'object') {
    query.append(path, String(wire(path, value)));
    return;
  }
  for (const [key, below] of Object.entries(value)) {
    if (path === 'exists' || operators.has(key)) addFilter(query, `${path}[${key}]`, below, wire);
    else addFilter(query, `${path}.${key}`, below, wire);
  }
}

export function addFields(query: URLSearchParams, meta: ListQuery['meta'] | undefined): void {
  const fields = meta?.fields;
  if (fields && fields.length > 0)
    query.set('fields', typeof fields === 'string' ? fields : foldFields(fields));
  for (const [key, value] of Object.entries(meta?.query ?? {})) query.set(key, String(value));
}

export function buildQuery(
  { pagination, sort, filter, meta }: ListQuery,
  wire: WireValue = (_path, value) => value,
): URLSearchParams {
  const query = new URLSearchParams();
  if (pagination) {
    // A cursor defines where the page begins by itself.
    if (!meta?.query || !('cursor' in meta.query)) query.set('page', String(pagination.page));
    query.set('itemsPerPage', String(pagination.perPage));
  }
  // react-admin sorts by `id` when nothing is chosen; the server has an order of its own for that.
  if (sort?.field && sort.field !== 'id') query.set(`order[${sort.field}]`, sort.order.toLowerCase());
  for (const [key, value] of Object.entries(filter ?? {})) addFilter(query, key, value, wire);
  addFields(query, meta);
  return query;
}
