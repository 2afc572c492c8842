/** `/settings/user-rights/roles/edit/{roleId}`: a role, its policies and who has it; read-only where it is not edited. */

import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { callApi } from '../../../../src/data/callApi.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readDraft, type UserRow } from '../model.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { RightsPage } from './RightsPage.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RolesLink } from './RolesLink.tsx';
import { useRole } from './useAccounts.ts';
import { useSay } from './useSay.ts';

export function RoleEdit() {
  const say = useSay();
  const { roleId = '' } = useParams();
  return (
    <RightsPage
      title={say('userRights.role')}
      above={<RolesLink />}
      actions={
        <Button component={Link} to={`/settings/user-rights/roles/new?from=${roleId}`}>
          {say('userRights.duplicate')}
        </Button>
      }
    >
      <RoleBody key={roleId} id={roleId} />
    </RightsPage>
  );
}

function RoleBody({ id }: { readonly id: string }) {
  const say = useSay();
  const mayWrite = useHas('rights.write');
  const { data: role, error, isPending, refetch } = useRole(id);
  if (isPending) return <Loading />;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  const policies = readDraft(role.policies);
  return (
    <>
      <RoleUsers role={role['@id']} />
      {role.isEditable && mayWrite ? (
        <RoleForm
          role={role['@id']}
          start={{ name: role.name, description: role.description ?? '', policies }}
        />
      ) : (
        <>
          <Typography variant="h2">{role.name}</Typography>
          <Typography color="textSecondary">{role.description}</Typography>
          <Alert severity="info" sx={{ my: 2 }}>
            {say(role.isEditable ? 'userRights.readOnly' : 'userRights.fixedRole')}
          </Alert>
          <PolicyPicker draft={policies} onChange={() => undefined} isReadOnly faults={{}} />
        </>
      )}
    </>
  );
}

function RoleUsers({ role }: { readonly role: string }) {
  const say = useSay();
  const { data, error } = useQuery({
    queryKey: ['user-rights', 'role-users', role],
    queryFn: ({ signal }) =>
      callApi<{ readonly member: readonly UserRow[] }>(`${role}/users?fields=fullName,email`, { signal }),
  });
  if (error) return <ProblemAlert error={error} />;
  const names = data?.member.map(({ fullName, email }) => fullName || email) ?? [];
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ fontSize: 18 }}>
        {say('userRights.roleUsers')}
      </Typography>
      <Typography color="textSecondary">
        {data && (names.length > 0 ? names.join(' · ') : say('userRights.roleNoUser'))}
      </Typography>
    </Box>
  );
}
