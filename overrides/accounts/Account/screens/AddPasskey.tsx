/** One more passkey: a name, the password, then the browser asks for the finger, the face or the key. */
import { Alert, Typography } from '@mui/material';
import { startRegistration } from '@simplewebauthn/browser';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { useReloadAccount } from './useAccount.ts';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** What the device reported, as a text of ours; `InvalidStateError`: it holds a passkey of this account already. */
const describe = (error: unknown) =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? 'account.passkeys.alreadyThere'
    : 'account.passkeys.notMade';

export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const translate = useTexts();
  const notify = useNotify();
  const reload = useReloadAccount();
  const [name, setName] = useState('');
  const [current, setCurrent] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const offer = useAction('POST /account/passkeys/options');
  const add = useAction('POST /account/passkeys');
  const { textAt, rest } = usePlaced((offer.refusal ?? add.refusal)?.error, ['name', 'current']);

  const submit = async () => {
    setRefusal(undefined);
    add.reset();
    const offered = await offer.run({ body: { current } });
    if (!offered.isDone) return;
    const response = await startRegistration({ optionsJSON: offered.answer as Options }).catch(
      (error: unknown) => setRefusal(describe(error)),
    );
    if (!response) return;
    const added = await add.run({ body: { name: name.trim(), response } });
    if (!added.isDone) return;
    onClose();
    notify(translate('account.passkeys.added'), { type: 'success' });
    await reload();
  };

  return (
    <SmallDialog
      title={translate('account.passkeys.add')}
      submit={translate('account.next')}
      isPending={offer.isPending || add.isPending}
      isReady={name.trim() !== '' && current !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{translate('account.passkeys.addText')}</Typography>
      <TextInput
        autoFocus
        label={translate('account.passkeys.name')}
        help={translate('account.passkeys.nameHelp')}
        value={name}
        onChange={setName}
        wrong={textAt('name')}
      />
      <TextInput
        type="password"
        autoComplete="current-password"
        label={translate('account.password.current')}
        value={current}
        onChange={setCurrent}
        wrong={textAt('current')}
      />
      {refusal && <Alert severity="error">{translate(refusal)}</Alert>}
      <ProblemAlert error={rest} />
    </SmallDialog>
  );
}
