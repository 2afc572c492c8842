/** The accounts of one kind of money: which one counts, and what can be done with each. */
import { Box, Button, Chip, Link as MuiLink, Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { Link } from 'react-router';
import type { ReportingAccount } from '../../../../schema/generated/money/ReportingAccount.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { findCounting } from '../model/findCounting.ts';
import { useTexts } from './useTexts.ts';
import { useValueName } from './useValueName.ts';

export type ShownAccount = Pick<
  ReportingAccount,
  '@id' | 'name' | 'type' | 'code' | 'label' | 'budgetCode' | 'accountingMode' | 'isDefault' | 'isHidden'
>;

interface AccountsOfTypeProps {
  readonly type: ShownAccount['type'];
  readonly usualCode: string;
  readonly accounts: readonly ShownAccount[];
  readonly withHidden: boolean;
  readonly mayChange: boolean;
  readonly onChange: () => void;
}

const idOf = (account: Pick<ShownAccount, '@id'>) => Number(account['@id'].split('/').at(-1));

export function AccountsOfType(props: AccountsOfTypeProps) {
  const { type, usualCode, accounts, withHidden, mayChange, onChange } = props;
  const t = useTexts();
  const notify = useNotify();
  const update = useAction('ReportingAccount.update', ['name']);
  const counting = findCounting(
    accounts.map((one) => ({ ...one, id: idOf(one) })),
    type,
  );
  const shown = accounts.filter((one) => one.type === type && (withHidden || !one.isHidden));
  const change = async (
    account: ShownAccount,
    values: { readonly isDefault?: boolean; readonly isHidden?: boolean },
    done: string,
  ) => {
    const { isDone } = await update.run({ id: account['@id'], body: values });
    if (!isDone) return;
    notify(t(`accounts.${done}`, { name: account.name }), { type: 'success' });
    onChange();
  };
  const title = t(`accounts.types.${type}`);
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Box>
          <Typography variant="h2">{title}</Typography>
          <Typography color="textSecondary">{t(`accounts.hints.${type}`)}</Typography>
        </Box>
        <Chip
          color={counting ? 'success' : 'default'}
          variant="outlined"
          label={
            counting
              ? t('accounts.counts', { code: counting.code ?? '', label: counting.label || counting.name })
              : t('accounts.unset', { code: usualCode })
          }
          sx={{ maxWidth: '100%' }}
        />
      </Box>
      {shown.length > 0 && (
        <SmallTable
          label={title}
          columns={[
            { name: 'code', head: t('accounts.code') },
            { name: 'name', head: t('accounts.name') },
            { name: 'budget', head: t('accounts.budget') },
            { name: 'counted', head: t('accounts.counted') },
            ...(mayChange ? [{ name: 'actions', head: t('accounts.actions'), align: 'right' as const }] : []),
          ]}
        >
          {shown.map((account) => (
            <AccountRow
              key={account['@id']}
              account={account}
              isPending={update.isPending}
              onChange={mayChange ? (values, done) => void change(account, values, done) : undefined}
            />
          ))}
        </SmallTable>
      )}
      <ProblemAlert error={update.refusal?.error} />
      {mayChange && shown.length === 0 && (
        <Button
          component={Link}
          to={screenPath('ReportingAccount', 'create')}
          state={{
            prefill: { values: { type, code: usualCode }, returnTo: screenPath('ReportingAccount', 'list') },
          }}
          size="small"
          aria-label={t('accounts.addTo', { type: title })}
        >
          {t('accounts.add')}
        </Button>
      )}
    </Paper>
  );
}

interface RowProps {
  readonly account: ShownAccount;
  readonly isPending: boolean;
  readonly onChange:
    | ((values: { readonly isDefault?: boolean; readonly isHidden?: boolean }, done: string) => void)
    | undefined;
}

function AccountRow({ account, isPending, onChange }: RowProps) {
  const t = useTexts();
  const nameValue = useValueName();
  const { name, code, label, budgetCode, accountingMode, isDefault, isHidden } = account;
  const to = screenPath('ReportingAccount', onChange ? 'edit' : 'show', String(idOf(account)));
  return (
    <TableRow hover sx={isHidden ? { opacity: 0.7 } : undefined}>
      <TableCell component="th" scope="row" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {code || t('accounts.noCode')}
      </TableCell>
      <TableCell>
        <MuiLink component={Link} to={to}>
          {name}
        </MuiLink>{' '}
        {isDefault && <Chip size="small" label={t('accounts.default')} />}
        {isHidden && <Chip size="small" variant="outlined" label={t('accounts.hidden')} />}
        {label && label !== name && (
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
        )}
      </TableCell>
      <TableCell>{budgetCode}</TableCell>
      <TableCell>{nameValue(accountingMode)}</TableCell>
      {onChange && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {!isDefault && !isHidden && code && (
            <Button
              size="small"
              disabled={isPending}
              aria-label={t('accounts.makeDefaultOf', { name })}
              onClick={() => onChange({ isDefault: true }, 'isDefaultNow')}
            >
              {t('accounts.makeDefault')}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            disabled={isPending}
            aria-label={t(isHidden ? 'accounts.showOf' : 'accounts.hideOf', { name })}
            onClick={() => onChange({ isHidden: !isHidden }, isHidden ? 'isShown' : 'isHidden')}
          >
            {t(isHidden ? 'accounts.show' : 'accounts.hide')}
          </Button>
        </TableCell>
      )}
    </TableRow>
  );
}
