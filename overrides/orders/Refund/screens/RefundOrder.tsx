/** `/orders/{orderId}/refund`: what is given back, how the money goes out, and what that does, said before it is done. */
import { Alert, Box, Button, Link, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { type Chosen, planRefund } from '../model/planRefund.ts';
import { RefundChanges } from './RefundChanges.tsx';
import { RefundEffect } from './RefundEffect.tsx';
import { RefundLines } from './RefundLines.tsx';
import { RefundMethods } from './RefundMethods.tsx';
import { useSay } from './useSay.ts';

export function RefundOrder() {
  const { orderId = '' } = useParams();
  const say = useSay();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-refundable', orderId],
    // What a colleague gave back a minute ago is not offered again.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const order = await callAction('Order.read', { id: orderId, fields: ['number'] }, { signal });
      const refundable = await callAction('Order.refundable', { id: orderId }, { signal });
      return { number: order.number ?? orderId, refundable, readAt: Date.now() };
    },
  });
  return (
    <Page
      title={say('refund.title', { number: data?.number ?? '' })}
      width="form"
      above={
        <Link component={RouterLink} to={screenPath('Order', 'show', orderId)} sx={{ fontSize: 14 }}>
          {say('refund.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && data.refundable.lines.length === 0 && <Alert severity="info">{say('refund.none')}</Alert>}
      {data && data.refundable.lines.length > 0 && (
        <SessionGate>
          <RefundForm
            key={data.readAt}
            orderId={orderId}
            order={data.refundable}
            onLookAgain={() => void refetch()}
          />
        </SessionGate>
      )}
    </Page>
  );
}

interface RefundFormProps {
  readonly orderId: string;
  readonly order: Parameters<typeof planRefund>[0];
  readonly onLookAgain: () => void;
}

function RefundForm({ orderId, order, onLookAgain }: RefundFormProps) {
  const say = useSay();
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
    notify(say('refund.done', { amount: money(plan.total) }), { type: 'success' });
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
      <RefundLines order={order} chosen={chosen} onChange={setChosen} />
      <RefundMethods order={order} method={method} onChange={setMethod} />
      <TextField
        label={say('refund.reason')}
        value={reason}
        multiline
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <RefundEffect order={order} plan={plan} />
      <RefundChanges error={refund.refusal?.error} onLookAgain={onLookAgain} />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={!isReady || refund.isPending}>
          {say('refund.confirm', { amount: money(plan.total) })}
        </Button>
      </Box>
    </Stack>
  );
}
