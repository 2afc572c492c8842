/** A record's history as the server answers it, page by page, and setting one change back. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { EntityDescriptor } from '../../../schema/descriptor.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { callApi } from '../../data/callApi.ts';

export interface HistoryChange {
  readonly sequence: number;
  readonly action: 'create' | 'update' | 'delete';
  /** E-mail of who did it; null for the product itself. */
  readonly actor: string | null;
  readonly at: string;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

interface HistoryPage {
  readonly member: readonly HistoryChange[];
  readonly totalItems: number;
  readonly view?: { readonly next?: string };
}

const perPage = 20;

export const historyUrl = (entity: EntityDescriptor, id: string): string =>
  `${apiUrl(entity.api)}${entity.collection}/${encodeURIComponent(id)}/history`;

export function useHistory(entity: EntityDescriptor, id: string) {
  const query = useInfiniteQuery({
    // Under the entity's name: what others change is read again here, too.
    queryKey: [entity.name, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      callApi<HistoryPage>(`${historyUrl(entity, id)}?page=${pageParam}&itemsPerPage=${perPage}`, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.view?.next ? pages.length + 1 : undefined),
  });
  return { ...query, changes: query.data?.pages.flatMap((page) => page.member) ?? [] };
}
