/** `/orders/{orderId}/debit`: what is due is taken, from the customer's account first where it has something, then at the desk. */
import { Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderSettlement } from '../../../../schema/generated/orders/OrderSettlement.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { EffectList } from '../../../orders/Settlement/screens/EffectList.tsx';
import { MethodChoice } from '../../../orders/Settlement/screens/MethodChoice.tsx';
import { MoneyField, readBetween, writeAmount } from '../../../orders/Settlement/screens/MoneyField.tsx';
import { SettledOrder, type SettledProps } from '../../../orders/Settlement/screens/SettledOrder.tsx';
import { SettlementChanges } from '../../../orders/Settlement/screens/SettlementChanges.tsx';
import { useTexts } from '../../../orders/Settlement/screens/useTexts.ts';
import { CASH } from '../../Payment/model.ts';
import { type PlannedDebit, planDebit } from '../model/planDebit.ts';

export function DebitOrder() {
  return (
    <SettledOrder
      title="debitTitle"
      findNothing={({ due }) => (due > 0 ? undefined : 'nothingDue')}
      Body={GatedForm}
    />
  );
}

const GatedForm = (props: SettledProps) => (
  <SessionGate>
    <DebitForm {...props} />
  </SessionGate>
);

/** What the form holds, and what is read from it. */
function useTyped({ currency, due, account, methods }: OrderSettlement) {
  const [locale] = useLocaleState();
  const most = Math.min(account, due);
  const [usesAccount, setUsesAccount] = useState(most > 0);
  const fromAccount = usesAccount ? most : 0;
  const left = due - fromAccount;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? writeAmount(left, currency, locale);
  const [method, setMethod] = useState(methods[0]?.deskPaymentMethod);
  const [given, setGiven] = useState('');
  const [reason, setReason] = useState('');
  const chosen = methods.find(({ deskPaymentMethod }) => deskPaymentMethod === method);
  const isCash = chosen?.code === CASH;
  const atDesk = left === 0 ? undefined : readBetween(text, currency, { least: 1, most: left });
  const counted = given.trim() === '' ? null : readBetween(given, currency, {});
  const plan = planDebit({ due, account: fromAccount, amount: atDesk, isCash, given: counted });
  const isReady = plan.isReady && (left === 0 || atDesk !== undefined);
  return {
    ...{ most, usesAccount, fromAccount, left, text, method, given, reason, chosen, isCash, atDesk, counted },
    ...{ plan, isReady, setTyped, setMethod, setGiven, setReason },
    chooseAccount: (isOn: boolean) => {
      setUsesAccount(isOn);
      setTyped(undefined);
    },
  };
}

function DebitForm({ orderId, order, onLookAgain }: SettledProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const notify = useNotify();
  const debit = useAction('Order.debit', ['number']);
  const typed = useTyped(order);
  const { currency, due } = order;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const submit = async () => {
    const { atDesk, chosen, counted, isCash, fromAccount, reason } = typed;
    const payments =
      atDesk === undefined || !chosen
        ? []
        : [
            {
              deskPaymentMethod: String(chosen.deskPaymentMethod),
              amount: atDesk,
              ...(isCash && typeof counted === 'number' && { given: counted }),
            },
          ];
    const body = { payments, account: fromAccount, due, ...(reason.trim() && { reason: reason.trim() }) };
    const { isDone } = await debit.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('settlement.debited', { amount: money(typed.plan.total) }), { type: 'success' });
    void navigate(screenPath('Order', 'show', orderId));
  };
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.isReady && !debit.isPending) void submit();
      }}
    >
      <DebitFields order={order} typed={typed} />
      <TextField
        label={t('settlement.note')}
        value={typed.reason}
        multiline
        onChange={(event) => typed.setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <EffectList title={t('settlement.effect')} lines={describeEffect(typed, t, money)} />
      <SettlementChanges error={debit.refusal?.error} currency={currency} onLookAgain={onLookAgain} />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={!typed.isReady || debit.isPending}>
          {t('settlement.confirmDebit', { amount: money(typed.plan.total) })}
        </Button>
      </Box>
    </Stack>
  );
}

type Typed = ReturnType<typeof useTyped>;

function DebitFields({ order, typed }: { readonly order: OrderSettlement; readonly typed: Typed }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { currency, customer, methods } = order;
  const { most, left, plan, isCash } = typed;
  return (
    <>
      {most > 0 && (
        <FormControlLabel
          control={<Checkbox checked={typed.usesAccount} onChange={(_, isOn) => typed.chooseAccount(isOn)} />}
          label={t('settlement.useAccount', {
            customer: customer ?? '',
            amount: formatMoney(most, currency, locale),
          })}
        />
      )}
      {left > 0 && (
        <>
          <MethodChoice
            title={t('settlement.how')}
            methods={methods}
            method={typed.method}
            onChange={typed.setMethod}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <MoneyField
              label={t('settlement.toTake')}
              currency={currency}
              text={typed.text}
              onText={typed.setTyped}
              least={1}
              most={left}
            />
            {isCash && (
              <MoneyField
                label={t('settlement.given')}
                currency={currency}
                text={typed.given}
                onText={typed.setGiven}
                least={typed.atDesk ?? 0}
              />
            )}
          </Stack>
          {isCash && plan.change > 0 && (
            <Typography sx={{ fontSize: 22, fontWeight: 600 }} className="num" aria-live="polite">
              {t('settlement.change', { amount: formatMoney(plan.change, currency, locale) })}
            </Typography>
          )}
        </>
      )}
    </>
  );
}

function describeEffect(
  { atDesk, chosen, fromAccount, plan }: Typed,
  t: ReturnType<typeof useTexts>,
  money: (amount: number) => string,
): readonly string[] {
  const rest = (left: PlannedDebit['left']) =>
    left > 0 ? t('settlement.leaves', { amount: money(left) }) : t('settlement.settles');
  return [
    ...(fromAccount > 0 ? [t('settlement.takesAccount', { amount: money(fromAccount) })] : []),
    ...(atDesk && chosen ? [t('settlement.takes', { amount: money(atDesk), method: chosen.label })] : []),
    rest(plan.left),
  ];
}
