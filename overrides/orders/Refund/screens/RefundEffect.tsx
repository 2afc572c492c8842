/** What a refund will do, sentence by sentence, before it is done. */
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import type { PlannedRefund } from '../model/planRefund.ts';
import { useTexts } from './useTexts.ts';

interface RefundEffectProps {
  readonly order: OrderRefundable;
  readonly plan: PlannedRefund;
}

export function RefundEffect({ order, plan }: RefundEffectProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const { lines, total, tickets, places, out, credit, cancelled } = plan;
  const customer = order.customer ?? '';
  const effects = [
    t('refund.total', { amount: money(total) }),
    ...out.map(({ method, amount }) => t('refund.out', { amount: money(amount), method: method.label })),
    ...(cancelled > 0 ? [t('refund.cancelled', { amount: money(cancelled) })] : []),
    ...(credit > 0
      ? [customer ? t('refund.kept', { amount: money(credit), customer }) : t('refund.nobody')]
      : []),
    ...(tickets > 0 ? [t('refund.invalid', { smart_count: tickets })] : []),
    ...(places > 0 ? [t('refund.free', { smart_count: places })] : []),
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="refund-effect"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography id="refund-effect" variant="h2" sx={{ mb: 1 }}>
        {t('refund.effect')}
      </Typography>
      <Box component="ul" aria-live="polite" sx={{ m: 0, pl: 3 }}>
        {(lines.length === 0 ? [t('refund.nothing')] : effects).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Paper>
  );
}
