/** One price of a performance: its amount and rate, how it sells or why not, and what is changed of it most. */
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import OffIcon from '@mui/icons-material/PauseCircleOutlined';
import { Box, IconButton, Link, Menu, MenuItem, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { listPriceReasons } from '../model/listPriceReasons.ts';
import type { DatePrice, PricedDate } from './useDatePrices.ts';
import { useTexts } from './useTexts.ts';

/** Rate and channels are on the price's own page there. */
export const NOT_ON_PHONE = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface PriceMenuProps {
  readonly price: DatePrice;
  readonly before: DatePrice | undefined;
  readonly after: DatePrice | undefined;
}

interface PriceRowProps extends PriceMenuProps {
  readonly date: PricedDate;
}

export function PriceRow({ date, price, before, after }: PriceRowProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const mayWrite = useHas('prices.write');
  const id = price['@id'].split('/').at(-1) ?? '';
  const number = new Intl.NumberFormat(locale);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const seats = price.ticketPriceSeatGroupList.map(({ seatGroup }) => seatGroup?.label);
  const under = [...seats, price.ticketPriceGroup?.groupName].filter(Boolean).join(' · ');
  return (
    <TableRow>
      <TableCell>
        <Link
          component={RouterLink}
          to={screenPath('TicketPrice', mayWrite ? 'edit' : 'show', id)}
          sx={{ fontWeight: 600 }}
        >
          {price.name}
        </Link>
        {under && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {under}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" className="num" sx={{ fontWeight: 600 }}>
        {formatMoney(price.facialValue, price.currency, locale)}
      </TableCell>
      <TableCell sx={NOT_ON_PHONE}>
        {price.tax ? (
          <>
            <span className="num">{rate.format(price.tax.rate / 100)}</span>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {price.tax.label}
            </Typography>
          </>
        ) : (
          (price.withoutTaxReason ?? t('datePages.prices.withoutTax'))
        )}
      </TableCell>
      <TableCell sx={NOT_ON_PHONE}>
        {price.sellingDeviceList.length === 0
          ? t('datePages.prices.everywhere')
          : price.sellingDeviceList.map(({ name }) => name).join(', ')}
      </TableCell>
      <TableCell align="right" className="num">
        {number.format(price.soldItems ?? 0)}
      </TableCell>
      <TableCell align="right" className="num">
        {price.bookableStock === null ? t('datePages.prices.unlimited') : number.format(price.bookableStock)}
      </TableCell>
      <TableCell>
        <PriceState price={price} date={date} />
      </TableCell>
      <TableCell align="right">
        {mayWrite && <PriceMenu price={price} before={before} after={after} />}
      </TableCell>
    </TableRow>
  );
}

function PriceState({ price, date }: Pick<PriceRowProps, 'price' | 'date'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const reasons = listPriceReasons({ ...price, isDateOnSale: date.onSale === true }, new Date());
  const when = (instant: string | null) =>
    formatInstant(instant, date.ticketing.timezone, locale, 'dateTime');
  const isOn = reasons.length === 0;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {isOn ? <OnIcon fontSize="small" color="success" /> : <OffIcon fontSize="small" color="warning" />}
      <Box>
        {t(isOn ? 'datePages.prices.on' : 'datePages.prices.off')}
        {reasons.map((reason) => (
          <Typography key={reason} variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`datePages.prices.reasons.${reason}`, {
              when: when(reason === 'notYetOnSale' ? price.saleStartDate : price.saleEndDate),
            })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function PriceMenu({ price, before, after }: PriceMenuProps) {
  const t = useTexts();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const refresh = useRefresh();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { run } = useAction('TicketPrice.bulkUpdate', ['name']);
  const id = price['@id'].split('/').at(-1) ?? '';
  const change = async (member: Parameters<typeof run>[0]['body']['member']) => {
    setAnchor(undefined);
    const outcome = await run({ body: { member } });
    if (outcome.isDone) refresh();
    else notify(noticeOf(outcome.error), { type: 'error' });
  };
  /** Two that have the same position are distinguished by it afterwards. */
  const swap = (other: DatePrice, isUp: boolean) => {
    const [own, its] = [price.manualSort ?? 0, other.manualSort ?? 0];
    const moved = own === its ? (isUp ? its - 1 : its + 1) : its;
    return change([
      { '@id': price['@id'], manualSort: moved },
      ...(own === its ? [] : [{ '@id': other['@id'], manualSort: own }]),
    ]);
  };
  return (
    <>
      <IconButton
        aria-label={t('datePages.prices.more', { name: price.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => void change([{ '@id': price['@id'], enabled: price.enabled === false }])}>
          {t(price.enabled === false ? 'datePages.prices.switchOn' : 'datePages.prices.switchOff')}
        </MenuItem>
        {before && <MenuItem onClick={() => void swap(before, true)}>{t('datePages.prices.up')}</MenuItem>}
        {after && <MenuItem onClick={() => void swap(after, false)}>{t('datePages.prices.down')}</MenuItem>}
        <MenuItem component={RouterLink} to={screenPath('TicketPrice', 'edit', id)}>
          {t('datePages.prices.edit')}
        </MenuItem>
      </Menu>
    </>
  );
}
