/** `/reporting-accounts`: by kind of money the account it is booked to, or the usual code where none is set. */
import { Button, FormControlLabel, Paper, Stack, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { usualAccounts } from '../model/usualAccounts.ts';
import { AccountsOfType } from './AccountsOfType.tsx';
import { useTexts } from './useTexts.ts';

/** An organiser has a handful. */
const MOST = 500;

const FIELDS = [
  'name',
  'type',
  'code',
  'label',
  'budgetCode',
  'accountingMode',
  'isDefault',
  'isHidden',
] as const;

export function ReportingAccounts() {
  const t = useTexts();
  const mayChange = useHas('accounting.write');
  const [withHidden, setWithHidden] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['reporting-accounts'],
    gcTime: 0,
    queryFn: ({ signal }) =>
      callAction(
        'ReportingAccount.list',
        { query: { itemsPerPage: MOST, 'order[code]': 'asc' }, fields: FIELDS },
        { signal },
      ),
  });
  const accounts = data?.member ?? [];
  return (
    <Page
      title={t('accounts.title')}
      subtitle={t('accounts.hint')}
      width="wide"
      actions={
        <>
          <Button component={Link} to="/report/accounting" color="inherit" variant="outlined">
            {t('accounts.export')}
          </Button>
          {mayChange && (
            <Button component={Link} to={screenPath('ReportingAccount', 'create')} variant="contained">
              {t('accounts.add')}
            </Button>
          )}
        </>
      }
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <Stack spacing={2}>
          {accounts.some(({ isHidden }) => isHidden) && (
            <FormControlLabel
              control={
                <Switch checked={withHidden} onChange={(event) => setWithHidden(event.target.checked)} />
              }
              label={t('accounts.showHidden')}
            />
          )}
          {usualAccounts.map((usual) =>
            usual.type === 'vat' ? (
              <VatPart key="vat" code={usual.code} />
            ) : (
              <AccountsOfType
                key={usual.type}
                type={usual.type}
                usualCode={usual.code}
                accounts={accounts}
                withHidden={withHidden}
                mayChange={mayChange}
                onChange={() => void refetch()}
              />
            ),
          )}
        </Stack>
      )}
    </Page>
  );
}

/** No account of the organiser's can be of it: the entities have no such type. */
function VatPart({ code }: { readonly code: string }) {
  const t = useTexts();
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{t('accounts.vat')}</Typography>
      <Typography color="textSecondary">
        {t('accounts.vatHint')} {t('accounts.unset', { code })}.
      </Typography>
    </Paper>
  );
}
