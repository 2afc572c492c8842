/** Asks before a passkey, a session or a token ends, and does it. */
import { Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { useReloadAccount } from './useAccount.ts';
import { useAccountCall } from './useAccountCall.ts';

export interface Removal {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** What is said once it is done. */
  readonly done: string;
}

export function RemoveDialog({
  removal,
  onClose,
}: {
  readonly removal: Removal;
  readonly onClose: () => void;
}) {
  const notify = useNotify();
  const reload = useReloadAccount();
  const { send, isPending, rest } = useAccountCall();
  const submit = async () => {
    await send(removal.path, { method: 'DELETE' });
    onClose();
    notify(removal.done, { type: 'success' });
    await reload();
  };
  return (
    <SmallDialog
      title={removal.title}
      submit={removal.submit}
      isHarmful
      isPending={isPending}
      onSubmit={() => void submit().catch(() => reload())}
      onClose={onClose}
    >
      <Typography>{removal.text}</Typography>
      <ProblemAlert error={rest} />
    </SmallDialog>
  );
}
