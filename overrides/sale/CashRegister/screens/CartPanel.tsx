/** The register's right side while places are chosen: lines, total, how long they are held, and the ways to pay. */
import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import {
  countPlaces,
  keyOfLine,
  type PickedSeat,
  type RegisterLine,
  type Saving,
  sumLines,
} from '../model.ts';
import { CodeField, type CodeVerdicts } from './CodeField.tsx';
import { useDeskCartTexts } from './deskCart/useDeskCartTexts.ts';
import { PayButtons } from './PayButtons.tsx';
import type { PickedCustomer } from './pickedCustomer.ts';
import type { PaymentMethods } from './usePaymentMethods.ts';
import { useTexts } from './useTexts.ts';

/** Fetched with the first place of a sale: it is the heaviest part of the register, and an empty cart is nobody's. */
const CustomerPicker = lazyPart(async () => (await import('./CustomerPicker.tsx')).CustomerPicker);

interface CartPanelProps {
  readonly lines: readonly RegisterLine[];
  /** Seats held, by the key of their line. */
  readonly seats: ReadonlyMap<string, readonly PickedSeat[]>;
  /** What offers take off, by the key of the line. */
  readonly savings: ReadonlyMap<string, readonly Saving[]>;
  /** With offers, in minor units. */
  readonly total: number;
  readonly codes: readonly string[];
  readonly verdicts: CodeVerdicts;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly codeField: RefObject<HTMLInputElement | null>;
  readonly currency: string;
  readonly expiresAt: string | undefined;
  readonly error: unknown;
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly customer: PickedCustomer | null;
  readonly onCustomer: (customer: PickedCustomer | null) => void;
  readonly onRemove: (line: RegisterLine) => void;
  readonly onClear: () => void;
  readonly onPark: () => void;
  readonly onReserve: () => void;
  /** When a reservation is released: its deadline, as its performance's clock shows it. */
  readonly reservedUntil: string | undefined;
  readonly mayPrint: boolean;
  readonly payment: PaymentMethods;
  /** @param method IRI, or SPLIT; the one that is proposed where there is none */
  readonly onPay: (method?: string) => void;
  readonly onExpired: () => void;
}

export function CartPanel(props: CartPanelProps) {
  const { lines, currency, error, total } = props;
  const translate = useTranslate();
  const cartText = useDeskCartTexts();
  const [locale] = useLocaleState();
  const knowsCustomers = useHas('customers.read');
  const mayReserve = useHas('sales.reserve');
  const t = useTexts();
  const saved = sumLines(lines) - total;
  return (
    <Stack component="section" aria-label={translate('register.cart')} sx={{ height: '100%' }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', px: 2, pt: 2, pb: 1 }}
      >
        <Typography variant="h2">{translate('register.cart')}</Typography>
        {lines.length > 0 && (
          <Stack direction="row">
            {mayReserve && (
              <Button size="small" color="inherit" onClick={props.onReserve}>
                {cartText('deskCart.reserve')}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={props.onPark}>
              {cartText('deskCart.parkShort')}
            </Button>
            <Button size="small" color="inherit" onClick={props.onClear}>
              {translate('register.clear')}
            </Button>
          </Stack>
        )}
      </Stack>
      {Boolean(error) && (
        <Box sx={{ px: 2, pt: 1 }}>
          <ProblemAlert error={error} />
        </Box>
      )}
      <Box sx={{ flex: 1, overflow: 'auto', minHeight: 0 }}>
        {lines.length === 0 ? (
          <EmptyState
            title={translate('register.emptyCart')}
            text={translate('register.emptyCartHint')}
            action={
              <Button component={Link} to={screenPath('Cart', 'list')}>
                {cartText('deskCart.toCarts')}
              </Button>
            }
          />
        ) : (
          <CartLines lines={lines} seats={props.seats} savings={props.savings} onRemove={props.onRemove} />
        )}
      </Box>
      <Stack spacing={1.5} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        {props.reservedUntil && lines.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {cartText('deskCart.isReserved', { time: props.reservedUntil })}
          </Typography>
        )}
        {props.expiresAt && lines.length > 0 && !props.reservedUntil && (
          <HoldTimer expiresAt={props.expiresAt} onExpired={props.onExpired} />
        )}
        {(lines.length > 0 || props.customer !== null) && knowsCustomers && (
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
            <CustomerPicker customer={props.customer} onCustomer={props.onCustomer} />
          </Suspense>
        )}
        {lines.length > 0 && (
          <CodeField
            codes={props.codes}
            verdicts={props.verdicts}
            currency={currency}
            onCodes={props.onCodes}
            field={props.codeField}
          />
        )}
        {lines.length > 0 && (
          <TextField
            label={translate('register.comment')}
            value={props.comment}
            onChange={(event) => props.onComment(event.target.value)}
            size="small"
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        )}
        {saved > 0 && (
          <Stack direction="row" sx={{ justifyContent: 'space-between', color: 'success.dark' }}>
            <Typography>{t('registerOffers.saved')}</Typography>
            <Typography className="num">−{formatMoney(saved, currency, locale)}</Typography>
          </Stack>
        )}
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography color="textSecondary">
            {translate('register.total')} ·{' '}
            {translate('register.places', { smart_count: countPlaces(lines) })}
          </Typography>
          <Typography
            variant="h4"
            component="output"
            sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 700 }}
          >
            {formatMoney(total, currency, locale)}
          </Typography>
        </Stack>
        <PayButtons
          isDisabled={lines.length === 0}
          isFree={total === 0}
          mayPrint={props.mayPrint}
          payment={props.payment}
          onPay={props.onPay}
        />
      </Stack>
    </Stack>
  );
}

