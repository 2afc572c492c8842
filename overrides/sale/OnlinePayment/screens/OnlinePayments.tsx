/** `/payment`: the payment links there are with what became of each, and the latest attempts to pay online. */
import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { AttemptTable } from './AttemptTable.tsx';
import { LinkTable } from './LinkTable.tsx';
import { ATTEMPT_FIELDS, LINK_FIELDS } from './onlineFields.ts';
import { useTexts } from './useTexts.ts';

const LATEST = { 'order[createdAt]': 'desc', itemsPerPage: 50 } as const;

export function OnlinePayments() {
  const t = useTexts();
  const links = useQuery({
    queryKey: ['payment-links'],
    queryFn: ({ signal }) =>
      callAction('PaymentLink.list', { query: LATEST, fields: LINK_FIELDS }, { signal }),
  });
  const attempts = useQuery({
    queryKey: ['payment-attempts'],
    queryFn: ({ signal }) =>
      callAction('PaymentAttempt.list', { query: LATEST, fields: ATTEMPT_FIELDS }, { signal }),
  });
  return (
    <Page title={t('online.title')} subtitle={t('online.subtitle')} width="wide">
      <Stack spacing={3}>
        <ProblemAlert error={links.error} onRetry={() => void links.refetch()} />
        {!links.data && !links.error && <Loading />}
        {links.data?.member.length === 0 && (
          <EmptyState title={t('online.none')} text={t('online.noneHint')} />
        )}
        {links.data && links.data.member.length > 0 && (
          <LinkTable links={links.data.member} onChanged={() => void links.refetch()} />
        )}
        <Typography variant="h2">{t('online.attempts')}</Typography>
        <ProblemAlert error={attempts.error} onRetry={() => void attempts.refetch()} />
        {attempts.data?.member.length === 0 && (
          <Typography color="textSecondary">{t('online.noAttempts')}</Typography>
        )}
        {attempts.data && attempts.data.member.length > 0 && (
          <AttemptTable attempts={attempts.data.member} onAsked={() => void attempts.refetch()} />
        )}
      </Stack>
    </Page>
  );
}
