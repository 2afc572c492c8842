/** `/orders/{orderId}/credit`: money that an order has in credit goes back, all of it or a part. */
import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { ELSEWHERE } from '../../Refund/screens/RefundMethods.tsx';
import { EffectList } from './EffectList.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { MoneyField, readBetween, writeAmount } from './MoneyField.tsx';
import { SettledOrder, type SettledProps } from './SettledOrder.tsx';
import { SettlementChanges } from './SettlementChanges.tsx';
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
  const [method, setMethod] = useState(out[0]?.deskPaymentMethod);
  const chosen = out.find(({ deskPaymentMethod }) => deskPaymentMethod === method);
  const most = Math.min(-due, chosen?.most ?? 0);
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const text = typed ?? writeAmount(most, currency, locale);
  const amount = readBetween(text, currency, { least: 1, most });
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
  const submit = async () => {
    if (!isReady) return;
    const payments = [{ deskPaymentMethod: String(chosen.deskPaymentMethod), amount }];
    const body = { payments, due, ...(reason.trim() && { reason: reason.trim() }) };
    const { isDone } = await credit.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('settlement.credited', { amount: money(amount) }), { type: 'success' });
    void navigate(screenPath('Order', 'show', orderId));
  };
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (!credit.isPending) void submit();
      }}
    >
      <MethodChoice
        title={t('settlement.howBack')}
        methods={out}
        method={method}
        onChange={setMethod}
        labelOf={(one) => `${one.label} (${t('settlement.most', { amount: money(one.most) })})`}
      />
      {chosen && ELSEWHERE.includes(chosen.code) && (
        <Alert severity="warning">{t('settlement.elsewhere', { method: chosen.label })}</Alert>
      )}
      <MoneyField
        label={t('settlement.toGive')}
        currency={currency}
        text={text}
        onText={setTyped}
        least={1}
        most={most}
      />
      <TextField
        label={t('settlement.reason')}
        value={reason}
        multiline
        onChange={(event) => setReason(event.target.value)}
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
