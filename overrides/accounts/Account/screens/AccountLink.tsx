/** In the account's menu: the way to one's own account. */
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

export function AccountLink() {
  const translate = useTranslate();
  // While one works as someone else, their account is closed.
  if (currentCaller()?.impersonator) return null;
  return (
    <MenuItem component={Link} to="/account">
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      {translate('account.menu')}
    </MenuItem>
  );
}
