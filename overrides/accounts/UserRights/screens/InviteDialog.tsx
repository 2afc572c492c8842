/** Invites a user: makes them, then has the mail sent. When only the mail failed, only the mail is tried again. */

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, Suspense, useState } from 'react';
import { useCall } from '../../../../src/data/useCall.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { UserRow } from '../model.ts';
import { type UserDraft, UserFields } from './UserFields.tsx';
import { accountsBase, useReread } from './useAccounts.ts';
import { useFaults } from './useFaults.ts';
import { useSay } from './useSay.ts';
import { writeUser } from './writeUser.ts';

const empty: UserDraft = {
  email: '',
  firstname: '',
  lastname: '',
  position: '',
  contractRole: null,
  deskSellingDevice: null,
  organizationalUnitList: [],
};

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const reread = useReread();
  const { call, isPending, error } = useCall();
  const [draft, setDraft] = useState(empty);
  const [made, setMade] = useState<string>();
  const faults = useFaults(error, 'contractRole');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const user =
        made ??
        (await call<UserRow>(`${accountsBase()}/users`, { method: 'POST', body: writeUser(draft) }))['@id'];
      setMade(user);
      await call(`${user}/invite`, { method: 'POST' });
      notify(say('userRights.invited', { email: draft.email }), { type: 'success' });
      onClose();
    } catch {
      // Shown from `error`.
    }
    await reread();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <form onSubmit={send} noValidate>
        <DialogTitle id="invite-title">{say('userRights.invite')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{say('userRights.inviteText')}</DialogContentText>
          <ProblemAlert error={faults.rest} />
          <Suspense fallback={<Loading />}>
            {made === undefined && <UserFields draft={draft} onChange={setDraft} faults={faults.fields} />}
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('userRights.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending || !draft.email.trim()}>
            {say(made === undefined ? 'userRights.sendInvitation' : 'userRights.resend')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
