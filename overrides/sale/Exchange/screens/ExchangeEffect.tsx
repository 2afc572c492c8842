/** What an exchange will do, sentence by sentence, before it is done. */
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { listHeldSeats, nameSeats } from '../../CashRegister/model.ts';
import type { useCart } from '../../CashRegister/screens/useCart.ts';
import type { PlannedExchange } from '../model/planExchange.ts';
import { useTexts } from './useTexts.ts';

interface ExchangeEffectProps {
  readonly plan: PlannedExchange;
  readonly cart: ReturnType<typeof useCart>;
  /** What the places to take cost; undefined until they are held. */
  readonly total: number | undefined;
  readonly currency: string;
  readonly customer: string | null;
  /** By which the difference is paid. */
  readonly paidBy: string;
}

export function ExchangeEffect({ plan, cart, total, currency, customer, paidBy }: ExchangeEffectProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { lines, places, tickets, refunded, toPay, out, credit } = plan;
  const given = listHeldSeats(cart.isSettled ? (cart.cart?.cartItemList ?? []) : []);
  const taken = nameSeats(cart.lines, given).map(({ quantity, price, performance, seats = [] }) => {
    const when = formatInstant(performance.startDate, performance.timezone, locale, 'long');
    const values = { smart_count: quantity, price: price.name, title: performance.title, when };
    const named =
      seats.length > 0 && t('exchange.seats', { seats: seats.map(({ label }) => label).join(', ') });
    return [t('exchange.line', values), named].filter(Boolean).join(', ');
  });
  const isEven = toPay === 0 && out.length === 0 && credit === 0;
  const effects = [
    t('exchange.old', { smart_count: places, amount: money(refunded) }),
    ...(tickets > 0 ? [t('exchange.invalid', { smart_count: tickets })] : []),
    ...taken,
    ...(total === undefined ? [] : [t('exchange.new', { amount: money(total) })]),
    ...(toPay > 0 ? [t('exchange.toPay', { amount: money(toPay), method: paidBy })] : []),
    ...out.map(({ method, amount }) => t('exchange.out', { amount: money(amount), method: method.label })),
    ...(credit > 0
      ? [customer ? t('exchange.kept', { amount: money(credit), customer }) : t('exchange.nobody')]
      : []),
    ...(isEven ? [t('exchange.even')] : []),
  ];
  const isChosen = lines.length > 0 && taken.length > 0;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="exchange-effect"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography id="exchange-effect" variant="h2" sx={{ mb: 1 }}>
        {t('exchange.effect')}
      </Typography>
      <Box component="ul" aria-live="polite" sx={{ m: 0, pl: 3 }}>
        {(isChosen ? effects : [t('exchange.nothing')]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Paper>
  );
}
