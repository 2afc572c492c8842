/** The show that is being made and its run, as the server has them; each step writes its part and gets the whole back. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ShowProgramme } from '../../../../schema/generated/programming/ShowProgramme.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

export const SHOW_FIELDS = [
  'title',
  'type',
  'timezone',
  'currency',
  { venue: ['name', 'seatingName', 'region'] },
  { ticketingCategory: ['name'] },
  { season: ['name'] },
] as const;

export type MadeShow = RecordOf<'Ticketing', typeof SHOW_FIELDS>;

/** What every step is given. */
export interface StepProps {
  readonly show: MadeShow;
  readonly programme: ShowProgramme;
  readonly onSaved: (programme: ShowProgramme) => void;
  readonly onPrevious: () => void;
}

const keyOf = (id: string) => ['programme', id] as const;

/** @param id of the show; nothing is asked without one */
export function useProgramme(id: string | null) {
  const client = useQueryClient();
  const show = useQuery({
    queryKey: ['programme-show', id],
    enabled: id !== null,
    queryFn: ({ signal }) => callAction('Ticketing.read', { id: id ?? '', fields: SHOW_FIELDS }, { signal }),
  });
  const programme = useQuery({
    queryKey: keyOf(id ?? ''),
    enabled: id !== null,
    queryFn: ({ signal }) => callAction('Ticketing.programme', { id: id ?? '' }, { signal }),
  });
  const put = useCallback(
    (value: ShowProgramme) => client.setQueryData(keyOf(id ?? ''), value),
    [client, id],
  );
  return { show: show.data, programme: programme.data, error: show.error ?? programme.error, put };
}
