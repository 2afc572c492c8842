/** How the money of a refund goes out: by a method that took it, in cash, or not at all, as a credit. */
import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useTexts } from './useTexts.ts';

interface RefundMethodsProps {
  readonly order: OrderRefundable;
  readonly method: number | undefined;
  readonly onChange: (method: number | undefined) => void;
}

const CREDIT = 'credit';

/** Money that a payment provider or a bank took: it is recorded here, and given back there. */
export const ELSEWHERE: readonly string[] = ['card_online', 'sepa'];

export function RefundMethods({ order, method, onChange }: RefundMethodsProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { methods, customer, currency } = order;
  if (methods.length === 0) return null;
  const chosen = methods.find(({ deskPaymentMethod }) => deskPaymentMethod === method);
  return (
    <FormControl>
      <FormLabel id="refund-method">{t('refund.how')}</FormLabel>
      <RadioGroup
        aria-labelledby="refund-method"
        value={method === undefined ? CREDIT : String(method)}
        onChange={(_, value) => onChange(value === CREDIT ? undefined : Number(value))}
      >
        {methods.map(({ deskPaymentMethod, label, most }) => (
          <FormControlLabel
            key={deskPaymentMethod}
            value={String(deskPaymentMethod)}
            control={<Radio />}
            label={`${label} (${t('refund.most', { amount: formatMoney(most, currency, locale) })})`}
          />
        ))}
        {customer !== null && (
          <FormControlLabel value={CREDIT} control={<Radio />} label={t('refund.credit', { customer })} />
        )}
      </RadioGroup>
      {chosen && ELSEWHERE.includes(chosen.code) && (
        <Alert severity="warning">{t('refund.elsewhere', { method: chosen.label })}</Alert>
      )}
    </FormControl>
  );
}
