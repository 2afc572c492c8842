/** What a mass action made of each record, some of it or all, read again as its job goes on. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const FIELDS = [
  'eventDate',
  'startDate',
  'ticketPrice',
  'name',
  'copy',
  'code',
  'message',
  'values',
  'before',
  'after',
] as const;

export type MassRow = RecordOf<'MassActionRow', typeof FIELDS>;

interface Asked {
  /** Address of the job. */
  readonly job: string;
  readonly state: 'changed' | 'refused';
  readonly many: number;
  /** Of the job: there is something new to be read. */
  readonly progress: number;
  readonly isAsked?: boolean;
}

export const useMassRows = ({ job, state, many, progress, isAsked = true }: Asked) =>
  useQuery({
    queryKey: ['MassActionRow', job, state, many, progress],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'MassActionRow.list',
        { query: { job, state, 'order[startDate]': 'asc', itemsPerPage: many }, fields: FIELDS },
        { signal },
      ),
  });
