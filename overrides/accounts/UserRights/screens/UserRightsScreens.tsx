/** The screens below `/settings/user-rights`: fetched as one, since who opens one goes on to the others. */
import { Navigate, Route, Routes } from 'react-router-dom';
import { PersonalizedAccess } from './PersonalizedAccess.tsx';
import { RoleEdit } from './RoleEdit.tsx';
import { RoleNew } from './RoleNew.tsx';
import { Roles } from './Roles.tsx';
import { Users } from './Users.tsx';

export function UserRightsScreens() {
  return (
    <Routes>
      <Route path="users" element={<Users />} />
      <Route path="roles" element={<Roles />} />
      <Route path="roles/new" element={<RoleNew />} />
      <Route path="roles/edit/:roleId" element={<RoleEdit />} />
      <Route path="personalized-access" element={<PersonalizedAccess />} />
      <Route path="*" element={<Navigate to="/settings/user-rights/users" replace />} />
    </Routes>
  );
}