function CartLines({
  lines,
  seats,
  savings,
  onRemove,
}: Pick<CartPanelProps, 'lines' | 'seats' | 'savings' | 'onRemove'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {lines.map((line) => {
        const { price, performance, contingent, quantity } = line;
        const labels = seats.get(keyOfLine(line))?.map(({ label }) => label) ?? [];
        return (
          <Stack
            component="li"
            key={keyOfLine(line)}
            direction="row"
            spacing={1}
            sx={{ px: 2, py: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ fontWeight: 700, minWidth: 32, fontVariantNumeric: 'tabular-nums' }}>
              {quantity}×
            </Typography>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{price.name}</Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                {performance.title}
              </Typography>
              <Typography variant="body2" color="textSecondary" className="num">
                {formatInstant(performance.startDate, performance.timezone, locale, 'dateTime')}
              </Typography>
              {contingent && (
                <Typography variant="body2">
                  {translate('register.from', { name: contingent.name })}
                </Typography>
              )}
              {labels.length > 0 && (
                <Typography variant="body2" className="num" sx={{ fontWeight: 600 }}>
                  {translate('register.seats', { seats: labels.join(', '), smart_count: labels.length })}
                </Typography>
              )}
              {savings.get(keyOfLine(line))?.map(({ offer, saved }) => (
                <Typography key={offer} variant="body2" sx={{ color: 'success.dark' }}>
                  {offer} <span className="num">−{formatMoney(saved, performance.currency, locale)}</span>
                </Typography>
              ))}
            </Box>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(price.facialValue * quantity, performance.currency, locale)}
            </Typography>
            <IconButton
              size="small"
              aria-label={translate('register.remove', { name: price.name })}
              onClick={() => onRemove(line)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
        );
      })}
    </Box>
  );
}

function HoldTimer({ expiresAt, onExpired }: { readonly expiresAt: string; readonly onExpired: () => void }) {
  const translate = useTranslate();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
  useEffect(() => {
    if (left === 0) onExpired();
  }, [left, onExpired]);
  if (left === 0) return <Alert severity="warning">{translate('register.expired')}</Alert>;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Typography variant="body2" color={left < 120 ? 'error' : 'textSecondary'} role="timer">
      {translate('register.heldUntil', { time })}
    </Typography>
  );
}
