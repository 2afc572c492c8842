/** What imports could not take, the newest files first, a file's notifications together. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const FIELDS = [
  'type',
  'message',
  'barCode',
  'provider',
  'rowNumber',
  'fault',
  'isRepaired',
  'createdAt',
  { contract: ['timezone'] },
  {
    importedFile: ['originalName', 'importStatus', 'canBeRetried', { eventDate: [{ ticketing: ['title'] }] }],
  },
] as const;

export type Notice = RecordOf<'MappingNotification', typeof FIELDS>;

export const SHOWN = ['open', 'done', 'all'] as const;

export interface NoticesAsked {
  readonly shown: (typeof SHOWN)[number];
  /** Short id of a file; null: of all. */
  readonly file: string | null;
  readonly count: number;
}

export const NOTICES = 'mapping-notices';

export function useNotices({ shown, file, count }: NoticesAsked) {
  return useQuery({
    queryKey: [NOTICES, shown, file, count],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'MappingNotification.list',
        {
          fields: FIELDS,
          query: {
            ...(shown !== 'all' && { isRepaired: shown === 'done' }),
            ...(file !== null && { importedFile: `/ticketing/v1/provider_ticket_imported_files/${file}` }),
            'order[importedFile.id]': 'desc',
            'order[rowNumber]': 'asc',
            itemsPerPage: count,
          },
        },
        { signal },
      ),
  });
}

/** Notifications of a file are in one group, in the order of their files. */
export function groupByFile(notices: readonly Notice[]): readonly (readonly [Notice, ...Notice[]])[] {
  const groups = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const key = notice.importedFile?.['@id'] ?? '';
    const group = groups.get(key);
    if (group) group.push(notice);
    else groups.set(key, [notice]);
  }
  return [...groups.values()];
}
