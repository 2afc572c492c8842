/** `/orders/{orderId}/debit`: what is due is taken, from the customer's account first where it has something, then at the desk. */
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { OrderSettlement } from '../../../../schema/generated/orders/OrderSettlement.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { EffectList } from '../../../orders/Settlement/screens/EffectList.tsx';
import { MethodChoice } from '../../../orders/Settlement/screens/MethodChoice.tsx';
import { MoneyField, writeAmount } from '../../../orders/Settlement/screens/MoneyField.tsx';
import { SettledOrder, type SettledProps } from '../../../orders/Settlement/screens/SettledOrder.tsx';
import { SettlementChanges } from '../../../orders/Settlement/screens/SettlementChanges.tsx';
import { useTexts } from '../../../orders/Settlement/screens/useTexts.ts';
import type { PlannedDebit } from '../model/planDebit.ts';
import { debitForm, readDebit } from './debitForm.ts';

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
function useTyped(order: OrderSettlement) {
  const [locale] = useLocaleState();
  const { due, account, currency, methods } = order;
  const startOf = (usesAccount: boolean) =>
    writeAmount(due - (usesAccount ? Math.min(account, due) : 0), currency, locale);
  const { control, handleSubmit, resetField } = useSchemaForm(debitForm(order), {
    usesAccount: account > 0,
    method: methods[0]?.deskPaymentMethod ?? 0,
    amount: startOf(account > 0),
    given: '',
    reason: '',
  });
  const { field: usesAccount } = useController({ control, name: 'usesAccount' });
  const { field: method } = useController({ control, name: 'method' });
  const { field: amount } = useController({ control, name: 'amount' });
  const { field: given } = useController({ control, name: 'given' });
  const values = {
    usesAccount: usesAccount.value,
    method: method.value,
    amount: amount.value,
    given: given.value,
  };
  return {
    ...readDebit(order, values),
    ...{ control, handleSubmit, method, usesAccount: usesAccount.value },
    chooseAccount: (isOn: boolean) => {
      usesAccount.onChange(isOn);
      resetField('amount', { defaultValue: startOf(isOn) });
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
  const submit = typed.handleSubmit(async ({ reason }) => {
    if (debit.isPending) return;
    const { atDesk, chosen, counted, isCash, fromAccount } = typed;
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
    const body = { payments, account: fromAccount, due, ...(reason && { reason }) };
    const { isDone } = await debit.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('settlement.debited', { amount: money(typed.plan.total) }), { type: 'success' });
    void navigate(screenPath('Order', 'show', orderId));
  });
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={(event) => void submit(event)}>
      <DebitFields order={order} typed={typed} />
      <SchemaText
        control={typed.control}
        name="reason"
        t={t}
        label={t('settlement.note')}
        multiline
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
            method={typed.method.value}
            onChange={typed.method.onChange}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <MoneyField
              control={typed.control}
              name="amount"
              label={t('settlement.toTake')}
              currency={currency}
              least={1}
              most={left}
            />
            {isCash && (
              <MoneyField
                control={typed.control}
                name="given"
                label={t('settlement.given')}
                currency={currency}
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
