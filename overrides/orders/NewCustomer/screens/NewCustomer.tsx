/** `/orders/{orderId}/new-customer`, and `…-tickets-coupons`: whose the order is from now on, and what that does. */
import { Alert, Box, Button, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import type { Picked } from '../../../../src/fields/picker/Picked.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { EffectList } from '../../Settlement/screens/EffectList.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = ['number', 'balance', 'currency', { customer: ['displayName'] }] as const;

type ShownOrder = RecordOf<'Order', typeof FIELDS>;

export const NewCustomer = () => <NewCustomerPage isForAll={false} />;

export const NewCustomerTicketsCoupons = () => <NewCustomerPage isForAll />;

function NewCustomerPage({ isForAll }: { readonly isForAll: boolean }) {
  const t = useTexts();
  const { orderId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-new-customer', orderId],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => ({
      order: await callAction('Order.read', { id: orderId, fields: FIELDS }, { signal }),
      readAt: Date.now(),
    }),
  });
  const number = data?.order.number ?? '';
  return (
    <Page
      title={t(isForAll ? 'newCustomer.titleAll' : 'newCustomer.title', { number })}
      width="form"
      above={
        <Link component={RouterLink} to={screenPath('Order', 'show', orderId)} sx={{ fontSize: 14 }}>
          {t('newCustomer.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && (
        <Suspense fallback={<Loading />}>
          <ChangeForm
            key={data.readAt}
            orderId={orderId}
            order={data.order}
            isForAll={isForAll}
            onLookAgain={() => void refetch()}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface ChangeFormProps {
  readonly orderId: string;
  readonly order: ShownOrder;
  readonly isForAll: boolean;
  readonly onLookAgain: () => void;
}

function ChangeForm({ orderId, order, isForAll, onLookAgain }: ChangeFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const [picked, setPicked] = useState<Picked | null>(null);
  const change = useAction('Order.changeCustomer', ['number']);
  const effect = useEffectTexts(order, picked, isForAll);
  const { customer } = order;
  const to = picked ? `${picked['@id'] ?? picked.id}` : '';
  const isSame = to !== '' && to === customer?.['@id'];
  const error = change.refusal?.error;
  const isStale = error instanceof ProblemError && error.code === 'ORDER-001';
  const submit = async () => {
    const from = customer?.['@id'];
    const body = { customer: to, ...(from && { from }), ticketsAndCoupons: isForAll };
    const { isDone } = await change.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('newCustomer.done', { name: String(picked?.displayName ?? '') }), { type: 'success' });
    void navigate(screenPath('Order', 'show', orderId));
  };
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (to && !isSame && !change.isPending) void submit();
      }}
    >
      <Box>
        {customer ? t('newCustomer.now', { name: customer.displayName ?? '' }) : t('newCustomer.nobody')}
      </Box>
      <RelationPicker
        target="Customer"
        label={t('newCustomer.pick')}
        value={picked}
        required
        paths={['displayName']}
        onChange={(value) => setPicked((Array.isArray(value) ? value[0] : value) ?? null)}
      />
      {isSame && <Alert severity="info">{t('newCustomer.same')}</Alert>}
      {effect.length > 0 && !isSame && <EffectList title={t('newCustomer.effect')} lines={effect} />}
      <ProblemAlert
        error={error}
        {...(isStale && { onRetry: onLookAgain, retryLabel: t('newCustomer.again') })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" size="large" disabled={!to || isSame || change.isPending}>
          {t('newCustomer.confirm')}
        </Button>
        <Link
          component={RouterLink}
          replace
          to={`${screenPath('Order', 'show', orderId)}/new-customer${isForAll ? '' : '-tickets-coupons'}`}
        >
          {t(isForAll ? 'newCustomer.alone' : 'newCustomer.all')}
        </Link>
      </Box>
    </Stack>
  );
}

function useEffectTexts(
  { customer, balance, currency }: ShownOrder,
  picked: Picked | null,
  isForAll: boolean,
): readonly string[] {
  const t = useTexts();
  const [locale] = useLocaleState();
  if (!picked) return [];
  const name = String(picked.displayName ?? '');
  const due = balance ?? 0;
  const amount = formatMoney(Math.abs(due), currency ?? 'EUR', locale);
  return [
    t('newCustomer.becomes', { name }),
    ...(customer
      ? [
          t(isForAll ? 'newCustomer.takesTickets' : 'newCustomer.keepsTickets', {
            name: customer.displayName ?? '',
          }),
        ]
      : []),
    ...(due === 0 ? [] : [t(due > 0 ? 'newCustomer.due' : 'newCustomer.credit', { amount, name })]),
    t('newCustomer.invoices'),
  ];
}
