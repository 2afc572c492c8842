/** Asks before a passkey, a session or a token ends, and does it. */
import { Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import type { CallOptions } from '../../../../src/data/callAction.ts';
import { usePress } from '../../../../src/data/usePress.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { useReloadAccount } from './useAccount.ts';

export interface Removal {
  readonly send: (options: CallOptions) => Promise<unknown>;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** The notice once it is done. */
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
  const { run, isPending, refusal } = usePress(removal.send);
  const submit = async () => {
    const sent = await run();
    if (!sent.isDone) return reload();
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
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{removal.text}</Typography>
      <ProblemAlert error={refusal?.error} />
    </SmallDialog>
  );
}
