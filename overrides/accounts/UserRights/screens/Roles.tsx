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
import { useSay } from './useSay.ts';

const ROOT = '/settings/user-rights/roles';

export function Roles() {
  const say = useSay();
  return (
    <RightsPage
      actions={
        <Button variant="contained" component={RouterLink} to={`${ROOT}/new`}>
          {say('userRights.newRole')}
        </Button>
      }
    >
      <RoleList />
    </RightsPage>
  );
}

function RoleList() {
  const say = useSay();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const list = useRoles(search, page);
  return (
    <ListFrame
      {...{ search, page, list }}
      onSearch={(next) => {
        setSearch(next);
        setPage(1);
      }}
      onPage={setPage}
      none={say(search ? 'userRights.noneFound' : 'userRights.noRole')}
    >
      <RoleTable roles={list.data?.member ?? []} />
    </ListFrame>
  );
}

/** On a telephone the description stands below the name, and the role's own page has the rest. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

function RoleTable({ roles }: { readonly roles: readonly RoleRow[] }) {
  const say = useSay();
  const mayWrite = useMayWrite();
  const columns = [
    ...(['role', 'description', 'users', 'editable'] as const),
    ...(mayWrite ? (['actions'] as const) : []),
  ];
  return (
    <SmallTable
      label={say('userRights.tabs.roles')}
      columns={columns.map((name) => ({
        name,
        head: say(`userRights.columns.${name}`),
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
          <TableCell sx={wide}>{say(role.isEditable ? 'userRights.yes' : 'userRights.no')}</TableCell>
          {mayWrite && (
            <TableCell sx={wide}>
              <Button
                size="small"
                component={RouterLink}
                to={`${ROOT}/new?from=${idOf(role['@id'])}`}
                aria-label={say('userRights.duplicateNamed', { name: role.name })}
              >
                {say('userRights.duplicate')}
              </Button>
            </TableCell>
          )}
        </TableRow>
      ))}
    </SmallTable>
  );
}
