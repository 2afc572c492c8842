/** A new password: the current one is asked for, and what is wrong with the new one is said before it is sent. */
import { Button, Stack } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { findPasswordFault } from '../../Password/model.ts';
import { Section } from './Section.tsx';
import { TextInput } from './TextInput.tsx';
import { useReloadAccount } from './useAccount.ts';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

const NOTHING = { current: '', next: '', again: '' };

export function PasswordSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const notify = useNotify();
  const reload = useReloadAccount();
  const [typed, setTyped] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const { run, isPending, refusal, reset } = useAction('POST /account/password');
  const { textAt, rest } = usePlaced(refusal?.error, ['current', 'new']);
  const { current, next, again } = typed;
  const fault = findPasswordFault(next, account.email);
  const isOther = next !== again;
  const set = (name: keyof typeof NOTHING) => (value: string) => {
    reset();
    setTyped({ ...typed, [name]: value });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!current || fault || isOther) return;
    const sent = await run({ body: { current, new: next } });
    if (!sent.isDone) return;
    setTyped(NOTHING);
    setTried(false);
    notify(translate('account.password.saved'), { type: 'success' });
    await reload();
  };

  return (
    <Section title={translate('account.password.title')} text={translate('account.password.text')}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ gap: 2.5, maxWidth: 440, alignItems: 'flex-start' }}
      >
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <TextInput
          type="password"
          autoComplete="current-password"
          label={translate('account.password.current')}
          value={current}
          onChange={set('current')}
          wrong={textAt('current') ?? (isTried && !current ? translate('app.violation.required') : undefined)}
        />
        <TextInput
          type="password"
          autoComplete="new-password"
          label={translate('account.password.new')}
          value={next}
          onChange={set('next')}
          help={translate('account.password.help')}
          wrong={textAt('new') ?? (isTried && fault ? translate(`account.password.${fault}`) : undefined)}
        />
        <TextInput
          type="password"
          autoComplete="new-password"
          label={translate('account.password.again')}
          value={again}
          onChange={set('again')}
          wrong={isTried && isOther ? translate('account.password.other') : undefined}
        />
        <ProblemAlert error={rest} />
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate('account.password.save')}
        </Button>
      </Stack>
    </Section>
  );
}
