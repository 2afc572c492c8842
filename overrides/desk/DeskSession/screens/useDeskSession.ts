/** The signed-in seller's open desk session: read, opened, closed. The server lets nobody sell without one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../src/data/callApi.ts';

export interface OpenDeskSession {
  readonly '@id': string;
  readonly sessionNumber: number;
  readonly startDate: string;
  readonly userEmail: string;
  readonly sellingDevice: { readonly '@id': string; readonly name: string } | null;
}

interface DeskSessionPage {
  readonly member: readonly OpenDeskSession[];
}

const SESSIONS = '/ticketing/v1/desk_sessions';
const FIELDS = 'sessionNumber,startDate,userEmail,sellingDevice{name}';
export const DESK_SESSION_KEY = ['desk-session'] as const;

export function useDeskSession() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: DESK_SESSION_KEY,
    queryFn: async ({ signal }) => {
      const path = `${SESSIONS}?opened=1&user=me&itemsPerPage=1&fields=${FIELDS}`;
      const page = await callApi<DeskSessionPage>(path, { signal });
      return page.member[0] ?? null;
    },
  });
  const refresh = () => client.invalidateQueries({ queryKey: DESK_SESSION_KEY });
  const open = useMutation({
    mutationFn: (sellingDevice: string | undefined) =>
      callApi(SESSIONS, { method: 'POST', body: sellingDevice ? { sellingDevice } : {} }),
    onSuccess: refresh,
  });
  const close = useMutation({
    mutationFn: (session: string) => callApi(`${session}/close`, { method: 'POST' }),
    onSuccess: refresh,
  });
  return { session: query.data, isPending: query.isPending, error: query.error, open, close };
}
