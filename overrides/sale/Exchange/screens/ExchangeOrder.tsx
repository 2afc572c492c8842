/** `/orders/{orderId}/exchange`: places given back for others, the difference paid or given back, shown before it is done. */
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Chosen } from '../../../orders/Refund/model/planRefund.ts';
import { RefundableOrder, type RefundableProps } from '../../../orders/Refund/screens/RefundableOrder.tsx';
import { RefundChanges } from '../../../orders/Refund/screens/RefundChanges.tsx';
import { RefundLines } from '../../../orders/Refund/screens/RefundLines.tsx';
import { RefundMethods } from '../../../orders/Refund/screens/RefundMethods.tsx';
import { SOLD, type SoldOrder } from '../../CashRegister/screens/useCheckout.ts';
import { planExchange } from '../model/planExchange.ts';
import { ExchangeDone } from './ExchangeDone.tsx';
import { ExchangeEffect } from './ExchangeEffect.tsx';
import { ExchangeTarget } from './ExchangeTarget.tsx';
import { useHeldPlaces } from './useHeldPlaces.ts';
import { useTexts } from './useTexts.ts';

export function ExchangeOrder() {
  const t = useTexts();
  return (
    <RefundableOrder width="wide" title={(number) => t('exchange.title', { number })} Form={ExchangeForm} />
  );
}

/** What a till takes by hand; money online is no matter of the desk. */
const AT_THE_DESK = ['cash', 'card', 'check'];

function useDeskMethods() {
  return useQuery({
    queryKey: ['exchange-methods'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const query = { enabled: true, isHidden: false, itemsPerPage: 100, 'order[position]': 'asc' };
      const request = { query, fields: ['code', 'label'] as const };
      const { member } = await callAction('DeskPaymentMethod.list', request, { signal });
      return member.filter(({ code }) => AT_THE_DESK.includes(code));
    },
  });
}

function ExchangeForm({ orderId, order, customer, onLookAgain }: RefundableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const methods = useDeskMethods();
  const cart = useHeldPlaces(customer);
  const [chosen, setChosen] = useState<Chosen>({});
  const [outBy, setOutBy] = useState(order.methods[0]?.deskPaymentMethod);
  const [paidBy, setPaidBy] = useState('');
  const [done, setDone] = useState<{ readonly order: SoldOrder; readonly lines: readonly string[] }>();
  const exchange = useAction('Order.exchange', SOLD);
  const held = cart.isSettled ? cart.cart : null;
  const total = held?.customerPaidAmount;
  const plan = planExchange({ order, chosen, total: total ?? 0, method: outBy });
  const method = methods.data?.find((one) => one['@id'] === paidBy) ?? methods.data?.[0];
  const { lines, toPay, toGiveBack, out, credit } = plan;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const isReady =
    lines.length > 0 &&
    held !== null &&
    (credit === 0 || order.customer !== null) &&
    (toPay === 0 || method !== undefined);
  const submit = async () => {
    if (!held) return;
    const payments = toPay > 0 && method ? [{ deskPaymentMethod: method['@id'], amount: toPay }] : [];
    const refunds = out.map(({ method: by, amount }) => ({
      deskPaymentMethod: String(by.deskPaymentMethod),
      amount,
    }));
    const outcome = await exchange.run({
      id: orderId,
      body: { lines, cart: held['@id'], payments, refunds },
    });
    // Its price may be another one now, which the refusal shows.
    if (!outcome.isDone) return void cart.reload().catch(() => undefined);
    cart.forget();
    const effects = [
      ...(toPay > 0 ? [t('exchange.paidBy', { amount: money(toPay), method: method?.label ?? '' })] : []),
      ...out.map((part) => t('exchange.gaveBack', { amount: money(part.amount), method: part.method.label })),
      ...(credit > 0 ? [t('exchange.kept', { amount: money(credit), customer: order.customer ?? '' })] : []),
    ];
    setDone({ order: outcome.answer, lines: effects });
  };
  if (done) return <ExchangeDone {...done} />;
  const wanted =
    toPay > 0 ? 'exchange.confirmPaid' : out.length > 0 ? 'exchange.confirmOut' : 'exchange.confirm';
  const isChosen = lines.length > 0 && held !== null;
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !exchange.isPending) void submit();
      }}
    >
      <RefundLines title={t('exchange.what')} order={order} chosen={chosen} onChange={setChosen} />
      <ExchangeTarget currency={order.currency} cart={cart} />
      <ProblemAlert error={cart.error ?? methods.error} />
      {isChosen && toPay > 0 && (
        <TextField
          select
          label={t('exchange.pay')}
          value={method?.['@id'] ?? ''}
          onChange={(event) => setPaidBy(event.target.value)}
        >
          {(methods.data ?? []).map((one) => (
            <MenuItem key={one['@id']} value={one['@id']}>
              {one.label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isChosen && toGiveBack > 0 && <RefundMethods order={order} method={outBy} onChange={setOutBy} />}
      <ExchangeEffect
        plan={plan}
        cart={cart}
        total={total}
        currency={order.currency}
        customer={order.customer}
        paidBy={method?.label ?? ''}
      />
      <RefundChanges error={exchange.refusal?.error} onLookAgain={onLookAgain} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" size="large" disabled={!isReady || exchange.isPending}>
          {t(isChosen ? wanted : 'exchange.confirm', {
            amount: money(toPay > 0 ? toPay : out.reduce((sum, { amount }) => sum + amount, 0)),
          })}
        </Button>
        {held?.expiresAt && (
          <Typography color="textSecondary">
            {t('exchange.held', {
              time: formatInstant(
                held.expiresAt,
                cart.lines[0]?.performance.timezone ?? 'UTC',
                locale,
                'time',
              ),
            })}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
