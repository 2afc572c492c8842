/** The second step: how much is taken in which way, the change to give, one confirmation. Exact cash is one key. */
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import {
  Box,
  Button,
  Skeleton,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import type { TerminalChoice } from '../../TerminalPayment/model.ts';
import { parseAmount, settle, suggestGiven, type Tender } from '../model/tender.ts';

/** Only a desk with a terminal fetches it. */
const PayOnTerminal = lazyPart(
  async () => (await import('../../TerminalPayment/screens/PayOnTerminal.tsx')).PayOnTerminal,
);

/** Read across the counter. */
const BIG_AMOUNT = {
  display: 'block',
  fontSize: '2.75rem',
  lineHeight: 1.2,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
} as const;

interface PaymentPanelProps {
  readonly total: number;
  readonly currency: string;
  readonly method: Tender['method'];
  readonly mayPrint: boolean;
  readonly isWorking: boolean;
  readonly error: unknown;
  readonly onMethod: (method: Tender['method']) => void;
  readonly onBack: () => void;
  readonly onConfirm: (tender: Tender) => void;
  /** IRI of the cart, once the server holds it. */
  readonly cart: string | undefined;
  readonly terminals: readonly TerminalChoice[];
  readonly listPayments: (total: number, tender: Tender) => readonly CheckoutPart[];
  /** What a card payment on a terminal holds the sale with, in minor units. */
  readonly held: number | undefined;
  readonly onHeld: (amount: number | undefined) => void;
}

interface CheckoutPart {
  readonly deskPaymentMethod: string;
  readonly amount: number;
}

/** The tender that contains a card payment of that amount. */
const tenderWith = (card: number, total: number): Tender =>
  card < total ? { method: 'both', cash: total - card } : { method: 'card', cash: 0 };

export function PaymentPanel(props: PaymentPanelProps) {
  const { total, currency, method } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  useSessionDraft({ key: 'register/amount', read: () => typed || undefined, restore: setTyped });
  const digits = currencyDigits(currency);
  const amount = typed === '' ? total : parseAmount(typed, digits);
  const [isByHand, setByHand] = useState(false);
  const { held } = props;
  const tender = held === undefined ? { method, cash: amount ?? 0 } : tenderWith(held, total);
  const outcome = settle(total, tender);
  const asksTerminal = method !== 'cash' && total > 0 && props.terminals.length > 0 && !isByHand;
  const isHeld = held !== undefined;
  const isReady =
    amount !== undefined && outcome.missing === 0 && !(method === 'both' && (amount <= 0 || amount >= total));
  const money = (value: number) => formatMoney(value, currency, locale);

  return (
    <Stack
      component="form"
      aria-label={translate('register.pay')}
      sx={{ height: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !props.isWorking && !asksTerminal) props.onConfirm(tender);
      }}
    >
      <Box sx={{ p: 2, pb: 0 }}>
        <Button
          startIcon={<ArrowBackIcon />}
          color="inherit"
          onClick={props.onBack}
          disabled={props.isWorking || isHeld}
        >
          {translate('register.back')}
        </Button>
      </Box>
      <Stack spacing={2} sx={{ p: 2, flex: 1, overflow: 'auto' }}>
        <Box>
          <Typography color="textSecondary">{translate('register.total')}</Typography>
          <Typography component="output" sx={BIG_AMOUNT}>
            {money(total)}
          </Typography>
        </Box>
        {total > 0 && !isHeld && <MethodChoice method={method} onMethod={props.onMethod} />}
        {total > 0 && method !== 'card' && !isHeld && (
          <>
            <TextField
              autoFocus
              label={translate(method === 'both' ? 'register.cashPart' : 'register.given')}
              placeholder={method === 'cash' ? money(total) : undefined}
              value={typed}
              error={amount === undefined}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
            />
            {method === 'cash' && (
              <QuickNotes
                total={total}
                currency={currency}
                onChoose={(sum) => setTyped(String(sum / 10 ** digits))}
              />
            )}
          </>
        )}
        <Outcome outcome={outcome} method={tender.method} money={money} />
        {Boolean(props.error) && <ProblemAlert error={props.error} />}
      </Stack>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        {asksTerminal ? (
          <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
            <PayOnTerminal
              cart={props.cart}
              terminals={props.terminals}
              payments={props.listPayments(total, tender)}
              amount={outcome.card}
              money={money}
              isReady={isReady}
              isSelling={props.isWorking}
              isRefused={Boolean(props.error)}
              onHeld={props.onHeld}
              onAccepted={(taken) => props.onConfirm(tenderWith(taken, total))}
              onByHand={() => setByHand(true)}
            />
          </Suspense>
        ) : (
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            autoFocus={method === 'card' || total === 0}
            disabled={!isReady || props.isWorking}
          >
            {confirmText()}
          </Button>
        )}
      </Box>
    </Stack>
  );

  function confirmText() {
    if (props.isWorking) return translate('register.working');
    if (total === 0) return translate(props.mayPrint ? 'register.confirmFree' : 'register.sellFree');
    const taken = props.mayPrint ? 'register.confirm' : 'register.take';
    return translate(method === 'card' ? 'register.confirmCard' : taken, { amount: money(total) });
  }
}

function MethodChoice({ method, onMethod }: Pick<PaymentPanelProps, 'method' | 'onMethod'>) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label={translate('register.pay')}
      value={method}
      onChange={(_, next: Tender['method'] | null) => next && onMethod(next)}
      sx={{ '& > button': { flex: '1 1 auto', minHeight: 48, px: 1, whiteSpace: 'nowrap' } }}
    >
      <ToggleButton value="cash">{translate('register.cash')}</ToggleButton>
      <ToggleButton value="card">{translate('register.card')}</ToggleButton>
      <ToggleButton value="both">{translate('register.both')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

function QuickNotes(props: { total: number; currency: string; onChoose: (sum: number) => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
      {suggestGiven(props.total, props.currency).map((sum) => (
        <Button key={sum} variant="outlined" onClick={() => props.onChoose(sum)}>
          {sum === props.total ? translate('register.exact') : formatMoney(sum, props.currency, locale)}
        </Button>
      ))}
    </Box>
  );
}

interface OutcomeProps {
  readonly outcome: ReturnType<typeof settle>;
  readonly method: Tender['method'];
  readonly money: (value: number) => string;
}

function Outcome({ outcome, method, money }: OutcomeProps) {
  const translate = useTranslate();
  const rows =
    method === 'both'
      ? [{ label: 'register.cardPart', value: outcome.card }]
      : [
          { label: 'register.change', value: outcome.change },
          { label: 'register.missing', value: outcome.missing },
        ].filter(({ value }) => value > 0);
  return (
    <Box aria-live="polite">
      {rows.map(({ label, value }) => (
        <Stack key={label} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography color="textSecondary">{translate(label)}</Typography>
          <Typography component="output" sx={{ ...BIG_AMOUNT, fontSize: '1.75rem' }}>
            {money(value)}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
