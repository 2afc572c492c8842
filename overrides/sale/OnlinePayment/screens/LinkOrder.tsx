/** `/orders/{orderId}/payment-link`: a link by which the customer pays what is due, online and without signing in. */
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { MoneyField, readBetween, writeAmount } from '../../../orders/Settlement/screens/MoneyField.tsx';
import { SettledOrder, type SettledProps } from '../../../orders/Settlement/screens/SettledOrder.tsx';
import { CopyLink } from './CopyLink.tsx';
import { linkForm, VALID_DAYS } from './linkForm.ts';
import { PayNow } from './PayNow.tsx';
import { useTexts } from './useTexts.ts';

export function LinkOrder() {
  return (
    <SettledOrder
      title="linkTitle"
      findNothing={({ due }) => (due > 0 ? undefined : 'nothingDue')}
      Body={LinkBody}
    />
  );
}

interface MadeLink {
  readonly url: string;
  readonly email: string;
  readonly isMailed: boolean;
}

function LinkBody(props: SettledProps) {
  const [made, setMade] = useState<MadeLink>();
  const { data, error } = useQuery({
    queryKey: ['order-buyer', props.orderId],
    queryFn: ({ signal }) =>
      callAction('Order.read', { id: props.orderId, fields: [{ customer: ['email'] }] }, { signal }),
  });
  if (error) return <ProblemAlert error={error} />;
  if (!data) return <Loading />;
  if (made) return <Made {...made} />;
  return <LinkForm {...props} email={data.customer?.email ?? ''} onMade={setMade} />;
}

function Made({ url, email, isMailed }: MadeLink) {
  const t = useTexts();
  return (
    <Alert severity="success">
      <Typography sx={{ fontWeight: 600 }}>{t('online.made')}</Typography>
      <Typography sx={{ mb: 1 }}>
        {isMailed ? t('online.mailed', { email }) : t('online.notMailed')}
      </Typography>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{url}</Typography>
      <CopyLink url={url} buyer={email} />
    </Alert>
  );
}

interface LinkFormProps extends SettledProps {
  readonly email: string;
  readonly onMade: (link: MadeLink) => void;
}

function LinkForm({ orderId, order, email, onMade }: LinkFormProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { currency, due } = order;
  const make = useAction('Order.paymentLink', ['url']);
  const { control, handleSubmit } = useSchemaForm(linkForm({ currency, most: due }), {
    amount: writeAmount(due, currency, locale),
    buyerEmail: email,
    message: '',
    days: 7 as number,
    notifyBuyer: true as boolean,
    notifyPro: true as boolean,
  });
  const { field: typed } = useController({ control, name: 'amount' });
  const { field: days } = useController({ control, name: 'days' });
  const amount = readBetween(typed.value, currency, { least: 1, most: due });
  const submit = handleSubmit(async ({ buyerEmail, message, notifyBuyer, notifyPro, days: valid }) => {
    if (amount === undefined || make.isPending) return;
    const body = {
      amount,
      buyerEmail,
      notifyBuyer,
      notifyPro,
      ...(message && { paymentPageMessage: message }),
      ...(valid > 0 && { expiresAt: new Date(Date.now() + valid * 86_400_000).toISOString() }),
    };
    const done = await make.run({ id: orderId, body });
    if (done.isDone) onMade({ url: done.answer.url ?? '', email: buyerEmail, isMailed: notifyBuyer });
  });
  const money = (value: number) => formatMoney(value, currency, locale);
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={(event) => void submit(event)}>
      <Typography color="textSecondary">{t('online.linkExplained')}</Typography>
      <MoneyField
        control={control}
        name="amount"
        label={t('online.amount')}
        currency={currency}
        least={1}
        most={due}
      />
      <SchemaText
        control={control}
        name="buyerEmail"
        t={t}
        type="email"
        label={t('online.email')}
        slotProps={{ htmlInput: { maxLength: 320 } }}
      />
      <SchemaText
        control={control}
        name="message"
        t={t}
        multiline
        minRows={2}
        label={t('online.message')}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <TextField
        select
        label={t('online.validFor')}
        value={days.value}
        onChange={({ target }) => days.onChange(Number(target.value))}
        sx={{ maxWidth: 320 }}
      >
        {VALID_DAYS.map((count) => (
          <MenuItem key={count} value={count}>
            {t('online.days', { smart_count: count })}
          </MenuItem>
        ))}
        <MenuItem value={0}>{t('online.forever')}</MenuItem>
      </TextField>
      <Box>
        <Tick control={control} name="notifyBuyer" label={t('online.notifyBuyer')} />
        <Tick control={control} name="notifyPro" label={t('online.notifyPro')} />
      </Box>
      <ProblemAlert error={make.refusal?.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={amount === undefined || make.isPending}
        >
          {t('online.make', { amount: money(amount ?? due) })}
        </Button>
        <PayNow order={orderId} amount={amount} />
      </Box>
    </Stack>
  );
}

interface Ticks {
  readonly amount: string;
  readonly buyerEmail: string;
  readonly message: string;
  readonly days: number;
  readonly notifyBuyer: boolean;
  readonly notifyPro: boolean;
}

function Tick(props: { control: Control<Ticks>; name: 'notifyBuyer' | 'notifyPro'; label: string }) {
  const { field } = useController({ control: props.control, name: props.name });
  return (
    <FormControlLabel
      sx={{ display: 'flex' }}
      control={<Checkbox checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />}
      label={props.label}
    />
  );
}
