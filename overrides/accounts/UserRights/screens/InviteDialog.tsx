/** Invites a user: makes them, then has the mail sent. When only the mail failed, only the mail is tried again. */

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, Suspense, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type UserDraft, UserFields } from './UserFields.tsx';
import { useReread } from './useAccounts.ts';
import { useFaults } from './useFaults.ts';
import { useTexts } from './useTexts.ts';
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
  const t = useTexts();
  const notify = useNotify();
  const reread = useReread();
  const create = useAction('AccountsUser.create', []);
  const invite = useAction('AccountsUser.invite');
  const [draft, setDraft] = useState(empty);
  const [made, setMade] = useState<string>();
  const faults = useFaults(create.refusal ?? invite.refusal, 'contractRole');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    let user = made;
    if (user === undefined) {
      const created = await create.run({ body: writeUser(draft) });
      if (!created.isDone) return;
      user = created.answer['@id'];
      setMade(user);
    }
    const invited = await invite.run({ id: user });
    await reread();
    if (!invited.isDone) return;
    notify(t('userRights.invited', { email: draft.email }), { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <form onSubmit={send} noValidate>
        <DialogTitle id="invite-title">{t('userRights.invite')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t('userRights.inviteText')}</DialogContentText>
          <ProblemAlert error={faults.rest} />
          <Suspense fallback={<Loading />}>
            {made === undefined && <UserFields draft={draft} onChange={setDraft} faults={faults.fields} />}
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('userRights.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={create.isPending || invite.isPending || !draft.email.trim()}
          >
            {t(made === undefined ? 'userRights.sendInvitation' : 'userRights.resend')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
