/**
 * Changes or deletes everything a scope names, in one call: the count is asked first and sent along, so that nothing
 * is changed that nobody saw counted. Up to a thousand rows are done at once, more become a job.
 */
import { useQuery } from '@tanstack/react-query';
import { useListContext, useRefresh } from 'ra-core';
import { apiUrl } from '../../data/apiUrl.ts';
import { callApi } from '../../data/callApi.ts';
import { type ListScope, listQuery } from '../../data/listQuery.ts';
import { useCall } from '../../data/useCall.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useSelection } from './SelectionContext.tsx';

export interface BulkAnswer {
  readonly matched?: number;
  readonly changed?: number;
  /** IRI of the job, when there are too many rows to wait for. */
  readonly job?: string;
}

/** What is chosen, as a scope of calls. */
export function useScope(): ListScope {
  const { filterValues, filter, sort } = useListContext();
  const selection = useSelection();
  const isSome = selection !== undefined && !selection.isAll && selection.ids.size > 0;
  return { filter: { ...filterValues, ...filter }, sort, ids: isSome ? [...selection.ids] : undefined };
}

const numberOf = (answer: unknown): number =>
  Number((answer as { readonly totalItems?: number } | undefined)?.totalItems ?? 0);

/** How many rows the scope means now, counted to the last. */
export function useExactCount(scope: ListScope) {
  const { entity } = useSchema();
  const query = listQuery({ filter: scope.filter, ids: scope.ids });
  query.set('count', 'exact');
  query.set('itemsPerPage', '0');
  const url = `${apiUrl(entity.api)}${entity.collection}?${query}`;
  return useQuery({
    queryKey: ['count', url],
    queryFn: ({ signal }) => callApi(url, { signal }).then(numberOf),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useBulk() {
  const { entity } = useSchema();
  const { call, isPending, error, reset } = useCall();
  const refresh = useRefresh();
  const url = (scope: ListScope, more: Readonly<Record<string, string>> = {}) => {
    const query = listQuery({ filter: scope.filter, ids: scope.ids });
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    return `${apiUrl(entity.api)}${entity.collection}/selection?${query}`;
  };
  const run = async (path: string, init: Parameters<typeof call>[1]): Promise<BulkAnswer> => {
    const answer = await call<BulkAnswer | undefined>(path, init);
    // After the dialog has gone: its count need not be asked for again.
    setTimeout(refresh);
    return answer ?? {};
  };
  return {
    isPending,
    error,
    reset,
    change: (scope: ListScope, patch: object, expectedTotal: number) =>
      run(url(scope), { method: 'PUT', body: { patch, expectedTotal } }),
    remove: (scope: ListScope, expectedTotal: number) =>
      run(url(scope, { expectedTotal: String(expectedTotal) }), { method: 'DELETE' }),
  };
}
