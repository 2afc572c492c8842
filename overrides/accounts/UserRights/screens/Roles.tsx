/** `/settings/user-rights/roles`: what roles there are, who may be given them, and how many have them. */

import { Button, Link, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { idOf } from '../model.ts';
import { ListFrame } from './ListFrame.tsx';
import { RightsPage } from './RightsPage.tsx';
import { type RoleRow, useRoles } from './useAccounts.ts';
import { useMayWrite } from './useMayWrite.ts';
import { useTexts } from './useTexts.ts';

const ROOT = '/settings/user-rights/roles';

export function Roles() {
  const t = useTexts();
  return (
    <RightsPage
      actions={
        <Button variant="contained" component={RouterLink} to={`${ROOT}/new`}>
          {t('userRights.newRole')}
        </Button>
      }
    >
      <RoleList />
    </RightsPage>
  );
}

function RoleList() {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const list = useRoles(search, page);
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
      none={t(search ? 'userRights.noneFound' : 'userRights.noRole')}
    >
      <RoleTable roles={list.data?.member ?? []} />
    </ListFrame>
  );
}

/** On a telephone the description is below the name, and the role's own page has the rest. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

function RoleTable({ roles }: { readonly roles: readonly RoleRow[] }) {
  const t = useTexts();
  const mayWrite = useMayWrite();
  const columns = [
    ...(['role', 'description', 'users', 'editable'] as const),
    ...(mayWrite ? (['actions'] as const) : []),
  ];
  return (
    <SmallTable
      label={t('userRights.tabs.roles')}
      columns={columns.map((name) => ({
        name,
        head: t(`userRights.columns.${name}`),
        ...(name === 'users' && { align: 'right' as const }),
        ...(name !== 'role' && name !== 'users' && { sx: wide }),
      }))}
    >
      {roles.map((role) => (
        <TableRow key={role['@id']} hover>
          <TableCell>
            <Link component={RouterLink} to={`${ROOT}/edit/${idOf(role['@id'])}`}>
              {role.name}
            </Link>
            <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
              {role.description}
            </Typography>
          </TableCell>
          <TableCell sx={wide}>{role.description}</TableCell>
          <TableCell align="right">{role.usersCount}</TableCell>
          <TableCell sx={wide}>{t(role.isEditable ? 'userRights.yes' : 'userRights.no')}</TableCell>
          {mayWrite && (
            <TableCell sx={wide}>
              <Button
                size="small"
                component={RouterLink}
                to={`${ROOT}/new?from=${idOf(role['@id'])}`}
                aria-label={t('userRights.duplicateNamed', { name: role.name })}
              >
                {t('userRights.duplicate')}
              </Button>
            </TableCell>
          )}
        </TableRow>
      ))}
    </SmallTable>
  );
}
