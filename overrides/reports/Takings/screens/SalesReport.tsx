/** `/report/sales`: what came in on the days chosen, as a manager looks at it in the morning; yesterday to begin with. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { DayChoice } from '../../Period/screens/DayChoice.tsx';
import { ReportTabs } from '../../Report/screens/ReportTabs.tsx';
import { addDays } from '../model.ts';
import { MethodTable, RateTable, ShowTable } from './TakingsTables.tsx';
import { TakingsTotals } from './TakingsTotals.tsx';
import { useTexts } from './useTexts.ts';

export function SalesReport() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const [asked, setAsked] = useSearchParams();
  // Without days it is yesterday, by the organiser's clock: the answer names them.
  const days = { from: asked.get('from') ?? undefined, to: asked.get('to') ?? undefined };
  const { data, error, refetch } = useQuery({
    queryKey: ['takings', days.from, days.to],
    queryFn: ({ signal }) => callAction('GET /reports/takings', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
  const file = useAction('GET /reports/takings.csv');
  const choose = (first: string, last: string) =>
    setAsked({ from: first, to: last < first ? first : last }, { replace: true });
  const when = (instant: string) => formatInstant(instant, data?.timezone ?? 'UTC', locale, 'long');
  const save = async () => {
    const language = locale.startsWith('fr') ? 'fr' : 'en';
    const drawn = await file.run({ query: { ...days, language } });
    if (drawn.isDone && data) openFile(drawn.answer, t('takings.file', { from: data.from, to: data.to }));
  };
  return (
    <Page
      title={t('takings.title')}
      subtitle={data && t('takings.subtitle', { from: when(data.start), to: when(data.end) })}
      width="wide"
      above={<ReportTabs current="sales" />}
      actions={
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
          disabled={!data || file.isPending}
          onClick={() => void save()}
        >
          {t('takings.csv')}
        </Button>
      }
    >
      <Stack spacing={3}>
        {data && <Days {...data} onChoose={choose} />}
        {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
        <ProblemAlert error={file.refusal?.error} />
        {!data && !error && <Loading />}
        {data?.totals.length === 0 && <EmptyState title={t('takings.none')} text={t('takings.noneHint')} />}
        {data && data.totals.length > 0 && (
          <>
            <TakingsTotals takings={data} />
            <ShowTable takings={data} />
            <RateTable takings={data} />
            <MethodTable takings={data} />
          </>
        )}
      </Stack>
    </Page>
  );
}

interface DaysProps {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly onChoose: (from: string, to: string) => void;
}

function Days({ today, from, to, onChoose }: DaysProps) {
  const t = useTexts();
  const yesterday = addDays(today, -1);
  const presets = [
    ['takings.yesterday', yesterday, yesterday],
    ['takings.today', today, today],
    ['takings.week', addDays(today, -6), today],
  ] as const;
  return (
    <DayChoice
      from={from}
      to={to}
      labels={{ from: t('takings.from'), to: t('takings.to') }}
      presets={presets.map(([label, first, last]) => ({ label: t(label), from: first, to: last }))}
      onChoose={onChoose}
    />
  );
}
