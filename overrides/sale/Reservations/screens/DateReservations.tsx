/** `/reservations/{eventDateId}`: what is to be collected of one performance, each paid and printed in two presses. */
import { Alert, Box, Button, Link, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { countPlaces, sumDue, type ToCollect } from '../model.ts';
import { MOST, useDateReservations } from './useDateReservations.ts';
import { useTexts } from './useTexts.ts';

export function DateReservations() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { eventDateId: id = '' } = useParams();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const date = useQuery({
    queryKey: ['EventDate', 'reservations', { id }],
    queryFn: ({ signal }) =>
      callAction(
        'EventDate.read',
        { id, fields: ['startDate', { ticketing: ['title', 'timezone'] }] },
        { signal },
      ),
  });
  const { data, error, isPending, refetch } = useDateReservations(id, search);
  const { startDate, ticketing } = date.data ?? {};
  const all = data ? [...data.reservations, ...data.orders] : [];
  const timezone = ticketing?.timezone ?? 'UTC';
  return (
    <Page
      title={ticketing?.title ?? t('dateReservations.title')}
      subtitle={startDate && formatInstant(startDate, timezone, locale, 'long')}
      width="wide"
      above={
        <Stack direction="row" spacing={2}>
          <Link component={RouterLink} to="/reservations" sx={{ fontSize: 14 }}>
            {t('dateReservations.back')}
          </Link>
          <Link component={RouterLink} to={screenPath('EventDate', 'show', id)} sx={{ fontSize: 14 }}>
            {t('dateReservations.toDate')}
          </Link>
        </Stack>
      }
    >
      <ProblemAlert error={error ?? date.error} onRetry={() => void refetch()} />
      {!error && !date.error && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <TextField
            size="small"
            autoFocus
            label={t('dateReservations.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ minWidth: 260, flex: { xs: 1, sm: 'none' } }}
          />
          <Sum list={all} />
        </Box>
      )}
      {isPending && !error && <Skeleton variant="rounded" height={240} />}
      {data && all.length === 0 && (
        <EmptyState
          title={t(`dateReservations.${search ? 'notFound' : 'none'}`)}
          text={t(`dateReservations.${search ? 'notFoundText' : 'noneText'}`)}
        />
      )}
      {data && (
        <Group title={t('dateReservations.reservations')} list={data.reservations} timezone={timezone} />
      )}
      {data && <Group title={t('dateReservations.orders')} list={data.orders} timezone={timezone} />}
      {data && Math.max(data.reservations.length, data.orders.length) === MOST && (
        <Alert severity="info">{t('dateReservations.more', { count: MOST })}</Alert>
      )}
    </Page>
  );
}

function Sum({ list }: { readonly list: readonly ToCollect[] }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  if (list.length === 0) return null;
  const sums = sumDue(list).map(({ amount, currency }) => formatMoney(amount, currency, locale));
  return (
    <Typography component="output" className="num" sx={{ fontWeight: 600 }}>
      {[
        t('dateReservations.sum', { smart_count: countPlaces(list) }),
        t('dateReservations.due', { amount: sums.join(' + ') }),
      ].join(' · ')}
    </Typography>
  );
}

interface GroupProps {
  readonly title: string;
  readonly list: readonly ToCollect[];
  readonly timezone: string;
}

function Group({ title, list, timezone }: GroupProps) {
  if (list.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ fontSize: 18, px: 2, py: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {list.map((one) => (
          <Row key={one.id} one={one} timezone={timezone} />
        ))}
      </Box>
    </Paper>
  );
}

const GRID = {
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr', sm: '2fr 2fr 3fr 128px' },
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface RowProps {
  readonly one: ToCollect;
  readonly timezone: string;
}

function Row({ one, timezone }: RowProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const maySell = useHas('sales.sell');
  const { collect, isPending } = useCollect(one);
  const name = one.name || t('dateReservations.nobody');
  const number = t(`dateReservations.${one.kind === 'order' ? 'order' : 'number'}`, { number: one.number });
  return (
    <Box component="li" sx={GRID}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[number, one.comment].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {one.lines.map(({ price, quantity, seats }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no address of their own
          <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {quantity}× {price}
            {seats.length > 0 &&
              ` · ${t('dateReservations.seats', { seats: seats.join(', '), smart_count: seats.length })}`}
          </Typography>
        ))}
        {one.until && (
          <Typography variant="body2" color="textSecondary" className="num">
            {t('dateReservations.until', { time: formatInstant(one.until, timezone, locale, 'dateTime') })}
          </Typography>
        )}
      </Box>
      <Amounts one={one} />
      {maySell && (
        <Button
          variant="contained"
          disabled={isPending}
          aria-label={t('dateReservations.collectOf', { name })}
          onClick={() => void collect()}
        >
          {t('dateReservations.collect')}
        </Button>
      )}
    </Box>
  );
}

function Amounts({ one }: { readonly one: ToCollect }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const amounts = [
    ['price', one.price],
    ['deposit', one.deposit],
    ['toPay', one.due],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        textAlign: { sm: 'right' },
      }}
    >
      {amounts.map(([what, amount]) => (
        <Box key={what}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`dateReservations.${what}`)}
          </Typography>
          <Typography component="dd" className="num" sx={{ m: 0, fontWeight: what === 'toPay' ? 700 : 400 }}>
            {formatMoney(amount, one.currency, locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** A reservation is taken up at the register, whose proposed payment is the second press; an order's balance is taken on its page. */
function useCollect({ id, kind }: ToCollect) {
  const navigate = useNavigate();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const takeOver = useAction('Cart.takeOver', ['isParked']);
  const number = id.split('/').at(-1) ?? '';
  const collect = async () => {
    if (kind === 'order') return navigate(`/orders/${number}/debit`);
    const taken = await takeOver.run({ id });
    if (taken.isDone) return navigate(`/sales/cash-register?cart=${number}&collect=1`);
    notify(noticeOf(taken.error), { type: 'error' });
    return undefined;
  };
  return { collect, isPending: takeOver.isPending };
}
