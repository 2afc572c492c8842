/** A list and a record, asked of a server and read as react-admin knows them. */
import { addFields, buildQuery, type ListQuery } from './buildQuery.ts';
import { DeveloperError } from './developerErrors.ts';
import { itemUrl, type Target } from './locate.ts';
import { readCollection } from './readCollection.ts';
import { checkAsked, readRecord, relationIri } from './records.ts';

export interface One {
  readonly id: unknown;
  readonly meta?: ListQuery['meta'];
  readonly signal?: AbortSignal | undefined;
}

const withQuery = (url: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${url}?${text}` : url;
};

/** A count that stopped at a bound is at least what has been seen, and one more where a page follows. */
function atLeast(
  total: number,
  count: number,
  { hasNextPage }: { readonly hasNextPage: boolean },
  { pagination: { page, perPage } = { page: 1, perPage: 0 } }: ListQuery,
): number {
  return Math.max(total, (page - 1) * perPage + count + (hasNextPage ? 1 : 0));
}

const askedOf = ({ shape, adapter: { isComplete } }: Target, meta: ListQuery['meta']) => ({
  shape,
  isComplete,
  fields: meta?.fields,
});

export async function readList(target: Target, params: ListQuery & { readonly signal?: AbortSignal }) {
  const { adapter, shape, url, iriOf } = target;
  const query = buildQuery(params, (path, value) => {
    const relation = shape.relations?.[path];
    return relation ? relationIri(value, relation, iriOf) : value;
  });
  const { json } = await adapter.request(withQuery(url, query), { signal: params.signal });
  const { members, pageInfo, nextCursor, isTotalBound, ...found } = readCollection(denormalize(json));
  const total = isTotalBound ? atLeast(found.total ?? 0, members.length, pageInfo, params) : found.total;
  const items = members.map(denormalize);
  if (items[0]) checkAsked(items[0], askedOf(target, params.meta));
  return {
    data: items.map((item) => readRecord(item, shape)),
    ...(total === undefined ? { pageInfo } : { total }),
    meta: { isTotalBound, ...(nextCursor !== undefined && { nextCursor }) },
  };
}

export async function readOne(target: Target, { id, meta, signal }: One) {
  const { adapter, shape } = target;
  const query = new URLSearchParams();
  addFields(query, meta);
  const { json, etag } = await adapter.request(withQuery(itemUrl(target, id), query), { signal });
  const item = denormalize(json);
  checkAsked(item, askedOf(target, meta));
  return readRecord(item, shape, etag);
}

/** @throws DeveloperError when an answer that is a record has nothing in it */
export function denormalize(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null) throw new DeveloperError('empty');
  return json as Record<string, unknown>;
}
