/** After an exchange: what is still to hand over, and the new tickets. */
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import type { SoldOrder } from '../../CashRegister/screens/useCheckout.ts';
import { usePrinting } from '../../CashRegister/screens/usePrinting.ts';
import { useTexts } from './useTexts.ts';

interface ExchangeDoneProps {
  readonly order: SoldOrder;
  /** What was paid or goes back, as sentences. */
  readonly lines: readonly string[];
}

export function ExchangeDone({ order, lines }: ExchangeDoneProps) {
  const t = useTexts();
  const { mayPrint, printing, print } = usePrinting();
  const { number } = order;
  const isPrinting = printing.state === 'printing';
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="exchange-done"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={2} aria-live="polite" sx={{ alignItems: 'flex-start' }}>
        <Typography id="exchange-done" variant="h2">
          {t('exchange.done', { number: number ?? '' })}
        </Typography>
        {lines.map((text) => (
          <Typography key={text} sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Typography>
        ))}
        {printing.state === 'printed' && (
          <Alert severity="success">{t('exchange.printed', { smart_count: printing.pages })}</Alert>
        )}
        {printing.state === 'failed' && (
          <Alert severity="warning">
            {[t('exchange.notPrinted'), printing.reason].filter(Boolean).join(' ')}
          </Alert>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {mayPrint && order.ticketList.length > 0 && printing.state !== 'printed' && (
            <Button variant="contained" size="large" disabled={isPrinting} onClick={() => void print(order)}>
              {isPrinting ? t('exchange.printing') : t('exchange.print')}
            </Button>
          )}
          <Button
            component={Link}
            to={screenPath('Order', 'show', order['@id'].split('/').pop())}
            variant="outlined"
            size="large"
          >
            {t('exchange.open', { number: number ?? '' })}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
