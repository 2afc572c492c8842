/** The last step: what was sold, the change to give, whether the tickets came out, the receipt, and the next sale. */
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Alert, AlertTitle, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import type { SoldOrder } from './useCheckout.ts';
import type { Printing } from './usePrinting.ts';

const ReceiptActions = lazyPart(
  async () => (await import('../../../box/Receipt/screens/ReceiptActions.tsx')).ReceiptActions,
);

interface DonePanelProps {
  readonly order: SoldOrder;
  /** Minor units to give back. */
  readonly change: number;
  readonly printing: Printing;
  readonly onPrintAgain: () => void;
  readonly onNewSale: () => void;
}

export function DonePanel({ order, change, printing, onPrintAgain, onNewSale }: DonePanelProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Stack component="section" aria-live="polite" sx={{ gap: 3, p: 2, height: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CheckCircleIcon color="success" />
        <Typography variant="h2">{translate('register.sold', { number: order.number })}</Typography>
      </Stack>
      <Typography sx={{ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(order.customerPaidAmount, order.currency, locale)}
      </Typography>
      {change > 0 && (
        <Typography
          component="output"
          color="primary"
          sx={{ fontSize: '2.25rem', lineHeight: 1.2, fontWeight: 700 }}
        >
          {translate('register.giveBack', { amount: formatMoney(change, order.currency, locale) })}
        </Typography>
      )}
      <PrintOutcome printing={printing} onPrintAgain={onPrintAgain} />
      <Suspense fallback={null}>
        <ReceiptActions order={order['@id']} number={order.number ?? ''} />
      </Suspense>
      <Button variant="contained" size="large" autoFocus onClick={onNewSale} sx={{ mt: 'auto' }}>
        {translate('register.newSale')}
      </Button>
    </Stack>
  );
}

function PrintOutcome({ printing, onPrintAgain }: Pick<DonePanelProps, 'printing' | 'onPrintAgain'>) {
  const translate = useTranslate();
  if (printing.state === 'idle') return null;
  if (printing.state === 'printing') {
    return (
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress size={24} aria-label={translate('register.printing')} />
        <Typography>{translate('register.printing')}</Typography>
      </Stack>
    );
  }
  if (printing.state === 'printed') {
    return <Alert severity="success">{translate('register.printed', { smart_count: printing.pages })}</Alert>;
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onPrintAgain}>
          {translate('register.printAgain')}
        </Button>
      }
    >
      <AlertTitle>{translate('register.printFailed')}</AlertTitle>
      {printing.reason ?? translate('register.noPrinter')}
    </Alert>
  );
}
