/** What of an account is not settled, what was put on it, and what moved it. */
import { Box, Button, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientAccount } from '../../../../schema/generated/customers/ClientAccount.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable, type SmallTableColumn } from '../../../../src/generic/SmallTable.tsx';
import { useTexts } from './useTexts.ts';

interface TablesProps {
  readonly account: ClientAccount;
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface PartProps {
  readonly title: string;
  /** Stands there where there are no rows. */
  readonly none: string;
  readonly isEmpty: boolean;
  readonly columns: readonly SmallTableColumn[];
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, none, isEmpty, columns, note, children }: PartProps) {
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {isEmpty ? (
        <Typography color="textSecondary">{none}</Typography>
      ) : (
        <SmallTable label={title} columns={columns}>
          {children}
        </SmallTable>
      )}
      {note}
    </Box>
  );
}

export function OpenOrders({ account: { orders, timezone } }: TablesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <Part
      title={t('client.orders')}
      none={t('client.noOrders')}
      isEmpty={orders.length === 0}
      columns={[
        { name: 'order', head: t('client.order') },
        { name: 'at', head: t('client.at') },
        { name: 'invoices', head: t('client.invoices') },
        { name: 'total', head: t('client.total'), align: 'right' },
        { name: 'due', head: t('client.due'), align: 'right' },
        { name: 'action', head: '' },
      ]}
    >
      {orders.map(({ order, number, at, invoices, total, due, currency }) => {
        const path = screenPath('Order', 'show', String(order));
        return (
          <TableRow key={order} hover>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={path}>
                {number}
              </MuiLink>
            </TableCell>
            <TableCell sx={NUMBER}>{formatInstant(at, timezone, locale, 'date')}</TableCell>
            <TableCell>{invoices ?? '–'}</TableCell>
            <TableCell align="right" sx={NUMBER}>
              {formatMoney(total, currency, locale)}
            </TableCell>
            <TableCell align="right" sx={NUMBER}>
              {due < 0 && `${t('client.toGiveBack')} `}
              {formatMoney(Math.abs(due), currency, locale)}
            </TableCell>
            <TableCell>
              <Button component={Link} to={`${path}/${due > 0 ? 'debit' : 'credit'}`} size="small">
                {t(due > 0 ? 'client.take' : 'client.give')}
              </Button>
            </TableCell>
          </TableRow>
        );
      })}
    </Part>
  );
}

export function Deposits({ account: { deposits, timezone } }: TablesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <Part
      title={t('client.deposits')}
      none={t('client.noDeposits')}
      isEmpty={deposits.length === 0}
      columns={[
        { name: 'at', head: t('client.at') },
        { name: 'method', head: t('client.method') },
        { name: 'by', head: t('client.by') },
        { name: 'amount', head: t('client.amount'), align: 'right' },
      ]}
    >
      {deposits.map(({ at, method, actor, amount, currency }) => (
        <TableRow key={`${at} ${amount}`} hover>
          <TableCell sx={NUMBER}>{formatInstant(at, timezone, locale)}</TableCell>
          <TableCell>{method}</TableCell>
          <TableCell>{actor}</TableCell>
          <TableCell align="right" sx={NUMBER}>
            {formatMoney(amount, currency, locale)}
          </TableCell>
        </TableRow>
      ))}
    </Part>
  );
}

/** As many as the server answers; the rest are among all entries. */
const MOST = 200;

export function Movements({
  client,
  account: { movements, timezone },
}: TablesProps & { readonly client: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const all = `${screenPath('Transaction', 'list')}?filter=${encodeURIComponent(JSON.stringify({ client: Number(client) }))}`;
  const money = (amount: number, currency: string) =>
    amount === 0 ? '' : formatMoney(amount, currency, locale);
  return (
    <Part
      title={t('client.movements')}
      none={t('client.noMovements')}
      isEmpty={movements.length === 0}
      columns={[
        { name: 'at', head: t('client.at') },
        { name: 'event', head: t('client.event') },
        { name: 'order', head: t('client.order') },
        { name: 'debit', head: t('client.debit'), align: 'right' },
        { name: 'credit', head: t('client.credit'), align: 'right' },
        { name: 'by', head: t('client.by') },
      ]}
      note={
        movements.length >= MOST && (
          <Typography sx={{ mt: 1 }}>
            {t('client.latest', { count: MOST })}{' '}
            <MuiLink component={Link} to={all} underline="always">
              {t('client.allMovements')}
            </MuiLink>
          </Typography>
        )
      }
    >
      {movements.map(
        ({ entry, at, type, order, number, debit, credit, currency, isCoupon, reason, actor }) => (
          <TableRow key={entry} hover>
            <TableCell sx={NUMBER}>{formatInstant(at, timezone, locale)}</TableCell>
            <TableCell>
              {t(`client.events.${type}`)}
              {isCoupon && ` (${t('client.coupon')})`}
              {reason && (
                <Typography variant="body2" color="textSecondary">
                  {reason}
                </Typography>
              )}
            </TableCell>
            <TableCell>
              {order !== null && (
                <MuiLink component={Link} to={screenPath('Order', 'show', String(order))}>
                  {number}
                </MuiLink>
              )}
            </TableCell>
            <TableCell align="right" sx={NUMBER}>
              {money(debit, currency)}
            </TableCell>
            <TableCell align="right" sx={NUMBER}>
              {money(credit, currency)}
            </TableCell>
            <TableCell>{actor}</TableCell>
          </TableRow>
        ),
      )}
    </Part>
  );
}
