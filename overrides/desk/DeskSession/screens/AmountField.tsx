/** An amount typed as people write it; who holds it reads it with `parseMoney`. */
import { TextField } from '@mui/material';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { useTexts } from './useTexts.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly currency: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** @returns minor units; null for nothing, undefined for what is no amount of at least 0 */
export function readAmount(text: string, currency: string): number | null | undefined {
  const amount = parseMoney(text, currencyDigits(currency));
  return typeof amount === 'number' && amount < 0 ? undefined : amount;
}

export function AmountField({ label, help, currency, text, onText }: AmountFieldProps) {
  const t = useTexts();
  const isWrong = readAmount(text, currency) === undefined;
  return (
    <TextField
      label={`${label} (${currency})`}
      value={text}
      error={isWrong}
      helperText={isWrong ? t('drawer.notAmount') : help}
      onChange={(event) => onText(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ textAlign: 'left' }}
    />
  );
}
