/** The screens below `/settings/user-rights`: fetched as one, since who opens one goes on to the others. */
import { Navigate, Outlet } from 'react-router-dom';

export { PersonalizedAccess } from './PersonalizedAccess.tsx';
export { RoleEdit } from './RoleEdit.tsx';
export { RoleNew } from './RoleNew.tsx';
export { Roles } from './Roles.tsx';
export { Users } from './Users.tsx';

export function UserRightsOutlet() {
  return <Outlet />;
}

/** At the address itself: the users are what one comes for. */
export function Overview() {
  return <Navigate to="/settings/user-rights/users" replace />;
}
