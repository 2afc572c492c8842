/** `/settings/user-rights/users`: who works for the organiser, with what role, and whether they come in. */

import { Button, Chip, Link, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { HoldersDialog } from './HoldersDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ListFrame } from './ListFrame.tsx';
import { RightsPage } from './RightsPage.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { type UserRow, useUsers } from './useAccounts.ts';
import { useTexts } from './useTexts.ts';

export function Users() {
  const t = useTexts();
  const [isInviting, setInviting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <RightsPage
      actions={
        <Button variant="contained" onClick={() => setInviting(true)}>
          {t('userRights.invite')}
        </Button>
      }
    >
      <UserList onAsk={() => setAsking(true)} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {isAsking && <HoldersDialog onClose={() => setAsking(false)} />}
    </RightsPage>
  );
}

const colors = { active: 'success', invited: 'info', disabled: 'default' } as const;

function UserList({ onAsk }: { readonly onAsk: () => void }) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string>();
  const list = useUsers({ search, page });
  const shown = list.data?.member.find((user) => user['@id'] === open);
  return (
    <>
      <ListFrame
        search={search}
        page={page}
        list={list}
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
        onPage={setPage}
        none={t(search ? 'userRights.noneFound' : 'userRights.noUser')}
        beside={<Button onClick={onAsk}>{t('userRights.holders')}</Button>}
      >
        <UserTable users={list.data?.member ?? []} onOpen={setOpen} />
      </ListFrame>
      {shown && <UserDrawer key={open} user={shown} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const columns = ['name', 'state', 'role', 'position', 'units', 'device', 'lastSignIn'] as const;

/** What a telephone leaves to the person's own page; the role is below the name there. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

const roleOf = (user: UserRow, t: ReturnType<typeof useTexts>) =>
  user.personalizedAccess ? t('userRights.personal') : user.contractRole?.name;

function UserTable(props: { readonly users: readonly UserRow[]; readonly onOpen: (user: string) => void }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <SmallTable
      label={t('userRights.tabs.users')}
      columns={columns.map((name) => ({
        name,
        head: t(`userRights.columns.${name}`),
        ...(name !== 'name' && name !== 'state' && { sx: wide }),
      }))}
    >
      {props.users.map((user) => (
        <TableRow key={user['@id']} hover>
          <TableCell>
            <Link component="button" onClick={() => props.onOpen(user['@id'])} sx={{ textAlign: 'left' }}>
              {user.fullName || user.email}
            </Link>
            {user.fullName && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {user.email}
              </Typography>
            )}
            <Typography variant="body2" sx={{ display: { sm: 'none' } }}>
              {roleOf(user, t)}
            </Typography>
          </TableCell>
          <TableCell>
            <Chip
              size="small"
              variant="outlined"
              color={colors[user.state ?? 'disabled']}
              label={t(`userRights.state.${user.state ?? 'disabled'}`)}
              sx={{ color: 'text.primary' }}
            />
          </TableCell>
          <TableCell sx={wide}>{roleOf(user, t)}</TableCell>
          <TableCell sx={wide}>{user.position}</TableCell>
          <TableCell sx={wide}>{user.organizationalUnitList.map(({ name }) => name).join(', ')}</TableCell>
          <TableCell sx={wide}>{user.deskSellingDevice?.name}</TableCell>
          <TableCell className="num" sx={wide}>
            {user.lastSignIn
              ? formatInstant(user.lastSignIn, user.contract.timezone ?? 'UTC', locale, 'dateTime')
              : t('userRights.never')}
          </TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}
