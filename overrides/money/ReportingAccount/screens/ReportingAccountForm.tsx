/** What a reporting account is asked for: children of the generic create and edit screens. */
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { usualAccounts } from '../model/usualAccounts.ts';
import { useTexts } from './useTexts.ts';

const { Inputs } = inputsOf('ReportingAccount');

const budget = { en: 'Budget', fr: 'Analytique' };

export function ReportingAccountForm() {
  return (
    <>
      <TypeHint />
      <Inputs properties={['type', 'code', 'name', 'label', 'accountingMode', 'isDefault']} />
      <Inputs label={budget} properties={['budgetCode', 'budgetLabel']} />
    </>
  );
}

/** Of its own, so that a key pressed draws it again and not the form. */
function TypeHint() {
  const t = useTexts();
  const type: unknown = useWatch({ name: 'type' });
  const usual = usualAccounts.find((one) => one.type === type);
  if (!usual || usual.type === 'vat') return null;
  return (
    <Alert severity="info" role="status">
      {t(`accounts.types.${usual.type}`)}. {t(`accounts.hints.${usual.type}`)}{' '}
      {t('accounts.usual', { code: usual.code })}
    </Alert>
  );
}
