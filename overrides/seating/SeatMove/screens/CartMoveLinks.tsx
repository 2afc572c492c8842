/** On a cart: the way to move its numbered seats, where it holds any. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { MoveLinks } from './MoveLinks.tsx';

const { useRecord } = partsOf('Cart');

const FIELDS = [{ eventDate: ['startDate', { ticketing: ['timezone'] }] }] as const;

export function CartMoveLinks() {
  const cart = useRecord()?.['@id'];
  const { data } = useQuery({
    enabled: cart !== undefined,
    queryKey: ['AvailableSeat', 'dates of', cart],
    queryFn: async ({ signal }) => {
      const query = { cart, status: 'in_cart', itemsPerPage: 100 };
      const { member } = await callAction('AvailableSeat.list', { query, fields: FIELDS }, { signal });
      return member.map(({ eventDate }) => ({
        eventDate: eventDate['@id'],
        startDate: eventDate.startDate,
        timezone: eventDate.ticketing.timezone,
      }));
    },
  });
  if (!cart || !data) return null;
  return <MoveLinks base={screenPath('Cart', 'show', cart.split('/').at(-1))} dates={data} />;
}
