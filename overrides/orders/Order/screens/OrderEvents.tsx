/** Everything that was done with an order, when and by whom, newest first. */
import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { type OrderEvent, orderEventDescriptor } from '../../../../schema/generated/orders/OrderEvent.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { loadSchema } from '../../../../src/data/descriptors.ts';
import { findProperty } from '../../../../src/data/paths.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { OrderPart } from './OrderPart.tsx';
import { useTexts } from './useTexts.ts';

const kindProperty = orderEventDescriptor.properties.find(({ name }) => name === 'kind');

export function OrderEvents({ order, timezone }: { readonly order: string; readonly timezone: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { data, isPending, error } = useQuery({
    queryKey: ['order-events', order],
    queryFn: async ({ signal }) => {
      const [events, scan] = await Promise.all([
        callAction('Order.events', { id: order }, { signal }),
        loadSchema('Scan'),
      ]);
      return { events, scanResult: findProperty(scan.entity, 'status') };
    },
  });
  return (
    <OrderPart title={t('orderDesk.history')} isPending={isPending} error={error}>
      <Paper variant="outlined" component="ol" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1, listStyle: 'none' }}>
        {data?.events.map((event, index) => (
          <Box
            key={`${event.at} ${event.kind} ${event.detail}`}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              py: 1,
              borderTop: index && 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="span" className="num" sx={{ color: 'text.secondary', minWidth: 136 }}>
              {formatInstant(event.at, timezone, locale)}
            </Typography>
            <EventText event={event} scanResult={data.scanResult} />
          </Box>
        ))}
      </Paper>
    </OrderPart>
  );
}

function EventText({
  event,
  scanResult,
}: {
  readonly event: OrderEvent;
  readonly scanResult: PropertyDescriptor | undefined;
}) {
  const t = useTexts();
  const label = useLabel();
  const [locale] = useLocaleState();
  const { kind, actor, amount, currency, count, detail, result } = event;
  const parts = [
    amount === null ? undefined : formatMoney(amount, currency ?? 'EUR', locale),
    kind === 'print' ? t('orderDesk.tickets', { smart_count: count ?? 1, detail: detail ?? '' }) : undefined,
    kind === 'scan' && scanResult
      ? t('orderDesk.ticket', {
          detail: detail ?? '',
          result: nameOfValue(scanResult, result ?? '', label),
        })
      : undefined,
    kind === 'print' || kind === 'scan' ? undefined : (detail ?? undefined),
    actor ? t('orderDesk.by', { actor }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <Typography component="span" sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <strong>{kindProperty && nameOfValue(kindProperty, kind, label)}</strong>
      {` · ${parts.join(' · ')}`}
    </Typography>
  );
}
