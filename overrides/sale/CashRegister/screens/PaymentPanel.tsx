/** The second step: how much is taken in which way, the change to give, one confirmation. The exact amount is one key. */
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import type { TerminalChoice } from '../../TerminalPayment/model.ts';
import { type PaymentMethod, sumCards, type Tender, tenderWith } from '../model/tender.ts';
import { AmountFields } from './payment/AmountFields.tsx';
import { BIG_AMOUNT } from './payment/bigAmount.ts';
import { MethodChoice } from './payment/MethodChoice.tsx';
import { Outcome } from './payment/Outcome.tsx';
import { type TypedTender, useTypedTender } from './payment/useTypedTender.ts';
import { SaleRefusal } from './SaleRefusal.tsx';
import type { PaymentMethods } from './usePaymentMethods.ts';

/** Only a desk with a terminal fetches it. */
const PayOnTerminal = lazyPart(
  async () => (await import('../../TerminalPayment/screens/PayOnTerminal.tsx')).PayOnTerminal,
);

interface PaymentPanelProps {
  readonly total: number;
  readonly currency: string;
  /** IRI of the method, SPLIT, or anything else for the one that is proposed. */
  readonly method: string;
  readonly payment: PaymentMethods;
  readonly mayPrint: boolean;
  readonly isWorking: boolean;
  readonly error: unknown;
  readonly onMethod: (method: string) => void;
  readonly onBack: () => void;
  readonly onConfirm: (tender: Tender | undefined) => void;
  /** IRI of the cart, once the server holds it. */
  readonly cart: string | undefined;
  readonly terminals: readonly TerminalChoice[];
  readonly listPayments: (total: number, tender: Tender) => readonly CheckoutPart[];
  /** What a card payment on a terminal holds the sale with, in minor units. */
  readonly held: number | undefined;
  readonly onHeld: (amount: number | undefined) => void;
}

interface CheckoutPart {
  readonly deskPaymentMethod: string;
  readonly amount: number;
}

export function PaymentPanel(props: PaymentPanelProps) {
  const { total, currency, held, payment } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isByHand, setByHand] = useState(false);
  const methods = payment.methods ?? [];
  const typed = useTypedTender({ total, currency, held, chosen: props.method, payment });
  const { tender, outcome, isReady } = typed;
  const asksTerminal = sumCards(outcome) > 0 && props.terminals.length > 0 && !isByHand;
  const isHeld = held !== undefined;
  const money = (value: number) => formatMoney(value, currency, locale);

  return (
    <Stack
      component="form"
      aria-label={translate('register.pay')}
      sx={{ height: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !props.isWorking && !asksTerminal) props.onConfirm(tender);
      }}
    >
      <Box sx={{ p: 2, pb: 0 }}>
        <Button
          startIcon={<ArrowBackIcon />}
          color="inherit"
          onClick={props.onBack}
          disabled={props.isWorking || isHeld}
        >
          {translate('register.back')}
        </Button>
      </Box>
      <Stack spacing={2} sx={{ p: 2, flex: 1, overflow: 'auto' }}>
        <Box>
          <Typography color="textSecondary">{translate('register.total')}</Typography>
          <Typography component="output" sx={BIG_AMOUNT}>
            {money(total)}
          </Typography>
        </Box>
        {total > 0 && <MethodsRead payment={payment} />}
        {total > 0 && !isHeld && methods.length > 0 && (
          <>
            <MethodChoice methods={methods} chosen={typed.choice} onChoose={props.onMethod} />
            <AmountFields typed={typed} total={total} currency={currency} />
          </>
        )}
        <Outcome outcome={outcome} tender={tender} money={money} />
        {Boolean(props.error) && <SaleRefusal error={props.error} cart={props.cart} />}
      </Stack>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        {asksTerminal && tender ? (
          <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
            <PayOnTerminal
              cart={props.cart}
              terminals={props.terminals}
              payments={props.listPayments(total, tender)}
              amount={sumCards(outcome)}
              money={money}
              isReady={isReady}
              isSelling={props.isWorking}
              isRefused={Boolean(props.error)}
              onHeld={props.onHeld}
              onAccepted={(taken) => props.onConfirm(tenderWith(taken, { total, typed: tender, methods }))}
              onByHand={() => setByHand(true)}
            />
          </Suspense>
        ) : (
          <ConfirmButton {...props} typed={typed} amount={money(total)} />
        )}
      </Box>
    </Stack>
  );
}

function MethodsRead({ payment: { methods, error, retry } }: Pick<PaymentPanelProps, 'payment'>) {
  const translate = useTranslate();
  if (methods?.length === 0) return <Alert severity="warning">{translate('register.noMethod')}</Alert>;
  if (methods) return null;
  return error ? <ProblemAlert error={error} onRetry={retry} /> : <Skeleton variant="rounded" height={48} />;
}

function ConfirmButton(
  props: Pick<PaymentPanelProps, 'total' | 'mayPrint' | 'isWorking'> & {
    readonly typed: TypedTender;
    /** The total, in words. */
    readonly amount: string;
  },
) {
  const translate = useTranslate();
  const { total, typed, isWorking, mayPrint, amount } = props;
  const method: PaymentMethod | undefined = typed.tender?.kind === 'one' ? typed.tender.method : undefined;
  const hasField = total > 0 && typed.asks !== 'nothing';
  const findText = () => {
    if (isWorking) return translate('register.working');
    if (total === 0) return translate(mayPrint ? 'register.confirmFree' : 'register.sellFree');
    if (method?.code === 'card') return translate('register.confirmCard', { amount });
    return translate(mayPrint ? 'register.confirm' : 'register.take', { amount });
  };
  return (
    <Button
      // Another button where the method is known at last, so that it has the focus.
      key={method?.id}
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      autoFocus={!hasField}
      disabled={!typed.isReady || isWorking}
    >
      {findText()}
    </Button>
  );
}
