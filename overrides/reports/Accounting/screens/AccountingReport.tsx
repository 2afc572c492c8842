/** `/report/accounting`: what each account was debited and credited, with the files for the accountant. */
import { Alert, Link as MuiLink, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { AccountingReport as Report } from '../../../../schema/generated/reports/AccountingReport.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { FileButton } from '../../Report/screens/FileButton.tsx';
import { ReportDays } from '../../Report/screens/ReportDays.tsx';
import { ReportTabs } from '../../Report/screens/ReportTabs.tsx';
import { useDays } from '../../Report/screens/useDays.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';
import { FecButton } from './FecButton.tsx';

export function AccountingReport() {
  const t = useTexts();
  const { days, choose } = useDays();
  const mayExport = useHas('accounting.export');
  const { data, error, refetch } = useQuery({
    queryKey: ['accounting', days.from, days.to],
    queryFn: ({ signal }) => callAction('GET /reports/accounting', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('report.accounting')}
      subtitle={t('report.accountingHint')}
      width="wide"
      above={<ReportTabs current="accounting" />}
      actions={
        data &&
        mayExport && (
          <>
            <FileButton
              call="GET /reports/accounting.csv"
              label={t('report.accountsFile')}
              query={{ from: data.from, to: data.to }}
              filename={`${data.from}-${data.to}.csv`}
            />
            {(['xlsx', 'pdf'] as const).map((format) => (
              <FileButton
                key={format}
                call={`GET /reports/accounting.${format}`}
                label={t(`report.${format}`)}
                query={{ from: data.from, to: data.to }}
                filename={`${data.from}-${data.to}.${format}`}
              />
            ))}
            <FecButton from={data.from} to={data.to} />
          </>
        )
      }
    >
      <Stack spacing={3}>
        {data && <ReportDays {...data} onChoose={choose} />}
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.accounts.length === 0 && <EmptyState title={t('report.none')} text={t('report.noneHint')} />}
        {data && data.accounts.length > 0 && <Accounts report={data} />}
      </Stack>
    </Page>
  );
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The entries behind an account; VAT is a part of what was sold. */
function listEntries({ start, end }: Report, type: string): string {
  const filter = {
    createdAt: { gte: start, lt: end },
    ...(type !== 'vat' && { accountType: [type] }),
  };
  return `${screenPath('Transaction', 'list')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

function Accounts({ report }: { readonly report: Report }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { accounts, currency } = report;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const debit = accounts.reduce((sum, account) => sum + account.debit, 0);
  const credit = accounts.reduce((sum, account) => sum + account.credit, 0);
  return (
    <Stack spacing={2}>
      {accounts.some(({ isSet }) => !isSet) && (
        <Alert severity="info">
          {t('report.unset')}{' '}
          <MuiLink component={Link} to={screenPath('ReportingAccount', 'list')} underline="always">
            {t('report.setAccounts')}
          </MuiLink>
        </Alert>
      )}
      <SmallTable
        label={t('report.accounting')}
        columns={[
          { name: 'account', head: t('report.account') },
          { name: 'name', head: t('report.name') },
          { name: 'entries', head: t('report.entries'), align: 'right' },
          { name: 'debit', head: t('report.debit'), align: 'right' },
          { name: 'credit', head: t('report.credit'), align: 'right' },
          { name: 'balance', head: t('report.balance'), align: 'right' },
        ]}
      >
        {accounts.map((account) => (
          <TableRow key={`${account.code} ${account.type}`} hover>
            <TableCell component="th" scope="row" sx={NUMBER}>
              <MuiLink component={Link} to={listEntries(report, account.type)}>
                {account.code}
              </MuiLink>
              {!account.isSet && ' *'}
            </TableCell>
            <TableCell>{account.label}</TableCell>
            <TableCell align="right" sx={NUMBER}>
              {new Intl.NumberFormat(locale).format(account.entries)}
            </TableCell>
            {[account.debit, account.credit, account.debit - account.credit].map((amount, index) => (
              <TableCell key={['debit', 'credit', 'balance'][index]} align="right" sx={NUMBER}>
                {money(amount)}
              </TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row" colSpan={3} sx={{ fontWeight: 600 }}>
            {t('report.sum')}
          </TableCell>
          {[debit, credit, debit - credit].map((amount, index) => (
            <TableCell
              key={['debit', 'credit', 'balance'][index]}
              align="right"
              sx={{ ...NUMBER, fontWeight: 600 }}
            >
              {money(amount)}
            </TableCell>
          ))}
        </TableRow>
      </SmallTable>
      {debit === credit && <Typography color="textSecondary">{t('report.balanced')}</Typography>}
    </Stack>
  );
}
