/** The records of an entity that a text finds, a page after the other by cursor: to the last one, however many. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { readCollection } from 'ra-data-hydra/readCollection.ts';
import { readRecord } from 'ra-data-hydra/records.ts';
import { wordKinds } from '../../../schema/kinds.ts';
import { isRemote, isSearchable } from '../../../schema/remote.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { callApi } from '../../data/callApi.ts';
import type { Schema } from '../../data/descriptors.ts';
import { listQuery } from '../../data/listQuery.ts';
import { companionOf, findProperty } from '../../data/paths.ts';
import type { Picked } from './Picked.ts';

const perPage = 30;

/** The parameter that looks for a typed text: in what the metadata names, the title, or what a dated one goes with. */
export function searchParameter({ entity, byName }: Schema): string | undefined {
  if (isRemote(entity)) return isSearchable(entity) ? 'q' : undefined;
  const title = findProperty(entity, entity.title);
  if (entity.search || (title?.column && wordKinds.includes(title.kind))) return 'q';
  const companion = companionOf(entity, byName);
  const beside = byName.get(companion?.target ?? '');
  const name = beside && findProperty(beside, beside.title);
  return companion && name?.column && wordKinds.includes(name.kind)
    ? `${companion.name}.${name.name}[contains]`
    : undefined;
}

interface Page {
  readonly records: readonly Picked[];
  readonly next: string | undefined;
}

function nextCursor(body: unknown): string | undefined {
  const { view } = body as { readonly view?: { readonly next?: string } };
  return view?.next === undefined
    ? undefined
    : (new URL(view.next, 'http://any').searchParams.get('cursor') ?? undefined);
}

interface Search {
  readonly schema: Schema;
  readonly fields: readonly string[];
  readonly text: string;
  readonly isOpen: boolean;
}

export function useRecordPages({ schema, fields, text, isOpen }: Search) {
  const { entity } = schema;
  const parameter = searchParameter(schema);
  const shape = {
    relations: Object.fromEntries(
      entity.properties.flatMap(({ name, target }) => (target ? [[name, { resource: target }]] : [])),
    ),
  };
  const read = async (cursor: string, signal: AbortSignal): Promise<Page> => {
    const [field, order] = Object.entries(entity.order ?? {})[0] ?? ['id', 'asc'];
    const filter = {
      ...(entity.hide && { [entity.hide]: false }),
      ...(parameter && text && { [parameter]: text }),
    };
    const query = listQuery({ filter, sort: { field, order } }, fields);
    query.set('itemsPerPage', String(perPage));
    query.set('count', 'none');
    query.set('cursor', cursor);
    const body = await callApi(`${apiUrl(entity.api)}${entity.collection}?${query}`, { signal });
    return {
      records: readCollection(body).members.map((member) => readRecord(member, shape)),
      next: nextCursor(body),
    };
  };
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [entity.name, 'pick', { text, fields }],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    enabled: isOpen,
  });
  return {
    records: data?.pages.flatMap((page) => page.records) ?? [],
    error,
    isFetching,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
    },
  };
}
