/** `/report/sales/detail`: sales of a period by one thing at a time, by the date that counts; each row opens its entries. */
import { MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lastSeason } from '../../Comparison/model.ts';
import { CompareSwitch } from '../../Comparison/screens/CompareSwitch.tsx';
import { useComparison } from '../../Comparison/screens/useComparison.ts';
import { FileButton } from '../../Report/screens/FileButton.tsx';
import { ReportDays } from '../../Report/screens/ReportDays.tsx';
import { ReportTabs } from '../../Report/screens/ReportTabs.tsx';
import { useDays } from '../../Report/screens/useDays.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';
import { SalesRows } from './SalesRows.tsx';

const FORMATS = ['csv', 'xlsx', 'pdf'] as const;
const BYS = ['show', 'performance', 'price', 'channel', 'seller', 'method', 'rate', 'day'] as const;
const BASES = ['sale_date', 'event_end', 'deposit_date'] as const;

export function SalesDetail() {
  const t = useTexts();
  const { days, asked, setAsked, choose } = useDays();
  const by = BYS.find((one) => one === asked.get('by')) ?? 'show';
  const basis = BASES.find((one) => one === asked.get('basis')) ?? 'sale_date';
  const { isOn, turn } = useComparison();
  const { data, error, refetch } = useQuery({
    queryKey: ['sales', days.from, days.to, by, basis],
    queryFn: ({ signal }) => callAction('GET /reports/sales', { query: { ...days, by, basis } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const past = data && lastSeason(data);
  const before = useQuery({
    queryKey: ['sales', past?.from, past?.to, by, basis],
    queryFn: ({ signal }) => callAction('GET /reports/sales', { query: { ...past, by, basis } }, { signal }),
    enabled: isOn && past !== undefined,
  });
  const change = (name: 'by' | 'basis', value: string) =>
    setAsked((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), {
      replace: true,
    });
  return (
    <Page
      title={t('report.detail')}
      subtitle={t('report.detailHint')}
      width="wide"
      above={<ReportTabs current="detail" />}
      actions={
        data &&
        FORMATS.map((format) => (
          <FileButton
            key={format}
            call={`GET /reports/sales.${format}`}
            label={t(`report.${format}`)}
            query={{ from: data.from, to: data.to, by, basis }}
            filename={`${by}-${data.from}-${data.to}.${format}`}
          />
        ))
      }
    >
      <Stack spacing={3}>
        {data && <ReportDays {...data} onChoose={choose} />}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Choice label={t('report.by')} value={by} onChange={(value) => change('by', value)}>
            {BYS.map((one) => [one, t(`report.bys.${one}`)])}
          </Choice>
          <Choice label={t('report.basis')} value={basis} onChange={(value) => change('basis', value)}>
            {BASES.map((one) => [one, t(`report.bases.${one}`)])}
          </Choice>
        </Stack>
        {data && <CompareSwitch {...data} isOn={isOn} onChange={turn} />}
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {isOn && <ProblemAlert error={before.error} onRetry={() => void before.refetch()} />}
        {!data && !error && <Loading />}
        {data?.rows.length === 0 && <EmptyState title={t('report.none')} text={t('report.noneHint')} />}
        {data && data.rows.length > 0 && (
          <SalesRows sales={data} by={by} basis={basis} before={isOn ? before.data : undefined} />
        )}
      </Stack>
    </Page>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 200 }}
    >
      {children.map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
