/** A new password: the current one is asked for, and the new one is checked before it is sent. */
import { Button, Stack } from '@mui/material';
import { useNotify } from 'ra-core';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { passwordForm } from './accountForms.ts';
import { FormInput } from './FormInput.tsx';
import { Section } from './Section.tsx';
import { useReloadAccount } from './useAccount.ts';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

const NOTHING = { current: '', next: '', again: '' };

export function PasswordSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const notify = useNotify();
  const reload = useReloadAccount();
  const { control, handleSubmit, reset } = useSchemaForm(passwordForm(account.email), NOTHING);
  const change = useAction('POST /account/password');
  const { textAt, rest } = usePlaced(change.refusal?.error, ['current', 'new']);

  const save = handleSubmit(async ({ current, next }) => {
    const sent = await change.run({ body: { current, new: next } });
    if (!sent.isDone) return;
    reset();
    notify(translate('account.password.saved'), { type: 'success' });
    await reload();
  });

  return (
    <Section title={translate('account.password.title')} text={translate('account.password.text')}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ gap: 2.5, maxWidth: 440, alignItems: 'flex-start' }}
      >
        {/* Shows a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <FormInput
          control={control}
          name="current"
          type="password"
          autoComplete="current-password"
          label={translate('account.password.current')}
          wrong={textAt('current')}
          onType={change.reset}
        />
        <FormInput
          control={control}
          name="next"
          type="password"
          autoComplete="new-password"
          label={translate('account.password.new')}
          help={translate('account.password.help')}
          wrong={textAt('new')}
          onType={change.reset}
        />
        <FormInput
          control={control}
          name="again"
          type="password"
          autoComplete="new-password"
          label={translate('account.password.again')}
          onType={change.reset}
        />
        <ProblemAlert error={rest} />
        <Button type="submit" variant="contained" disabled={change.isPending}>
          {translate('account.password.save')}
        </Button>
      </Stack>
    </Section>
  );
}
