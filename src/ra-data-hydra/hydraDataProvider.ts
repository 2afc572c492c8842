/**
 * A react-admin data provider for any Hydra API, or several. It keeps no state of its own: what a record needs on
 * its way back (its IRI, its version) travels in the record as `@id` and `@etag`.
 */
import type { DataProvider } from 'ra-core';
import { addFields, buildQuery, type ListQuery } from './buildQuery.ts';
import { DeveloperError, warnDeveloper } from './developerErrors.ts';
import { type HydraAdapter, hydraAdapter } from './hydraAdapter.ts';
import type { HydraOptions, HydraShape } from './options.ts';
import { ProblemError } from './ProblemError.ts';
import { readCollection } from './readCollection.ts';
import { changedMembers, checkAsked, type IriOf, readRecord, relationIri, writeRecord } from './records.ts';

interface Target {
  readonly adapter: HydraAdapter;
  readonly shape: HydraShape;
  /** Address of the collection. */
  readonly url: string;
  readonly iriOf: IriOf;
}

interface One {
  readonly id: unknown;
  readonly meta?: ListQuery['meta'];
  readonly signal?: AbortSignal | undefined;
}

const withQuery = (url: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${url}?${text}` : url;
};

function atLeast(
  total: number,
  count: number,
  { hasNextPage }: { readonly hasNextPage: boolean },
  { pagination: { page, perPage } = { page: 1, perPage: 0 } }: ListQuery,
): number {
  return Math.max(total, (page - 1) * perPage + count + (hasNextPage ? 1 : 0));
}

/** An IRI is a path of the origin that an absolute address names. */
const pathOf = (url: string) => (/^https?:/.test(url) ? new URL(url).pathname : url);

export function hydraDataProvider({ apis, resources }: HydraOptions): DataProvider {
  const adapters = new Map(Object.entries(apis).map(([name, api]) => [name, hydraAdapter(api)]));

  const place = (name: string) => {
    const resource = resources[name];
    const adapter = resource && adapters.get(resource.api);
    if (!resource || !adapter)
      throw new Error(`The resource "${name}" is of no API this provider was given.`);
    return { resource, adapter };
  };

  const urlOf = async (name: string) => {
    const { resource, adapter } = place(name);
    return (await adapter.url()) + resource.path;
  };

  const locate = async (name: string): Promise<Target> => {
    const { resource, adapter } = place(name);
    const shape = (await resource.describe?.()) ?? {};
    const names = new Set([
      name,
      ...Object.values(shape.relations ?? {}).map((relation) => relation.resource),
    ]);
    const bases = new Map<string, string>();
    // A relation may point to a resource this admin does not have: its values then stay as they are.
    for (const each of names)
      if (resources[each]) bases.set(each, pathOf(await urlOf(each)));
      else warnDeveloper('noMetadata', { entity: each });
    return {
      adapter,
      shape,
      url: await urlOf(name),
      iriOf: (target, id) => {
        const base = bases.get(target);
        return base ? `${base}/${encodeURIComponent(id)}` : id;
      },
    };
  };

  const askedOf = ({ shape, adapter: { isComplete } }: Target, meta: ListQuery['meta']) => ({
    shape,
    isComplete,
    fields: meta?.fields,
  });

  const itemUrl = ({ url }: Target, id: unknown) => `${url}/${encodeURIComponent(String(id))}`;

  const list = async (name: string, params: ListQuery & { readonly signal?: AbortSignal }) => {
    const target = await locate(name);
    const query = buildQuery(params, (path, value) => {
      const relation = target.shape.relations?.[path];
      return relation ? relationIri(value, relation, target.iriOf) : value;
    });
    const { json } = await target.adapter.request(withQuery(target.url, query), { signal: params.signal });
    const { members, pageInfo, nextCursor, isTotalBound, ...found } = readCollection(denormalize(json));
    // A count that stopped at a bound is at least what has been seen, and one more where a page follows.
    const total = isTotalBound ? atLeast(found.total ?? 0, members.length, pageInfo, params) : found.total;
    const items = members.map(denormalize);
    if (items[0]) checkAsked(items[0], askedOf(target, params.meta));
    return {
      data: items.map((item) => readRecord(item, target.shape)),
      ...(total === undefined ? { pageInfo } : { total }),
      meta: { isTotalBound, ...(nextCursor !== undefined && { nextCursor }) },
    };
  };

  const readOne = async (name: string, { id, meta, signal }: One) => {
    const target = await locate(name);
    const query = new URLSearchParams();
    addFields(query, meta);
    const { json, etag } = await target.adapter.request(withQuery(itemUrl(target, id), query), { signal });
    const item = denormalize(json);
    checkAsked(item, askedOf(target, meta));
    return readRecord(item, target.shape, etag);
  };

  const update = async (
    name: string,
    { id, data, previousData }: { id: unknown; data: object; previousData?: object | undefined },
  ) => {
    const target = await locate(name);
    const rules = { allowed: target.shape.writable?.update, iriOf: target.iriOf };
    const next = writeRecord(data as Record<string, unknown>, target.shape, rules);
    const previous = previousData as Record<string, unknown> | undefined;
    const body = previous ? changedMembers(next, writeRecord(previous, target.shape, rules)) : next;
    const etag = previous?.['@etag'];
    const { json, etag: version } = await target.adapter.request(itemUrl(target, id), {
      method: target.adapter.update,
      body,
      headers: typeof etag === 'string' ? { 'If-Match': etag } : {},
    });
    const answered = (json ?? { ...data, id }) as Record<string, unknown>;
    return readRecord(answered, target.shape, version);
  };

  const remove = async (name: string, id: unknown, previous?: Record<string, unknown>) => {
    const target = await locate(name);
    const etag = previous?.['@etag'];
    await target.adapter.request(itemUrl(target, id), {
      method: 'DELETE',
      headers: typeof etag === 'string' ? { 'If-Match': etag } : {},
    });
  };

  const provider: DataProvider = {
    supportAbortSignal: true,

    getList: (name, params) => list(name, params) as never,

    getOne: async (name, params) => ({ data: (await readOne(name, params)) as never }),

    async getMany(name, { ids, meta, signal }) {
      const { data } = await list(name, {
        filter: { id: ids },
        pagination: { page: 1, perPage: ids.length },
        meta,
        ...(signal && { signal }),
      });
      const wanted = new Set(ids.map(String));
      const found = data.filter((record) => wanted.delete(record.id));
      // A server without such a filter answers its first page: what it left out is asked for by its address.
      const isFiltered = found.length === data.length;
      const rest = isFiltered ? [] : [...wanted].map((id) => readOne(name, { id, meta, signal }));
      return { data: [...found, ...(await Promise.all(rest))] as never };
    },

    getManyReference: (name, { target, id, filter, ...params }) =>
      list(name, { ...params, filter: { ...filter, [target]: id } }) as never,

    async create(name, { data }) {
      const target = await locate(name);
      if (target.shape.refuseCreate) throw target.shape.refuseCreate;
      const rules = { allowed: target.shape.writable?.create, iriOf: target.iriOf };
      const body = writeRecord(data, target.shape, rules);
      const { json, etag } = await target.adapter.request(target.url, { method: 'POST', body });
      return { data: readRecord(denormalize(json), target.shape, etag) as never };
    },

    update: async (name, params) => ({ data: (await update(name, params)) as never }),

    async updateMany(name, { ids, data }) {
      await settle(ids, (id) => update(name, { id, data }));
      return { data: ids };
    },

    async delete(name, { id, previousData }) {
      await remove(name, id, previousData);
      return { data: (previousData ?? { id }) as never };
    },

    async deleteMany(name, { ids }) {
      await settle(ids, (id) => remove(name, id));
      return { data: ids };
    },
  };
  return provider;
}

/** @throws DeveloperError when an answer that is a record has nothing in it */
function denormalize(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null) throw new DeveloperError('empty');
  return json as Record<string, unknown>;
}

/** All are tried; the first refusal is thrown after, with how many were refused. */
async function settle<Id>(ids: readonly Id[], run: (id: Id) => Promise<unknown>): Promise<void> {
  const results = await Promise.allSettled(ids.map(run));
  const refused = results.filter((result) => result.status === 'rejected');
  const first = refused[0]?.reason;
  if (refused.length > 1 && first instanceof ProblemError)
    throw new ProblemError(first.status, { ...first.problem, refusedCount: refused.length });
  if (refused.length > 0) throw first;
}
