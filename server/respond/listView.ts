/** The links of a page to its neighbours, all else as it was asked. */
import { writeCursor } from '../plan/planCursor.ts';
import type { ListPlan } from '../plan/planList.ts';
import type { ListRow } from '../query/renderList.ts';

export interface Total {
  readonly total: number;
  /** There are more than `total`. */
  readonly isBound: boolean;
}

/** The address of another page; it is of this list whatever page was asked for. */
function address(url: string, name: 'page' | 'cursor', value: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const rest = search.split('&').filter((part) => part && !/^(page|cursor)=/.test(part));
  return `${path}?${[...rest, `${name}=${value}`].join('&')}`;
}

function numberedView(url: string, { page, size }: ListPlan, count: number, found: Total | undefined) {
  const to = (number: number) => address(url, 'page', String(number));
  const last = found && !found.isBound ? Math.max(1, Math.ceil(found.total / size)) : undefined;
  // Where the last page is not known, a full page may have a next one.
  const hasNext = last === undefined ? count === size : page < last;
  return {
    first: to(1),
    ...(last !== undefined && { last: to(last) }),
    ...(hasNext && { next: to(page + 1) }),
    ...(page > 1 && { previous: to(Math.min(page - 1, last ?? page)) }),
  };
}

function cursorView(url: string, { order, keyset }: ListPlan, row: ListRow) {
  const isBefore = keyset?.after?.isBefore ?? false;
  const { nearest, farthest, hasMore } = row;
  const to = (place: string, before: boolean) => address(url, 'cursor', writeCursor(order, place, before));
  const onwards = hasMore && farthest ? to(farthest, isBefore) : undefined;
  // Whence one came there is a page, unless its rows are gone meanwhile.
  const back = keyset?.after && nearest ? to(nearest, !isBefore) : undefined;
  const next = isBefore ? back : onwards;
  const previous = isBefore ? onwards : back;
  return { first: address(url, 'cursor', ''), next, previous };
}

export function listView(
  url: string,
  plan: ListPlan,
  row: ListRow,
  total: Total | undefined,
): Readonly<Record<string, unknown>> {
  return {
    '@id': url,
    '@type': 'PartialCollectionView',
    ...(plan.keyset ? cursorView(url, plan, row) : numberedView(url, plan, row.count, total)),
  };
}
