/** Takes a person's own list of rights away, once it was asked: what they hold afterwards is chosen here. */

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import { Suspense, useState } from 'react';
import { useCall } from '../../../../src/data/useCall.ts';
import type { Picked } from '../../../../src/fields/picker/Picked.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { idOf, type UserRow } from '../model.ts';
import { accountsBase, useReread } from './useAccounts.ts';
import { useSay } from './useSay.ts';

interface RevokeDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

export function RevokeDialog({ user, onClose }: RevokeDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const reread = useReread();
  const { call, isPending, error } = useCall();
  const [role, setRole] = useState<string | null>(null);
  const name = user.fullName || user.email;
  const revoke = async () => {
    const body = { user: Number(idOf(user['@id'])), role: role && Number(role) };
    try {
      await call(`${accountsBase()}/users/revokePersonalizedAccess`, { method: 'POST', body });
    } catch {
      return;
    }
    await reread();
    notify(say('userRights.revoked', { name }), { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="revoke-title">
      <DialogTitle id="revoke-title">{say('userRights.revokeOf', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say('userRights.revokeText')}</DialogContentText>
        <Suspense fallback={<Loading />}>
          <RelationPicker
            target="Role"
            label={say('userRights.roleAfter')}
            value={role}
            onChange={(next) => setRole((next as Picked | null)?.id ?? null)}
          />
        </Suspense>
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('userRights.cancel')}</Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => void revoke()}>
          {say('userRights.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
