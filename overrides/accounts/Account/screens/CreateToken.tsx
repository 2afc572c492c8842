/** A new personal access token: its name, what it may, until when; then the token itself, this once. */
import { Alert, Box, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useAction } from '../../../../src/data/useAction.ts';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { MOST_TOKEN_DAYS, READ_ONLY } from '../model.ts';
import { tokenForm } from './accountForms.ts';
import { CopyButton } from './CopyButton.tsx';
import { FormInput } from './FormInput.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { SecretText } from './SecretText.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { useReloadAccount } from './useAccount.ts';
import { useOwnPolicies } from './useOwnPolicies.ts';
import { usePlaced } from './usePlaced.ts';
import { useTexts } from './useTexts.ts';

const DAY = 24 * 3_600_000;
/** Long enough to be of use, short enough to be thought of again. */
const USUAL_DAYS = 90;

/** The day that is so many days from now, as `YYYY-MM-DD`. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export function CreateToken({ onClose }: { readonly onClose: () => void }) {
  const translate = useTexts();
  const reload = useReloadAccount();
  const [made, setMade] = useState<string>();
  const { run, isPending, refusal } = useAction('POST /account/tokens');
  const { textAt, rest } = usePlaced(refusal?.error, ['name', 'expiresAt', 'scopes']);
  const own = useOwnPolicies();
  const [form] = useState(() => tokenForm({ first: dayIn(1), last: dayIn(MOST_TOKEN_DAYS - 1) }));
  const { control, formState, handleSubmit } = useSchemaForm(form, {
    name: '',
    day: dayIn(USUAL_DAYS),
    kind: 'read',
    chosen: [],
  });
  const { field: kind } = useController({ control, name: 'kind' });
  const { field: chosen } = useController({ control, name: 'chosen' });

  const submit = handleSubmit(async ({ name, day, ...may }) => {
    const scopes = may.kind === 'read' ? [READ_ONLY, ...own.map(({ code }) => code)] : may.chosen;
    const sent = await run({ body: { name, scopes, expiresAt: `${day}T00:00:00.000Z` } });
    if (!sent.isDone) return;
    setMade(sent.answer.token);
    await reload();
  });

  if (made)
    return (
      <SmallDialog
        title={translate('account.tokens.made')}
        close={translate('account.tokens.kept')}
        onClose={onClose}
      >
        <Alert severity="warning">{translate('account.tokens.once')}</Alert>
        <SecretText label={translate('account.tokens.token')} text={made} />
        <Box>
          <CopyButton text={made} />
        </Box>
      </SmallDialog>
    );
  return (
    <SmallDialog
      title={translate('account.tokens.create')}
      submit={translate('account.tokens.create')}
      isPending={isPending}
      isReady={formState.isValid}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormInput
        autoFocus
        control={control}
        name="name"
        label={translate('account.tokens.name')}
        help={translate('account.tokens.nameHelp')}
        wrong={textAt('name')}
      />
      <FormInput
        control={control}
        name="day"
        type="date"
        label={translate('account.tokens.until')}
        least={dayIn(1)}
        most={dayIn(MOST_TOKEN_DAYS - 1)}
        wrong={textAt('expiresAt')}
      />
      <Box>
        <FormLabel id="token-kind">{translate('account.tokens.may')}</FormLabel>
        <RadioGroup aria-labelledby="token-kind" value={kind.value} onChange={kind.onChange}>
          <FormControlLabel value="read" control={<Radio />} label={translate('account.tokens.readOnly')} />
          <FormControlLabel value="chosen" control={<Radio />} label={translate('account.tokens.chosen')} />
        </RadioGroup>
      </Box>
      {kind.value === 'chosen' && <ScopeChoice chosen={chosen.value} onChange={chosen.onChange} />}
      {textAt('scopes') && <Alert severity="error">{textAt('scopes')}</Alert>}
      <ProblemAlert error={rest} />
    </SmallDialog>
  );
}
