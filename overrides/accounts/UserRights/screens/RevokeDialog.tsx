/** Takes a person's own list of rights away, once it was asked: the role they had before is theirs again, or another. */

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import { Suspense, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import type { Picked } from '../../../../src/fields/picker/Picked.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { idOf } from '../model.ts';
import { type UserRow, useReread } from './useAccounts.ts';
import { useTexts } from './useTexts.ts';

interface RevokeDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

export function RevokeDialog({ user, onClose }: RevokeDialogProps) {
  const t = useTexts();
  const notify = useNotify();
  const reread = useReread();
  const revocation = useAction('AccountsUser.revokePersonalizedAccess');
  const [role, setRole] = useState(user.roleBefore && idOf(user.roleBefore));
  const name = user.fullName || user.email;
  const revoke = async () => {
    const revoked = await revocation.run({ body: { user: user['@id'], role } });
    if (!revoked.isDone) return;
    await reread();
    notify(t('userRights.revoked', { name }), { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="revoke-title">
      <DialogTitle id="revoke-title">{t('userRights.revokeOf', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('userRights.revokeText')}</DialogContentText>
        <Suspense fallback={<Loading />}>
          <RelationPicker
            target="Role"
            label={t('userRights.roleAfter')}
            value={role}
            onChange={(next) => setRole((next as Picked | null)?.id ?? null)}
          />
        </Suspense>
        <ProblemAlert error={revocation.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('userRights.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={revocation.isPending}
          onClick={() => void revoke()}
        >
          {t('userRights.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
