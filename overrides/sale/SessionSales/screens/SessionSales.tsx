/** `/sales`: what the signed-in seller sold in the open session, the total by payment method, and closing it. */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
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
import { OpenSession } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import {
  type OpenDeskSession,
  useCloseSession,
  useDeskSession,
} from '../../../desk/DeskSession/screens/useDeskSession.ts';

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
  const account = useQuery({
    queryKey: ['session-account', session['@id']],
    queryFn: ({ signal }) => callAction('DeskSession.accountability', { id: session['@id'] }, { signal }),
  });
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
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <CloseSession session={session} />
          {maySell && (
            <Button component={Link} to="/sales/cash-register" variant="contained">
              {translate('sessionSales.toRegister')}
            </Button>
          )}
        </Stack>
      </Stack>
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
    { label: translate('sessionSales.total'), amount: account.total },
    ...account.methods.map(({ label, amount }) => ({ label, amount })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      {totals.map(({ label, amount }, index) => (
        <Paper
          key={label}
          variant="outlined"
          sx={{ p: 2, bgcolor: index === 0 ? 'action.hover' : undefined }}
        >
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {formatMoney(amount, account.currency, locale)}
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

function CloseSession({ session }: { readonly session: OpenDeskSession }) {
  const translate = useTranslate();
  const close = useCloseSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {translate('sessionSales.close')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="close-session">
        <DialogTitle id="close-session">
          {translate('sessionSales.closeQuestion', { number: session.sessionNumber })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('sessionSales.closeExplained')}</DialogContentText>
          <ProblemAlert error={close.refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{translate('sessionSales.cancel')}</Button>
          <Button
            variant="contained"
            disabled={close.isPending}
            onClick={() => void close.run(session['@id'])}
          >
            {translate('sessionSales.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
