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
import { useTexts } from './useTexts.ts';

export function HoldersDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const [code, setCode] = useState<string>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="holders-title">
      <DialogTitle id="holders-title">{t('userRights.holders')}</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={policies}
          groupBy={({ domain }) => t(`userRights.policyDomain.${domain}`)}
          getOptionKey={(one) => one.code}
          getOptionLabel={(one) => t(`userRights.policy.${one.code}.name`)}
          onChange={(_, chosen) => setCode(chosen?.code)}
          openText={t('app.form.open')}
          closeText={t('app.close')}
          clearText={t('app.form.clear')}
          noOptionsText={t('app.form.noOption')}
          renderInput={(input) => (
            <TextField {...input} autoFocus label={t('userRights.whichPolicy')} sx={{ mt: 1 }} />
          )}
        />
        {code && <Holders code={code} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Holders({ code }: { readonly code: string }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useHolders(code);
  if (isPending) return <Loading />;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {t(`userRights.policy.${code}.description`)}
      </Typography>
      {data.users.length === 0 && <Typography>{t('userRights.noHolder')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.users.map(({ '@id': id, fullName, email, enabled, role, reach }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fullName || email}</Typography>
            <Typography variant="body2" color="textSecondary">
              {role?.isPersonal ? t('userRights.personal') : role?.name}
              {!enabled && ` · ${t('userRights.state.disabled')}`}
              <ReachText code={code} reach={reach} />
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
