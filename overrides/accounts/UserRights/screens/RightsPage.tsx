/** The frame of the user-rights screens: a title, the three lists as tabs, and a word for who may not see them. */

import LockIcon from '@mui/icons-material/LockOutlined';
import { Tab, Tabs } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { useMayWrite } from './useMayWrite.ts';
import { useTexts } from './useTexts.ts';

const ROOT = '/settings/user-rights';
const tabs = ['users', 'roles', 'personalized-access'] as const;

interface RightsPageProps {
  readonly title?: string;
  readonly subtitle?: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  /** Only for who may change rights. */
  readonly isWriting?: true;
  readonly children: ReactNode;
}

export function RightsPage({ title, subtitle, above, actions, isWriting, children }: RightsPageProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const mayRead = useHas('rights.read');
  const mayWrite = useMayWrite();
  const heading = title ?? t('userRights.title');
  if (!mayRead || (isWriting && !mayWrite))
    return (
      <Page title={heading}>
        <EmptyState
          icon={<LockIcon />}
          title={t('userRights.forbidden')}
          text={t('userRights.forbiddenText')}
        />
      </Page>
    );
  return (
    <Page title={heading} subtitle={subtitle} width="wide" above={above} actions={mayWrite && actions}>
      {!title && (
        <Tabs
          component="nav"
          value={tabs.find((tab) => pathname.startsWith(`${ROOT}/${tab}`)) ?? 'users'}
          aria-label={t('userRights.title')}
          variant="scrollable"
          scrollButtons="auto"
          role="navigation"
          slotProps={{ list: { role: 'group' } }}
          sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab}
              value={tab}
              component={Link}
              to={`${ROOT}/${tab}`}
              role="link"
              tabIndex={0}
              aria-selected={undefined}
              {...(pathname.startsWith(`${ROOT}/${tab}`) && { 'aria-current': 'page' as const })}
              label={t(`userRights.tabs.${tab}`)}
            />
          ))}
        </Tabs>
      )}
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Page>
  );
}
