/**
 * The list that a record was opened from: its ids in their order, so that one can go on from record to record without
 * another request, and fetch the page after the last. It outlives a reload of the window.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';

type Asked = Pick<GetListParams, 'sort' | 'filter'>;

export interface ListTrail {
  readonly asked: Asked;
  readonly perPage: number;
  /** Pages that `ids` holds, from the first to the last of them. */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly ids: readonly string[];
  readonly total?: number | undefined;
  readonly isTotalBound?: boolean | undefined;
  /** When it was read, to distinguish it from a newer one. */
  readonly at: number;
}

interface Listed {
  readonly data: readonly RaRecord[];
  readonly total?: number;
  readonly meta?: { readonly isTotalBound?: boolean };
}

const keyOf = (resource: string) => `back-office.trail.${resource}`;
const idsOf = (list: Listed) => list.data.map((record) => String(record.id));

function readKept(resource: string): ListTrail | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? 'null') as ListTrail | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(resource: string, trail: ListTrail): void {
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify(trail));
  } catch {
    // A browser that keeps nothing forgets the list with the page.
  }
}

/** Lists as react-admin's queries hold them: a page, or every page of one without end. */
function readCached(client: QueryClient, resource: string): readonly ListTrail[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [resource] })
    .flatMap(({ queryKey: [, kind, params], state }): readonly ListTrail[] => {
      const { pagination, sort, filter } = (params ?? {}) as Partial<GetListParams>;
      const data = state.data as (Listed & { readonly pages?: readonly Listed[] }) | undefined;
      if (!data || !pagination || (kind !== 'getList' && kind !== 'getInfiniteList')) return [];
      const pages = kind === 'getList' ? [data] : (data.pages ?? []);
      const last = pages.at(-1);
      return [
        {
          asked: { sort, filter } as Asked,
          perPage: pagination.perPage,
          firstPage: kind === 'getList' ? pagination.page : 1,
          lastPage: kind === 'getList' ? pagination.page : pages.length,
          ids: pages.flatMap(idsOf),
          total: last?.total,
          isTotalBound: last?.meta?.isTotalBound,
          at: state.dataUpdatedAt,
        },
      ];
    });
}

/** The newest list with the record in it; undefined when it was reached another way. */
export function findTrail(client: QueryClient, resource: string, id: string): ListTrail | undefined {
  const kept = readKept(resource);
  const all = [...readCached(client, resource), ...(kept ? [kept] : [])];
  const [found] = all.filter((trail) => trail.ids.includes(id)).sort((one, other) => other.at - one.at);
  if (found && found !== kept) keep(resource, found);
  return found;
}

/** Where in the whole list the record stands, from 0. */
export const placeOf = ({ ids, firstPage, perPage }: ListTrail, id: string): number =>
  (firstPage - 1) * perPage + ids.indexOf(id);

export interface Step {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly trail: ListTrail;
  readonly id: string;
  readonly by: 1 | -1;
}

/** The id before or after; past what is known, from the next page. Undefined at the list's end. */
export async function openNeighbour({
  dataProvider,
  resource,
  trail,
  id,
  by,
}: Step): Promise<string | undefined> {
  const at = trail.ids.indexOf(id);
  const known = trail.ids[at + by];
  if (known !== undefined || at < 0) return known;
  const page = by > 0 ? trail.lastPage + 1 : trail.firstPage - 1;
  if (page < 1) return undefined;
  const more: Listed = await dataProvider.getList(resource, {
    ...trail.asked,
    pagination: { page, perPage: trail.perPage },
    meta: { fields: ['@id'] },
  });
  const ids = idsOf(more).filter((each) => !trail.ids.includes(each));
  keep(resource, {
    ...trail,
    ids: by > 0 ? [...trail.ids, ...ids] : [...ids, ...trail.ids],
    firstPage: Math.min(trail.firstPage, page),
    lastPage: Math.max(trail.lastPage, page),
    at: Date.now(),
  });
  return by > 0 ? ids[0] : ids.at(-1);
}
