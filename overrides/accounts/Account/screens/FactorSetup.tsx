/** Turning the second factor on: the picture for an authenticator, the secret in letters, and a code to confirm it. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { FactorOffer } from '../../../../schema/generated/accounts/FactorOffer.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { CopyButton } from './CopyButton.tsx';
import { SecretText } from './SecretText.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

/** In fours, as one reads letters aloud. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface FactorSetupProps {
  readonly begun: FactorOffer;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function FactorSetup({ begun, onDone, onClose }: FactorSetupProps) {
  const translate = useTexts();
  const [code, setCode] = useState('');
  const { run, isPending, refusal } = useAction('POST /account/second-factor/confirm');
  const { textAt, rest } = usePlaced(refusal?.error, ['code']);
  const digits = code.replace(/\s/g, '');
  const submit = async () => {
    const sent = await run({ body: { code: digits } });
    if (sent.isDone) onDone(sent.answer.recoveryCodes);
  };
  return (
    <SmallDialog
      title={translate('account.factor.setup')}
      submit={translate('account.factor.confirm')}
      isPending={isPending}
      isReady={/^\d{6}$/.test(digits)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{translate('account.factor.scan')}</Typography>
      <Box
        component="img"
        src={begun.picture}
        alt={translate('account.factor.picture')}
        // White around the squares whatever the theme: a camera needs it.
        sx={{ width: 200, maxWidth: '100%', bgcolor: '#fff', p: 1, borderRadius: 1, alignSelf: 'center' }}
      />
      <Typography>{translate('account.factor.letters')}</Typography>
      <SecretText label={translate('account.factor.secret')} text={inFours(begun.secret)} />
      <Box>
        <CopyButton text={begun.secret} />
      </Box>
      <TextInput
        numeric
        autoComplete="one-time-code"
        label={translate('account.factor.code')}
        help={translate('account.factor.codeHelp')}
        value={code}
        onChange={setCode}
        wrong={textAt('code')}
      />
      <ProblemAlert error={rest} />
    </SmallDialog>
  );
}
