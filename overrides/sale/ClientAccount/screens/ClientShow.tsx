/** `/clients/{clientId}`: the account of a client: balances, what is due, deposits, movements, and what can be done. */
import { Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link, useParams } from 'react-router';
import type { ClientAccount } from '../../../../schema/generated/customers/ClientAccount.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { StatementMenu } from '../../../money/ClientStatement/screens/StatementMenu.tsx';
import { Deposits, Movements, OpenOrders } from './AccountTables.tsx';
import { Balances } from './Balances.tsx';
import { useAccount } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

export function ClientShow() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAccount(id);
  const account = data?.account;
  return (
    <Page
      title={account?.name ?? t('client.backToAccount')}
      subtitle={account && <Contact account={account} />}
      width="wide"
      above={
        <MuiLink component={Link} to={screenPath('Client', 'list')} sx={{ fontSize: 14 }}>
          {t('client.back')}
        </MuiLink>
      }
      actions={account && <Actions client={id} account={account} />}
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!account && !error && <Loading />}
      {account && (
        <Stack spacing={4}>
          {account.balances.length === 0 ? (
            <Typography color="textSecondary">{t('client.nothing')}</Typography>
          ) : (
            <Balances account={account} />
          )}
          <OpenOrders account={account} />
          <Deposits account={account} />
          <Movements client={id} account={account} />
        </Stack>
      )}
    </Page>
  );
}

function Contact({ account }: { readonly account: ClientAccount }) {
  const t = useTexts();
  const { corporateName, email, phone, accountingNumber, reportingAccount, isActive } = account;
  const facts = [
    corporateName,
    email,
    phone,
    accountingNumber && t('client.accountNumber', { number: accountingNumber }),
    reportingAccount,
    !isActive && t('client.inactive'),
  ].filter(Boolean);
  return <Typography sx={{ overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Typography>;
}

function Actions({ client, account }: { readonly client: string; readonly account: ClientAccount }) {
  const t = useTexts();
  const mayTake = useHas(['accounting.write', 'sales.sell']);
  const mayGive = useHas(['accounting.write', 'orders.refund']);
  const mayEdit = useHas('customers.write');
  const mayLetter = useHas('accounting.read');
  const path = screenPath('Client', 'show', client);
  const hasFree = account.balances.some(({ free }) => free > 0);
  return (
    <>
      {mayEdit && (
        <Button component={Link} to={screenPath('Client', 'edit', client)} color="inherit">
          {t('client.edit')}
        </Button>
      )}
      {account.balances.length > 0 && <StatementMenu client={client} timezone={account.timezone} />}
      {mayLetter && account.balances.length > 0 && (
        <Button component={Link} to={`${path}/lettering`} variant="outlined" color="inherit">
          {t('client.letter')}
        </Button>
      )}
      {mayGive && hasFree && (
        <Button component={Link} to={`${path}/debit`} variant="outlined" color="inherit">
          {t('client.payBack')}
        </Button>
      )}
      {mayTake && (
        <Button component={Link} to={`${path}/credit`} variant="contained">
          {t('client.put')}
        </Button>
      )}
    </>
  );
}
