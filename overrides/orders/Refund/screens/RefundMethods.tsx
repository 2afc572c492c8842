/** How the money of a refund goes out: by a method that took it, in cash, or not at all, as a credit. */
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useSay } from './useSay.ts';

interface RefundMethodsProps {
  readonly order: OrderRefundable;
  readonly method: number | undefined;
  readonly onChange: (method: number | undefined) => void;
}

const CREDIT = 'credit';

export function RefundMethods({ order, method, onChange }: RefundMethodsProps) {
  const say = useSay();
  const [locale] = useLocaleState();
  const { methods, customer, currency } = order;
  if (methods.length === 0) return null;
  return (
    <FormControl>
      <FormLabel id="refund-method">{say('refund.how')}</FormLabel>
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
            label={`${label} (${say('refund.most', { amount: formatMoney(most, currency, locale) })})`}
          />
        ))}
        {customer !== null && (
          <FormControlLabel value={CREDIT} control={<Radio />} label={say('refund.credit', { customer })} />
        )}
      </RadioGroup>
    </FormControl>
  );
}
