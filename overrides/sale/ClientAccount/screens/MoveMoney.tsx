/** `/clients/{clientId}/credit` and `/debit`: money put on account, or paid back from it, with its effect in words before it is done. */
import { Alert, Box, Button, Link as MuiLink, Stack } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useController } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router';
import type { ClientAccount } from '../../../../schema/generated/customers/ClientAccount.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { EffectList } from '../../../orders/Settlement/screens/EffectList.tsx';
import { MethodChoice } from '../../../orders/Settlement/screens/MethodChoice.tsx';
import { MoneyField, readBetween, writeAmount } from '../../../orders/Settlement/screens/MoneyField.tsx';
import { moneyForm } from '../../../orders/Settlement/screens/settleForms.ts';
import { useAccount } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

type Direction = 'credit' | 'debit';

export const CreditClient = () => <MoveMoney direction="credit" />;
export const DebitClient = () => <MoveMoney direction="debit" />;

const TEXTS = {
  credit: {
    title: 'creditTitle',
    how: 'howIn',
    amount: 'toTake',
    effect: 'takes',
    confirm: 'confirmCredit',
    done: 'credited',
  },
  debit: {
    title: 'debitTitle',
    how: 'howOut',
    amount: 'toGive',
    effect: 'gives',
    confirm: 'confirmDebit',
    done: 'debited',
  },
} as const;

function MoveMoney({ direction }: { readonly direction: Direction }) {
  const t = useTexts();
  const { clientId = '' } = useParams();
  const { data, error, refetch } = useAccount(clientId);
  const texts = TEXTS[direction];
  const free = data ? findFree(data.account) : 0;
  const isEmpty = direction === 'debit' && free <= 0;
  return (
    <Page
      title={data ? t(`client.${texts.title}`, { name: data.account.name }) : ''}
      width="form"
      above={
        <MuiLink component={Link} to={screenPath('Client', 'show', clientId)} sx={{ fontSize: 14 }}>
          {t('client.backToAccount')}
        </MuiLink>
      }
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && isEmpty && (
        <Alert severity="info">
          {t('client.noFree')} {t('client.fromOrders')}
        </Alert>
      )}
      {data && !isEmpty && (
        <SessionGate>
          <MoveForm
            key={data.readAt}
            client={clientId}
            account={data.account}
            direction={direction}
            onLookAgain={() => void refetch()}
          />
        </SessionGate>
      )}
    </Page>
  );
}

/** In the currency of the till. */
const findFree = ({ balances, currency }: ClientAccount): number =>
  balances.find((one) => one.currency === currency)?.free ?? 0;

interface FormProps {
  readonly client: string;
  readonly account: ClientAccount;
  readonly direction: Direction;
  readonly onLookAgain: () => void;
}

function MoveForm({ client, account, direction, onLookAgain }: FormProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const notify = useNotify();
  const { currency, methods } = account;
  const texts = TEXTS[direction];
  const free = findFree(account);
  const most = direction === 'debit' ? free : undefined;
  const credit = useAction('Client.credit', ['name']);
  const debit = useAction('Client.debit', ['name']);
  const move = direction === 'credit' ? credit : debit;
  const bounds = { least: 1, ...(most !== undefined && { most }) };
  const { control, handleSubmit } = useSchemaForm(moneyForm({ currency, ...bounds }), {
    method: methods[0]?.deskPaymentMethod ?? 0,
    amount: direction === 'debit' ? writeAmount(free, currency, locale) : '',
    reason: '',
  });
  const { field: method } = useController({ control, name: 'method' });
  const { field: typed } = useController({ control, name: 'amount' });
  const amount = readBetween(typed.value, currency, bounds);
  const chosen = methods.find(({ deskPaymentMethod }) => deskPaymentMethod === method.value);
  const money = (value: number) => formatMoney(value, currency, locale);
  const after = free + (direction === 'credit' ? 1 : -1) * (amount ?? 0);
  const submit = handleSubmit(async ({ reason }) => {
    if (amount === undefined || !chosen || move.isPending) return;
    const body = {
      deskPaymentMethod: String(chosen.deskPaymentMethod),
      amount,
      free,
      ...(reason && { reason }),
    };
    const { isDone } = await move.run({ id: client, body });
    if (!isDone) return;
    notify(t(`client.${texts.done}`, { amount: money(direction === 'credit' ? after : amount) }), {
      type: 'success',
    });
    void navigate(screenPath('Client', 'show', client));
  });
  const effects =
    amount === undefined || !chosen
      ? []
      : [
          t(`client.${texts.effect}`, { amount: money(amount), method: chosen.label }),
          t('client.after', { amount: money(after) }),
          t('client.journalled'),
        ];
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={(event) => void submit(event)}>
      <Alert severity="info" icon={false}>
        {t('client.before', { amount: money(free) })}
      </Alert>
      <MethodChoice
        title={t(`client.${texts.how}`)}
        methods={methods}
        method={method.value}
        onChange={method.onChange}
      />
      <MoneyField
        control={control}
        name="amount"
        label={t(`client.${texts.amount}`)}
        currency={currency}
        {...bounds}
      />
      <SchemaText
        control={control}
        name="reason"
        t={t}
        label={t('client.reason')}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <EffectList title={t('client.effect')} lines={effects} />
      <ProblemAlert error={move.refusal?.error} />
      {move.refusal && (
        <Box>
          <Button onClick={onLookAgain}>{t('client.lookAgain')}</Button>
        </Box>
      )}
      <Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={amount === undefined || !chosen || move.isPending}
        >
          {t(`client.${texts.confirm}`, { amount: money(amount ?? 0) })}
        </Button>
      </Box>
    </Stack>
  );
}
