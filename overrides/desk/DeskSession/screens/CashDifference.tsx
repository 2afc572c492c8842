/** By how much the count of a drawer missed: in words too, since a sign is easily read over. */
import { Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('DeskSession');

export function CashDifference() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { cashDifference, currency } = useRecord() ?? {};
  if (cashDifference === null || cashDifference === undefined) return <span>–</span>;
  const amount = formatMoney(cashDifference, currency ?? 'EUR', locale);
  return (
    <Typography
      component="span"
      variant="inherit"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(cashDifference !== 0 && { color: 'error.main', fontWeight: 600 }),
      }}
      title={
        cashDifference === 0
          ? undefined
          : t(cashDifference < 0 ? 'drawer.missing' : 'drawer.surplus', {
              amount: formatMoney(Math.abs(cashDifference), currency ?? 'EUR', locale),
            })
      }
    >
      {amount}
    </Typography>
  );
}
