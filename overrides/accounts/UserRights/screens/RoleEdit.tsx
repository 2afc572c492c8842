/** `/settings/user-rights/roles/edit/{roleId}`: a role, its policies and who has it; read-only where it is not edited. */

import { Alert, Box, Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readDraft } from '../model.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { RightsPage } from './RightsPage.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RolesLink } from './RolesLink.tsx';
import { useRole, useRoleUsers } from './useAccounts.ts';
import { useMayWrite } from './useMayWrite.ts';
import { useTexts } from './useTexts.ts';

export function RoleEdit() {
  const t = useTexts();
  const { roleId = '' } = useParams();
  const role = useRole(roleId);
  return (
    <RightsPage
      title={role.data?.name ?? t('userRights.role')}
      subtitle={role.data?.description}
      above={<RolesLink />}
      actions={
        role.data && (
          <Button variant="outlined" component={Link} to={`/settings/user-rights/roles/new?from=${roleId}`}>
            {t('userRights.duplicate')}
          </Button>
        )
      }
    >
      <RoleBody key={roleId} role={role} />
    </RightsPage>
  );
}

function RoleBody({
  role: { data: role, error, isPending, refetch },
}: {
  readonly role: ReturnType<typeof useRole>;
}) {
  const t = useTexts();
  const mayWrite = useMayWrite();
  if (isPending) return <Loading />;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  const policies = readDraft(role.policies);
  const isOpen = role.isEditable && mayWrite;
  return (
    <>
      {!isOpen && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t(role.isEditable ? 'userRights.readOnly' : 'userRights.fixedRole')}
        </Alert>
      )}
      <RoleUsers role={role['@id']} />
      {isOpen ? (
        <RoleForm
          role={role['@id']}
          start={{ name: role.name, description: role.description ?? '', policies }}
        />
      ) : (
        <PolicyPicker draft={policies} onChange={() => undefined} isReadOnly faults={{}} />
      )}
    </>
  );
}

function RoleUsers({ role }: { readonly role: string }) {
  const t = useTexts();
  const { data, error } = useRoleUsers(role);
  if (error) return <ProblemAlert error={error} />;
  const names = data?.member.map(({ fullName, email }) => fullName || email) ?? [];
  const more = (data?.totalItems ?? 0) - names.length;
  if (more > 0) names.push(t('userRights.roleMore', { count: more }));
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ fontSize: 18 }}>
        {t('userRights.roleUsers')}
      </Typography>
      <Typography color="textSecondary">
        {data && (names.length > 0 ? names.join(' · ') : t('userRights.roleNoUser'))}
      </Typography>
    </Box>
  );
}
