/** `/orders/{orderId}/refund`: what is given back, how the money goes out, and what that does, shown before it is done. */
import { Box, Button, Stack, TextField } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { type Chosen, planRefund } from '../model/planRefund.ts';
import { RefundableOrder, type RefundableProps } from './RefundableOrder.tsx';
import { RefundChanges } from './RefundChanges.tsx';
import { RefundEffect } from './RefundEffect.tsx';
import { RefundLines } from './RefundLines.tsx';
import { RefundMethods } from './RefundMethods.tsx';
import { useTexts } from './useTexts.ts';

export function RefundOrder() {
  const t = useTexts();
  return <RefundableOrder width="form" title={(number) => t('refund.title', { number })} Form={RefundForm} />;
}

function RefundForm({ orderId, order, onLookAgain }: RefundableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Chosen>({});
  const [method, setMethod] = useState(order.methods[0]?.deskPaymentMethod);
  const [reason, setReason] = useState('');
  const refund = useAction('Order.refund', ['amount']);
  const plan = planRefund(order, chosen, method);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const isReady = plan.lines.length > 0 && (plan.credit === 0 || order.customer !== null);
  const submit = async () => {
    const payments = plan.out.map(({ method: by, amount }) => ({
      deskPaymentMethod: String(by.deskPaymentMethod),
      amount,
    }));
    const body = { lines: plan.lines, payments, ...(reason.trim() && { reason: reason.trim() }) };
    const { isDone } = await refund.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('refund.done', { amount: money(plan.total) }), { type: 'success' });
    void navigate(screenPath('Order', 'show', orderId));
  };
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !refund.isPending) void submit();
      }}
    >
      <RefundLines title={t('refund.what')} order={order} chosen={chosen} onChange={setChosen} />
      <RefundMethods order={order} method={method} onChange={setMethod} />
      <TextField
        label={t('refund.reason')}
        value={reason}
        multiline
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <RefundEffect order={order} plan={plan} />
      <RefundChanges error={refund.refusal?.error} onLookAgain={onLookAgain} />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={!isReady || refund.isPending}>
          {t('refund.confirm', { amount: money(plan.total) })}
        </Button>
      </Box>
    </Stack>
  );
}
