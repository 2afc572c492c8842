/** A file of customers as its page shows it, looked at anew while work is done on it. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';

const busy: readonly string[] = ['pending', 'in_progress', 'deleting', 'analyzing', 'uploaded'];

export const isBusy = (status: string | undefined): boolean => busy.includes(status ?? '');

export function useImportedFile(id: string) {
  return useQuery({
    queryKey: ['imported-file', id],
    queryFn: ({ signal }) => callAction('ImportedFile.read', { id }, { signal }),
    refetchInterval: ({ state }) => (isBusy(state.data?.importStatus) ? 1000 : false),
  });
}

export type ImportedFileRecord = NonNullable<ReturnType<typeof useImportedFile>['data']>;
