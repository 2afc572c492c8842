/** What a cancellation concerns: tickets, people and money, before it is done. */
import { Box, DialogContentText, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { callAction } from '../../../../src/data/callAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface CancelEffectProps {
  readonly ticketing: string;
  readonly dates: readonly string[];
}

export function CancelEffect({ ticketing, dates }: CancelEffectProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['cancel-effect', ticketing, dates],
    gcTime: 0,
    queryFn: ({ signal }) =>
      callAction('Ticketing.massEffect', { id: ticketing, body: { eventDateList: dates } }, { signal }),
  });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={72} />;
  const { tickets, orders, customers, reserved, amount, currency } = data;
  if (tickets === 0 && reserved === 0)
    return <DialogContentText>{t('massAction.cancelEffect.none')}</DialogContentText>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
      {tickets > 0 && (
        <li>
          {t('massAction.cancelEffect.tickets', { smart_count: tickets })}{' '}
          {t('massAction.cancelEffect.people', { smart_count: orders, customers })}
        </li>
      )}
      {reserved > 0 && <li>{t('massAction.cancelEffect.reserved', { smart_count: reserved })}</li>}
      {typeof amount === 'number' && tickets > 0 && (
        <li>{t('massAction.cancelEffect.money', { amount: formatMoney(amount, currency, locale) })}</li>
      )}
    </Box>
  );
}
