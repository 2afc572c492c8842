/** The notifications a person has not put away, and what they do with them. Asked for again every minute while seen. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { callApi } from '../../../../src/data/callApi.ts';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { BELL_QUERY } from '../model.ts';

export interface BellNotification {
  readonly '@id': string;
  readonly message: string;
  readonly viewedAt: string | null;
  readonly createdAt: string;
  readonly deskNotification: { readonly type: string | null; readonly start: string | null };
  readonly contract: { readonly timezone: string };
}

interface BellPage {
  readonly member: readonly BellNotification[];
}

const base = '/api/user_desk_notifications';

const key = ['bell'];
const AGAIN = 60_000;

export function useBell() {
  const client = useQueryClient();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi<BellPage>(`${base}?${BELL_QUERY}`, { signal }),
    refetchInterval: AGAIN,
    refetchOnWindowFocus: true,
    staleTime: AGAIN / 2,
  });
  const notifications = data?.member ?? [];

  /** Shown at once, kept after; what could not be kept comes back with the next answer. */
  const change = useCallback(
    async (
      next: (all: readonly BellNotification[]) => readonly BellNotification[],
      path: string,
      body: object,
    ) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<BellPage>(key, (page) => page && { ...page, member: next(page.member) });
      try {
        await callApi(path, { method: 'PUT', body });
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
      `${base}/bulk`,
      {
        member,
      },
    );
  }, [notifications, change]);

  const putAway = useCallback(
    (iri: string) =>
      change((all) => all.filter((each) => each['@id'] !== iri), iri, {
        discardedAt: new Date().toISOString(),
      }),
    [change],
  );

  return { notifications, isLoaded: data !== undefined, viewAll, putAway };
}
