/** One's own name and language; the language is the screen's as soon as it is kept. */
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useLocales, useNotify } from 'ra-core';
import { useController } from 'react-hook-form';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readToken } from '../../../../src/session/accessToken.ts';
import { refreshToken } from '../../../../src/session/freshToken.ts';
import { profileForm } from './accountForms.ts';
import { FormInput } from './FormInput.tsx';
import { Section } from './Section.tsx';
import { useReloadAccount } from './useAccount.ts';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

export function ProfileSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const reload = useReloadAccount();
  const locales = useLocales();
  const [, setLocale] = useLocaleState();
  const { firstname, lastname, language } = account;
  const { control, formState, handleSubmit, reset } = useSchemaForm(profileForm, {
    firstname,
    lastname,
    language: language ?? '',
  });
  const { field: chosen } = useController({ control, name: 'language' });
  const { run, isPending, refusal } = useAction('PUT /account');
  const { textAt, rest } = usePlaced(refusal?.error, ['firstname', 'lastname', 'language']);

  const save = handleSubmit(async (profile) => {
    const { language: to, ...names } = profile;
    const sent = await run({ body: { ...names, ...(to && { language: to }) } });
    if (!sent.isDone) return;
    reset(profile);
    // The menu's name is the token's: a new one has the new name.
    const token = readToken();
    if (token) await refreshToken(token).catch(() => undefined);
    await Promise.all([reload(), client.invalidateQueries({ queryKey: ['auth', 'getIdentity'] })]);
    if (to) await setLocale(to);
    notify(translate('account.profile.saved'), { type: 'success' });
  });

  return (
    <Section title={translate('account.profile.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <FormInput
          control={control}
          name="firstname"
          label={translate('account.profile.firstname')}
          autoComplete="given-name"
          wrong={textAt('firstname')}
        />
        <FormInput
          control={control}
          name="lastname"
          label={translate('account.profile.lastname')}
          autoComplete="family-name"
          wrong={textAt('lastname')}
        />
        <TextField
          label={translate('account.profile.email')}
          value={account.email}
          slotProps={{ htmlInput: { readOnly: true } }}
          helperText={translate('account.profile.emailHelp')}
        />
        <TextField
          select
          label={translate('account.profile.language')}
          value={chosen.value}
          onChange={chosen.onChange}
          inputRef={chosen.ref}
          error={textAt('language') !== undefined}
          helperText={textAt('language')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {account.language === null && (
            <MenuItem value="" disabled>
              {translate('account.profile.browserLanguage')}
            </MenuItem>
          )}
          {locales.map(({ locale, name }) => (
            <MenuItem key={locale} value={locale} lang={locale}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ProblemAlert error={rest} />
          <Button type="submit" variant="contained" disabled={!formState.isDirty || isPending}>
            {translate('app.form.save')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
