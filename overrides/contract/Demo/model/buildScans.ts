/** The door on the last evenings: which tickets came in and when, and the ones that came twice. */
import { own, type Performance, type Row } from './buildSeason.ts';
import { type Draw, drawInteger } from './draw.ts';
import type { SaleRows } from './writeSale.ts';

const EVENINGS = 3;
const PHONE = { device_id: 'phone-1', app_model: 'Pixel 8a', app_version: '4.2.0' } as const;

const before = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) - seconds * 1000).toISOString();

function writeScan(ticket: Row, at: string, status: string): Row {
  return {
    scan_date: at,
    created_at: at,
    status,
    ticket_id: ticket.id,
    checkpoint_id: 1,
    event_date_id: ticket.event_date_id,
    direction: 'in',
    barcode: ticket.barcode,
    scanned_by: 'anna@demo.test',
    is_offline: false,
    ...PHONE,
  };
}

function writeCounters(ticket: Row, at: string | undefined): Row {
  const times = at ? 1 : 0;
  return {
    ticket_id: ticket.id,
    checkpoint_id: 1,
    valid: true,
    is_unlimited: false,
    max_scan_nb: 1,
    remaining_scan_nb: 1 - times,
    current_scan_nb: times,
    current_valid_scan_nb: times,
    first_scanned_date: at ?? null,
    last_scanned_date: at ?? null,
  };
}

/** Who of each booking came in. */
function countEntries(tickets: readonly Row[], bookings: readonly Row[], items: readonly Row[]) {
  const entries = new Map<unknown, { count: number; last: number }>();
  for (const { order_id, first_scanned_date: at } of tickets) {
    if (!at) continue;
    const { count, last } = entries.get(order_id) ?? { count: 0, last: 0 };
    entries.set(order_id, { count: count + 1, last: Math.max(last, Date.parse(String(at))) });
  }
  return {
    booking: bookings.map((booking) => {
      const { count = 0, last } = entries.get(booking.order_id) ?? {};
      const isScanned = count > 0 && count === booking.nb_valid_items;
      return {
        ...booking,
        nb_scanned_tickets: count,
        scanned: isScanned,
        last_scanned_date: last === undefined ? null : new Date(last).toISOString(),
      };
    }),
    booking_item: items.map((item, index) => ({
      ...item,
      ticket_current_valid_scan_nb: tickets[index]?.first_scanned_date ? 1 : 0,
    })),
  };
}

/** Every ticket as its door left it, and what the door wrote down. */
export function drawScans(
  performances: readonly Performance[],
  { ticket: tickets, booking, booking_item }: Pick<SaleRows, 'ticket' | 'booking' | 'booking_item'>,
  draw: Draw,
): {
  readonly sold: Pick<SaleRows, 'ticket' | 'booking' | 'booking_item'>;
  readonly rows: Record<string, readonly Row[]>;
} {
  const evenings = new Map(
    performances
      .filter(({ day }) => day < 0)
      .slice(-EVENINGS)
      .map((performance) => [performance.id, performance]),
  );
  const scans: Row[] = [];
  const counters: Row[] = [];
  const seen = tickets.map((ticket) => {
    const evening = evenings.get(Number(ticket.event_date_id));
    const isComing = evening && ticket.status !== 'refunded';
    const at =
      isComing && draw() < 0.93 ? before(evening.startDate, drawInteger(draw, 120, 2700)) : undefined;
    const times = at ? 1 : 0;
    if (at) {
      scans.push(writeScan(ticket, at, 'ok'));
      if (draw() < 0.02) scans.push(writeScan(ticket, before(at, -drawInteger(draw, 4, 90)), 'already_used'));
    }
    if (isComing) counters.push(writeCounters(ticket, at));
    return {
      ...ticket,
      first_scanned_date: at ?? null,
      last_scanned_date: at ?? null,
      max_scan_nb: 1,
      remaining_scan_nb: 1 - times,
      current_scan_nb: times,
      current_valid_scan_nb: times,
      is_inside: times > 0,
    };
  });
  const inOrder = [...scans].sort((a, b) => String(a.scan_date).localeCompare(String(b.scan_date)));
  return {
    sold: { ticket: seen, ...countEntries(seen, booking, booking_item) },
    rows: {
      checkpoint: own([
        {
          name: 'Entrée principale',
          is_default: true,
          is_hidden: false,
          is_deletable: false,
          is_hidable: false,
        },
        { name: 'Balcon', is_default: false, is_hidden: false, is_deletable: true, is_hidable: true },
      ]),
      scan_track: own([
        {
          name: 'Parcours standard',
          max_scan_nb: 1,
          allows_reentry: false,
          is_default: true,
          is_hidden: false,
          is_deletable: false,
          is_hidable: false,
        },
      ]),
      scan_track_checkpoint: own([{ scan_track_id: 1, checkpoint_id: 1, max_scan_nb: 1, position: 0 }]),
      scan_config: own([{ name: 'Contrôle du hall', config: { sound: true, vibrate: true, offline: true } }]),
      scan: own(inOrder),
      ticket_checkpoint: own(counters),
    },
  };
}
