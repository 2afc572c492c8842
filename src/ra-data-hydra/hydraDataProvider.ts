/**
 * A react-admin data provider for any Hydra API, or several. It keeps no state of its own: what a record needs on
 * its way back (its IRI, its version) travels in the record as `@id` and `@etag`.
 */
import type { DataProvider } from 'ra-core';
import type { ListQuery } from './buildQuery.ts';
import { type Locate, locateIn } from './locate.ts';
import type { HydraOptions } from './options.ts';
import { type One, readList, readOne } from './readRecords.ts';
import { createOne, removeOne, settleAll, updateOne } from './writeRecords.ts';

export function hydraDataProvider(options: HydraOptions): DataProvider {
  const locate = locateIn(options);
  const list = async (name: string, params: ListQuery & { readonly signal?: AbortSignal }) =>
    readList(await locate(name), params);

  return {
    supportAbortSignal: true,

    getList: (name, params) => list(name, params) as never,

    getOne: async (name, params) => ({ data: (await readOne(await locate(name), params)) as never }),

    getMany: async (name, params) => ({ data: (await readMany(locate, name, params)) as never }),

    getManyReference: (name, { target, id, filter, ...params }) =>
      list(name, { ...params, filter: { ...filter, [target]: id } }) as never,

    create: async (name, { data }) => ({ data: (await createOne(await locate(name), data)) as never }),

    update: async (name, params) => ({ data: (await updateOne(await locate(name), params)) as never }),

    async updateMany(name, { ids, data }) {
      await settleAll(ids, async (id) => updateOne(await locate(name), { id, data }));
      return { data: ids };
    },

    async delete(name, { id, previousData }) {
      await removeOne(await locate(name), id, previousData);
      return { data: (previousData ?? { id }) as never };
    },

    async deleteMany(name, { ids }) {
      await settleAll(ids, async (id) => removeOne(await locate(name), id));
      return { data: ids };
    },
  };
}

async function readMany(
  locate: Locate,
  name: string,
  { ids, meta, signal }: Omit<One, 'id'> & { readonly ids: readonly unknown[] },
) {
  const target = await locate(name);
  const { data } = await readList(target, {
    filter: { id: ids },
    pagination: { page: 1, perPage: ids.length },
    meta,
    ...(signal && { signal }),
  });
  const wanted = new Set(ids.map(String));
  const found = data.filter((record) => wanted.delete(record.id));
  // A server without such a filter answers its first page: what it left out is asked for by its address.
  const isFiltered = found.length === data.length;
  const rest = isFiltered ? [] : [...wanted].map((id) => readOne(target, { id, meta, signal }));
  return [...found, ...(await Promise.all(rest))];
}
