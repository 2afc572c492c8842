/** On top of a performance's page: what is sold, held and left, whether it sells, why not, and the way to change that. */

import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import OffIcon from '@mui/icons-material/PauseCircleOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import { getPath } from '../../../../../src/data/paths.ts';
import { screenPath } from '../../../../../src/data/screenPath.ts';
import { useHas } from '../../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../../src/generic/partsOf.tsx';
import { listSaleReasons, type SaleReason } from '../../model/listSaleReasons.ts';
import { DateChanges } from './DateChanges.tsx';
import type { ShownDate } from './ShownDate.ts';
import { useChangeDate } from './useChangeDate.ts';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('EventDate');

export function DateSale() {
  const record = useRecord();
  return record?.startDate ? <Sale record={record as ShownDate} /> : null;
}

function Sale({ record }: { readonly record: ShownDate }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const mayWrite = useHas('programming.write');
  const timezone = String(getPath(record, 'ticketing.timezone') ?? 'UTC');
  const reasons = listSaleReasons(record, new Date());
  const isOn = reasons.length === 0;
  const when = (instant: string | null) => formatInstant(instant, timezone, locale, 'long');
  const textOf = (reason: SaleReason) =>
    t(`dateSale.reasons.${reason}`, {
      when: when(reason === 'notYetOnSale' ? record.saleStartDate : record.saleEndDate),
    });
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('dateSale.title')}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Figures record={record} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mt: 2.5 }}>
        {isOn ? <OnIcon color="success" /> : <OffIcon color="warning" />}
        <Box sx={{ flexGrow: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {t(isOn ? 'dateSale.onSale' : 'dateSale.notOnSale')}
          </Typography>
          {isOn && (
            <Typography sx={{ color: 'text.secondary' }}>
              {record.saleEndDate
                ? t('dateSale.until', { when: when(record.saleEndDate) })
                : t('dateSale.untilEnd')}
            </Typography>
          )}
          {reasons.map((reason) => (
            <Box
              key={reason}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
            >
              <Typography>{textOf(reason)}</Typography>
              {mayWrite && <Remedy reason={reason} record={record} />}
            </Box>
          ))}
        </Box>
      </Box>
      {record.isNumberedSeating && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`${screenPath('EventDate', 'show', String(record.id))}/seating`}
          sx={{ mt: 2 }}
        >
          {t('dateSale.seats')}
        </Button>
      )}
      {mayWrite && !reasons.includes('past') && <DateChanges record={record} timezone={timezone} />}
    </Paper>
  );
}

function Figures({ record }: { readonly record: ShownDate }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { soldItems, occupiedStock, bookableStock, totalStock, turnover } = record;
  const { contingentBookableStock: inside, notInStockContingentBookableStock: outside } = record;
  const contingents: unknown = getPath(record, 'stockContingentList.@count');
  const hasContingents =
    typeof contingents === 'number' && contingents > 0 && inside !== null && outside !== null;
  const sold = soldItems ?? 0;
  const currency = getPath(record, 'ticketing.currency');
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}
    >
      <Figure name={t('dateSale.sold')} value={number(sold)} />
      <Figure
        name={t('dateSale.held')}
        value={number(Math.max(0, (occupiedStock ?? 0) - sold))}
        under={t('dateSale.heldHelp')}
      />
      <Figure
        name={t('dateSale.left')}
        value={bookableStock === null ? t('dateSale.unlimited') : number(bookableStock)}
        {...(bookableStock !== null &&
          totalStock && { under: t('dateSale.of', { total: number(totalStock) }) })}
      />
      {hasContingents && (
        <Figure
          name={t('dateSale.outside')}
          value={number(outside)}
          under={t('dateSale.inside', { left: number(inside) })}
        />
      )}
      {typeof turnover === 'number' && typeof currency === 'string' && (
        <Figure name={t('dateSale.takings')} value={formatMoney(turnover, currency, locale)} />
      )}
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly under?: string;
}

function Figure({ name, value, under }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        className="num"
        sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 }}
      >
        {value}
      </Typography>
      {under && (
        <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          {under}
        </Typography>
      )}
    </div>
  );
}

/** The one press that deals with a reason; what is cancelled, over or needs a field is dealt with below or not at all. */
function Remedy({ reason, record }: { readonly reason: SaleReason; readonly record: ShownDate }) {
  const t = useTexts();
  const change = useChangeDate(record.id);
  const press = (label: string, values: Parameters<typeof change.run>[0]) => (
    <>
      <Button size="small" disabled={change.isPending} onClick={() => void change.run(values)}>
        {label}
      </Button>
      <ProblemAlert error={change.error} />
    </>
  );
  const link = (label: string, to: string) => (
    <Button size="small" component={Link} to={to}>
      {label}
    </Button>
  );
  if (reason === 'draft' || reason === 'closed')
    return press(t('dateSale.remedies.open'), { status: 'opened' });
  if (reason === 'notYetOnSale') return press(t('dateSale.remedies.beginNow'), { saleStartDate: null });
  if (reason === 'suspended') {
    const show = String(getPath(record, 'ticketing.@id') ?? record.ticketing);
    return link(
      t('dateSale.remedies.seeShow'),
      screenPath('Ticketing', 'show', show.split('/').at(-1) ?? ''),
    );
  }
  if (reason === 'noTicketPrice' || reason === 'noOpenPrice')
    return link(t('dateSale.remedies.seePrices'), `${screenPath('EventDate', 'show', record.id)}/prices`);
  return null;
}
