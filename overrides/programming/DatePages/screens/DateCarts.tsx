/** `/events/{eventDateId}/carts`: open carts that hold places of a performance, those that expire first on top. */
import { Link, Skeleton, TableCell, TableRow, Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { DateFrame, NAMING, useEventDateId } from './DateFrame.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = [
  'reservationName',
  'comment',
  'isParked',
  'isOption',
  'expiresAt',
  'customerPaidAmount',
  'currency',
  {
    contract: ['timezone'],
    customer: ['displayName'],
    owner: ['fullName'],
    cartItemList: ['quantity', { ticketPrice: ['name', { eventDate: NAMING }] }],
  },
] as const;

type DateCart = RecordOf<'Cart', typeof FIELDS>;

const MANY = 200;

export function DateCarts() {
  const { id, iri } = useEventDateId();
  const carts = useQuery({
    queryKey: ['Cart', 'of a performance', { id }],
    queryFn: ({ signal }) => {
      const query = {
        status: 'draft',
        'exists[deletedAt]': false,
        'cartItemList.ticketPrice.eventDate': id,
        'order[expiresAt]': 'asc',
        itemsPerPage: MANY,
      };
      return callAction('Cart.list', { query, fields: FIELDS }, { signal });
    },
  });
  const dates = carts.data?.member.flatMap(({ cartItemList }) =>
    cartItemList.map(({ ticketPrice }) => ticketPrice.eventDate),
  );
  return (
    <DateFrame path="carts" date={dates && (dates.find((date) => date['@id'] === iri) ?? null)}>
      <Carts carts={carts} iri={iri} />
    </DateFrame>
  );
}

interface CartsProps {
  readonly carts: UseQueryResult<{ readonly member: readonly DateCart[] }>;
  readonly iri: string;
}

function Carts({ carts, iri }: CartsProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = carts;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (data.member.length === 0)
    return <EmptyState title={t('datePages.carts.none')} text={t('datePages.carts.noneHint')} />;
  const placesOf = (cart: DateCart) =>
    cart.cartItemList
      .filter(({ ticketPrice }) => ticketPrice.eventDate['@id'] === iri)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>
        {t('datePages.carts.total', {
          smart_count: data.member.reduce((sum, cart) => sum + placesOf(cart), 0),
        })}
      </Typography>
      <SmallTable
        label={t('datePages.carts.title')}
        columns={[
          { name: 'who', head: t('datePages.carts.who') },
          { name: 'places', head: t('datePages.carts.places'), align: 'right' },
          { name: 'amount', head: t('datePages.carts.amount'), align: 'right' },
          { name: 'until', head: t('datePages.carts.until') },
          { name: 'by', head: t('datePages.carts.by') },
        ]}
      >
        {data.member.map((cart) => (
          <CartRow key={cart['@id']} cart={cart} places={placesOf(cart)} />
        ))}
      </SmallTable>
    </>
  );
}

function CartRow({ cart, places }: { readonly cart: DateCart; readonly places: number }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const number = cart['@id'].split('/').at(-1) ?? '';
  const name = cart.reservationName || cart.customer?.displayName || cart.comment;
  const kind = cart.isOption ? 'option' : cart.isParked ? 'parked' : undefined;
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={screenPath('Cart', 'show', number)} sx={{ fontWeight: 600 }}>
          {name ?? t('datePages.carts.cart', { number })}
        </Link>
        {kind && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`datePages.carts.${kind}`)}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" className="num">
        {new Intl.NumberFormat(locale).format(places)}
      </TableCell>
      <TableCell align="right" className="num">
        {formatMoney(cart.customerPaidAmount, cart.currency, locale)}
      </TableCell>
      <TableCell className="num">
        {formatInstant(cart.expiresAt, cart.contract.timezone ?? 'UTC', locale, 'dateTime')}
      </TableCell>
      <TableCell>{cart.owner?.fullName}</TableCell>
    </TableRow>
  );
}
