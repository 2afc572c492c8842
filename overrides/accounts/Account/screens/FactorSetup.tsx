/** Turning the second factor on: the picture for an authenticator, the secret in letters, and a code to confirm it. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { CopyButton } from './CopyButton.tsx';
import { SecretText } from './SecretText.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { useAccountCall } from './useAccountCall.ts';
import { useSay } from './useSay.ts';

export interface FactorBegun {
  readonly secret: string;
  /** SVG, or the address of a picture. */
  readonly picture: string;
}

/** As an image and never as markup: nothing in it can run. */
const addressOf = (picture: string) =>
  picture.startsWith('data:') ? picture : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;

/** In fours, as one reads letters aloud. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface FactorSetupProps {
  readonly begun: FactorBegun;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function FactorSetup({ begun, onDone, onClose }: FactorSetupProps) {
  const translate = useSay();
  const [code, setCode] = useState('');
  const { send, isPending, textAt, rest } = useAccountCall(['code']);
  const digits = code.replace(/\s/g, '');
  const submit = async () => {
    const { recoveryCodes } = await send<{ recoveryCodes: readonly string[] }>('/second-factor/confirm', {
      method: 'POST',
      body: { code: digits },
    });
    onDone(recoveryCodes);
  };
  return (
    <SmallDialog
      title={translate('account.factor.setup')}
      submit={translate('account.factor.confirm')}
      isPending={isPending}
      isReady={/^\d{6}$/.test(digits)}
      onSubmit={() => void submit().catch(() => undefined)}
      onClose={onClose}
    >
      <Typography>{translate('account.factor.scan')}</Typography>
      <Box
        component="img"
        src={addressOf(begun.picture)}
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
