/** The way back to the roles. */

import ArrowBack from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from './useTexts.ts';

export function RolesLink() {
  const t = useTexts();
  return (
    <Link
      component={RouterLink}
      to="/settings/user-rights/roles"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 34, fontSize: 14 }}
    >
      <ArrowBack sx={{ fontSize: 16 }} />
      {t('userRights.tabs.roles')}
    </Link>
  );
}
