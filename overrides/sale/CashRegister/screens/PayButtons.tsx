/** The ways to pay a cart, in the organiser's order: the one that Enter takes is filled. */
import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { planSplit, SPLIT } from '../model/tender.ts';
import type { PaymentMethods } from './usePaymentMethods.ts';
import { useSplitName } from './useSplitName.ts';

interface PayButtonsProps {
  readonly isDisabled: boolean;
  readonly isFree: boolean;
  readonly mayPrint: boolean;
  readonly payment: PaymentMethods;
  readonly onPay: (method?: string) => void;
}

export function PayButtons({ isDisabled, isFree, mayPrint, payment, onPay }: PayButtonsProps) {
  const translate = useTranslate();
  const { methods, proposed, error, retry } = payment;
  const nameSplit = useSplitName();
  if (isFree && !isDisabled) {
    return (
      <Button variant="contained" size="large" onClick={() => onPay()}>
        {translate(mayPrint ? 'register.confirmFree' : 'register.sellFree')}
      </Button>
    );
  }
  if (!methods)
    return error ? (
      <ProblemAlert error={error} onRetry={retry} />
    ) : (
      <Skeleton variant="rounded" height={42} />
    );
  if (methods.length === 0) return <Alert severity="warning">{translate('register.noMethod')}</Alert>;
  const split = planSplit(methods);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
      {methods.map((method, index) => (
        <Button
          key={method.id}
          variant={method === proposed ? 'contained' : 'outlined'}
          size="large"
          disabled={isDisabled}
          onClick={() => onPay(method.id)}
          sx={{
            overflowWrap: 'anywhere',
            lineHeight: 1.2,
            gridColumn: index === methods.length - 1 && index % 2 === 0 ? '1 / -1' : undefined,
          }}
        >
          {method.name}
        </Button>
      ))}
      {split && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isDisabled}
          onClick={() => onPay(SPLIT)}
          sx={{ gridColumn: '1 / -1' }}
        >
          {nameSplit(split)}
        </Button>
      )}
    </Box>
  );
}
