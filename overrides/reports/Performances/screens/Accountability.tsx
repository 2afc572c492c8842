/** `/accountability`: performances of a period with what they took, and the statement of each to print or keep (R4). */
import { Button, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { DayChoice } from '../../Period/screens/DayChoice.tsx';
import { addDays } from '../../Takings/model.ts';
import { PerformanceTable } from './PerformanceTable.tsx';
import { StatementChoices, type StatementQuery } from './StatementChoices.tsx';
import { useTexts } from './useTexts.ts';

export function Accountability() {
  const t = useTexts();
  const [asked, setAsked] = useSearchParams();
  const [query, setQuery] = useState<StatementQuery>({});
  const days = { from: asked.get('from') ?? undefined, to: asked.get('to') ?? undefined };
  const { data, error, refetch } = useQuery({
    queryKey: ['performances', days.from, days.to],
    queryFn: ({ signal }) => callAction('GET /accountability/performances', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('accountability.title')}
      subtitle={t('accountability.subtitle')}
      width="wide"
      actions={<Links />}
    >
      <Stack spacing={3}>
        {data && (
          <DayChoice
            from={data.from}
            to={data.to}
            labels={{ from: t('accountability.from'), to: t('accountability.to') }}
            presets={[
              { label: t('accountability.today'), from: data.today, to: data.today },
              { label: t('accountability.week'), from: addDays(data.today, -6), to: data.today },
              { label: t('accountability.coming'), from: data.today, to: addDays(data.today, 6) },
            ]}
            onChoose={(from, to) => setAsked({ from, to }, { replace: true })}
          />
        )}
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.performances.length === 0 && (
          <EmptyState title={t('accountability.none')} text={t('accountability.noneHint')} />
        )}
        {data && data.performances.length > 0 && (
          <>
            <StatementChoices query={query} onChange={setQuery} />
            <PerformanceTable performances={data.performances} query={query} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function Links() {
  const t = useTexts();
  const seesSessions = useHas('desk.oversee');
  const seesAudits = useHas('fiscal.read');
  return (
    <>
      {seesSessions && (
        <Button component={Link} to={screenPath('DeskSession', 'list')} color="inherit">
          {t('accountability.sessions')}
        </Button>
      )}
      {seesAudits && (
        <Button component={Link} to={screenPath('AuditDocument', 'list')} color="inherit">
          {t('accountability.audits')}
        </Button>
      )}
    </>
  );
}
