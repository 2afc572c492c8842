/** The prices of one show: a line for what is the same price on its performances. */
import { Box, Button, Link, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';
import { NOT_ON_PHONE } from '../../DatePages/screens/PriceRow.tsx';
import type { OnePrice, OneShow } from './useSeasonPrices.ts';
import { useTexts } from './useTexts.ts';

interface ShowPricesTableProps {
  readonly show: OneShow;
  readonly onChange: (price: OnePrice) => void;
}

export function ShowPricesTable({ show, onChange }: ShowPricesTableProps) {
  const t = useTexts();
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" sx={{ fontSize: 18 }}>
          <Link component={RouterLink} to={screenPath('Ticketing', 'show', show.id.split('/').at(-1) ?? '')}>
            {show.title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('seasonPrices.performances', { smart_count: show.performances })}
        </Typography>
      </Box>
      <SmallTable
        label={show.title}
        columns={[
          { name: 'name', head: t('seasonPrices.columns.name') },
          { name: 'amount', head: t('seasonPrices.columns.amount'), align: 'right' },
          { name: 'tax', head: t('seasonPrices.columns.tax'), align: 'right', sx: NOT_ON_PHONE },
          { name: 'on', head: t('seasonPrices.columns.on'), align: 'right', sx: NOT_ON_PHONE },
          { name: 'sold', head: t('seasonPrices.columns.sold'), align: 'right' },
          {
            name: 'change',
            head: <Box sx={visuallyHidden}>{t('seasonPrices.columns.change')}</Box>,
            align: 'right',
          },
        ]}
      >
        {show.prices.map((price) => (
          <Line key={price.hash} price={price} all={show.performances} onChange={() => onChange(price)} />
        ))}
      </SmallTable>
    </Box>
  );
}

interface LineProps {
  readonly price: OnePrice;
  readonly all: number;
  readonly onChange: () => void;
}

function Line({ price, all, onChange }: LineProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const mayWrite = useHas('prices.write');
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rates = price.rates.map((rate) =>
    rate === null ? t('seasonPrices.withoutTax') : percent.format(rate / 100),
  );
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 600 }}>
        {price.name}
        {price.off > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('seasonPrices.off', { count: number.format(price.off) })}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" className="num">
        <Amounts price={price} />
      </TableCell>
      <TableCell align="right" className="num" sx={NOT_ON_PHONE}>
        {rates.join(', ')}
      </TableCell>
      <TableCell align="right" className="num" sx={NOT_ON_PHONE}>
        {price.missing.length === 0
          ? number.format(price.rows.length)
          : t('seasonPrices.ofAll', { count: price.rows.length, all })}
      </TableCell>
      <TableCell align="right" className="num">
        {number.format(price.sold)}
      </TableCell>
      <TableCell align="right">
        {mayWrite && (
          <Button
            size="small"
            onClick={onChange}
            aria-label={t('seasonPrices.changeOf', { name: price.name })}
          >
            {t('seasonPrices.change')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

/** One amount, or from the lowest to the highest. */
export function Amounts({ price }: { readonly price: OnePrice }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const write = (amount: number) => formatMoney(amount, price.currency, locale);
  if (price.lowest === price.highest) return write(price.lowest);
  return t('seasonPrices.range', { lowest: write(price.lowest), highest: write(price.highest) });
}
