/** Accounts with what each owes or has in credit, by currency; cash coupons are no money and stand apart. */
import { Chip, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { ClientStanding } from '../../../../schema/generated/customers/ClientStanding.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useTexts } from './useTexts.ts';

interface StandingTableProps {
  readonly accounts: readonly ClientStanding[];
  readonly timezone: string;
}

/** Not on a phone. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export function StandingTable({ accounts, timezone }: StandingTableProps) {
  const t = useTexts();
  return (
    <SmallTable
      label={t('client.back')}
      columns={[
        { name: 'name', head: t('client.holder') },
        { name: 'balance', head: t('client.balance'), align: 'right' },
        { name: 'coupons', head: t('client.coupons'), align: 'right', sx: WIDE },
        { name: 'since', head: t('client.dueSince'), sx: WIDE },
        { name: 'last', head: t('client.lastMovement'), sx: WIDE },
      ]}
    >
      {accounts.map((account) => (
        <Standing key={account.client} account={account} timezone={timezone} />
      ))}
    </SmallTable>
  );
}

function Standing({ account, timezone }: { readonly account: ClientStanding; readonly timezone: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { client, name, email, accountingNumber, balances, dueSince, isOverdue, lastAt } = account;
  const coupons = balances.filter((one) => one.coupons !== 0);
  const at = (instant: string | null) =>
    instant === null ? '–' : formatInstant(instant, timezone, locale, 'date');
  const facts = [email, accountingNumber].filter(Boolean).join(' · ');
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <MuiLink component={Link} to={screenPath('Client', 'show', client)} sx={{ fontWeight: 600 }}>
          {name || t('client.backToAccount')}
        </MuiLink>{' '}
        {isOverdue && <Chip size="small" variant="outlined" color="error" label={t('client.overdue')} />}
        {facts && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {balances.length === 0 && '–'}
        {balances.map(({ currency, balance }) => (
          <Balance
            key={currency}
            amount={formatMoney(Math.abs(balance), currency, locale)}
            balance={balance}
          />
        ))}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {coupons.length === 0
          ? '–'
          : coupons.map((one) => formatMoney(one.coupons, one.currency, locale)).join(' · ')}
      </TableCell>
      <TableCell sx={{ ...NUMBER, ...WIDE }}>{at(dueSince)}</TableCell>
      <TableCell sx={{ ...NUMBER, ...WIDE }}>{at(lastAt)}</TableCell>
    </TableRow>
  );
}

function Balance({ amount, balance }: { readonly amount: string; readonly balance: number }) {
  const t = useTexts();
  if (balance === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('client.settled')}
      </Typography>
    );
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, color: balance < 0 ? 'error.main' : 'success.main' }}>
      {amount} {t(balance < 0 ? 'client.owes' : 'client.inCredit')}
    </Typography>
  );
}
