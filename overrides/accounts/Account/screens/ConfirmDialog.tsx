/** Asks for the password once more before something dangerous: an open screen is not enough. */
import { Typography } from '@mui/material';
import { useState } from 'react';
import type { PasswordConfirmationInput } from '../../../../schema/generated/accounts/PasswordConfirmation.ts';
import type { CallOptions } from '../../../../src/data/callAction.ts';
import { usePress } from '../../../../src/data/usePress.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

interface ConfirmDialogProps<Answer> {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly isHarmful?: boolean;
  readonly send: (body: PasswordConfirmationInput, options: CallOptions) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

export function ConfirmDialog<Answer>(props: ConfirmDialogProps<Answer>) {
  const translate = useTexts();
  const [current, setCurrent] = useState('');
  const { run, isPending, refusal } = usePress((options, body: PasswordConfirmationInput) =>
    props.send(body, options),
  );
  const { textAt, rest } = usePlaced(refusal?.error, ['current']);
  const submit = async () => {
    const sent = await run({ current });
    if (sent.isDone) props.onDone(sent.answer);
  };
  return (
    <SmallDialog
      title={props.title}
      submit={props.submit}
      isPending={isPending}
      isReady={current !== ''}
      isHarmful={props.isHarmful ?? false}
      onSubmit={() => void submit()}
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
