/** The second factor: on or off, the recovery codes left, and the way from one to the other. */
import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { FactorOffer } from '../../../../schema/generated/accounts/FactorOffer.ts';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FactorSetup } from './FactorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Section } from './Section.tsx';
import { useReloadAccount } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

type Step =
  | { readonly at: 'begin' | 'renew' | 'remove' }
  | { readonly at: 'confirm'; readonly begun: FactorOffer }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** So few that new ones should be made. */
const FEW = 3;

export function SecondFactorSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const notify = useNotify();
  const reload = useReloadAccount();
  const [step, setStep] = useState<Step>();
  const { isOn, recoveryCodesLeft } = account.secondFactor;
  const close = () => setStep(undefined);
  const showCodes = (codes: readonly string[]) => {
    setStep({ at: 'codes', codes });
    void reload();
  };
  const removed = () => {
    close();
    notify(translate('account.factor.removed'), { type: 'success' });
    void reload();
  };
  return (
    <Section title={translate('account.factor.title')} text={translate('account.factor.text')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Chip
            size="small"
            variant="outlined"
            color={isOn ? 'success' : 'default'}
            label={translate(isOn ? 'account.factor.on' : 'account.factor.off')}
          />
          {isOn && (
            <Typography>{translate('account.codes.left', { smart_count: recoveryCodesLeft })}</Typography>
          )}
        </Stack>
        {isOn && recoveryCodesLeft < FEW && (
          <Alert severity="warning">{translate('account.codes.few')}</Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {isOn ? (
            <>
              <Button variant="outlined" onClick={() => setStep({ at: 'renew' })}>
                {translate('account.codes.renew')}
              </Button>
              <Button color="error" onClick={() => setStep({ at: 'remove' })}>
                {translate('account.factor.remove')}
              </Button>
            </>
          ) : (
            <Button variant="contained" onClick={() => setStep({ at: 'begin' })}>
              {translate('account.factor.begin')}
            </Button>
          )}
        </Stack>
      </Stack>
      {step?.at === 'begin' && (
        <ConfirmDialog
          title={translate('account.factor.setup')}
          text={translate('account.confirm')}
          submit={translate('account.next')}
          send={(body, options) => callAction('POST /account/second-factor', { body }, options)}
          onDone={(begun) => setStep({ at: 'confirm', begun })}
          onClose={close}
        />
      )}
      {step?.at === 'confirm' && <FactorSetup begun={step.begun} onDone={showCodes} onClose={close} />}
      {step?.at === 'renew' && (
        <ConfirmDialog
          title={translate('account.codes.renew')}
          text={translate('account.codes.renewText')}
          submit={translate('account.codes.renew')}
          send={(body, options) =>
            callAction('POST /account/second-factor/recovery-codes', { body }, options)
          }
          onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
          onClose={close}
        />
      )}
      {step?.at === 'remove' && (
        <ConfirmDialog
          title={translate('account.factor.remove')}
          text={translate('account.factor.removeText')}
          submit={translate('account.factor.remove')}
          isHarmful
          send={(body, options) => callAction('DELETE /account/second-factor', { body }, options)}
          onDone={removed}
          onClose={close}
        />
      )}
      {step?.at === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </Section>
  );
}
