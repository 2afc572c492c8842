/** The balance of an account by currency, as money: the map itself is for programs. */
import { Box } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { partsOf } from '../../../../src/generic/partsOf.tsx';

const { useRecord } = partsOf('Client');

export function BalanceByCurrency() {
  const [locale] = useLocaleState();
  const amounts = Object.entries(useRecord()?.balance ?? {}).flatMap(([currency, amount]) =>
    typeof amount === 'number' && amount !== 0 ? [formatMoney(amount, currency, locale)] : [],
  );
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {amounts.length === 0 ? '–' : amounts.join(' · ')}
    </Box>
  );
}
