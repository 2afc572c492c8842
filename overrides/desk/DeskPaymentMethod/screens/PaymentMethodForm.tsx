/** What a method is asked for: the kind of money it is, its name, and where it is booked. */
import { Typography } from '@mui/material';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { useTexts } from './useTexts.ts';

const { Inputs } = inputsOf('DeskPaymentMethod');

export function PaymentMethodForm({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts();
  return (
    <>
      <Inputs properties={isNew ? ['code', 'label'] : ['label']} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isNew && `${t('paymentMethod.screen.kindHint')} `}
        {t('paymentMethod.screen.labelHint')}
      </Typography>
      <Inputs properties={['flexible', 'isHidden', 'reportingAccount']} />
    </>
  );
}
