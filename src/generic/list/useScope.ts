/** Which records of a list are meant: those that are chosen, or all that the filters match. */
import { useListContext } from 'ra-core';
import type { ListScope } from '../../data/listQuery.ts';
import { useSelection } from './SelectionContext.tsx';

export function useScope(): ListScope {
  const { filterValues, filter, sort } = useListContext();
  const selection = useSelection();
  const isSome = selection !== undefined && !selection.isAll && selection.ids.size > 0;
  return { filter: { ...filterValues, ...filter }, sort, ids: isSome ? [...selection.ids] : undefined };
}
