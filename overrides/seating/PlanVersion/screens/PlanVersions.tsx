/** Which performances are on the plan of their room as it is, which stay on a version of before, and what keeps them there. */
import { Button, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Link as RouterLink, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { standingOf, type WireVersions } from '../model.ts';
import { PerformanceRow } from './PerformanceRow.tsx';
import { useTexts } from './useTexts.ts';

const COLUMNS = ['performance', 'date', 'standing', 'changes'] as const;

const countWaiting = ({ performances }: WireVersions) =>
  performances.filter((one) => standingOf(one) !== 'current').length;

export function PlanVersions() {
  const { seatConfigId = '' } = useParams();
  const t = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const mayMove = useHas('stock.write');
  const follow = useAction('SeatConfig.followPlan');
  const iri = `/ticketing/v1/seat_configs/${seatConfigId}`;
  const key = ['SeatConfig', 'versions', seatConfigId];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await callAction('SeatConfig.planVersions', { id: iri }, { signal })) as WireVersions,
  });
  const above = (
    <Link component={RouterLink} to={screenPath('SeatConfig', 'show', seatConfigId)} sx={{ fontSize: 14 }}>
      {t('planVersion.back')}
    </Link>
  );
  if (error)
    return (
      <Page title={t('planVersion.title')} above={above}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageLoading />;
  const move = async () => {
    const moved = await follow.run({ id: iri });
    if (!moved.isDone) return;
    const next = moved.answer as WireVersions;
    client.setQueryData(key, next);
    const count = countWaiting(data) - countWaiting(next);
    if (count > 0) notify(t('planVersion.moved', { smart_count: count }), { type: 'success' });
    else notify(t('planVersion.notMoved'), { type: 'info' });
  };
  return (
    <Page
      title={data.label}
      subtitle={`${t('planVersion.title')} · ${t('planVersion.version', { version: data.version })}`}
      above={above}
      actions={
        mayMove &&
        countWaiting(data) > 0 && (
          <Button variant="contained" disabled={follow.isPending} onClick={() => void move()}>
            {t('planVersion.follow')}
          </Button>
        )
      }
    >
      <ProblemAlert error={follow.refusal?.error} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 760 }}>
        {t('planVersion.explained')}
      </Typography>
      {data.performances.length === 0 ? (
        <EmptyState title={t('planVersion.none')} />
      ) : (
        <SmallTable
          label={t('planVersion.table')}
          columns={COLUMNS.map((name) => ({ name, head: t(`planVersion.${name}`) }))}
        >
          {data.performances.map((performance) => (
            <PerformanceRow key={performance.id} performance={performance} />
          ))}
        </SmallTable>
      )}
      {data.performances.some((one) => standingOf(one) === 'kept') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('planVersion.help')}
        </Typography>
      )}
    </Page>
  );
}
