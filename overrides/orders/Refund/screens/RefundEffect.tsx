/** What a refund will do, sentence by sentence, before it is done. */
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import type { PlannedRefund } from '../model/planRefund.ts';
import { useSay } from './useSay.ts';

interface RefundEffectProps {
  readonly order: OrderRefundable;
  readonly plan: PlannedRefund;
}

export function RefundEffect({ order, plan }: RefundEffectProps) {
  const say = useSay();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const { lines, total, tickets, places, out, credit, cancelled } = plan;
  const customer = order.customer ?? '';
  const told = [
    say('refund.total', { amount: money(total) }),
    ...out.map(({ method, amount }) => say('refund.out', { amount: money(amount), method: method.label })),
    ...(cancelled > 0 ? [say('refund.cancelled', { amount: money(cancelled) })] : []),
    ...(credit > 0
      ? [customer ? say('refund.kept', { amount: money(credit), customer }) : say('refund.nobody')]
      : []),
    ...(tickets > 0 ? [say('refund.invalid', { smart_count: tickets })] : []),
    ...(places > 0 ? [say('refund.free', { smart_count: places })] : []),
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="refund-effect"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography id="refund-effect" variant="h2" sx={{ mb: 1 }}>
        {say('refund.effect')}
      </Typography>
      <Box component="ul" aria-live="polite" sx={{ m: 0, pl: 3 }}>
        {(lines.length === 0 ? [say('refund.nothing')] : told).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Paper>
  );
}
