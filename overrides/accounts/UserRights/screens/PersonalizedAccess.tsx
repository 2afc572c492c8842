/** `/settings/user-rights/personalized-access`: who has a list of rights of their own; granted, changed and revoked. */

import { Button, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { ListFrame } from './ListFrame.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { RightsPage } from './RightsPage.tsx';
import { type UserRow, useUsers } from './useAccounts.ts';
import { useMayWrite } from './useMayWrite.ts';
import { useTexts } from './useTexts.ts';

type Doing = { readonly what: 'grant' | 'revoke'; readonly user?: UserRow };

export function PersonalizedAccess() {
  const t = useTexts();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  return (
    <RightsPage
      actions={
        <Button variant="contained" onClick={() => setDoing({ what: 'grant' })}>
          {t('userRights.grant')}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {t('userRights.personalText')}
      </Typography>
      <PersonalList onDo={setDoing} />
      {doing?.what === 'grant' && <GrantDialog user={doing.user} onClose={close} />}
      {doing?.what === 'revoke' && doing.user && <RevokeDialog user={doing.user} onClose={close} />}
    </RightsPage>
  );
}

function PersonalList({ onDo }: { readonly onDo: (doing: Doing) => void }) {
  const t = useTexts();
  const mayWrite = useMayWrite();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const columns = mayWrite ? (['name', 'actions'] as const) : (['name'] as const);
  const list = useUsers({ search, page, filters: { personalizedAccess: 'true' } });
  return (
    <ListFrame
      search={search}
      page={page}
      list={list}
      onSearch={(next) => {
        setSearch(next);
        setPage(1);
      }}
      onPage={setPage}
      none={t(search ? 'userRights.noneFound' : 'userRights.nonePersonal')}
    >
      <SmallTable
        label={t('userRights.tabs.personalized-access')}
        columns={columns.map((name) => ({ name, head: t(`userRights.columns.${name}`) }))}
      >
        {list.data?.member.map((user) => (
          <TableRow key={user['@id']} hover>
            <TableCell>
              {user.fullName || user.email}
              {user.fullName && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {user.email}
                </Typography>
              )}
            </TableCell>
            {mayWrite && (
              <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>
                <Button size="small" onClick={() => onDo({ what: 'grant', user })}>
                  {t('userRights.change')}
                </Button>
                <Button size="small" color="error" onClick={() => onDo({ what: 'revoke', user })}>
                  {t('userRights.revoke')}
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </SmallTable>
    </ListFrame>
  );
}
