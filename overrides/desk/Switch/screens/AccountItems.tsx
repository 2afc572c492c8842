/** In the account's menu: the organisers one works for, where there are several, and which desk this is. */
import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListSubheader, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { callApi } from '../../../../src/data/callApi.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

interface Organiser {
  readonly id: number;
  readonly name: string | undefined;
}

const KEPT = 10 * 60_000;

async function readOrganiser(id: number, signal: AbortSignal): Promise<Organiser> {
  const path = `/ticketing/v1/contracts/${id}?fields=companyDisplayName`;
  // One that was closed meanwhile has no name; the others are still there to go to.
  const answer = await callApi<{ companyDisplayName: string }>(path, { signal }).catch(() => undefined);
  return { id, name: answer?.companyDisplayName };
}

interface Versions {
  readonly member: readonly { readonly name: string; readonly version: string }[];
}

export function AccountItems() {
  const translate = useTranslate();
  const { contract, contracts = [] } = currentCaller() ?? {};
  const organisers = useQuery({
    queryKey: ['organisers', contracts],
    queryFn: ({ signal }) => Promise.all(contracts.map((id) => readOrganiser(id, signal))),
    enabled: contracts.length > 1,
    staleTime: KEPT,
  });
  const versions = useQuery({
    queryKey: ['versions'],
    queryFn: ({ signal }) => callApi<Versions>('/ticketing/v1/versions?fields=name,version', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const version = versions.data?.member.find(({ name }) => name === 'desk')?.version;
  return (
    <>
      {organisers.data && [
        <Divider key="line" />,
        <ListSubheader key="title" sx={{ lineHeight: '36px', bgcolor: 'transparent' }}>
          {translate('organisers.title')}
        </ListSubheader>,
        ...organisers.data.map(({ id, name }) => (
          <MenuItem
            key={id}
            selected={id === contract}
            aria-current={id === contract ? 'true' : undefined}
            // A record of one organiser is none of another's: the home page is of both.
            onClick={() => window.location.assign(`/api/contracts/switch/${id}?redirectUrl=%2F`)}
          >
            <ListItemIcon>{id === contract && <CheckIcon fontSize="small" />}</ListItemIcon>
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
