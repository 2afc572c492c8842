/** Reservation tracks with what they ask for, and what fields of customers are called. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { KNOWN_FIELDS } from '../../../customers/OwnFields/model/knownFields.ts';

export const TRACK_FIELDS = [
  'name',
  'cartType',
  'isDefault',
  'nbTicketPrices',
  'nbOfferRules',
  'bookingTrackMode',
  {
    formList: [
      'type',
      'mode',
      'optinMessage',
      'fieldList',
      { customerFieldContractList: ['slug', 'required', 'readOnly'] },
    ],
  },
] as const;

export type Track = RecordOf<'BookingTrack', typeof TRACK_FIELDS>;

export const TRACKS_KEY = ['BookingTrack', 'screens'] as const;

export const useTracks = () =>
  useQuery({
    queryKey: [...TRACKS_KEY, 'all'],
    queryFn: async ({ signal }) => {
      const query = { 'order[name]': 'asc', itemsPerPage: 200 };
      return (await callAction('BookingTrack.list', { query, fields: TRACK_FIELDS }, { signal })).member;
    },
  });

export const useTrack = (id: string) =>
  useQuery({
    queryKey: [...TRACKS_KEY, id],
    queryFn: ({ signal }) => callAction('BookingTrack.read', { id, fields: TRACK_FIELDS }, { signal }),
    // A form begins with the track as it is now.
    gcTime: 0,
  });

export interface NamedField {
  readonly slug: string;
  readonly name: string;
  readonly type: string;
}

/** Everything that a form may ask for: the organiser's fields in their order, then those of everybody. */
export function useAskable(): {
  readonly fields: readonly NamedField[] | undefined;
  readonly error: unknown;
} {
  const labelOf = useLabel();
  const { data, error } = useQuery({
    queryKey: ['CustomerFieldContract', 'askable'],
    queryFn: async ({ signal }) => {
      const query = { 'order[position]': 'asc', itemsPerPage: 500 };
      const fields = ['slug', 'label', 'type'] as const;
      return (await callAction('CustomerFieldContract.list', { query, fields }, { signal })).member;
    },
  });
  const own = data?.map(({ slug, label, type }) => ({ slug, name: label, type: String(type) }));
  const common = KNOWN_FIELDS.filter(({ slug }) => own?.every((field) => field.slug !== slug)).map(
    ({ slug, label }) => ({ slug, name: labelOf(label), type: slug.split('.')[0] ?? '' }),
  );
  return { fields: own && [...own, ...common], error };
}

/** What a stored form asks for: its own list, else the fields whose form it is. */
export const listAsked = ({ fieldList, customerFieldContractList }: Track['formList'][number]) =>
  (fieldList && fieldList.length > 0 ? fieldList : customerFieldContractList).map(
    ({ slug, required, readOnly }) => ({
      slug,
      required: required === true,
      readOnly: readOnly === true,
    }),
  );
