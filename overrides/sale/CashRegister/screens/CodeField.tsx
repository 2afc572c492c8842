/** Codes at the register: typed or scanned into one field, each with what it does or why it does nothing. */
import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { type FormEvent, type RefObject, useState } from 'react';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import type { CodeVerdict } from '../../Cart/model/clusterPlaces.ts';
import { useTexts } from './useTexts.ts';

/** By the code as it was given. */
export type CodeVerdicts = Readonly<Record<string, CodeVerdict>>;

const isVerdict = (value: unknown): value is CodeVerdict =>
  typeof value === 'object' && value !== null && 'valid' in value && typeof value.valid === 'boolean';

/** The cart's own JSON, which nothing else describes. */
export function readVerdicts(map: unknown): CodeVerdicts {
  if (typeof map !== 'object' || map === null) return {};
  const entries = Object.entries(map).flatMap(([code, verdict]) =>
    isVerdict(verdict) ? [[code, verdict]] : [],
  );
  return Object.fromEntries(entries);
}

interface CodeFieldProps {
  readonly codes: readonly string[];
  readonly verdicts: CodeVerdicts;
  readonly currency: string;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function CodeField({ codes, verdicts, currency, onCodes, field }: CodeFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code && !codes.includes(code)) onCodes([...codes, code]);
    setTyped('');
    // The register's own keys are wanted next.
    field.current?.blur();
  };
  return (
    <Stack spacing={0.5}>
      <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
        <TextField
          label={t('registerOffers.code')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputRef={field}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', autoCapitalize: 'characters' } }}
        />
        {typed.trim() && (
          <Button type="submit" variant="outlined">
            {t('registerOffers.use')}
          </Button>
        )}
      </Stack>
      <div aria-live="polite">
        {codes.map((code) => (
          <GivenCode
            key={code}
            code={code}
            verdict={verdicts[code]}
            currency={currency}
            onRemove={() => onCodes(codes.filter((other) => other !== code))}
          />
        ))}
      </div>
    </Stack>
  );
}

interface GivenCodeProps {
  readonly code: string;
  /** Not there until the server has answered. */
  readonly verdict: CodeVerdict | undefined;
  readonly currency: string;
  readonly onRemove: () => void;
}

function GivenCode({ code, verdict, currency, onRemove }: GivenCodeProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const describeCode = () => {
    if (!verdict) return code;
    const { valid, reason = 'opensNothing', offer = '', wanted = 0, has = 0 } = verdict;
    if (valid) return t('registerOffers.applied', { code, offer });
    const amountOf = (value: number) => (reason === 'amount' ? formatMoney(value, currency, locale) : value);
    const why = t(`registerOffers.reasons.${reason}`, {
      offer,
      wanted: amountOf(wanted),
      has: amountOf(has),
    });
    return t('registerOffers.refused', { code, reason: why });
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ color: verdict?.valid === false ? 'error.main' : 'success.dark' }}>
        {describeCode()}
      </Typography>
      <IconButton size="small" aria-label={t('registerOffers.remove', { code })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
