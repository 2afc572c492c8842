/** On top of a desk session's page: its account as on the statement, and the statement itself. */
import { Alert, Box, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { DeskSessionAccount } from '../../../../schema/generated/desk/DeskSessionAccount.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { StatementButton } from './StatementButton.tsx';
import { useAccount } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('DeskSession');

export function SessionAccount() {
  const record = useRecord();
  return record?.['@id'] ? <Account session={record['@id']} /> : null;
}

function Account({ session }: { readonly session: string }) {
  const t = useTexts();
  const { data, error } = useAccount(session);
  if (!data) return <ProblemAlert error={error} />;
  return (
    <Stack component="section" spacing={2} aria-label={t('drawer.account')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {t('drawer.sales', { orders: data.orderCount, tickets: data.ticketCount })}
        </Typography>
        <StatementButton session={session} label={t(data.endDate ? 'drawer.statement' : 'drawer.read')} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Methods account={data} />
        <Drawer account={data} />
      </Box>
      {data.movements.length > 0 && <Movements account={data} />}
    </Stack>
  );
}

const AMOUNT = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface PartProps {
  readonly account: DeskSessionAccount;
}

function Methods({ account }: PartProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <SmallTable
      label={t('drawer.method')}
      columns={[
        { name: 'method', head: t('drawer.method') },
        { name: 'taken', head: t('drawer.taken'), align: 'right' },
        { name: 'refunded', head: t('drawer.refunded'), align: 'right' },
        { name: 'net', head: t('drawer.net'), align: 'right' },
      ]}
    >
      {account.methods.map(({ label, currency, taken, refunded, amount }) => (
        <TableRow key={`${label} ${currency}`}>
          <TableCell>{label}</TableCell>
          {[taken, refunded, amount].map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns that stay where they are
            <TableCell key={index} align="right" sx={AMOUNT}>
              {formatMoney(value, currency, locale)}
            </TableCell>
          ))}
        </TableRow>
      ))}
      <TableRow>
        <TableCell component="th" scope="row" colSpan={3} sx={{ fontWeight: 700 }}>
          {t('drawer.total')}
        </TableCell>
        <TableCell align="right" sx={{ ...AMOUNT, fontWeight: 700 }}>
          {formatMoney(account.total, account.currency, locale)}
        </TableCell>
      </TableRow>
    </SmallTable>
  );
}

function Drawer({ account }: PartProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { countedCash, cashDifference, endDate, differenceReason } = account;
  const wasCounted = typeof countedCash === 'number';
  const rows = [
    ['float', account.openingFloat],
    ['cashTaken', account.cashTaken],
    ['cashIn', account.cashIn],
    ['cashOut', -account.cashOut || 0],
    ['expected', account.expectedCash],
    ...(wasCounted
      ? ([
          ['counted', countedCash],
          ['difference', cashDifference ?? 0],
        ] as const)
      : []),
  ] as const;
  return (
    <Stack spacing={1}>
      <SmallTable
        label={t('drawer.expected')}
        columns={[
          { name: 'what', head: t('drawer.account') },
          { name: 'amount', head: t('drawer.amount'), align: 'right' },
        ]}
      >
        {rows.map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell>{t(`drawer.${name}`)}</TableCell>
            <TableCell align="right" sx={AMOUNT}>
              {formatMoney(amount, account.currency, locale)}
            </TableCell>
          </TableRow>
        ))}
      </SmallTable>
      {endDate && !wasCounted && <Alert severity="info">{t('drawer.notCounted')}</Alert>}
      {differenceReason && (
        <Alert severity="warning">
          {t('drawer.differenceReason')}: {differenceReason}
        </Alert>
      )}
    </Stack>
  );
}

function Movements({ account }: PartProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <SmallTable
      label={t('drawer.movements')}
      columns={[
        { name: 'at', head: t('drawer.at') },
        { name: 'reason', head: t('drawer.movements') },
        { name: 'amount', head: t('drawer.amount'), align: 'right' },
      ]}
    >
      {account.movements.map(({ at, reason, amount }) => (
        <TableRow key={`${at} ${reason} ${amount}`}>
          <TableCell>{formatInstant(at, account.timezone, locale, 'time')}</TableCell>
          <TableCell>{reason}</TableCell>
          <TableCell align="right" sx={AMOUNT}>
            {formatMoney(amount, account.currency, locale)}
          </TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}
