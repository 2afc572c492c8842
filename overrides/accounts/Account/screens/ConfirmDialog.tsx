/** Asks for the password once more before something dangerous: an open screen is not enough. */
import { Typography } from '@mui/material';
import { useState } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { useAccountCall } from './useAccountCall.ts';
import { useSay } from './useSay.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly isHarmful?: boolean;
  readonly method: 'POST' | 'DELETE';
  /** Below the account's address. */
  readonly path: string;
  readonly onDone: (answer: unknown) => void;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const translate = useSay();
  const [current, setCurrent] = useState('');
  const { send, isPending, textAt, rest } = useAccountCall(['current']);
  const submit = async () =>
    props.onDone(await send(props.path, { method: props.method, body: { current } }));
  return (
    <SmallDialog
      title={props.title}
      submit={props.submit}
      isPending={isPending}
      isReady={current !== ''}
      isHarmful={props.isHarmful ?? false}
      onSubmit={() => void submit().catch(() => undefined)}
      onClose={props.onClose}
    >
      <Typography>{props.text}</Typography>
      <TextInput
        autoFocus
        type="password"
        autoComplete="current-password"
        label={translate('account.password.current')}
        value={current}
        onChange={setCurrent}
        wrong={textAt('current')}
      />
      <ProblemAlert error={rest} />
    </SmallDialog>
  );
}
