/** One's own name and language; the language is the screen's as soon as it is kept. */
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useLocales, useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readToken } from '../../../../src/session/accessToken.ts';
import { refreshToken } from '../../../../src/session/freshToken.ts';
import { Section } from './Section.tsx';
import { TextInput } from './TextInput.tsx';
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
  const [firstname, setFirstname] = useState(account.firstname);
  const [lastname, setLastname] = useState(account.lastname);
  const [language, setLanguage] = useState(account.language);
  const { run, isPending, refusal } = useAction('PUT /account');
  const { textAt, rest } = usePlaced(refusal?.error, ['firstname', 'lastname', 'language']);
  const isChanged =
    firstname !== account.firstname || lastname !== account.lastname || language !== account.language;
  const isComplete = firstname.trim() !== '' && lastname.trim() !== '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || !isComplete) return;
    const sent = await run({ body: { firstname, lastname, ...(language && { language }) } });
    if (!sent.isDone) return;
    // The menu's name is the token's: a new one says the new name.
    const token = readToken();
    if (token) await refreshToken(token).catch(() => undefined);
    await Promise.all([reload(), client.invalidateQueries({ queryKey: ['auth', 'getIdentity'] })]);
    if (language) await setLocale(language);
    notify(translate('account.profile.saved'), { type: 'success' });
  };

  return (
    <Section title={translate('account.profile.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <TextInput
          label={translate('account.profile.firstname')}
          value={firstname}
          onChange={setFirstname}
          autoComplete="given-name"
          wrong={textAt('firstname')}
        />
        <TextInput
          label={translate('account.profile.lastname')}
          value={lastname}
          onChange={setLastname}
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
          value={language ?? ''}
          onChange={(event) => setLanguage(event.target.value as OwnAccount['language'])}
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
          <Button type="submit" variant="contained" disabled={!isChanged || !isComplete || isPending}>
            {translate('app.form.save')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
