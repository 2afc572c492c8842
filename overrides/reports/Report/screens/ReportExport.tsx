/** `/report/export`: every file of the reports for the days chosen, in one place. */
import { Box, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useHas } from '../../../../src/data/useHas.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { FecButton } from '../../Accounting/screens/FecButton.tsx';
import { addDays } from '../../Takings/model.ts';
import { FileButton } from './FileButton.tsx';
import { ReportDays } from './ReportDays.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { useDays } from './useDays.ts';
import { useTexts } from './useTexts.ts';

const BYS = ['show', 'performance', 'price', 'channel', 'seller', 'method', 'rate', 'day'] as const;

/** By the browser's clock: the files are read by the organiser's. */
const readToday = () => new Intl.DateTimeFormat('en-CA').format(new Date());

export function ReportExport() {
  const t = useTexts();
  const { days, choose } = useDays();
  const [today] = useState(readToday);
  const seesSales = useHas('reports.read');
  const mayExport = useHas('accounting.export');
  const from = days.from ?? days.to ?? addDays(today, -1);
  const to = days.to ?? days.from ?? addDays(today, -1);
  return (
    <Page
      title={t('report.export')}
      subtitle={t('report.exportHint')}
      width="wide"
      above={<ReportTabs current="export" />}
    >
      <Stack spacing={3}>
        <ReportDays today={today} from={from} to={to} onChoose={choose} />
        {seesSales && (
          <Group title={t('report.sales')} hint={t('report.detailHint')}>
            <FileButton
              call="GET /reports/takings.csv"
              label={t('report.takingsFile')}
              query={{ from, to }}
              filename={`${from}-${to}.csv`}
            />
            {BYS.map((by) => (
              <FileButton
                key={by}
                call="GET /reports/sales.csv"
                label={t('report.salesFile', { by: t(`report.bys.${by}`).toLowerCase() })}
                query={{ from, to, by }}
                filename={`${by}-${from}-${to}.csv`}
              />
            ))}
          </Group>
        )}
        {mayExport && (
          <Group title={t('report.accounting')} hint={t('report.fecHint')}>
            <FecButton from={from} to={to} />
            <FileButton
              call="GET /reports/accounting.csv"
              label={t('report.accountsFile')}
              query={{ from, to }}
              filename={`${from}-${to}.csv`}
            />
          </Group>
        )}
      </Stack>
    </Page>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Group({ title, hint, children }: GroupProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>
    </Paper>
  );
}
