/** All records of a small list to choose among, asked once for the screen. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';

const some = { itemsPerPage: 100 } as const;

export const useVenues = () =>
  useQuery({
    queryKey: ['choices', 'Venue'],
    queryFn: ({ signal }) =>
      callAction(
        'Venue.list',
        {
          query: { ...some, isHidden: false },
          fields: ['name', 'seatingName', 'city', 'countryCode', 'timezone'],
        },
        { signal },
      ),
  });

export const useCategories = () =>
  useQuery({
    queryKey: ['choices', 'TicketingCategory'],
    queryFn: ({ signal }) =>
      callAction('TicketingCategory.list', { query: some, fields: ['name'] }, { signal }),
  });

export const useSeasons = () =>
  useQuery({
    queryKey: ['choices', 'Season'],
    queryFn: ({ signal }) => callAction('Season.list', { query: some, fields: ['name', 'type'] }, { signal }),
  });

export const useRooms = () =>
  useQuery({
    queryKey: ['choices', 'LogicalSeatConfig'],
    queryFn: ({ signal }) =>
      callAction(
        'LogicalSeatConfig.list',
        {
          query: { ...some, isHidden: false },
          fields: ['name', 'totalStock', { seatConfig: ['totalStock'] }, { seatGroupList: ['label'] }],
        },
        { signal },
      ),
  });

export const useSeatGroups = () =>
  useQuery({
    queryKey: ['choices', 'SeatGroup'],
    queryFn: ({ signal }) =>
      callAction(
        'SeatGroup.list',
        { query: { ...some, isHidden: false }, fields: ['label', 'seatColor'] },
        { signal },
      ),
  });

export const useChannels = () =>
  useQuery({
    queryKey: ['choices', 'SellingDevice'],
    queryFn: ({ signal }) =>
      callAction('SellingDevice.list', { query: some, fields: ['name', 'type'] }, { signal }),
  });

export const useTaxes = () =>
  useQuery({
    queryKey: ['choices', 'Tax'],
    queryFn: ({ signal }) =>
      callAction(
        'Tax.list',
        {
          query: some,
          fields: ['label', 'rate', 'region', 'category', 'countryCode', 'validFrom', 'validUntil'],
        },
        { signal },
      ),
  });
