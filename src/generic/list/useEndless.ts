/**
 * The pages of a list without end, each from where the one before it ended: the thousandth costs what the first does,
 * and a row that comes in above moves none of them.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type GetListParams, type GetListResult, useDataProvider } from 'ra-core';
import { useRef } from 'react';

type Params = Pick<GetListParams, 'sort' | 'filter' | 'meta'> & { readonly pagination: { perPage: number } };

interface Asked {
  readonly queryKey: readonly unknown[];
  readonly pageParam: number;
  readonly signal: AbortSignal;
}

interface Read extends GetListResult {
  readonly pageParam: number;
}

/** What reads one page; react-admin's own asks by page number. */
export function useEndless(): { readonly queryFn: (asked: Asked) => Promise<Read> } {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  // Of this reading: one that begins anew finds the pages' ends anew.
  const ends = useRef(new Map<string, string | undefined>());
  const queryFn = async ({ queryKey, pageParam, signal }: Asked): Promise<Read> => {
    const [resource, , { pagination, sort, filter, meta }] = queryKey as [string, string, Params];
    const place = (page: number) => `${page} ${JSON.stringify(queryKey)}`;
    const readBefore = () =>
      client.getQueryData<{ pages: readonly Read[] }>(queryKey)?.pages[pageParam - 2]?.meta?.nextCursor;
    const cursor = pageParam === 1 ? '' : (ends.current.get(place(pageParam - 1)) ?? readBefore());
    // What follows the first page is not counted again.
    const query = { ...(cursor !== undefined && { cursor }), ...(pageParam > 1 && { count: 'none' }) };
    const {
      data,
      total,
      pageInfo,
      meta: answered,
    } = await dataProvider.getList(resource, {
      pagination: { page: pageParam, perPage: pagination.perPage },
      sort,
      filter,
      meta: { ...meta, query },
      ...(dataProvider.supportAbortSignal && { signal }),
    });
    ends.current.set(place(pageParam), answered?.nextCursor);
    return { data, total, pageInfo, meta: answered, pageParam };
  };
  return { queryFn };
}
