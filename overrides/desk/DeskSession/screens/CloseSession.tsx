/** `/sales/close`: the drawer is counted beside what should be in it, a difference gets its reason, the session is closed. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useController } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { listDenominations, sumCount } from '../model.ts';
import { CountFields } from './CountFields.tsx';
import { closeForm, readLines } from './deskForms.ts';
import { OpenSession } from './SessionGate.tsx';
import { useAccount } from './useAccount.ts';
import { DESK_SESSION_KEY, type OpenDeskSession, useDeskSession } from './useDeskSession.ts';
import { useTexts } from './useTexts.ts';

export function CloseSession() {
  const t = useTexts();
  const { session, isPending, error } = useDeskSession();
  const title = t('drawer.closing', { number: session?.sessionNumber ?? '' });
  return (
    <Page
      title={session ? title : t('drawer.close')}
      subtitle={session && t('drawer.closingSubtitle')}
      width="wide"
      above={
        <Button component={Link} to="/sales" size="small" startIcon={<ArrowBack />}>
          {t('drawer.back')}
        </Button>
      }
    >
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} />}
      {session === null && <OpenSession />}
      {session && <Count session={session} />}
    </Page>
  );
}

function Count({ session }: { readonly session: OpenDeskSession }) {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const account = useAccount(session['@id']);
  const count = useAction('DeskSession.countCash');
  const close = useAction('DeskSession.close');
  const expected = account.data?.expectedCash ?? 0;
  const { control, handleSubmit } = useSchemaForm(closeForm(expected), { quantities: {}, reason: '' });
  const { field } = useController({ control, name: 'quantities' });
  const { currency } = session;
  const counted = sumCount(readLines(field.value));
  const difference = counted - expected;

  const closeIt = async () => {
    const closed = await close.run({ id: session['@id'] });
    // What is expected may have changed meanwhile: the refusal is beside the new figures.
    if (!closed.isDone) return void account.refetch();
    const path = screenPath('DeskSession', 'show', session['@id'].split('/').pop());
    await navigate(path);
    await client.invalidateQueries({ queryKey: DESK_SESSION_KEY });
  };
  const countAndClose = handleSubmit(async ({ quantities, reason }) => {
    const body = { lines: [...readLines(quantities)], ...(reason && { reason }) };
    const stored = await count.run({ id: session['@id'], body });
    if (stored.isDone) await closeIt();
  });

  if (!account.data) return account.error ? <ProblemAlert error={account.error} /> : <Loading />;
  const isWorking = count.isPending || close.isPending;
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 22rem' } }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {t('drawer.count')}
        </Typography>
        <CountFields
          values={listDenominations(currency)}
          currency={currency}
          quantities={field.value}
          onQuantity={(value, quantity) => field.onChange({ ...field.value, [value]: quantity })}
        />
      </Paper>
      <Stack
        component="form"
        spacing={2}
        sx={{ position: { md: 'sticky' }, top: { md: 16 } }}
        noValidate
        onSubmit={(event) => void countAndClose(event)}
      >
        <Outcome expected={expected} counted={counted} currency={currency} />
        {difference !== 0 && (
          <SchemaText
            control={control}
            name="reason"
            required
            t={t}
            label={t('drawer.differenceReason')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        )}
        <ProblemAlert error={count.refusal?.error ?? close.refusal?.error} />
        <Button type="submit" variant="contained" size="large" disabled={isWorking}>
          {t('drawer.submit')}
        </Button>
        {counted === 0 && (
          <Button type="button" color="inherit" disabled={isWorking} onClick={() => void closeIt()}>
            {t('drawer.withoutCount')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

interface OutcomeProps {
  readonly expected: number;
  readonly counted: number;
  readonly currency: string;
}

function Outcome({ expected, counted, currency }: OutcomeProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const difference = counted - expected;
  const amount = money(Math.abs(difference));
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      {[
        ['drawer.expected', expected],
        ['drawer.counted', counted],
      ].map(([label, value]) => (
        <Stack key={label} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography color="textSecondary">{t(String(label))}</Typography>
          <Typography
            component="output"
            aria-label={t(String(label))}
            sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {money(Number(value))}
          </Typography>
        </Stack>
      ))}
      <Alert severity={difference === 0 ? 'success' : 'warning'} sx={{ mt: 1.5 }}>
        {difference === 0 && t('drawer.noDifference')}
        {difference < 0 && t('drawer.missing', { amount })}
        {difference > 0 && t('drawer.surplus', { amount })}
      </Alert>
    </Paper>
  );
}
