/** A partner's file as its screens show it, looked at anew while work is done on it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { Checked } from '../model/checked.ts';

const FIELDS = [
  'originalName',
  'importStatus',
  { eventDate: ['startDate', { ticketing: ['title', 'timezone'] }] },
  'rowCount',
  'doneCount',
  'failedCount',
  'ignoredCount',
  'totalTicketsImported',
  'externalProvider',
  'allowedProviders',
  'strategy',
  'strategyMode',
  'sheet',
  'mapping',
  'context',
  'canBeCancelled',
  'canBeRetried',
  'canBeDeleted',
  'canDownloadErrorReport',
  'canDownloadOriginalFile',
] as const;

const BUSY: readonly string[] = ['pending', 'in_progress', 'deleting', 'analyzing', 'uploaded'];

export const isBusy = (status: string): boolean => BUSY.includes(status);

const KEY = 'ticket-file';

export function useTicketFile(id: string) {
  return useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) =>
      callAction('ProviderTicketImportedFile.read', { id, fields: FIELDS }, { signal }),
    refetchInterval: ({ state }) => (isBusy(state.data?.importStatus ?? '') ? 1000 : false),
  });
}

export type TicketFile = NonNullable<ReturnType<typeof useTicketFile>['data']>;

/** What an import would do now, with all that the last steps show. */
export function useCheck(id: string) {
  return useQuery({
    queryKey: [KEY, id, 'check'],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      (await callAction('ProviderTicketImportedFile.check', { id }, { signal })) as Checked,
  });
}

/** After a change of the file: every screen of it reads it anew. */
export function useForgetFile(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [KEY] }), [queries]);
}
