/** One performance of the list: when, what, whether it sells or why not, how full it is, and what is changed most. */
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Divider, IconButton, Link, Menu, MenuItem, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { AskChange, type ChangeName, listChanges } from '../../EventDate/screens/sale/DateChanges.tsx';
import { useTexts as useSaleTexts } from '../../EventDate/screens/sale/useTexts.ts';
import { SaleState } from './SaleState.tsx';
import { SoldBar } from './SoldBar.tsx';
import type { ListedEvent } from './useEvents.ts';
import { useTexts } from './useTexts.ts';

const GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.75,
  alignItems: 'center',
  px: 1.5,
  py: 1,
  gridTemplateColumns: {
    xs: '52px minmax(0, 1fr) 40px',
    md: '52px minmax(200px, 2fr) minmax(180px, 1.6fr) 200px 110px 40px',
  },
} as const;

export function EventRow({ date }: { readonly date: ListedEvent }) {
  const [locale] = useLocaleState();
  const { ticketing, startDate, turnover, seatingName } = date;
  const id = date['@id'].split('/').at(-1) ?? '';
  const isCancelled = date.status === 'cancelled';
  return (
    <Box component="li" sx={GRID}>
      <Typography className="num" sx={{ fontWeight: 700 }}>
        {formatInstant(startDate, ticketing.timezone, locale, 'time')}
      </Typography>
      <Box sx={{ minWidth: 0, borderLeft: 4, borderColor: ticketing.color ?? 'divider', pl: 1.25 }}>
        <Link
          component={RouterLink}
          to={screenPath('EventDate', 'show', id)}
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(isCancelled && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          {ticketing.title}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[...new Set([ticketing.venue?.name, seatingName])].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '2 / 3', md: 'auto' }, order: { xs: 2, md: 0 } }}>
        <SaleState date={date} />
      </Box>
      <Box sx={{ gridColumn: { xs: '2 / 3', md: 'auto' }, order: { xs: 3, md: 0 } }}>
        {!isCancelled && <SoldBar date={date} />}
      </Box>
      <Typography
        className="num"
        sx={{
          textAlign: { md: 'right' },
          gridColumn: { xs: '2 / 3', md: 'auto' },
          order: { xs: 4, md: 0 },
          display: { xs: turnover ? 'block' : 'none', md: 'block' },
        }}
      >
        {typeof turnover === 'number' && formatMoney(turnover, ticketing.currency, locale)}
      </Typography>
      <Box
        sx={{ order: { xs: 1, md: 0 }, gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 3, md: 'auto' } }}
      >
        <RowMenu date={date} id={id} />
      </Box>
    </Box>
  );
}

function RowMenu({ date, id }: { readonly date: ListedEvent; readonly id: string }) {
  const t = useTexts();
  const sale = useSaleTexts();
  const [locale] = useLocaleState();
  const mayWrite = useHas('programming.write');
  const maySell = useHas('sales.sell');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [asked, setAsked] = useState<ChangeName>();
  const { title, timezone } = date.ticketing;
  const changes = mayWrite && date.availabilityStatus !== 'pastOrClosed' ? listChanges(date) : [];
  const page = screenPath('EventDate', 'show', id);
  const close = () => setAnchor(undefined);
  const name = `${title}, ${formatInstant(date.startDate, timezone, locale, 'dateTime')}`;
  return (
    <>
      <IconButton
        aria-label={t('events.change', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {changes.map((change) => (
          <MenuItem
            key={change}
            onClick={() => {
              close();
              setAsked(change);
            }}
          >
            {sale(`dateSale.${change}`)}
          </MenuItem>
        ))}
        {changes.length > 0 && <Divider />}
        {maySell && date.onSale && (
          <MenuItem
            component={RouterLink}
            to={`/sales/cash-register?performance=${encodeURIComponent(date['@id'])}`}
          >
            {t('events.sell')}
          </MenuItem>
        )}
        <MenuItem component={RouterLink} to={`${page}/prices`}>
          {t('events.prices')}
        </MenuItem>
        <MenuItem component={RouterLink} to={page}>
          {t('events.page')}
        </MenuItem>
      </Menu>
      {asked && (
        <AskChange
          name={asked}
          record={{ ...date, id }}
          timezone={timezone}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
