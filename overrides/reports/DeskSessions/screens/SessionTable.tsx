/** Desk sessions by day, the latest first, and what they add up to. */
import { Box, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { DeskSessionOfDay } from '../../../../schema/generated/reports/DeskSessionOfDay.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { sumSessions } from '../model.ts';
import { DrawerReport } from './DrawerReport.tsx';
import { SessionState } from './SessionState.tsx';
import { useTexts } from './useTexts.ts';

interface SessionTableProps {
  readonly sessions: readonly DeskSessionOfDay[];
  readonly timezone: string;
}

/** Not on a phone, where it is under the session's number. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export function SessionTable({ sessions, timezone }: SessionTableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const days = [...Map.groupBy(sessions, ({ day }) => day)];
  const nameDay = (day: string) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      dateStyle: 'full',
      timeZone: 'UTC',
    }).format(new Date(day));
  return (
    <SmallTable
      label={t('deskSessions.title')}
      columns={[
        { name: 'session', head: t('deskSessions.session') },
        { name: 'opened', head: t('deskSessions.opened'), sx: WIDE },
        { name: 'closed', head: t('deskSessions.closed'), sx: WIDE },
        { name: 'state', head: t('deskSessions.state'), sx: WIDE },
        { name: 'taken', head: t('deskSessions.taken'), align: 'right' },
        { name: 'counted', head: t('deskSessions.counted'), align: 'right', sx: WIDE },
        { name: 'difference', head: t('deskSessions.difference'), align: 'right' },
        { name: 'report', head: t('deskSessions.report'), sx: WIDE },
      ]}
    >
      {days.map(([day, ones]) => (
        <Fragment key={day}>
          <TableRow sx={{ bgcolor: 'action.hover' }}>
            <TableCell component="th" scope="rowgroup" colSpan={8} sx={{ fontWeight: 600 }}>
              {nameDay(day)}
            </TableCell>
          </TableRow>
          {ones.map((session) => (
            <Session key={session.session} session={session} timezone={timezone} />
          ))}
        </Fragment>
      ))}
      <Totals sessions={sessions} />
    </SmallTable>
  );
}

function useTimes({ startDate, endDate }: DeskSessionOfDay, timezone: string) {
  const [locale] = useLocaleState();
  const time = (instant: string) => formatInstant(instant, timezone, locale, 'time');
  const dayOf = (instant: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(new Date(instant));
  const closed = () => {
    if (endDate === null) return '–';
    return dayOf(startDate) === dayOf(endDate)
      ? time(endDate)
      : formatInstant(endDate, timezone, locale, 'dateTime');
  };
  return { opened: time(startDate), closed: closed() };
}

function Session({ session, timezone }: { session: DeskSessionOfDay; timezone: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { opened, closed } = useTimes(session, timezone);
  const { number, seller, deskName, currency, cashDifference, reason } = session;
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency, locale));
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <MuiLink
          component={Link}
          to={screenPath('DeskSession', 'show', String(session.session))}
          sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {t('deskSessions.number', { number })}
        </MuiLink>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {seller}
          {deskName ? ` · ${deskName}` : ''}
        </Typography>
        <Box sx={{ display: { md: 'none' } }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {opened} – {closed}
          </Typography>
          <SessionState state={session.state} />
          <DrawerReport session={session} />
        </Box>
      </TableCell>
      <TableCell sx={{ ...NUMBER, ...WIDE }}>{opened}</TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', ...WIDE }}>{closed}</TableCell>
      <TableCell sx={WIDE}>
        <SessionState state={session.state} />
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {money(session.taken)}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {money(session.countedCash)}
      </TableCell>
      <TableCell
        align="right"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          ...(cashDifference && { color: 'error.main', fontWeight: 600 }),
        }}
      >
        {cashDifference
          ? t(`deskSessions.${cashDifference < 0 ? 'missing' : 'surplus'}`, {
              amount: money(Math.abs(cashDifference)),
            })
          : money(cashDifference)}
        {reason && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 220, ml: 'auto' }}>
            {reason}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={WIDE}>
        <DrawerReport session={session} />
      </TableCell>
    </TableRow>
  );
}

function Totals({ sessions }: Pick<SessionTableProps, 'sessions'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const strong = { fontWeight: 600, ...NUMBER };
  return sumSessions(sessions).map(({ currency, ...sum }) => (
    <TableRow key={currency}>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {t('deskSessions.total', { smart_count: sum.sessions })}
      </TableCell>
      <TableCell colSpan={3} sx={WIDE} />
      <TableCell align="right" sx={strong}>
        {formatMoney(sum.taken, currency, locale)}
      </TableCell>
      <TableCell align="right" sx={{ ...strong, ...WIDE }}>
        {formatMoney(sum.countedCash, currency, locale)}
      </TableCell>
      <TableCell align="right" sx={strong}>
        {formatMoney(sum.cashDifference, currency, locale)}
      </TableCell>
      <TableCell sx={WIDE} />
    </TableRow>
  ));
}
