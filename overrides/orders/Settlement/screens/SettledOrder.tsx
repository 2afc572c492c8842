/** The frame of the pages about how an order is settled: reads it anew each time, shows its state, and shows one of them. */
import { Alert, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { OrderSettlement } from '../../../../schema/generated/orders/OrderSettlement.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SettlementFigures } from './SettlementFigures.tsx';
import { useTexts } from './useTexts.ts';

export interface SettledProps {
  readonly orderId: string;
  readonly order: OrderSettlement;
  readonly onLookAgain: () => void;
}

interface SettledOrderProps {
  /** Key of a text, with the order's number in it. */
  readonly title: string;
  readonly width?: 'form' | 'wide';
  /** Where it leads back to: the order, or its payments. */
  readonly isBelowPayments?: boolean;
  /** Key of a text that is there instead of the form, where there is nothing to do. */
  readonly findNothing?: (order: OrderSettlement) => string | undefined;
  readonly Body: ComponentType<SettledProps>;
}

export function SettledOrder({
  title,
  width = 'form',
  isBelowPayments = false,
  findNothing,
  Body,
}: SettledOrderProps) {
  const { orderId = '' } = useParams();
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-settlement', orderId],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => ({
      order: await callAction('Order.settlement', { id: orderId }, { signal }),
      readAt: Date.now(),
    }),
  });
  const path = screenPath('Order', 'show', orderId);
  const nothing = data && findNothing?.(data.order);
  return (
    <Page
      title={t(`settlement.${title}`, { number: data?.order.number ?? '' })}
      width={width}
      above={
        <Link
          component={RouterLink}
          to={isBelowPayments ? `${path}/transactions` : path}
          sx={{ fontSize: 14 }}
        >
          {t(isBelowPayments ? 'settlement.backToPayments' : 'settlement.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && (
        <Stack spacing={3}>
          <SettlementFigures order={data.order} />
          {nothing ? (
            <Alert severity="info">{t(`settlement.${nothing}`)}</Alert>
          ) : (
            <Body key={data.readAt} orderId={orderId} order={data.order} onLookAgain={() => void refetch()} />
          )}
        </Stack>
      )}
    </Page>
  );
}
