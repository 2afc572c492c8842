/** The notifications a person has not put away, and what they do with them. Asked for again every minute while seen. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { Collection } from '../../../../src/data/callTypes.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { BELL_QUERY } from '../model.ts';

const FIELDS = [
  'message',
  'viewedAt',
  'createdAt',
  { deskNotification: ['type', 'start'], contract: ['timezone'] },
] as const;

export type BellNotification = RecordOf<'UserDeskNotification', typeof FIELDS>;

const key = ['bell'];
const AGAIN = 60_000;

export function useBell() {
  const client = useQueryClient();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callAction('UserDeskNotification.list', { query: BELL_QUERY, fields: FIELDS }, { signal }),
    refetchInterval: AGAIN,
    refetchOnWindowFocus: true,
    staleTime: AGAIN / 2,
  });
  const notifications = data?.member ?? [];

  /** Shown at once, kept after; what could not be kept comes back with the next answer. */
  const change = useCallback(
    async (
      next: (all: readonly BellNotification[]) => readonly BellNotification[],
      keep: () => Promise<unknown>,
    ) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Collection<BellNotification>>(
        key,
        (page) => page && { ...page, member: next(page.member) },
      );
      try {
        await keep();
      } catch (error) {
        notify(noticeOf(error), { type: 'error' });
      }
      await client.invalidateQueries({ queryKey: key });
    },
    [client, notify, noticeOf],
  );

  const viewAll = useCallback(async () => {
    const unseen = notifications.filter(({ viewedAt }) => viewedAt === null);
    if (unseen.length === 0) return;
    const viewedAt = new Date().toISOString();
    const member = unseen.map((each) => ({ '@id': each['@id'], viewedAt }));
    await change(
      (all) => all.map((each) => ({ ...each, viewedAt: each.viewedAt ?? viewedAt })),
      () => callAction('UserDeskNotification.bulkUpdate', { body: { member } }),
    );
  }, [notifications, change]);

  const putAway = useCallback(
    (iri: string) =>
      change(
        (all) => all.filter((each) => each['@id'] !== iri),
        () =>
          callAction('UserDeskNotification.update', {
            id: iri,
            body: { discardedAt: new Date().toISOString() },
          }),
      ),
    [change],
  );

  return { notifications, isLoaded: data !== undefined, viewAll, putAway };
}
