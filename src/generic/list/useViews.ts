/**
 * The saved views of a list: those of the person and those shared with the contract. A view is filter, order and
 * columns under a name; `?view=<id>` in an address opens it, so that a link to it can be mailed.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { entities } from '../../../schema/generated/entities.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { callApi } from '../../data/callApi.ts';
import { currentCaller } from '../../session/currentCaller.ts';
import { useSchema } from '../SchemaContext.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface SavedView {
  readonly '@id': string;
  readonly name: string;
  readonly isShared: boolean;
  readonly filter: Readonly<Record<string, unknown>> | null;
  readonly sort: { readonly field: string; readonly order: string } | null;
  readonly columns: readonly string[] | null;
  /** E-mail of who made it: nobody else can change it. */
  readonly owner: string;
}

interface Answer {
  readonly member: readonly SavedView[];
}

const path = '/saved_views';

/** Where views are kept: with the API that the metadata gives them to. */
export const viewsUrl = (): string =>
  apiUrl(entities.find(({ collection }) => collection === path)?.api ?? '') + path;
const fields = 'name,isShared,filter,sort,columns,owner';

export const isMine = (view: SavedView): boolean => view.owner === currentCaller()?.email;

export const viewId = (view: SavedView): string => view['@id'].slice(view['@id'].lastIndexOf('/') + 1);

export function useViews(isAsked: boolean) {
  const { entity } = useSchema();
  const url = `${viewsUrl()}?${new URLSearchParams({ mine: '1', resource: entity.name, 'order[name]': 'asc', itemsPerPage: '200', fields })}`;
  return useQuery({
    queryKey: ['views', entity.name],
    queryFn: ({ signal }) => callApi<Answer>(url, { signal }).then(({ member }) => member),
    enabled: isAsked,
    retry: false,
    staleTime: 60_000,
  });
}

/** A view as the address of its list. */
export const addressOf = (view: SavedView): Readonly<Record<string, string>> => ({
  view: viewId(view),
  filter: JSON.stringify(view.filter ?? {}),
  ...(view.sort && { sort: view.sort.field, order: view.sort.order }),
  ...(view.columns && { columns: view.columns.join(',') }),
  page: '1',
});

export interface ViewInput {
  readonly name: string;
  readonly isShared: boolean;
}

/** Makes, changes and removes views of the list as it is on the screen. */
export function useViewCalls(address: ListAddress, columns: readonly string[]) {
  const { entity } = useSchema();
  const { filterValues, sort } = useListContext();
  const client = useQueryClient();
  const shown = { filter: filterValues, sort, columns };
  const done = () => client.invalidateQueries({ queryKey: ['views', entity.name] });
  return {
    async create(input: ViewInput) {
      const view = await callApi<SavedView>(`${viewsUrl()}?fields=${fields}`, {
        method: 'POST',
        body: { ...input, resource: entity.name, ...shown },
      });
      await done();
      address.replace(addressOf(view));
    },
    async save(view: SavedView) {
      await callApi(view['@id'], { method: 'PATCH', body: shown });
      await done();
    },
    async rename(view: SavedView, input: ViewInput) {
      await callApi(view['@id'], { method: 'PATCH', body: input });
      await done();
    },
    async remove(view: SavedView) {
      await callApi(view['@id'], { method: 'DELETE' });
      await done();
      if (address.view === viewId(view)) address.change({ view: undefined });
    },
  };
}
