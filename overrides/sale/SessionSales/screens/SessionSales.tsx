/** `/sales`: what the signed-in seller sold in the open session, the total by payment method, and the way to its count. */
import {
  Alert,
  Box,
  Button,
  Link as MuiLink,
  Paper,
  Skeleton,
  Stack,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskSessionAccount } from '../../../../schema/generated/desk/DeskSessionAccount.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { MoveCash } from '../../../desk/DeskSession/screens/MoveCash.tsx';
import { OpenSession } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { StatementButton } from '../../../desk/DeskSession/screens/StatementButton.tsx';
import { useAccount } from '../../../desk/DeskSession/screens/useAccount.ts';
import { type OpenDeskSession, useDeskSession } from '../../../desk/DeskSession/screens/useDeskSession.ts';
import { useTexts } from '../../../desk/DeskSession/screens/useTexts.ts';

const FIELDS = ['number', 'createdAt', 'nbTickets', 'customerPaidAmount', 'currency', 'comment'] as const;

type SessionOrder = RecordOf<'Order', typeof FIELDS>;

export function SessionSales() {
  const translate = useTranslate();
  const { session, isPending, error } = useDeskSession();
  return (
    <Page title={translate('sessionSales.title')}>
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} />}
      {session === null && <OpenSession />}
      {session && <Sales session={session} />}
    </Page>
  );
}

function Sales({ session }: { readonly session: OpenDeskSession }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = useTexts();
  const [isMoving, setMoving] = useState(false);
  const maySell = useHas('sales.sell');
  const seesOrders = useHas('orders.read');
  const orders = useQuery({
    enabled: seesOrders,
    queryKey: ['session-orders', session['@id']],
    queryFn: ({ signal }) => {
      const query = { deskSession: session['@id'], 'order[createdAt]': 'desc', itemsPerPage: 100 };
      return callAction('Order.list', { query, fields: FIELDS }, { signal });
    },
  });
  const account = useAccount(session['@id']);
  const timezone = account.data?.timezone ?? 'UTC';
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}>
        <Box>
          <Typography variant="h2">
            {translate('register.session', { number: session.sessionNumber })}
          </Typography>
          <Typography color="textSecondary">
            {translate('sessionSales.openedAt', {
              time: formatInstant(session.startDate, timezone, locale, 'long'),
            })}
            {session.sellingDevice ? ` · ${session.sellingDevice.name}` : ''}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={() => setMoving(true)}>
            {t('drawer.move')}
          </Button>
          <StatementButton session={session['@id']} label={t('drawer.read')} />
          <Button component={Link} to="/sales/close" variant="outlined" color="inherit">
            {t('drawer.close')}
          </Button>
          {maySell && (
            <Button component={Link} to="/sales/cash-register" variant="contained">
              {translate('sessionSales.toRegister')}
            </Button>
          )}
        </Stack>
      </Stack>
      {isMoving && <MoveCash currency={session.currency} onClose={() => setMoving(false)} />}
      {session.isOverdue && (
        <Alert severity="warning">
          {t('drawer.overdue', { time: formatInstant(session.startDate, timezone, locale, 'long') })}
        </Alert>
      )}
      {account.data && <SessionTotals account={account.data} />}
      {orders.error && <ProblemAlert error={orders.error} />}
      {orders.isLoading && <Skeleton variant="rounded" height={240} />}
      {orders.data?.totalItems === 0 && (
        <EmptyState title={translate('sessionSales.none')} text={translate('sessionSales.noneHint')} />
      )}
      {orders.data && orders.data.totalItems > 0 && (
        <OrderTable orders={orders.data.member} timezone={timezone} />
      )}
    </Stack>
  );
}

function SessionTotals({ account }: { readonly account: DeskSessionAccount }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const totals = [
    { label: translate('sessionSales.total'), amount: account.total, currency: account.currency },
    ...account.methods.map(({ label, amount, currency }) => ({ label, amount, currency })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      {totals.map(({ label, amount, currency }, index) => (
        <Paper
          key={`${label} ${currency}`}
          variant="outlined"
          sx={{ p: 2, bgcolor: index === 0 ? 'action.hover' : undefined }}
        >
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {formatMoney(amount, currency, locale)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

function OrderTable(props: { readonly orders: readonly SessionOrder[]; readonly timezone: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SmallTable
      label={translate('sessionSales.title')}
      columns={[
        { name: 'number', head: translate('sessionSales.number') },
        { name: 'time', head: translate('sessionSales.time') },
        { name: 'places', head: translate('sessionSales.places'), align: 'right' },
        { name: 'amount', head: translate('sessionSales.amount'), align: 'right' },
        { name: 'comment', head: translate('sessionSales.comment') },
      ]}
    >
      {props.orders.map((order) => (
        <TableRow key={order['@id']} hover>
          <TableCell>
            <MuiLink component={Link} to={screenPath('Order', 'show', order['@id'].split('/').pop())}>
              {order.number}
            </MuiLink>
          </TableCell>
          <TableCell>{formatInstant(order.createdAt, props.timezone, locale, 'time')}</TableCell>
          <TableCell align="right">{order.nbTickets}</TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(order.customerPaidAmount, order.currency, locale)}
          </TableCell>
          <TableCell>{order.comment}</TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}
