/** All tags with how much has each, in one request, read again when one changes. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const FIELDS = ['name', 'color', 'isHidden', 'nbTicketings', 'nbCustomers', 'nbOrders', 'nbCarts'] as const;

export type Tag = RecordOf<'Tag', typeof FIELDS>;

const MOST = 1000;

export const useTags = () =>
  useQuery({
    queryKey: ['Tag', 'by use'],
    queryFn: ({ signal }) =>
      callAction(
        'Tag.list',
        { query: { 'order[name]': 'asc', itemsPerPage: MOST }, fields: FIELDS },
        { signal },
      ),
  });
