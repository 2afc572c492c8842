/**
 * Changes or deletes everything a scope names, in one call: the count is asked first and sent along, so that nothing
 * is changed that nobody saw counted. Up to a thousand rows are done at once, more become a job.
 */
import { useQuery } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { apiUrl } from '../../data/apiUrl.ts';
import { type CallInit, callApi } from '../../data/callApi.ts';
import { type ListScope, listQuery } from '../../data/listQuery.ts';
import { useOwnFilter } from '../../data/useMayHere.ts';
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
export function useExactCount(scope: ListScope, isWanted = true) {
  const { entity } = useSchema();
  const query = listQuery({ ...scope, sort: undefined });
  query.set('count', 'exact');
  query.set('itemsPerPage', '0');
  const url = `${apiUrl(entity.api)}${entity.collection}?${query}`;
  return useQuery({
    queryKey: ['count', url],
    queryFn: ({ signal }) => callApi(url, { signal }).then(numberOf),
    staleTime: 0,
    gcTime: 0,
    enabled: isWanted,
  });
}

export interface Reach {
  readonly scope: ListScope;
  /** How many records the call is about; undefined until they are counted. */
  readonly total: number | undefined;
  /** How many of those that were meant belong to others, who alone may do this. */
  readonly leftOut: number;
  readonly error: unknown;
  readonly recount: () => void;
}

/** What of a scope a call reaches: where only one's own records may be changed or deleted, no colleague's. */
export function useReach(scope: ListScope, call: 'update' | 'delete'): Reach {
  const { entity } = useSchema();
  const only = useOwnFilter(entity, call);
  const reached = only ? { ...scope, only } : scope;
  const mine = useExactCount(reached);
  const all = useExactCount(scope, only !== undefined);
  const isCounted = mine.data !== undefined && (!only || all.data !== undefined);
  return {
    scope: reached,
    total: isCounted ? mine.data : undefined,
    leftOut: only && isCounted ? Math.max(0, (all.data ?? 0) - (mine.data ?? 0)) : 0,
    error: mine.error ?? all.error,
    recount() {
      void mine.refetch();
      if (only) void all.refetch();
    },
  };
}

export function useBulk() {
  const { entity } = useSchema();
  const { run, isPending, refusal, reset } = usePress((options, path: string, init: CallInit) =>
    callApi<BulkAnswer | undefined>(path, { ...init, ...options }),
  );
  const refresh = useRefresh();
  const url = (scope: ListScope, more: Readonly<Record<string, string>> = {}) => {
    const query = listQuery({ ...scope, sort: undefined });
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
