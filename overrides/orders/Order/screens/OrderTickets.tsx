/** What was sold: each ticket with its show, evening, seat and price, whether it was printed and let somebody in. */
import { Link, TableCell, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { ticketDescriptor } from '../../../../schema/generated/tickets/Ticket.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { MoveLinks } from '../../../seating/SeatMove/screens/MoveLinks.tsx';
import { OrderPart } from './OrderPart.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = [
  'number',
  'status',
  'ticketingTitle',
  'eventDateStartDate',
  'ticketingTimezone',
  'eventDate',
  'seat',
  'seatLabel',
  'ticketPriceName',
  'facialValue',
  'currency',
  'printCount',
  'lastPrintedAt',
  'firstScannedDate',
] as const;

const MOST = 100;

type ShownTicket = RecordOf<'Ticket', typeof FIELDS>;

const ITEM_FIELDS = ['label', 'quantity', 'customerPaidAmount', { ticketList: ['number'] }] as const;

export function OrderTickets({ order, currency }: { readonly order: string; readonly currency: string }) {
  const t = useTexts();
  const maySee = useHas('tickets.read');
  const mayMove = useHas('orders.correct');
  const tickets = useQuery({
    enabled: maySee,
    queryKey: ['order-tickets', order],
    queryFn: ({ signal }) =>
      callAction(
        'Ticket.list',
        { query: { order, itemsPerPage: MOST, 'order[number]': 'asc' }, fields: FIELDS },
        { signal },
      ),
  });
  const items = useQuery({
    queryKey: ['order-items', order],
    queryFn: ({ signal }) =>
      callAction('OrderItem.list', { query: { order, itemsPerPage: MOST }, fields: ITEM_FIELDS }, { signal }),
  });
  const total = tickets.data?.totalItems ?? 0;
  const others = items.data?.member.filter(({ ticketList }) => ticketList.length === 0) ?? [];
  const seated = (tickets.data?.member ?? []).flatMap(
    ({ seat, eventDate, eventDateStartDate: startDate, ticketingTimezone: timezone }) =>
      seat && eventDate ? [{ eventDate, startDate, timezone }] : [],
  );
  const columns = ['number', 'show', 'performance', 'seat', 'price', 'status', 'printed', 'scanned'];
  return (
    <OrderPart
      title={t('orderDesk.sold')}
      isPending={(maySee && tickets.isPending) || items.isPending}
      error={tickets.error ?? items.error}
    >
      <SmallTable
        label={t('orderDesk.sold')}
        columns={[
          ...columns.map((name) => ({ name, head: t(`orderDesk.${name}`) })),
          { name: 'amount', head: t('orderDesk.amount'), align: 'right' },
        ]}
      >
        {tickets.data?.member.map((ticket) => (
          <TicketRow key={ticket['@id']} ticket={ticket} />
        ))}
        {others.map((item) => (
          <OtherRow key={item['@id']} item={item} currency={currency} span={columns.length} />
        ))}
      </SmallTable>
      {mayMove && <MoveLinks base={screenPath('Order', 'show', order.split('/').pop())} dates={seated} />}
      {total > MOST && (
        <Link component={RouterLink} to="?list=ticketList" replace>
          {t('orderDesk.more', { shown: MOST, total })}
        </Link>
      )}
    </OrderPart>
  );
}

const status = ticketDescriptor.properties.find(({ name }) => name === 'status');

function TicketRow({ ticket }: { readonly ticket: ShownTicket }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const at = (instant: string | null) => formatInstant(instant, ticket.ticketingTimezone ?? 'UTC', locale);
  const { printCount } = ticket;
  return (
    <TableRow hover>
      <TableCell className="num">
        <Link component={RouterLink} to={screenPath('Ticket', 'show', ticket['@id'].split('/').pop())}>
          {ticket.number}
        </Link>
      </TableCell>
      <TableCell>{ticket.ticketingTitle}</TableCell>
      <TableCell>{at(ticket.eventDateStartDate)}</TableCell>
      <TableCell>{ticket.seatLabel}</TableCell>
      <TableCell>{ticket.ticketPriceName}</TableCell>
      <TableCell>
        {status && (
          <EnumValue
            property={status}
            value={ticket.status}
            record={ticket}
            entities={new Map()}
            place="cell"
          />
        )}
      </TableCell>
      <TableCell>
        {printCount
          ? t('orderDesk.printedTimes', { smart_count: printCount, at: at(ticket.lastPrintedAt) })
          : t('orderDesk.notPrinted')}
      </TableCell>
      <TableCell>
        {ticket.firstScannedDate ? at(ticket.firstScannedDate) : t('orderDesk.notScanned')}
      </TableCell>
      <TableCell align="right" className="num">
        {formatMoney(ticket.facialValue, ticket.currency ?? 'EUR', locale)}
      </TableCell>
    </TableRow>
  );
}

interface OtherRowProps {
  readonly item: RecordOf<'OrderItem', typeof ITEM_FIELDS>;
  readonly currency: string;
  readonly span: number;
}

/** A fee, or places for which no ticket is made. */
function OtherRow({ item, currency, span }: OtherRowProps) {
  const [locale] = useLocaleState();
  return (
    <TableRow hover>
      <TableCell colSpan={span}>
        {item.label}
        {item.quantity !== 1 && ` × ${item.quantity}`}
      </TableCell>
      <TableCell align="right" className="num">
        {formatMoney(item.customerPaidAmount, currency, locale)}
      </TableCell>
    </TableRow>
  );
}
