/** A cart that sells nothing: what the offer as it is being typed does to it, and why it does nothing. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import RemoveIcon from '@mui/icons-material/Remove';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Obstacle } from '../model/offer.ts';
import { type OfferDraft, readId, type TrialResult, tryOffer } from '../model/trialCart.ts';
import { useTexts } from './useTexts.ts';
import { type TrialPerformance, type TrialPrice, useTrial } from './useTrial.ts';

export function TrialCart({ draft }: { readonly draft: OfferDraft }) {
  const t = useTexts();
  const trial = useTrial();
  const [hasCode, setCode] = useState(false);
  const [hasStatus, setStatus] = useState(true);
  const statuses = (draft.customerStatusList ?? []).map(readId);
  const asksForCode = (draft.triggerList ?? []).some(({ type }) => type === 'coupon');
  const currency = trial.chosen[0]?.currency ?? 'EUR';
  const result = tryOffer(draft, {
    lines: trial.lines,
    currency,
    now: Date.now(),
    // Where it is sold is the offer's to decide: any of its own will do.
    device: draft.deviceTypeList?.[0] ?? 'DESK',
    customerStatuses: hasStatus ? statuses : [],
    hasCode,
  });
  return (
    <Box component="section" aria-label={t('offers.trial.title')}>
      <Typography variant="h3" component="h2">
        {t('offers.trial.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('offers.trial.text')}
      </Typography>
      <ProblemAlert error={trial.error} onRetry={() => void trial.refetch()} />
      {trial.isLoading && <Loading />}
      {!trial.isLoading && !trial.error && trial.all.length === 0 && (
        <Typography>{t('offers.trial.noPerformance')}</Typography>
      )}
      {trial.chosen.map((performance, index) => (
        <PerformanceLines
          key={performance.id}
          performance={performance}
          index={index}
          trial={trial}
          result={result}
        />
      ))}
      {trial.chosen.length > 0 && (
        <>
          <Button size="small" startIcon={<AddIcon />} onClick={trial.add} sx={{ mb: 1 }}>
            {t('offers.trial.add')}
          </Button>
          {asksForCode && <Tick label={t('offers.trial.code')} checked={hasCode} onChange={setCode} />}
          {statuses.length > 0 && (
            <Tick label={t('offers.trial.status')} checked={hasStatus} onChange={setStatus} />
          )}
          <Outcome result={result} currency={currency} />
        </>
      )}
    </Box>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <FormControlLabel
      label={label}
      sx={{ display: 'flex' }}
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}

interface PerformanceLinesProps {
  readonly performance: TrialPerformance;
  readonly index: number;
  readonly trial: ReturnType<typeof useTrial>;
  readonly result: TrialResult;
}

function PerformanceLines({ performance, index, trial, result }: PerformanceLinesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const nameOf = ({ title, startDate, timezone }: TrialPerformance) =>
    `${title} · ${formatInstant(startDate, timezone, locale, 'weekday')} ${formatInstant(startDate, timezone, locale, 'time')}`;
  const isTaken = ({ id }: TrialPerformance) =>
    id !== performance.id && trial.chosen.some((one) => one.id === id);
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', mb: 1 }}>
        <TextField
          select
          fullWidth
          size="small"
          label={t('offers.trial.performance')}
          value={performance.id}
          onChange={(event) => trial.pick(index, event.target.value)}
        >
          {trial.all
            .filter((one) => !isTaken(one))
            .map((one) => (
              <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
                {nameOf(one)}
              </MenuItem>
            ))}
        </TextField>
        {trial.chosen.length > 1 && (
          <IconButton
            size="small"
            aria-label={t('offers.trial.remove', { performance: nameOf(performance) })}
            onClick={() => trial.remove(index)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      {performance.prices.map((price) => (
        <PriceLine
          key={price.key}
          price={price}
          currency={performance.currency}
          quantity={trial.quantityOf(price.key)}
          paid={result.paid[trial.keys.indexOf(price.key)] ?? 0}
          onChange={(quantity) => trial.setQuantity(price.key, quantity)}
        />
      ))}
    </Box>
  );
}

interface PriceLineProps {
  readonly price: TrialPrice;
  readonly currency: string;
  readonly quantity: number;
  readonly paid: number;
  readonly onChange: (quantity: number) => void;
}

function PriceLine({ price, currency, quantity, paid, onChange }: PriceLineProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const before = price.line.value * quantity;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          {price.name}
        </Typography>{' '}
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatMoney(price.line.value, currency, locale)}
        </Typography>
      </Box>
      <IconButton
        size="small"
        disabled={quantity === 0}
        aria-label={t('offers.trial.fewer', { price: price.name })}
        onClick={() => onChange(quantity - 1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography
        component="span"
        sx={{ minWidth: 20, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {quantity}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('offers.trial.moreOf', { price: price.name })}
        onClick={() => onChange(quantity + 1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      <Box sx={{ minWidth: 84, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {quantity > 0 && paid !== before && (
          <Typography component="del" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
            {formatMoney(before, currency, locale)}
          </Typography>
        )}
        {quantity > 0 && <span>{formatMoney(paid, currency, locale)}</span>}
      </Box>
    </Stack>
  );
}

function Outcome({ result, currency }: { readonly result: TrialResult; readonly currency: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { total, totalWithoutOffer, obstacle } = result;
  const saved = totalWithoutOffer - total;
  if (totalWithoutOffer === 0) return <Typography role="status">{t('offers.trial.empty')}</Typography>;
  return (
    <Box role="status" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, mt: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('offers.trial.total')}</Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(total, currency, locale)}
        </Typography>
      </Stack>
      {saved > 0 ? (
        <Typography sx={{ color: 'success.main' }}>
          {t('offers.trial.saves', { amount: formatMoney(saved, currency, locale) })}
        </Typography>
      ) : (
        obstacle && <Reason obstacle={obstacle} currency={currency} />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('offers.trial.alone')}
      </Typography>
    </Box>
  );
}

function Reason({ obstacle, currency }: { readonly obstacle: Obstacle; readonly currency: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const show = (value: number) =>
    obstacle.reason === 'amount' ? formatMoney(value, currency, locale) : value;
  const values: Readonly<Record<string, string | number>> =
    'wanted' in obstacle ? { wanted: show(obstacle.wanted), has: show(obstacle.has) } : {};
  return (
    <Typography sx={{ color: 'warning.main' }}>
      {t(`offers.trial.reasons.${obstacle.reason}`, values)}
    </Typography>
  );
}
