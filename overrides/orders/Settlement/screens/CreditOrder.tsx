/** `/orders/{orderId}/credit`: money that an order has in credit goes back, all of it or a part. */
import { Alert, Box, Button, Stack } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { ELSEWHERE } from '../../Refund/screens/RefundMethods.tsx';
import { EffectList } from './EffectList.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { MoneyField, readBetween, writeAmount } from './MoneyField.tsx';
import { SettledOrder, type SettledProps } from './SettledOrder.tsx';
import { SettlementChanges } from './SettlementChanges.tsx';
import { moneyForm } from './settleForms.ts';
import { useTexts } from './useTexts.ts';

export function CreditOrder() {
  return (
    <SettledOrder
      title="creditTitle"
      findNothing={({ due }) => (due < 0 ? undefined : 'nothingInCredit')}
      Body={GatedForm}
    />
  );
}

const GatedForm = (props: SettledProps) => (
  <SessionGate>
    <CreditForm {...props} />
  </SessionGate>
);

function CreditForm({ orderId, order, onLookAgain }: SettledProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const notify = useNotify();
  const { currency, due, out, customer } = order;
  const mostOf = (method: number) =>
    Math.min(-due, out.find(({ deskPaymentMethod }) => deskPaymentMethod === method)?.most ?? 0);
  const [most, setMost] = useState(() => mostOf(out[0]?.deskPaymentMethod ?? 0));
  const form = useSchemaForm(moneyForm({ currency, most }), {
    method: out[0]?.deskPaymentMethod ?? 0,
    amount: writeAmount(most, currency, locale),
    reason: '',
  });
  const { control, handleSubmit } = form;
  const { field: method } = useController({ control, name: 'method' });
  const { field: typed, fieldState } = useController({ control, name: 'amount' });
  const chosen = out.find(({ deskPaymentMethod }) => deskPaymentMethod === method.value);
  const amount = readBetween(typed.value, currency, { least: 1, most });
  /** What nobody typed follows the means of payment. */
  const choose = (next: number) => {
    method.onChange(next);
    setMost(mostOf(next));
    if (!fieldState.isDirty)
      form.resetField('amount', { defaultValue: writeAmount(mostOf(next), currency, locale) });
  };
  const credit = useAction('Order.credit', ['number']);
  const money = (value: number) => formatMoney(value, currency, locale);
  const isReady = amount !== undefined && chosen !== undefined;
  const kept = -due - (amount ?? 0);
  const lines = [
    ...(isReady ? [t('settlement.gives', { amount: money(amount), method: chosen.label })] : []),
    ...(kept > 0
      ? [
          customer
            ? t('settlement.keeps', { amount: money(kept), customer })
            : t('settlement.keepsNobody', { amount: money(kept) }),
        ]
      : []),
  ];
  const submit = handleSubmit(async ({ reason }) => {
    if (!isReady || credit.isPending) return;
    const payments = [{ deskPaymentMethod: String(chosen.deskPaymentMethod), amount }];
    const body = { payments, due, ...(reason && { reason }) };
    const { isDone } = await credit.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('settlement.credited', { amount: money(amount) }), { type: 'success' });
    void navigate(screenPath('Order', 'show', orderId));
  });
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={(event) => void submit(event)}>
      <MethodChoice
        title={t('settlement.howBack')}
        methods={out}
        method={method.value}
        onChange={choose}
        labelOf={(one) => `${one.label} (${t('settlement.most', { amount: money(one.most) })})`}
      />
      {chosen && ELSEWHERE.includes(chosen.code) && (
        <Alert severity="warning">{t('settlement.elsewhere', { method: chosen.label })}</Alert>
      )}
      <MoneyField
        control={control}
        name="amount"
        label={t('settlement.toGive')}
        currency={currency}
        least={1}
        most={most}
      />
      <SchemaText
        control={control}
        name="reason"
        t={t}
        label={t('settlement.reason')}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <EffectList title={t('settlement.effect')} lines={lines} />
      <SettlementChanges error={credit.refusal?.error} currency={currency} onLookAgain={onLookAgain} />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={!isReady || credit.isPending}>
          {t('settlement.confirmCredit', { amount: money(amount ?? 0) })}
        </Button>
      </Box>
    </Stack>
  );
}
