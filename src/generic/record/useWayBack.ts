/**
 * The way from a record to the list it was opened from: to the page on which it stands by now, should one have gone on
 * from record to record, and to its row there.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { screenPath } from '../../data/screenPath.ts';
import { hiddenFilter, readHidden, type Stored, toParameters, useKeptList } from '../list/useListAddress.ts';
import { useListSettings } from '../list/useListSettings.ts';
import type { ComingBack } from '../list/useScrollPlace.ts';
import { useSchema } from '../SchemaContext.tsx';
import { findTrail, type ListTrail, placeOf } from './listTrail.ts';

type Filter = Readonly<Record<string, unknown>>;

const sorted = (filter: Filter) => JSON.stringify(Object.entries(filter).sort());

/** A list in place has the same records under another filter: its pages are not those of the list one goes back to. */
function isOfList({ asked, perPage }: ListTrail, stored: Stored, hide: string | undefined): boolean {
  const filter = { ...(stored.filter as Filter), ...hiddenFilter(hide, readHidden(stored.hidden)) };
  return (
    sorted(asked.filter ?? {}) === sorted(filter) &&
    [asked.sort?.field, undefined].includes(stored.sort as string | undefined) &&
    [asked.sort?.order, undefined].includes(stored.order as 'ASC' | 'DESC' | undefined) &&
    [perPage, undefined].includes(stored.perPage as number | undefined)
  );
}

export interface WayBack {
  readonly to: string;
  readonly state: ComingBack;
}

export function useWayBack(): WayBack {
  const { entity } = useSchema();
  const record = useRecordContext();
  const client = useQueryClient();
  const stored = useKeptList(entity.name);
  const [{ mode = 'paged' }] = useListSettings(entity.name);
  const to = screenPath(entity.name, 'list');
  const row = record === undefined ? undefined : String(record.id);
  const trail = row === undefined ? undefined : findTrail(client, entity.name, row);
  if (row === undefined || !trail || !isOfList(trail, stored, entity.hide))
    return { to, state: { isBack: true } };
  const at = placeOf(trail, row);
  const page = mode === 'paged' ? Math.floor(at / trail.perPage) + 1 : 1;
  const state = { isBack: true, row, at } as const;
  if (page === Number(stored.page ?? 1)) return { to, state };
  const { sort } = trail.asked;
  const asked = {
    filter: {},
    sort: sort?.field,
    order: sort?.order,
    perPage: trail.perPage,
    ...stored,
    page,
  };
  return { to: `${to}?${new URLSearchParams(toParameters(asked))}`, state };
}
