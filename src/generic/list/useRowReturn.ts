/** Coming back from a record finds its row: in view and in focus; a list without end is read on to where it stood. */
import { useInfinitePaginationContext, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ComingBack } from './useScrollPlace.ts';

/** @param goTo one function as long as the rows are those of one list */
export function useRowReturn(goTo: (index: number) => void): void {
  const { data, isPending, isPlaceholderData } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { state } = useLocation() as { readonly state: Partial<ComingBack> | null };
  // The browser's own way back, or a page read anew, goes to where one was and to no row.
  const isLink = useNavigationType() !== 'POP';
  const wanted = useRef(isLink ? state : null);
  useEffect(() => {
    const { row, at = 0 } = wanted.current ?? {};
    if (row === undefined || isPending || isPlaceholderData || isFetchingNextPage) return;
    const index = (data ?? []).findIndex(({ id }) => String(id) === row);
    if (index < 0 && hasNextPage && (data?.length ?? 0) <= at && fetchNextPage) {
      void fetchNextPage();
      return;
    }
    wanted.current = null;
    if (index >= 0) goTo(index);
  }, [data, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, goTo]);
}
