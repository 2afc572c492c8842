/** The signed-in seller's open desk session: read, opened, closed. The server lets nobody sell without one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useAction } from '../../../../src/data/useAction.ts';

const FIELDS = [
  'sessionNumber',
  'startDate',
  'userEmail',
  'currency',
  'isOverdue',
  { sellingDevice: ['name'] },
] as const;

export type OpenDeskSession = RecordOf<'DeskSession', typeof FIELDS>;

export const DESK_SESSION_KEY = ['desk-session'] as const;

export function useDeskSession() {
  const query = useQuery({
    queryKey: DESK_SESSION_KEY,
    queryFn: async ({ signal }) => {
      const asked = { opened: 1, user: 'me', itemsPerPage: 1 };
      const page = await callAction('DeskSession.list', { query: asked, fields: FIELDS }, { signal });
      return page.member[0] ?? null;
    },
  });
  return { session: query.data, isPending: query.isPending, error: query.error };
}

/** Opens one, at a desk where one is named, with the cash that is in the drawer. */
export function useOpenSession() {
  const open = useAction('DeskSession.create');
  const client = useQueryClient();
  return {
    ...open,
    run: async (sellingDevice: string | undefined, openingFloat: number) => {
      const body = { ...(sellingDevice && { sellingDevice }), openingFloat };
      const opened = await open.run({ body });
      if (opened.isDone) await client.invalidateQueries({ queryKey: DESK_SESSION_KEY });
    },
  };
}
