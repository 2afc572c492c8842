/** Who has a policy: one is chosen, then everybody who has it, by what and how far. */

import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { policies } from '../../Policy/model.ts';
import { ReachText } from './ReachText.tsx';
import { useHolders } from './useAccounts.ts';
import { useSay } from './useSay.ts';

export function HoldersDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const [code, setCode] = useState<string>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="holders-title">
      <DialogTitle id="holders-title">{say('userRights.holders')}</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={policies}
          groupBy={({ domain }) => say(`userRights.policyDomain.${domain}`)}
          getOptionKey={(one) => one.code}
          getOptionLabel={(one) => say(`userRights.policy.${one.code}.name`)}
          onChange={(_, chosen) => setCode(chosen?.code)}
          openText={say('app.form.open')}
          closeText={say('app.close')}
          clearText={say('app.form.clear')}
          noOptionsText={say('app.form.noOption')}
          renderInput={(input) => (
            <TextField {...input} autoFocus label={say('userRights.whichPolicy')} sx={{ mt: 1 }} />
          )}
        />
        {code && <Holders code={code} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Holders({ code }: { readonly code: string }) {
  const say = useSay();
  const { data, error, isPending, refetch } = useHolders(code);
  if (isPending) return <Loading />;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {say(`userRights.policy.${code}.description`)}
      </Typography>
      {data.users.length === 0 && <Typography>{say('userRights.noHolder')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.users.map(({ '@id': id, fullName, email, enabled, role, reach }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fullName || email}</Typography>
            <Typography variant="body2" color="textSecondary">
              {role?.isPersonal ? say('userRights.personal') : role?.name}
              {!enabled && ` · ${say('userRights.state.disabled')}`}
              <ReachText code={code} reach={reach} />
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
