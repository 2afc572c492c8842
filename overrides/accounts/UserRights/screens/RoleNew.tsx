/** `/settings/user-rights/roles/new`: an empty role, or with `?from=` one that begins as another. */

import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readDraft } from '../model.ts';
import { RightsPage } from './RightsPage.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RolesLink } from './RolesLink.tsx';
import { useRole } from './useAccounts.ts';
import { useTexts } from './useTexts.ts';

export function RoleNew() {
  const t = useTexts();
  return (
    <RightsPage title={t('userRights.newRole')} above={<RolesLink />} isWriting>
      <RoleStart />
    </RightsPage>
  );
}

function RoleStart() {
  const t = useTexts();
  const [query] = useSearchParams();
  const from = query.get('from') ?? undefined;
  const { data, error, isFetchedAfterMount } = useRole(from);
  if (from === undefined) return <RoleForm start={{ name: '', description: '', policies: {} }} />;
  // Read once more after saving, it must not take the form away that goes on to the list.
  if (!isFetchedAfterMount) return <Loading />;
  if (error) return <ProblemAlert error={error} />;
  if (!data) return null;
  return (
    <RoleForm
      start={{
        name: t('userRights.copyOf', { name: data.name }),
        description: data.description ?? '',
        policies: readDraft(data.policies),
      }}
    />
  );
}
