/** How an order stands: sold, refunded, paid, and what is due or in credit. */
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { OrderSettlement } from '../../../../schema/generated/orders/OrderSettlement.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useTexts } from './useTexts.ts';

export function SettlementFigures({ order }: { readonly order: OrderSettlement }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { sold, refunded, paid, due, account, currency } = order;
  const figures = [
    { name: 'sold', amount: sold },
    ...(refunded === 0 ? [] : [{ name: 'refunded', amount: refunded }]),
    { name: 'paid', amount: paid },
    due < 0 ? { name: 'inCredit', amount: -due } : { name: 'due', amount: due },
    ...(account > 0 ? [{ name: 'account', amount: account }] : []),
  ];
  return (
    <Paper
      variant="outlined"
      component="dl"
      sx={{
        m: 0,
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${figures.length}, 1fr)` },
      }}
    >
      {figures.map(({ name, amount }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t(`settlement.${name}`)}
          </Typography>
          <Box
            component="dd"
            className="num"
            sx={{
              m: 0,
              fontSize: 22,
              lineHeight: 1.3,
              fontWeight: name === 'due' || name === 'inCredit' ? 600 : 400,
              color: (name === 'due' && amount > 0) || name === 'inCredit' ? 'warning.main' : undefined,
            }}
          >
            {formatMoney(amount, currency, locale)}
          </Box>
        </Box>
      ))}
    </Paper>
  );
}
