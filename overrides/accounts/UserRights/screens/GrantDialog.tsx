/** Gives a person a list of rights of their own, beginning with what they have now. */

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import { Suspense, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import type { Picked } from '../../../../src/fields/picker/Picked.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type Draft, findUnchosen, idOf, readReach, writeDraft } from '../model.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { type UserRow, useReread, useUserRights } from './useAccounts.ts';
import { useFaults } from './useFaults.ts';
import { useTexts } from './useTexts.ts';

interface GrantDialogProps {
  /** Whose list is changed; absent: somebody is chosen first. */
  readonly user: UserRow | undefined;
  readonly onClose: () => void;
}

export function GrantDialog({ user, onClose }: GrantDialogProps) {
  const t = useTexts();
  const [id, setId] = useState(user && idOf(user['@id']));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="grant-title">
      <DialogTitle id="grant-title">
        {user ? t('userRights.changeOf', { name: user.fullName || user.email }) : t('userRights.grant')}
      </DialogTitle>
      <Suspense fallback={<Loading />}>
        {!user && (
          <DialogContent sx={{ flex: 'none', pb: 1 }}>
            <DialogContentText sx={{ mb: 2 }}>{t('userRights.grantText')}</DialogContentText>
            <RelationPicker
              target="AccountsUser"
              label={t('userRights.person')}
              value={id ?? null}
              onChange={(next) => setId((next as Picked | null)?.id)}
            />
          </DialogContent>
        )}
        {id ? (
          <GrantStart key={id} id={String(id)} onClose={onClose} />
        ) : (
          <DialogActions>
            <Button onClick={onClose}>{t('userRights.cancel')}</Button>
          </DialogActions>
        )}
      </Suspense>
    </Dialog>
  );
}

function GrantStart({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, isFetchedAfterMount } = useUserRights(id);
  if (error) return <ProblemAlert error={error} />;
  if (!isFetchedAfterMount || !data) return <Loading />;
  const start = Object.fromEntries(
    data.policies.map(({ code, reach }) => {
      const read = readReach(reach);
      return [code, read === 'all' ? 'all' : read.map((one) => idOf(one['@id']))];
    }),
  );
  return <GrantForm id={id} start={start} onClose={onClose} />;
}

interface GrantFormProps {
  readonly id: string;
  readonly start: Draft;
  readonly onClose: () => void;
}

function GrantForm({ id, start, onClose }: GrantFormProps) {
  const t = useTexts();
  const notify = useNotify();
  const reread = useReread();
  const grant = useAction('AccountsUser.grantPersonalizedAccess');
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const { fields, policy, rest } = useFaults(grant.refusal, 'policies');
  const unchosen = isTried ? findUnchosen(draft) : [];
  const save = async () => {
    setTried(true);
    if (findUnchosen(draft).length > 0) return;
    const granted = await grant.run({ body: { user: id, policies: writeDraft(draft) } });
    if (!granted.isDone) return;
    await reread();
    notify(t('userRights.granted'), { type: 'success' });
    onClose();
  };
  return (
    <>
      <DialogContent>
        <PolicyPicker
          draft={draft}
          onChange={setDraft}
          faults={{
            ...Object.fromEntries(unchosen.map((code) => [code, t('userRights.chooseOne')])),
            ...(policy && { [policy]: fields.policies ?? '' }),
          }}
        />
        <ProblemAlert error={rest} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('userRights.cancel')}</Button>
        <Button variant="contained" disabled={grant.isPending} onClick={() => void save()}>
          {t('userRights.save')}
        </Button>
      </DialogActions>
    </>
  );
}
