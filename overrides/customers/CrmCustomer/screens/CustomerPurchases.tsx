/** How often a customer bought, what they spent and owe, their latest orders; and what they will attend. */
import { Box, Link as MuiLink, Paper, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import type { CustomerPurchase } from '../../../../schema/generated/customers/CustomerPurchase.ts';
import type { CustomerVisit } from '../../../../schema/generated/customers/CustomerVisit.ts';
import { orderDescriptor } from '../../../../schema/generated/orders/Order.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { CustomerPart } from './CustomerPart.tsx';
import { useTexts } from './useTexts.ts';

interface PurchasesProps {
  readonly overview: CustomerOverview;
}

/** Their orders among all orders. */
const ordersOf = (customerId: number): string =>
  `${screenPath('Order', 'list')}?filter=${encodeURIComponent(JSON.stringify({ 'customer.crmId': String(customerId) }))}`;

export function CustomerPurchases({ overview }: PurchasesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const mayOrders = useHas('orders.read');
  const { customerId, orderCount, orders, sums, attended, ahead, timezone } = overview;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const money = (amounts: readonly (readonly [number, string])[]) =>
    amounts.map(([amount, currency]) => formatMoney(amount, currency, locale)).join(' + ');
  if (typeof orderCount !== 'number')
    // Some of them may be seen, in their list; a sum of some would be a wrong one.
    return mayOrders ? (
      <MuiLink component={Link} to={ordersOf(customerId)}>
        {t('customer.theirOrders')}
      </MuiLink>
    ) : null;
  const due = sums.filter((sum) => sum.due > 0).map((sum) => [sum.due, sum.currency] as const);
  const theirs = sums.filter((sum) => sum.due < 0).map((sum) => [-sum.due, sum.currency] as const);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('customer.bought')}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mb: 2 }}>
        <Figure name={t('customer.orders')}>{number(orderCount)}</Figure>
        {typeof ahead === 'number' && <Figure name={t('customer.ahead')}>{number(ahead)}</Figure>}
        {typeof attended === 'number' && <Figure name={t('customer.attended')}>{number(attended)}</Figure>}
        <Figure name={t('customer.spent')}>
          {money(sums.filter(({ spent }) => spent !== 0).map(({ spent, currency }) => [spent, currency])) ||
            t('customer.nothing')}
        </Figure>
        <Figure name={t('customer.due')} isGrave={due.length > 0}>
          {money(due) || t('customer.nothing')}
        </Figure>
        {theirs.length > 0 && <Figure name={t('customer.theirs')}>{money(theirs)}</Figure>}
      </Box>
      {orders.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('customer.none')}</Typography>
      ) : (
        <SmallTable
          label={t('customer.orders')}
          columns={[
            ...['when', 'number', 'what', 'status'].map((name) => ({ name, head: t(`customer.${name}`) })),
            { name: 'amount', head: t('customer.amount'), align: 'right' },
          ]}
        >
          {orders.map((order) => (
            <OrderRow key={order.order} order={order} timezone={timezone} />
          ))}
        </SmallTable>
      )}
      {orderCount > orders.length && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {t('customer.latest', { shown: orders.length, total: orderCount })}{' '}
          <MuiLink component={Link} to={ordersOf(customerId)} underline="always">
            {t('customer.theirOrders')}
          </MuiLink>
        </Typography>
      )}
    </Paper>
  );
}

interface FigureProps {
  readonly name: string;
  readonly isGrave?: boolean;
  readonly children: ReactNode;
}

function Figure({ name, isGrave = false, children }: FigureProps) {
  return (
    <div>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: 20,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          ...(isGrave && { color: 'error.main' }),
        }}
      >
        {children}
      </Typography>
    </div>
  );
}

const status = orderDescriptor.properties.find(({ name }) => name === 'paymentStatus');

function OrderRow({ order, timezone }: { readonly order: CustomerPurchase; readonly timezone: string }) {
  const [locale] = useLocaleState();
  return (
    <TableRow hover>
      <TableCell>{formatInstant(order.at, timezone, locale)}</TableCell>
      <TableCell className="num">
        <MuiLink component={Link} to={screenPath('Order', 'show', order.order)}>
          {order.number ?? order.order}
        </MuiLink>
      </TableCell>
      <TableCell>{order.what.join(', ')}</TableCell>
      <TableCell>{status && <EnumValue property={status} value={order.paymentStatus} />}</TableCell>
      <TableCell align="right" className="num">
        {formatMoney(order.amount, order.currency, locale)}
      </TableCell>
    </TableRow>
  );
}

export function CustomerVisits({ overview: { ahead, coming } }: PurchasesProps) {
  const t = useTexts();
  if (typeof ahead !== 'number') return null;
  return (
    <CustomerPart title={t('customer.coming')} none={t('customer.noneComing')} isEmpty={coming.length === 0}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {coming.map((visit) => (
          <Coming key={`${visit.eventDate} ${visit.at}`} visit={visit} />
        ))}
      </Stack>
    </CustomerPart>
  );
}

function Coming({ visit }: { readonly visit: CustomerVisit }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { eventDate, title, at, timezone, count, seats, status: paid } = visit;
  const facts = [
    t('customer.tickets', { smart_count: count }),
    seats.length > 0 && t('customer.seats', { list: seats.join(', ') }),
    paid === 'booked' && t('customer.booked'),
  ].filter(Boolean);
  return (
    <li>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {eventDate === null ? (
          title
        ) : (
          <MuiLink component={Link} to={screenPath('EventDate', 'show', eventDate)}>
            {title}
          </MuiLink>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[formatInstant(at, timezone, locale, 'long'), ...facts].join(' · ')}
      </Typography>
    </li>
  );
}
