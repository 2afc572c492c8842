/** What a user may do and why: by domain each policy, where it comes from and how far it reaches. */

import { Box, Typography } from '@mui/material';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { policies } from '../../Policy/model.ts';
import { ReachText } from './ReachText.tsx';
import { useUserRights } from './useAccounts.ts';
import { useTexts } from './useTexts.ts';

export function UserRights({ user }: { readonly user: string }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useUserRights(user);
  if (isPending) return <Loading />;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  const held = new Map(data.policies.map(({ code, reach }) => [code, reach]));
  const domains = [...new Set(policies.filter(({ code }) => held.has(code)).map(({ domain }) => domain))];
  const { role } = data;
  return (
    <Box component="section" aria-labelledby="user-may">
      <Typography id="user-may" variant="h2" sx={{ mb: 0.5 }}>
        {t('userRights.may')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {!data.enabled && `${t('userRights.mayWhenEnabled')} `}
        {role
          ? t(role.isPersonal ? 'userRights.byGrant' : 'userRights.byRole', { name: role.name })
          : t('userRights.byNothing')}
      </Typography>
      {domains.map((domain) => (
        <Box key={domain} sx={{ mb: 2 }}>
          <Typography variant="h3" sx={{ fontSize: 15, fontWeight: 600, mb: 0.5 }}>
            {t(`userRights.policyDomain.${domain}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5 } }}>
            {policies
              .filter((one) => one.domain === domain && held.has(one.code))
              .map(({ code }) => (
                <li key={code}>
                  {t(`userRights.policy.${code}.name`)}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    <ReachText code={code} reach={held.get(code) ?? []} />
                  </Box>
                </li>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
