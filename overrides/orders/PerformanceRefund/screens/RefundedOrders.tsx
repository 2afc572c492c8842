/** Every order of a performance: what was given back of it, or what will become of it. */
import { Box, Link, Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { PerformanceRefundOrder } from '../../../../schema/generated/orders/PerformanceRefundOrder.ts';
import type { PerformanceRefundPlan } from '../../../../schema/generated/orders/PerformanceRefundPlan.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { foresee, foreseeOrder, type Way } from '../model/foresee.ts';
import { useTexts } from './useTexts.ts';

interface RefundedOrdersProps {
  readonly plan: PerformanceRefundPlan;
  readonly way: Way;
}

export function RefundedOrders({ plan, way }: RefundedOrdersProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { left, amountLeft, placesLeft, given } = foresee(plan.orders, way);
  const figures = [
    {
      name: 'left',
      value: formatMoney(amountLeft, plan.currency, locale),
      note: `${t('performanceRefund.orders', { smart_count: left.length })} · ${t('performanceRefund.places', { smart_count: placesLeft })}`,
    },
    { name: 'given', value: formatMoney(given, plan.currency, locale), note: '' },
  ];
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 320px))' },
        }}
      >
        {figures.map(({ name, value, note }) => (
          <Paper key={name} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {t(`performanceRefund.${name}`)}
            </Typography>
            <Typography variant="h5" component="p" className="num" sx={{ fontWeight: 600 }}>
              {value}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          </Paper>
        ))}
      </Box>
      <SmallTable
        label={t('performanceRefund.state')}
        columns={[
          { name: 'order', head: t('performanceRefund.order') },
          { name: 'customer', head: t('performanceRefund.customer') },
          { name: 'count', head: t('performanceRefund.count'), align: 'right' },
          { name: 'amount', head: t('performanceRefund.amount'), align: 'right' },
          { name: 'state', head: t('performanceRefund.state') },
        ]}
      >
        {plan.orders.map((order) => (
          <OrderRow key={order.order} order={order} way={way} />
        ))}
      </SmallTable>
    </>
  );
}

function OrderRow({ order, way }: { readonly order: PerformanceRefundOrder; readonly way: Way }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const isDone = order.places === 0;
  return (
    <TableRow hover>
      <TableCell className="num">
        <Link component={RouterLink} to={screenPath('Order', 'show', String(order.order))}>
          {order.number}
        </Link>
      </TableCell>
      <TableCell>{order.customer ?? t('performanceRefund.noCustomer')}</TableCell>
      <TableCell align="right" className="num">
        {order.places}
      </TableCell>
      <TableCell align="right" className="num">
        {money(isDone ? order.refunded : order.amount)}
      </TableCell>
      <TableCell>{isDone ? describeDone(order, t, money) : describeLeft(order, way, t, money)}</TableCell>
    </TableRow>
  );
}

type Texts = ReturnType<typeof useTexts>;
type Money = (amount: number) => string;

const describeDone = ({ refunded }: PerformanceRefundOrder, t: Texts, money: Money): string =>
  refunded > 0 ? t('performanceRefund.done', { amount: money(refunded) }) : t('performanceRefund.doneFree');

function describeLeft(order: PerformanceRefundOrder, way: Way, t: Texts, money: Money): string {
  const { out, credit, isBlocked } = foreseeOrder(order, way);
  if (isBlocked) return t('performanceRefund.blocked');
  if (order.amount === 0) return t('performanceRefund.free');
  return [
    ...(out > 0 ? [t('performanceRefund.toOnline', { amount: money(out) })] : []),
    ...(credit > 0 ? [t('performanceRefund.toCredit')] : []),
  ].join(' · ');
}
