/**
 * Changes or deletes everything a scope names, in one call: the count is asked first and sent along, so that nothing
 * is changed that nobody saw counted. Up to a thousand rows are done at once, more become a job.
 */
import { useQuery } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { apiUrl } from '../../data/apiUrl.ts';
import { type CallInit, callApi } from '../../data/callApi.ts';
import { type ListScope, listQuery } from '../../data/listQuery.ts';
import { type Outcome, usePress } from '../../data/usePress.ts';
import { useSchema } from '../SchemaContext.tsx';

export interface BulkAnswer {
  readonly matched?: number;
  readonly changed?: number;
  /** IRI of the job, when there are too many rows to wait for. */
  readonly job?: string;
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
  const { run, isPending, refusal, reset } = usePress((options, path: string, init: CallInit) =>
    callApi<BulkAnswer | undefined>(path, { ...init, ...options }),
  );
  const refresh = useRefresh();
  const url = (scope: ListScope, more: Readonly<Record<string, string>> = {}) => {
    const query = listQuery({ filter: scope.filter, ids: scope.ids });
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    return `${apiUrl(entity.api)}${entity.collection}/selection?${query}`;
  };
  const send = async (path: string, init: CallInit): Promise<Outcome<BulkAnswer>> => {
    const done = await run(path, init);
    if (!done.isDone) return done;
    // After the dialog has gone: its count need not be asked for again.
    setTimeout(refresh);
    return { isDone: true, answer: done.answer ?? {} };
  };
  return {
    isPending,
    error: refusal?.error,
    reset,
    change: (scope: ListScope, patch: object, expectedTotal: number) =>
      send(url(scope), { method: 'PUT', body: { patch, expectedTotal } }),
    remove: (scope: ListScope, expectedTotal: number) =>
      send(url(scope, { expectedTotal: String(expectedTotal) }), { method: 'DELETE' }),
  };
}
