/** One user: their fields, their way in, and what they may do and why. */

import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Divider, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, Suspense, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ConfirmAction } from '../../../../src/generic/ConfirmAction.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { UserFields } from './UserFields.tsx';
import { UserRights } from './UserRights.tsx';
import { type UserRow, useReread } from './useAccounts.ts';
import { useFaults } from './useFaults.ts';
import { useMayWrite } from './useMayWrite.ts';
import { useTexts } from './useTexts.ts';
import { readUser, writeUser } from './writeUser.ts';

interface UserDrawerProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const t = useTexts();
  const mayWrite = useMayWrite();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'user-name', sx: { width: 'min(560px, 100%)' } },
      }}
    >
      <Box sx={{ p: 3 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography id="user-name" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {user.fullName || user.email}
            </Typography>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {user.email} · {t(`userRights.state.${user.state ?? 'disabled'}`)}
            </Typography>
          </Box>
          <IconButton onClick={onClose} aria-label={t('app.close')} autoFocus>
            <CloseIcon />
          </IconButton>
        </Stack>
        {mayWrite && (
          <>
            <UserAccess user={user} />
            <Divider sx={{ my: 3 }} />
            <Suspense fallback={<Loading />}>
              <UserEdit user={user} />
            </Suspense>
          </>
        )}
        <Divider sx={{ my: 3 }} />
        <UserRights user={user['@id']} />
      </Box>
    </Drawer>
  );
}

const callsOf = {
  invited: ['invite', 'disable'],
  active: ['reset', 'resetFactor', 'disable'],
  disabled: ['enable'],
} as const;

/** What is given up by these is shown first. */
const asked = { disable: 'AccountsUser.disable', resetFactor: 'AccountsUser.resetFactor' } as const;

function UserAccess({ user }: { readonly user: UserRow }) {
  const t = useTexts();
  const notify = useNotify();
  const reread = useReread();
  const calls = {
    invite: useAction('AccountsUser.invite'),
    reset: useAction('AccountsUser.reset'),
    resetFactor: useAction('AccountsUser.resetFactor'),
    disable: useAction('AccountsUser.disable'),
    enable: useAction('AccountsUser.enable'),
  };
  const isPending = Object.values(calls).some((call) => call.isPending);
  const [last, setLast] = useState<keyof typeof calls>();
  const isSelf = currentCaller()?.email.toLowerCase() === user.email.toLowerCase();
  const [asking, setAsking] = useState<keyof typeof asked>();
  const run = async (name: keyof typeof calls) => {
    setLast(name);
    const done = await calls[name].run({ id: user['@id'] });
    if (!done.isDone) return;
    setAsking(undefined);
    await reread();
    notify(t(`userRights.done.${name}`, { email: user.email }), { type: 'success' });
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {callsOf[user.state ?? 'disabled']
          .filter((name) => !(isSelf && (name === 'disable' || name === 'resetFactor')))
          .map((name) => (
            <Button
              key={name}
              variant="outlined"
              color={name === 'disable' ? 'error' : 'primary'}
              disabled={isPending}
              onClick={() => (name in asked ? setAsking(name as keyof typeof asked) : void run(name))}
            >
              {t(`userRights.do.${name}`)}
            </Button>
          ))}
      </Stack>
      {!asking && <ProblemAlert error={last && calls[last].refusal?.error} />}
      <Suspense fallback={null}>
        {asking && (
          <ConfirmAction
            action={asked[asking]}
            name={user.fullName || user.email}
            isPending={isPending}
            error={calls[asking].refusal?.error}
            onConfirm={() => void run(asking)}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}

function UserEdit({ user }: { readonly user: UserRow }) {
  const t = useTexts();
  const notify = useNotify();
  const reread = useReread();
  const update = useAction('AccountsUser.update', []);
  const [draft, setDraft] = useState(() => readUser(user));
  const faults = useFaults(update.refusal, 'contractRole');
  const isChanged = JSON.stringify(draft) !== JSON.stringify(readUser(user));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = writeUser(draft, user.personalizedAccess === true);
    const written = await update.run({ id: user['@id'], body });
    if (!written.isDone) return;
    await reread();
    notify(t('userRights.saved'), { type: 'success' });
  };
  return (
    <form onSubmit={save} noValidate>
      <UserFields
        draft={draft}
        onChange={setDraft}
        faults={faults.fields}
        isPersonal={user.personalizedAccess === true}
      />
      <ProblemAlert error={faults.rest} />
      <Button type="submit" variant="contained" disabled={update.isPending || !isChanged} sx={{ mt: 2 }}>
        {t('userRights.save')}
      </Button>
    </form>
  );
}
