/** `/events/{eventDateId}/reservations`: what is reserved for a performance, by whom, and whether it is paid. */
import { Link, Skeleton, TableCell, TableRow, Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { bookingDescriptor } from '../../../../schema/generated/sale/Booking.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { DateFrame, NAMING, useEventDateId } from './DateFrame.tsx';
import { useTexts } from './useTexts.ts';

const LINES = { cartItemList: [{ ticketPrice: [{ eventDate: NAMING }] }] } as const;

const FIELDS = [
  'entityName',
  'nbTickets',
  'paymentStatus',
  'retailValue',
  'currency',
  { contract: ['timezone'], customer: ['displayName'], cart: ['expiresAt', 'comment', LINES] },
] as const;

type DateReservation = RecordOf<'Booking', typeof FIELDS>;

const MANY = 200;

const payment = bookingDescriptor.properties.find(({ name }) => name === 'paymentStatus');

export function DateReservations() {
  const { id, iri } = useEventDateId();
  const reservations = useQuery({
    queryKey: ['Booking', 'of a performance', { id }],
    queryFn: ({ signal }) => {
      const query = {
        type: 'reservation',
        'cart.cartItemList.ticketPrice.eventDate': id,
        'order[createdAt]': 'desc',
        itemsPerPage: MANY,
      };
      return callAction('Booking.list', { query, fields: FIELDS }, { signal });
    },
  });
  const dates = reservations.data?.member.flatMap(({ cart }) =>
    (cart?.cartItemList ?? []).map(({ ticketPrice }) => ticketPrice.eventDate),
  );
  return (
    <DateFrame path="reservations" date={dates && (dates.find((date) => date['@id'] === iri) ?? null)}>
      <Reservations reservations={reservations} />
    </DateFrame>
  );
}

interface ReservationsProps {
  readonly reservations: UseQueryResult<{
    readonly member: readonly DateReservation[];
    readonly totalItems: number;
  }>;
}

function Reservations({ reservations }: ReservationsProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = reservations;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (data.member.length === 0)
    return (
      <EmptyState title={t('datePages.reservations.none')} text={t('datePages.reservations.noneHint')} />
    );
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>
        {t('datePages.reservations.total', { smart_count: data.totalItems })}
      </Typography>
      <SmallTable
        label={t('datePages.reservations.title')}
        columns={[
          { name: 'who', head: t('datePages.carts.who') },
          { name: 'places', head: t('datePages.carts.places'), align: 'right' },
          { name: 'amount', head: t('datePages.carts.amount'), align: 'right' },
          { name: 'status', head: t('datePages.reservations.status') },
          { name: 'until', head: t('datePages.carts.until') },
        ]}
      >
        {data.member.map((reservation) => (
          <ReservationRow key={reservation['@id']} reservation={reservation} />
        ))}
      </SmallTable>
    </>
  );
}

function ReservationRow({ reservation }: { readonly reservation: DateReservation }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { cart, contract, customer, currency, entityName, nbTickets, paymentStatus, retailValue } =
    reservation;
  const number = reservation['@id'].split('/').at(-1) ?? '';
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={screenPath('Booking', 'show', number)} sx={{ fontWeight: 600 }}>
          {entityName || customer?.displayName || t('datePages.reservations.number', { number })}
        </Link>
        {cart?.comment && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {cart.comment}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" className="num">
        {new Intl.NumberFormat(locale).format(nbTickets ?? 0)}
      </TableCell>
      <TableCell align="right" className="num">
        {formatMoney(retailValue, currency ?? 'EUR', locale)}
      </TableCell>
      <TableCell>
        {payment && paymentStatus && <EnumValue property={payment} value={paymentStatus} />}
      </TableCell>
      <TableCell className="num">
        {formatInstant(cart?.expiresAt, contract.timezone ?? 'UTC', locale, 'dateTime')}
      </TableCell>
    </TableRow>
  );
}
