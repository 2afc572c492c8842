/** In the account's menu: the organisers one works for, where there are several, and which desk this is. */
import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListSubheader, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { callAction } from '../../../../src/data/callAction.ts';
import { useOrganisers } from './useOrganisers.ts';

export function AccountItems() {
  const translate = useTranslate();
  const organisers = useOrganisers();
  const versions = useQuery({
    queryKey: ['versions'],
    queryFn: ({ signal }) => callAction('Version.list', { fields: ['name', 'version'] }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const version = versions.data?.member.find(({ name }) => name === 'desk')?.version;
  return (
    <>
      {organisers && [
        <Divider key="line" />,
        <ListSubheader key="title" sx={{ lineHeight: '36px', bgcolor: 'transparent' }}>
          {translate('organisers.title')}
        </ListSubheader>,
        ...organisers.map(({ id, name, isCurrent }) => (
          <MenuItem
            key={id}
            selected={isCurrent}
            aria-current={isCurrent ? 'true' : undefined}
            // A record of one organiser is none of another's: the home page is of both.
            onClick={() => window.location.assign(`/api/contracts/switch/${id}?redirectUrl=%2F`)}
          >
            <ListItemIcon>{isCurrent && <CheckIcon fontSize="small" />}</ListItemIcon>
            {name ?? translate('organisers.unnamed', { id })}
          </MenuItem>
        )),
      ]}
      {version && (
        <MenuItem disabled dense sx={{ '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }}>
          {translate('organisers.version', { version })}
        </MenuItem>
      )}
    </>
  );
}
