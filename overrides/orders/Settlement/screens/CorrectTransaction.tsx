/** `/orders/{orderId}/transactions/correct`: which payment is wrong, what it should have been, and why. */
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderSettlementEntry } from '../../../../schema/generated/orders/OrderSettlementEntry.ts';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { EffectList } from './EffectList.tsx';
import { SettledOrder, type SettledProps } from './SettledOrder.tsx';
import { SettlementChanges } from './SettlementChanges.tsx';
import { correctForm } from './settleForms.ts';
import { useEntryNames } from './useEntryNames.ts';
import { useTexts } from './useTexts.ts';

export function CorrectTransaction() {
  return (
    <SettledOrder
      title="correctTitle"
      isBelowPayments
      findNothing={({ entries }) =>
        entries.some(({ isCorrectable }) => isCorrectable) ? undefined : 'nothingToCorrect'
      }
      Body={CorrectForm}
    />
  );
}

function CorrectForm(props: SettledProps) {
  const { order } = props;
  const [asked, setAsked] = useSearchParams();
  const wrongs = order.entries.filter(({ isCorrectable }) => isCorrectable);
  const named = wrongs.find(({ transaction }) => String(transaction) === asked.get('transaction'));
  const wrong = named ?? (wrongs.length === 1 ? wrongs[0] : undefined);
  const choose = (transaction: string) => setAsked({ transaction }, { replace: true });
  return (
    <Stack spacing={3}>
      <WrongChoice wrongs={wrongs} timezone={order.timezone} wrong={wrong} onChange={choose} />
      {wrong && <RightForm key={wrong.transaction} {...props} wrong={wrong} />}
    </Stack>
  );
}

interface WrongChoiceProps {
  readonly wrongs: readonly OrderSettlementEntry[];
  readonly timezone: string;
  readonly wrong: OrderSettlementEntry | undefined;
  readonly onChange: (transaction: string) => void;
}

function WrongChoice({ wrongs, timezone, wrong, onChange }: WrongChoiceProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const id = useId();
  const { methodOf, eventOf } = useEntryNames();
  const labelOf = (entry: OrderSettlementEntry) =>
    [
      formatInstant(entry.at, timezone, locale),
      eventOf(entry),
      methodOf(entry),
      formatMoney(entry.amount, entry.currency, locale),
    ].join(' · ');
  return (
    <FormControl>
      <FormLabel id={id}>{t('settlement.which')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={wrong ? String(wrong.transaction) : ''}
        onChange={(_, value) => onChange(value)}
      >
        {wrongs.map((entry) => (
          <FormControlLabel
            key={entry.transaction}
            value={String(entry.transaction)}
            control={<Radio />}
            label={labelOf(entry)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function RightForm({
  orderId,
  order,
  onLookAgain,
  wrong,
}: SettledProps & { readonly wrong: OrderSettlementEntry }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const notify = useNotify();
  const { methodOf } = useEntryNames();
  const { timezone, currency, methods } = order;
  const recorded = instantToLocal(wrong.valueDate ?? wrong.at, timezone);
  const before = { method: wrong.method ?? 0, date: recorded };
  const { control, handleSubmit } = useSchemaForm(correctForm(before), { ...before, reason: '' });
  const { method, date } = useWatch({ control });
  const correct = useAction('Order.correctTransaction', ['number']);
  const valueDate = date === recorded ? undefined : (localToInstant(date ?? '', timezone) ?? undefined);
  const isOther = method !== before.method || valueDate !== undefined;
  const right = methods.find(({ deskPaymentMethod }) => deskPaymentMethod === method)?.label;
  const lines = [
    t('settlement.undone', {
      amount: formatMoney(wrong.amount, currency, locale),
      method: methodOf(wrong),
    }),
    t('settlement.anew', {
      method: right ?? methodOf(wrong),
      date: formatInstant(valueDate ?? wrong.valueDate ?? wrong.at, timezone, locale),
    }),
    t('settlement.keptHistory'),
  ];
  const submit = handleSubmit(async ({ reason }) => {
    if (correct.isPending) return;
    const body = {
      transaction: String(wrong.transaction),
      ...(method !== before.method && { deskPaymentMethod: String(method) }),
      ...(valueDate && { valueDate }),
      reason,
    };
    const { isDone } = await correct.run({ id: orderId, body });
    if (!isDone) return;
    notify(t('settlement.correctedDone'), { type: 'success' });
    void navigate(`${screenPath('Order', 'show', orderId)}/transactions`);
  });
  return (
    <Stack
      component="form"
      spacing={3}
      aria-label={t('settlement.should')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SchemaText control={control} name="method" t={t} select fullWidth label={t('settlement.method')}>
          {!methods.some(({ deskPaymentMethod }) => deskPaymentMethod === wrong.method) && (
            <MenuItem value={wrong.method ?? 0}>{t('settlement.same', { method: methodOf(wrong) })}</MenuItem>
          )}
          {methods.map(({ deskPaymentMethod, label }) => (
            <MenuItem key={deskPaymentMethod} value={deskPaymentMethod}>
              {deskPaymentMethod === wrong.method ? t('settlement.same', { method: label }) : label}
            </MenuItem>
          ))}
        </SchemaText>
        <SchemaText
          control={control}
          name="date"
          t={t}
          type="datetime-local"
          fullWidth
          label={t('settlement.valueDate')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <SchemaText
        control={control}
        name="reason"
        t={t}
        required
        multiline
        label={t('settlement.reason')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {isOther && <EffectList title={t('settlement.effect')} lines={lines} />}
      <SettlementChanges error={correct.refusal?.error} currency={currency} onLookAgain={onLookAgain} />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={correct.isPending}>
          {t('settlement.confirmCorrect')}
        </Button>
      </Box>
    </Stack>
  );
}
