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
import { lastSeason } from '../../Comparison/model.ts';
import { CompareSwitch } from '../../Comparison/screens/CompareSwitch.tsx';
import { useComparison } from '../../Comparison/screens/useComparison.ts';
import { DayChoice } from '../../Period/screens/DayChoice.tsx';
import { FileButton } from '../../Report/screens/FileButton.tsx';
import { ReportTabs } from '../../Report/screens/ReportTabs.tsx';
import { useTexts as useReportTexts } from '../../Report/screens/useTexts.ts';
import { addDays } from '../model.ts';
import { MethodTable, RateTable, ShowTable } from './TakingsTables.tsx';
import { TakingsTotals } from './TakingsTotals.tsx';
import { useTexts } from './useTexts.ts';

export function SalesReport() {
  const t = useTexts();
  const shared = useReportTexts();
  const [locale] = useLocaleState();
  const [asked, setAsked] = useSearchParams();
  // Without days it is yesterday, by the organiser's clock: the answer names them.
  const days = { from: asked.get('from') ?? undefined, to: asked.get('to') ?? undefined };
  const { data, error, refetch } = useQuery({
    queryKey: ['takings', days.from, days.to],
    queryFn: ({ signal }) => callAction('GET /reports/takings', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { isOn, turn } = useComparison();
  const past = data && lastSeason(data);
  const before = useQuery({
    queryKey: ['takings', past?.from, past?.to],
    queryFn: ({ signal }) => callAction('GET /reports/takings', { query: { ...past } }, { signal }),
    enabled: isOn && past !== undefined,
  });
  const file = useAction('GET /reports/takings.csv');
  const choose = (first: string, last: string) =>
    setAsked(
      (now) => {
        const chosen = { from: first, to: last < first ? first : last };
        return new URLSearchParams({ ...Object.fromEntries(now), ...chosen });
      },
      { replace: true },
    );
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
        <>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            disabled={!data || file.isPending}
            onClick={() => void save()}
          >
            {t('takings.csv')}
          </Button>
          {data &&
            (['xlsx', 'pdf'] as const).map((format) => (
              <FileButton
                key={format}
                call={`GET /reports/takings.${format}`}
                label={shared(`report.${format}`)}
                query={{ from: data.from, to: data.to }}
                filename={`${t('takings.title')} ${data.from} ${data.to}.${format}`}
              />
            ))}
        </>
      }
    >
      <Stack spacing={3}>
        {data && <Days {...data} onChoose={choose} />}
        {data && <CompareSwitch {...data} isOn={isOn} onChange={turn} />}
        {isOn && <ProblemAlert error={before.error} onRetry={() => void before.refetch()} />}
        {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
        <ProblemAlert error={file.refusal?.error} />
        {!data && !error && <Loading />}
        {data?.totals.length === 0 && <EmptyState title={t('takings.none')} text={t('takings.noneHint')} />}
        {data && data.totals.length > 0 && (
          <>
            <TakingsTotals takings={data} before={isOn ? before.data : undefined} />
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
