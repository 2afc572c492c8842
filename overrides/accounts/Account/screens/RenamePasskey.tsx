/** Another name for a passkey. */
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { useReloadAccount } from './useAccount.ts';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

export interface Renamed {
  readonly id: number;
  readonly name: string;
}

interface RenamePasskeyProps {
  readonly passkey: Renamed;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name: before }, onClose }: RenamePasskeyProps) {
  const translate = useTexts();
  const notify = useNotify();
  const reload = useReloadAccount();
  const [name, setName] = useState(before);
  const { run, isPending, refusal } = useAction('PUT /account/passkeys/{id}');
  const { textAt, rest } = usePlaced(refusal?.error, ['name']);
  const submit = async () => {
    const sent = await run({ params: { id }, body: { name: name.trim() } });
    if (!sent.isDone) return reload();
    onClose();
    notify(translate('account.passkeys.renamed'), { type: 'success' });
    await reload();
  };
  return (
    <SmallDialog
      title={translate('account.passkeys.renameOf', { name: before })}
      submit={translate('account.passkeys.rename')}
      isPending={isPending}
      isReady={name.trim() !== '' && name.trim() !== before}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={translate('account.passkeys.name')}
        help={translate('account.passkeys.nameHelp')}
        value={name}
        onChange={setName}
        wrong={textAt('name')}
      />
      <ProblemAlert error={rest} />
    </SmallDialog>
  );
}
