/** On top of the reservations: those to be collected, today's first, each paid and printed in two presses. */
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { findLocalDay } from '../../CashRegister/model.ts';
import { useDeskCartTexts } from '../../CashRegister/screens/deskCart/useDeskCartTexts.ts';
import { type Reservation, useReservations } from './useReservations.ts';

export function ToCollect() {
  const t = useDeskCartTexts();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const reservations = useReservations(search);
  if (reservations.error)
    return <ProblemAlert error={reservations.error} onRetry={() => void reservations.refetch()} />;
  const found = reservations.data?.member;
  if (!found || (found.length === 0 && search === '' && typed === '')) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={t('deskCart.toCollect')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: 2, py: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('deskCart.toCollect')}
        </Typography>
        <TextField
          size="small"
          label={t('deskCart.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ minWidth: 240 }}
        />
      </Box>
      {found.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {t('deskCart.nothingToCollect')}
        </Typography>
      )}
      <Rows reservations={found} />
    </Paper>
  );
}

const isDueToday = ({ cart, contract }: Reservation) => {
  const timezone = contract.timezone ?? 'UTC';
  return findLocalDay(cart?.expiresAt ?? new Date(), timezone) === findLocalDay(new Date(), timezone);
};

function Rows({ reservations }: { readonly reservations: readonly Reservation[] }) {
  const t = useDeskCartTexts();
  const groups = [
    { title: t('deskCart.today'), members: reservations.filter(isDueToday) },
    { title: t('deskCart.later'), members: reservations.filter((one) => !isDueToday(one)) },
  ].filter(({ members }) => members.length > 0);
  return (
    <Box sx={{ maxHeight: 400, overflow: 'auto' }}>
      {groups.map(({ title, members }) => (
        <Box key={title}>
          <Typography variant="body2" sx={{ fontWeight: 600, px: 2, py: 0.5, bgcolor: 'background.default' }}>
            {title}
          </Typography>
          <Box component="ul" aria-label={title} sx={{ m: 0, p: 0 }}>
            {members.map((reservation) => (
              <Row key={reservation['@id']} reservation={reservation} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr auto', sm: '2fr 3fr 240px 120px' },
  alignItems: 'center',
  px: 2,
  py: 1.25,
} as const;

function Row({ reservation }: { readonly reservation: Reservation }) {
  const { cart, contract, customer, currency, entityName, retailValue } = reservation;
  const t = useDeskCartTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const maySell = useHas('sales.sell');
  const takeOver = useAction('Cart.takeOver', ['isParked']);
  if (!cart) return null;
  const number = cart['@id'].split('/').at(-1) ?? '';
  const name = entityName ?? '';
  const collect = async () => {
    const taken = await takeOver.run({ id: cart['@id'] });
    if (taken.isDone) await navigate(`/sales/cash-register?cart=${number}&collect=1`);
    else notify(noticeOf(taken.error), { type: 'error' });
  };
  return (
    <Box component="li" sx={GRID}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            t('deskCart.number', { number }),
            customer?.displayName !== name && customer?.displayName,
            cart.comment,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 3, sm: 0 } }}>
        {cart.cartItemList.map(({ '@id': id, quantity, ticketPrice: { name: price, eventDate } }) => (
          <Typography key={id} variant="body2">
            {quantity}× {price}
            {eventDate &&
              ` · ${eventDate.ticketing.title} · ${formatInstant(eventDate.startDate, eventDate.ticketing.timezone, locale, 'dateTime')}`}
          </Typography>
        ))}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography className="num" sx={{ fontWeight: 600 }}>
          {formatMoney(retailValue, currency ?? 'EUR', locale)}
        </Typography>
        <Typography variant="body2" color="textSecondary" className="num">
          {t('deskCart.until', {
            time: formatInstant(cart.expiresAt ?? '', contract.timezone ?? 'UTC', locale, 'dateTime'),
          })}
        </Typography>
      </Box>
      {maySell && (
        <Button
          variant="contained"
          disabled={takeOver.isPending}
          aria-label={t('deskCart.collectOf', { name })}
          onClick={() => void collect()}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 4, sm: 0 } }}
        >
          {t('deskCart.collect')}
        </Button>
      )}
    </Box>
  );
}
