/** `/account`: who one is, how one signs in, where one is signed in, and the tokens of one's programs. */
import { Stack } from '@mui/material';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import { useAccount } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

export function AccountScreen() {
  const translate = useTexts();
  const { data: account, error, isPending, refetch } = useAccount();
  return (
    <Page title={translate('account.title')} subtitle={translate('account.subtitle')} width="form">
      {isPending && <Loading />}
      {error && !account && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {account && (
        <Stack sx={{ gap: 3 }}>
          <ProfileSection account={account} />
          <PasswordSection account={account} />
          <SecondFactorSection account={account} />
          <PasskeysSection account={account} />
          <SessionsSection account={account} />
          <TokensSection account={account} />
        </Stack>
      )}
    </Page>
  );
}
