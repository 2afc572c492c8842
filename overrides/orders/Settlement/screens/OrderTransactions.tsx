/** `/orders/{orderId}/transactions`: every payment of an order with who took it, and the ways to take, pay back and correct. */
import { Alert, Box, Button, Chip, TableCell, TableRow } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router-dom';
import type { OrderSettlementEntry } from '../../../../schema/generated/orders/OrderSettlementEntry.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { SettledOrder, type SettledProps } from './SettledOrder.tsx';
import { useEntryNames } from './useEntryNames.ts';
import { useTexts } from './useTexts.ts';

export function OrderTransactions() {
  return <SettledOrder title="title" width="wide" Body={Entries} />;
}

function Entries({ orderId, order }: SettledProps) {
  const t = useTexts();
  const mayCorrect = useHas('orders.correct');
  const columns = ['when', 'event', 'method', 'valueDate', 'session', 'by', 'reason'];
  return (
    <>
      <Ways orderId={orderId} due={order.due} />
      {order.entries.length === 0 ? (
        <Alert severity="info">{t('settlement.none')}</Alert>
      ) : (
        <SmallTable
          label={t('settlement.payments')}
          columns={[
            ...columns.map((name) => ({ name, head: t(`settlement.${name}`) })),
            { name: 'amount', head: t('settlement.amount'), align: 'right' },
            ...(mayCorrect ? [{ name: 'correct', head: t('settlement.correction') }] : []),
          ]}
        >
          {order.entries.map((entry) => (
            <EntryRow
              key={entry.transaction}
              orderId={orderId}
              entry={entry}
              timezone={order.timezone}
              mayCorrect={mayCorrect}
            />
          ))}
        </SmallTable>
      )}
    </>
  );
}

/** What may be done about what is due, or in credit. */
function Ways({ orderId, due }: { readonly orderId: string; readonly due: number }) {
  const t = useTexts();
  const mayTake = useHas(['orders.correct', 'sales.sell']);
  const mayRefund = useHas('orders.refund');
  const path = screenPath('Order', 'show', orderId);
  if (!(due > 0 && mayTake) && !(due < 0 && mayRefund)) return null;
  const way = due > 0 ? 'debit' : 'credit';
  return (
    <Box>
      <Button component={Link} to={`${path}/${way}`} variant="contained">
        {t(`settlement.${way}`)}
      </Button>
    </Box>
  );
}

interface EntryRowProps {
  readonly orderId: string;
  readonly entry: OrderSettlementEntry;
  readonly timezone: string;
  readonly mayCorrect: boolean;
}

function EntryRow({ orderId, entry, timezone, mayCorrect }: EntryRowProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { methodOf, eventOf } = useEntryNames();
  const { state, isCorrectable, at, valueDate, session, actor, reason } = entry;
  const amount = formatMoney(entry.amount, entry.currency, locale);
  const method = methodOf(entry);
  const isPast = state !== 'valid';
  const to = `${screenPath('Order', 'show', orderId)}/transactions/correct?transaction=${entry.transaction}`;
  return (
    <TableRow hover sx={isPast ? { '& > td': { color: 'text.secondary' } } : undefined}>
      <TableCell className="num">{formatInstant(at, timezone, locale)}</TableCell>
      <TableCell>
        {eventOf(entry)}
        {isPast && <Chip size="small" variant="outlined" label={t(`settlement.${state}`)} sx={{ ml: 1 }} />}
      </TableCell>
      <TableCell>{method}</TableCell>
      <TableCell className="num">
        {valueDate && valueDate !== at ? formatInstant(valueDate, timezone, locale) : ''}
      </TableCell>
      <TableCell className="num">{session}</TableCell>
      <TableCell>{actor}</TableCell>
      <TableCell sx={{ maxWidth: 280, overflowWrap: 'anywhere' }}>{reason}</TableCell>
      <TableCell
        align="right"
        className="num"
        sx={state === 'corrected' ? { textDecoration: 'line-through' } : undefined}
      >
        {amount}
      </TableCell>
      {mayCorrect && (
        <TableCell align="right">
          {isCorrectable && (
            <Button
              component={Link}
              to={to}
              size="small"
              aria-label={t('settlement.correctOf', { amount, method })}
            >
              {t('settlement.correct')}
            </Button>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
