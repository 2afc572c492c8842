/** `/settings/user-rights`: the users are what one comes for. */
import { Navigate } from 'react-router-dom';

export function Overview() {
  return <Navigate to="/settings/user-rights/users" replace />;
}
