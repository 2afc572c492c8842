/** A price's VAT rate by the law: right, or which one is expected and why, with the press that takes it. */
import RightIcon from '@mui/icons-material/CheckCircleOutlined';
import WrongIcon from '@mui/icons-material/ReportProblemOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useNotify, useRefresh } from 'ra-core';
import { vatRateVerdictDescriptor } from '../../../../schema/generated/programming/VatRateVerdict.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { OwnActionProps } from '../../../../src/screens.ts';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('TicketPrice');
const reasons = vatRateVerdictDescriptor.properties.find(({ name }) => name === 'reason');

/** The verdict with the name of the rate that it expects. */
async function check(id: string, signal: AbortSignal) {
  const verdict = await callAction('TicketPrice.checkVatRate', { id, body: {} }, { signal });
  const expected = verdict.expectedTax
    ? await callAction('Tax.read', { id: verdict.expectedTax, fields: ['label', 'rate'] }, { signal })
    : undefined;
  return { verdict, expected };
}

export function VatCheck({ onClose }: OwnActionProps) {
  const t = useTexts();
  const label = useLabel();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const refresh = useRefresh();
  const mayWrite = useHas('prices.write');
  const id = String(useRecord()?.id);
  const update = useAction('TicketPrice.update', []);
  const { data, error } = useQuery({
    queryKey: ['vat-check', id],
    // The rate and what the number counts may have changed since.
    gcTime: 0,
    queryFn: ({ signal }) => check(id, signal),
  });
  const { verdict, expected } = data ?? {};
  const apply = async () => {
    const outcome = await update.run({ id, body: { tax: verdict?.expectedTax ?? null } });
    if (!outcome.isDone) return;
    notify(t('vatCheck.applied'), { type: 'success' });
    refresh();
    onClose();
  };
  const heading = !verdict?.valid ? 'wrong' : verdict.reason === 'as_expected' ? 'right' : 'unknown';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="vat-check-title">
      <DialogTitle id="vat-check-title">{t('vatCheck.title')}</DialogTitle>
      <DialogContent>
        <ProblemAlert error={error ?? update.refusal?.error} />
        {!data && !error && <Skeleton height={96} />}
        {verdict && (
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            {verdict.valid ? <RightIcon color="success" /> : <WrongIcon color="warning" />}
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              <Typography sx={{ fontWeight: 700 }}>{t(`vatCheck.${heading}`)}</Typography>
              {reasons && <Typography>{nameOfValue(reasons, verdict.reason, label)}.</Typography>}
              {expected && !verdict.valid && (
                <Typography className="num">
                  {t('vatCheck.expected', {
                    rate: `${expected.label}, ${new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(expected.rate / 100)}`,
                  })}
                </Typography>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {verdict.representationNumber !== null &&
                  `${t('vatCheck.number', { number: verdict.representationNumber })} `}
                {verdict.fromRepresentationNumber !== null &&
                  t('vatCheck.from', { from: verdict.fromRepresentationNumber })}
              </Typography>
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('vatCheck.close')}
        </Button>
        {mayWrite && verdict && !verdict.valid && expected && (
          <Button variant="contained" disabled={update.isPending} onClick={() => void apply()}>
            {t('vatCheck.apply')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
